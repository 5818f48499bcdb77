import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';

const UseRow = z.object({ recipes: z.int(), bytes: z.int() });

/**
 * Locks whoever saves recipes, so that two saves of one person see each other, and says how much there is.
 *
 * Shape   undefined when the account is gone.
 */
export async function lockCook(
  tx: Tx,
  user_id: string,
): Promise<z.output<typeof UseRow> | undefined> {
  const live = await tx.maybeOne(
    z.object({ user_id: z.string() }),
    sql`select user_id from users where user_id = ${user_id} and status = 'active' and suspended_at is null
        for no key update`,
  );
  if (!live) return undefined;
  return tx.one(
    UseRow,
    sql`select count(*) as recipes, coalesce(sum(text_bytes), 0) as bytes from recipes where user_id = ${user_id}`,
  );
}

const SavedRow = z.object({
  source_key: z.string(),
  recipe_id: z.string(),
  title: z.string(),
  created_at: z.date(),
});
export type SavedBefore = z.output<typeof SavedRow>;

/** The own recipe of each address. Of several: the one not saved as a copy, then the newest. */
export function listSavedBefore(
  db: Queryable,
  { user_id, source_keys }: { user_id: string; source_keys: readonly string[] },
): Promise<SavedBefore[]> {
  return db.many(
    SavedRow,
    sql`select distinct on (source_key) source_key, recipe_id, title, created_at from recipes
        where user_id = ${user_id} and source_key = any(${source_keys}::text[])
        order by source_key, kept_twice, created_at desc, recipe_id`,
  );
}

/** Those of the titles that own recipes have. */
export async function listOwnTitles(
  db: Queryable,
  { user_id, titles }: { user_id: string; titles: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await db.many(
    z.object({ title: z.string() }),
    sql`select distinct title from recipes where user_id = ${user_id} and title = any(${titles}::text[])
        order by title limit ${titles.length}`,
  );
  return new Set(rows.map(({ title }) => title));
}

/** Folded name -> what this person means by it. */
export async function listOwnAliases(
  db: Queryable,
  user_id: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.many(
    z.object({ name: z.string(), ingredient_id: z.string() }),
    sql`select name, ingredient_id from own_aliases where user_id = ${user_id} order by name
        limit ${RECIPE_LIMITS.aliasesOfOne}`,
  );
  return new Map(rows.map(({ name, ingredient_id }) => [name, ingredient_id]));
}

/** Remembers choices, and forgets those that are null and the oldest beyond the limit. */
export async function setOwnAliases(
  tx: Tx,
  {
    user_id,
    choices,
    at,
  }: { user_id: string; choices: ReadonlyMap<string, string | null>; at: Date },
): Promise<void> {
  if (choices.size === 0) return;
  const rows = [...choices].map(([name, ingredient_id]) => ({ name, ingredient_id }));
  const none = rows.filter(({ ingredient_id }) => ingredient_id === null).map(({ name }) => name);
  await tx.run(
    sql`delete from own_aliases where user_id = ${user_id} and name = any(${none}::text[])`,
  );
  await tx.run(sql`
    insert into own_aliases (user_id, name, ingredient_id, chosen_at)
    select ${user_id}, c.name, c.ingredient_id, ${at}
    from json_to_recordset(${JSON.stringify(rows)}::json) as c (name text, ingredient_id uuid)
    where c.ingredient_id is not null order by c.name
    on conflict (user_id, name) do update set ingredient_id = excluded.ingredient_id, chosen_at = excluded.chosen_at`);
  await tx.run(sql`
    delete from own_aliases where user_id = ${user_id} and name in (
      select name from own_aliases where user_id = ${user_id}
      order by chosen_at desc, name offset ${RECIPE_LIMITS.aliasesOfOne})`);
}
