import type { PeopleSort, PeopleState } from '@larder/shared/account/admin.calls';
import { z } from 'zod';

import type { Queryable } from '#platform/db/db';
import { keyset } from '#platform/db/keyset';
import { type Sql, sql } from '#platform/db/sql';
import type { Cursor } from '#platform/lib/cursor';

export type PeopleRole = 'user' | 'vendor';

const PersonRow = z.object({
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  address: z.string(),
  /** Units: µs since 1970; a Date keeps only milliseconds. */
  created_us: z.int(),
  is_suspended: z.boolean(),
  awaits_approval: z.boolean(),
  sort_name: z.string(),
  /** One of two values: whether the searched text matches exactly; see `rankOf`. */
  rank: z.int(),
  stores: z.array(z.object({ store_id: z.string(), name: z.string() })),
});
export type PersonRow = z.output<typeof PersonRow>;

/** Column and direction of each sort. Ties are sorted by id, in the same direction. */
export const PEOPLE_ORDER: Readonly<Record<PeopleSort, { by: 'time' | 'name'; falls: boolean }>> = {
  newest: { by: 'time', falls: true },
  oldest: { by: 'time', falls: false },
  nameUp: { by: 'name', falls: false },
  nameDown: { by: 'name', falls: true },
};

export type PeopleFilter = {
  role: PeopleRole;
  q: string | undefined;
  state: PeopleState | undefined;
};

const IN_STATE: Readonly<Record<PeopleState, Sql>> = {
  suspended: sql`and u.suspended_at is not null`,
  waiting: sql`and u.awaits_approval`,
};

/** Live accounts of a role that match. A vendor also matches by an open store. */
function matching({ role, q, state }: PeopleFilter): Sql {
  const inState = state ? IN_STATE[state] : sql``;
  const everybody = sql`u.role = ${role} and u.status = 'active' ${inState}`;
  if (q === undefined) return everybody;
  if (role === 'user') return sql`${everybody} and u.words @@ word_query(${q})`;
  return sql`${everybody} and u.user_id in (
    select user_id from users where status = 'active' and words @@ word_query(${q})
    union all select vendor_id from stores where closed_at is null and words @@ word_query(${q}))`;
}

const OPEN_STORES = sql`
  (select coalesce(json_agg(json_build_object('store_id', s.store_id, 'name', s.name)
     order by s.created_at, s.store_id), '[]')
   from stores s where s.vendor_id = u.user_id and s.closed_at is null)`;

/** Sorts those first whose name, email or, of vendors, address or store is exactly the searched text. */
function rankOf({ role, q }: PeopleFilter, falls: boolean): Sql | undefined {
  if (q === undefined) return undefined;
  const whole = sql`fold_text(${q}::text)`;
  const sameOfVendor =
    role === 'vendor'
      ? sql`or fold_text(u.address) = ${whole} or exists (
          select from stores s where s.vendor_id = u.user_id and s.closed_at is null
            and fold_text(s.name) = ${whole})`
      : sql``;
  const same = sql`fold_text(u.name) = ${whole} or u.email = lower(${q}::text) ${sameOfVendor}`;
  return sql`(case when (${same}) = ${falls}::bool then 1 else 0 end)`;
}

export type PeopleSearch = PeopleFilter & {
  sort: PeopleSort;
  cursor: Cursor | undefined;
  limit: number;
  /** Few rows match, so find them first and sort them then. */
  few: boolean;
};

/**
 * Live accounts as asked.
 *
 * Shape   in the order of the list; of more than `limit`, the ones nearest to the cursor.
 */
export async function listPeople(
  db: Queryable,
  { sort, cursor, limit, few, ...filter }: PeopleSearch,
): Promise<PersonRow[]> {
  const { by, falls } = PEOPLE_ORDER[sort];
  const rank = few ? rankOf(filter, falls) : undefined;
  const { beyond, order, inListOrder } = keyset({
    columns: [
      ...(rank ? [rank] : []),
      by === 'time' ? sql`u.created_at` : sql`u.sort_name`,
      sql`u.user_id`,
    ],
    falls,
    cursor,
    at: ({ key: [ranked, key, id] }) => [
      ...(rank ? [sql`${ranked}::int`] : []),
      by === 'time'
        ? sql`timestamptz 'epoch' + ${key} * interval '1 microsecond'`
        : sql`${key}::text`,
      sql`${id}::uuid`,
    ],
  });
  // `offset 0` keeps the planner from scanning the whole sorted list for a few rows.
  const people = few
    ? sql`(select * from users u where ${matching(filter)} offset 0) u where true`
    : sql`users u where ${matching(filter)}`;
  const rows = await db.many(
    PersonRow,
    sql`select u.user_id, u.name, u.email, u.address, u.sort_name,
          u.suspended_at is not null as is_suspended, u.awaits_approval, ${rank ?? sql`0`} as rank,
          (extract(epoch from u.created_at) * 1000000)::bigint as created_us,
          ${filter.role === 'vendor' ? OPEN_STORES : sql`'[]'::json`} as stores
        from ${people} ${beyond}
        order by ${order} limit ${limit}`,
  );
  return inListOrder(rows);
}

/** Counts up to `max`. */
export async function countPeople(
  db: Queryable,
  { max, ...filter }: PeopleFilter & { max: number | null },
): Promise<number> {
  const { n } = await db.one(
    z.object({ n: z.int() }),
    sql`select count(*) as n from (select from users u where ${matching(filter)} limit ${max}) found`,
  );
  return n;
}
