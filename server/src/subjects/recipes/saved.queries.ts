import { ExportedSaved } from '@larder/shared/account/accountExport.calls';
import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import type { RecipeBrief, SavedFilter, SavedSort } from '@larder/shared/recipes/saved.calls';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { foldedText } from '#platform/db/foldedText';
import { keyset } from '#platform/db/keyset';
import { rowOf } from '#platform/db/rowOf';
import { type Sql, sql } from '#platform/db/sql';
import { withinWeight } from '#platform/db/withinWeight';
import type { Cursor } from '#platform/lib/cursor';

import { keysIn } from './collections.queries.ts';

const Count = z.object({ n: z.int() });

/** The tally of every recipe that the account cooked. `last_at`: when the last entry was made. */
function tallies(user_id: string): Sql {
  return sql`
    select provider_id, recipe_id, count(*)::int as times, max(cooked_on) as last_on, max(created_at) as last_at,
           (array_agg(rating order by cooked_on desc, cooked_id desc) filter (where rating is not null))[1]
             as rating
    from cooked_recipes where user_id = ${user_id} group by provider_id, recipe_id`;
}

const ListedRow = z.object({
  key: z.string(),
  recipe_id: z.string().nullable(),
  title: z.string(),
  image: z.string().nullable(),
  minutes: z.number(),
  calories: z.int().nullable(),
  servings: z.number(),
  saved_at: z.date().nullable(),
  at: z.date(),
  times: z.int(),
  last_on: z.string().nullable(),
  rating: z.int().nullable(),
  /** False for the one row more that tells that the answer is full. */
  fits: z.boolean(),
});
export type ListedRow = z.output<typeof ListedRow>;

const NEVER = '0001-01-01';
/** What one of the provider takes at most of an answer. */
const BRIEF_BYTES = 1_000;

/** Own recipes and those of the provider. `at` is when it was saved or, without that, last cooked. */
function selectListed({ user_id, filter, q, collection }: Listed): Sql {
  return sql`
    select * from (
      select r.recipe_id::text as key, r.recipe_id, r.title, null as image, r.preparation_time as minutes,
             null::int as calories, r.serving_size as servings, r.created_at as saved_at, r.created_at as at,
             coalesce(t.times, 0) as times, to_char(t.last_on, 'YYYY-MM-DD') as last_on, t.rating,
             r.text_bytes as weight
      from recipes r left join (${tallies(user_id)}) t on t.recipe_id = r.recipe_id
      where r.user_id = ${user_id}
      union all
      select s.provider_id::text, null, s.title, s.image, s.minutes, s.calories, s.servings, s.saved_at,
             coalesce(s.saved_at, t.last_at), coalesce(t.times, 0), to_char(t.last_on, 'YYYY-MM-DD'), t.rating,
             ${BRIEF_BYTES}
      from saved_recipes s left join (${tallies(user_id)}) t on t.provider_id = s.provider_id
      where s.user_id = ${user_id}) x
    where ${FILTERS[filter]} ${q ? sql`and strpos(fold_text(x.title), ${foldedText(q)}) > 0` : sql``}
      ${collection ? sql`and x.key in (${keysIn({ user_id, collection_id: collection })})` : sql``}`;
}

const FILTERS: Readonly<Record<SavedFilter, Sql>> = {
  all: sql`x.saved_at is not null`,
  own: sql`x.recipe_id is not null`,
  found: sql`x.recipe_id is null and x.saved_at is not null`,
  cooked: sql`x.times > 0`,
};

export type Listed = {
  user_id: string;
  filter: SavedFilter;
  q: string | undefined;
  collection: string | undefined;
};

/** The cursor's key: ms since 1970 and the recipe's key; before them, sorted by `cooked`, times and last day. */
export async function listSaved(
  db: Queryable,
  listed: Listed & { sort: SavedSort; cursor: Cursor | undefined; limit: number },
): Promise<ListedRow[]> {
  const isByTimes = listed.sort === 'cooked';
  const cooked = [sql`x.times`, sql`coalesce(x.last_on, ${NEVER})`];
  const { beyond, order, inListOrder } = keyset({
    columns: [...(isByTimes ? cooked : []), sql`x.at`, sql`x.key`],
    falls: true,
    cursor: listed.cursor,
    at: ({ key }) => {
      const [times, last_on] = key;
      const [at, recipe] = key.slice(-2);
      return [
        ...(isByTimes ? [sql`${times}::int`, sql`${last_on}::text`] : []),
        sql`${new Date(Number(at))}::timestamptz`,
        sql`${recipe}::text`,
      ];
    },
  });
  const rows = sql`${selectListed(listed)} ${beyond} order by ${order} limit ${listed.limit}`;
  const found = withinWeight({ rows, order, as: sql`x`, most: RECIPE_LIMITS.answerBytes });
  return inListOrder(await db.many(ListedRow, sql`select * from ${found} order by ${order}`));
}

export async function countSaved(db: Queryable, listed: Listed): Promise<number> {
  const { n } = await db.one(Count, sql`select count(*) as n from (${selectListed(listed)}) y`);
  return n;
}

/** The key of a row in its list. */
export function timesKey({ times, last_on }: ListedRow): [times: number, last_on: string] {
  return [times, last_on ?? NEVER];
}

/** The provider's numbers, ascending. */
export async function listSavedIds(db: Queryable, user_id: string): Promise<number[]> {
  const rows = await db.many(
    z.object({ provider_id: z.int() }),
    sql`select provider_id from saved_recipes where user_id = ${user_id} and saved_at is not null
        order by provider_id`,
  );
  return rows.map(({ provider_id }) => provider_id);
}

/** Lets one change of the account's saved and cooked recipes happen at a time. */
export async function lockKept(tx: Tx, user_id: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('saved recipes'), hashtext(${user_id}))`);
}

type OfProvider = { user_id: string; provider_id: number };

/** Recipes of the provider that are saved, without this one. Call it after lockKept. */
export async function countOthersSaved(
  tx: Tx,
  { user_id, provider_id }: OfProvider,
): Promise<number> {
  const { n } = await tx.one(
    Count,
    sql`select count(*) as n from saved_recipes
        where user_id = ${user_id} and saved_at is not null and provider_id <> ${provider_id}`,
  );
  return n;
}

/** What is kept of the provider's recipe: null when it is not saved. Call it after lockKept. */
export function findKept(
  tx: Tx,
  { user_id, provider_id }: OfProvider,
): Promise<{ saved_at: Date | null } | undefined> {
  return tx.maybeOne(
    z.object({ saved_at: z.date().nullable() }),
    sql`select saved_at from saved_recipes where user_id = ${user_id} and provider_id = ${provider_id}`,
  );
}

/** Keeps what is known of a recipe, and saves it with a time; one that is saved stays where it is in the list. */
export async function keepSaved(
  tx: Tx,
  {
    user_id,
    provider_id,
    brief,
    saved_at,
  }: OfProvider & { brief: RecipeBrief; saved_at: Date | null },
): Promise<void> {
  const { title, image, minutes, calories, servings } = brief;
  await tx.run(sql`
    insert into saved_recipes as s (user_id, provider_id, title, image, minutes, calories, servings, saved_at)
    values (${user_id}, ${provider_id}, ${title}, ${image}, ${minutes}, ${calories}, ${servings}, ${saved_at})
    on conflict (user_id, provider_id) do update set title = excluded.title, image = excluded.image,
      minutes = excluded.minutes, calories = excluded.calories, servings = excluded.servings,
      saved_at = coalesce(s.saved_at, excluded.saved_at)`);
}

/** What is not saved is in no collection. */
export async function markUnsaved(tx: Tx, { user_id, provider_id }: OfProvider): Promise<void> {
  await tx.run(sql`
    delete from collection_recipes where user_id = ${user_id} and provider_id = ${provider_id}`);
  await tx.run(sql`
    update saved_recipes set saved_at = null where user_id = ${user_id} and provider_id = ${provider_id}`);
}

/** Deletes what is kept of a recipe that is neither saved nor cooked. */
export async function dropForgotten(tx: Tx, { user_id, provider_id }: OfProvider): Promise<void> {
  await tx.run(sql`
    delete from saved_recipes s
    where s.user_id = ${user_id} and s.provider_id = ${provider_id} and s.saved_at is null and not exists (
      select from cooked_recipes c where c.user_id = s.user_id and c.provider_id = s.provider_id)`);
}

const BriefRow = rowOf(ExportedSaved);

/** Everything kept of the provider's recipes, for whoever takes their data along. */
export function listAllSaved(db: Queryable, user_id: string): Promise<z.output<typeof BriefRow>[]> {
  return db.many(
    BriefRow,
    sql`select provider_id, title, image, minutes, calories, servings, saved_at from saved_recipes
        where user_id = ${user_id} order by provider_id`,
  );
}
