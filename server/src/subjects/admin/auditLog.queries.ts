import { z } from 'zod';

import type { Queryable } from '#platform/db/db';
import { keyset } from '#platform/db/keyset';
import { sql } from '#platform/db/sql';
import type { Cursor } from '#platform/lib/cursor';

import { NO_CHANGES } from './auditKinds.rules.ts';

const AuditRow = z.object({
  audit_id: z.int(),
  at: z.date(),
  /** Units: µs since 1970; a Date keeps only milliseconds. */
  at_us: z.int(),
  action: z.string(),
  actor_id: z.string().nullable(),
  actor_role: z.string().nullable(),
  actor_name: z.string().nullable(),
  target_type: z.string().nullable(),
  target_id: z.string().nullable(),
  target_name: z.string().nullable(),
  ip: z.string().nullable(),
  request_id: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
  has_rows: z.boolean(),
});
export type AuditRow = z.output<typeof AuditRow>;

/** An inclusive range of ids: one id, or all with a prefix. */
export type IdRange = { from: string; to: string };

export type AuditFilter = {
  kind: 'changes' | undefined;
  action: string | undefined;
  actors: readonly string[] | undefined;
  targets: readonly string[] | IdRange | undefined;
  from: Date | undefined;
  until: Date | undefined;
};

function matching({ kind, action, actors, targets, from, until }: AuditFilter) {
  return sql`true
    ${kind ? sql`and a.action <> all(${[...NO_CHANGES]}::text[])` : sql``}
    ${action === undefined ? sql`` : sql`and a.action = ${action}`}
    ${actors ? sql`and a.actor_id ${oneOf(actors)}` : sql``}
    ${targets ? sql`and a.target_id ${'from' in targets ? sql`between ${targets.from}::uuid and ${targets.to}::uuid` : oneOf(targets)}` : sql``}
    ${from ? sql`and a.at >= ${from}` : sql``}
    ${until ? sql`and a.at < ${until}` : sql``}`;
}

/** With `=` an index returns sorted rows. */
function oneOf(ids: readonly string[]) {
  return ids.length === 1 ? sql`= ${ids[0]}::uuid` : sql`= any(${ids}::uuid[])`;
}

/**
 * The audit log, newest first, at most `limit`. Deleted accounts have no name, and no address that may be
 * theirs.
 */
export async function listAudit(
  db: Queryable,
  { cursor, limit, ...filter }: AuditFilter & { cursor: Cursor | undefined; limit: number },
): Promise<AuditRow[]> {
  const { beyond, order } = keyset({
    columns: [sql`a.at`, sql`a.audit_id`],
    falls: true,
    cursor,
    at: ({ key: [at_us, audit_id] }) => [
      sql`timestamptz 'epoch' + ${at_us} * interval '1 microsecond'`,
      sql`${audit_id}::bigint`,
    ],
  });
  const rows = await db.many(
    AuditRow,
    sql`
      select a.audit_id, a.at, (extract(epoch from a.at) * 1000000)::bigint as at_us, a.action,
             a.actor_id, a.actor_role, actor.name as actor_name,
             a.target_type, a.target_id,
             coalesce(person.name, store.name, ingredient.name, placed.store_name) as target_name,
             case when 'deleted' in (actor.status, person.status) then null else a.ip end as ip,
             a.request_id, a.detail,
             -- Counted by the whole key: for an exists the planner may read all rows of all imports.
             (select count(*) from audit_rows r where r.audit_id = a.audit_id and r.row_no = 1) > 0 as has_rows
      from (select * from audit_log a where ${matching(filter)} ${beyond}
            order by ${order} limit ${limit}) a
      left join users actor on actor.user_id = a.actor_id
      left join users person on a.target_type = 'user' and person.user_id = a.target_id
      left join stores store on a.target_type = 'store' and store.store_id = a.target_id
      left join ingredients ingredient
        on a.target_type = 'ingredient' and ingredient.ingredient_id = a.target_id
      left join orders placed on a.target_type = 'order' and placed.order_id = a.target_id
      order by a.at desc, a.audit_id desc`,
  );
  return rows;
}

const ChangeRow = z.object({ row_no: z.int(), detail: AuditRow.shape.detail });
export type ChangeRow = z.output<typeof ChangeRow>;

/** The rows behind an entry, by number; of more than `limit`, the ones nearest to the cursor. */
export async function listAuditRows(
  db: Queryable,
  { audit_id, cursor, limit }: { audit_id: number; cursor: Cursor | undefined; limit: number },
): Promise<ChangeRow[]> {
  const { beyond, order, inListOrder } = keyset({
    columns: [sql`r.row_no`],
    falls: false,
    cursor,
    at: ({ key: [row_no] }) => [sql`${row_no}::int`],
  });
  const rows = await db.many(
    ChangeRow,
    sql`select r.row_no, r.detail from audit_rows r where r.audit_id = ${audit_id} ${beyond}
        order by ${order} limit ${limit}`,
  );
  return inListOrder(rows);
}

export async function countAuditRows(db: Queryable, audit_id: number): Promise<number> {
  const { n } = await db.one(
    z.object({ n: z.int() }),
    sql`select count(*)::int as n from audit_rows where audit_id = ${audit_id}`,
  );
  return n;
}

/** The names of those of these ids that are people, stores or ingredients. */
export function listNames(
  db: Queryable,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return db.many(
    z.object({ id: z.string(), name: z.string() }),
    sql`select user_id as id, name from users where user_id = any(${ids}::uuid[]) and name is not null
        union all select store_id, name from stores where store_id = any(${ids}::uuid[])
        union all select ingredient_id, name from ingredients where ingredient_id = any(${ids}::uuid[])`,
  );
}

const IdRow = z.object({ id: z.string() });

/** Accounts with words of the name or email that begin so; at most `limit`. */
export async function findPeopleByWords(
  db: Queryable,
  { words, limit }: { words: string; limit: number },
): Promise<string[]> {
  const rows = await db.many(
    IdRow,
    sql`select user_id as id from users where status = 'active' and words @@ word_query(${words})
        order by user_id limit ${limit}`,
  );
  return rows.map((row) => row.id);
}

/** People, open stores and ingredients of the catalogue with words of the name that begin so; at most `limit`. */
export async function findTargetsByWords(
  db: Queryable,
  { words, limit }: { words: string; limit: number },
): Promise<string[]> {
  const rows = await db.many(
    IdRow,
    sql`select id from (
          select user_id as id from users where status = 'active' and words @@ word_query(${words})
          union all
          select store_id from stores where closed_at is null and words @@ word_query(${words})
          union all
          select ingredient_id from ingredients
          where vendor_id is null and word_vector(name) @@ word_query(${words})) found
        order by id limit ${limit}`,
  );
  return rows.map((row) => row.id);
}
