import { CookedEntry, Tally } from '@larder/shared/recipes/saved.calls';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { keyset } from '#platform/db/keyset';
import { rowOf } from '#platform/db/rowOf';
import { type Sql, sql } from '#platform/db/sql';
import type { Cursor } from '#platform/lib/cursor';

/** What was cooked: a recipe of the provider or an own one. */
export type Dish =
  | { provider_id: number; recipe_id: null }
  | { provider_id: null; recipe_id: string };

const EntryRow = rowOf(CookedEntry);
export type EntryRow = z.output<typeof EntryRow>;

const columns = sql`cooked_id, to_char(cooked_on, 'YYYY-MM-DD') as cooked_on, note, rating`;

function isDish({ provider_id, recipe_id }: Dish): Sql {
  return provider_id === null
    ? sql`recipe_id = ${recipe_id}::uuid`
    : sql`provider_id = ${provider_id}`;
}

type OfDish = { user_id: string; dish: Dish };

/** The last day first. */
export async function listCooked(
  db: Queryable,
  { user_id, dish, cursor, limit }: OfDish & { cursor: Cursor | undefined; limit: number },
): Promise<EntryRow[]> {
  const { beyond, order, inListOrder } = keyset({
    columns: [sql`c.cooked_on`, sql`c.cooked_id`],
    falls: true,
    cursor,
    at: ({ key: [day, id] }) => [sql`${day}::date`, sql`${id}::uuid`],
  });
  const rows = await db.many(
    EntryRow,
    sql`select ${columns} from (
          select c.* from cooked_recipes c where user_id = ${user_id} and ${isDish(dish)} ${beyond}
          order by ${order} limit ${limit}) c
        order by ${order}`,
  );
  return inListOrder(rows);
}

const TallyRow = rowOf(Tally);

export function getTally(db: Queryable, { user_id, dish }: OfDish): Promise<Tally> {
  return db.one(
    TallyRow,
    sql`select count(*) as times, to_char(max(cooked_on), 'YYYY-MM-DD') as last_on,
               (array_agg(rating order by cooked_on desc, cooked_id desc)
                 filter (where rating is not null))[1] as rating
        from cooked_recipes where user_id = ${user_id} and ${isDish(dish)}`,
  );
}

/** Entries of all recipes. Call it after lockKept. */
export async function countCooked(tx: Tx, user_id: string): Promise<number> {
  const { n } = await tx.one(
    z.object({ n: z.int() }),
    sql`select count(*) as n from cooked_recipes where user_id = ${user_id}`,
  );
  return n;
}

/** Locks an own recipe against deletion. Shape: whether there is one. */
export async function lockOwnRecipe(
  tx: Tx,
  { user_id, recipe_id }: { user_id: string; recipe_id: string },
): Promise<boolean> {
  const own = await tx.maybeOne(
    z.object({ recipe_id: z.string() }),
    sql`select recipe_id from recipes where recipe_id = ${recipe_id} and user_id = ${user_id}
        for key share`,
  );
  return own !== undefined;
}

export async function insertCooked(
  tx: Tx,
  { user_id, dish, entry, at }: OfDish & { entry: EntryRow; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into cooked_recipes (cooked_id, user_id, provider_id, recipe_id, cooked_on, note, rating, created_at)
    values (${entry.cooked_id}, ${user_id}, ${dish.provider_id}, ${dish.recipe_id}, ${entry.cooked_on}::date,
            ${entry.note}, ${entry.rating}, ${at})`);
}

/** Changes an own entry. Shape: whether there is one. */
export async function setCooked(
  db: Queryable,
  { user_id, entry }: { user_id: string; entry: EntryRow },
): Promise<boolean> {
  const changed = await db.run(sql`
    update cooked_recipes set cooked_on = ${entry.cooked_on}::date, note = ${entry.note}, rating = ${entry.rating}
    where cooked_id = ${entry.cooked_id} and user_id = ${user_id}`);
  return changed > 0;
}

/** Deletes an own entry. Shape: the provider's number of its recipe, null for an own one; undefined without one. */
export async function deleteCooked(
  tx: Tx,
  { user_id, cooked_id }: { user_id: string; cooked_id: string },
): Promise<number | null | undefined> {
  const gone = await tx.maybeOne(
    z.object({ provider_id: z.int().nullable() }),
    sql`delete from cooked_recipes where cooked_id = ${cooked_id} and user_id = ${user_id}
        returning provider_id`,
  );
  return gone?.provider_id;
}

const ExportedRow = EntryRow.extend({
  provider_id: z.int().nullable(),
  recipe_id: z.string().nullable(),
  created_at: z.date(),
});

/** Every entry, for whoever takes their data along. */
export function listAllCooked(
  db: Queryable,
  user_id: string,
): Promise<z.output<typeof ExportedRow>[]> {
  return db.many(
    ExportedRow,
    sql`select ${columns}, provider_id, recipe_id, created_at from cooked_recipes
        where user_id = ${user_id} order by created_at, cooked_id`,
  );
}
