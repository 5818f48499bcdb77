import type { Db } from '#platform/db/db';
import { type Sql, sql } from '#platform/db/sql';

const BATCH = 1_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long expired rows are kept. Source: docs/operations.md, "Housekeeping". */
const KEPT_MS = {
  keys: 7 * DAY_MS,
  tokens: DAY_MS,
  sessions: 30 * DAY_MS,
  invitations: 30 * DAY_MS,
  names: 30 * DAY_MS,
  days: DAY_MS,
  news: HOUR_MS,
  notices: DAY_MS,
  deliveries: 7 * DAY_MS,
  imports: 7 * DAY_MS,
} as const;

/**
 * Deletes old idempotency keys, tokens, invitations, sessions, counts of unmatched names, news, notices, deliveries of
 * webhooks and files of recipes. In batches, so that no statement locks many rows for long.
 *
 * Shape   the number of rows deleted.
 */
export async function deleteLeftovers(db: Db, at: Date): Promise<number> {
  const before = (ms: number) => new Date(at.getTime() - ms);
  const olderThan = (ms: number, { table, time }: { table: Sql; time: Sql }) =>
    sql`delete from ${table} where ctid in (
          select ctid from ${table} where ${time} < ${before(ms)} limit ${BATCH})`;
  const statements: readonly Sql[] = [
    olderThan(KEPT_MS.keys, { table: sql`idempotency_keys`, time: sql`created_at` }),
    olderThan(KEPT_MS.tokens, { table: sql`reset_tokens`, time: sql`expires_at` }),
    olderThan(KEPT_MS.invitations, { table: sql`staff_invitations`, time: sql`expires_at` }),
    olderThan(KEPT_MS.invitations, { table: sql`household_invites`, time: sql`expires_at` }),
    olderThan(KEPT_MS.tokens, { table: sql`shopping_links`, time: sql`expires_at` }),
    olderThan(KEPT_MS.tokens, { table: sql`recipe_links`, time: sql`expires_at` }),
    sql`delete from refresh_tokens where ctid in (
          select t.ctid from refresh_tokens t join sessions s on s.session_id = t.session_id
          where s.absolute_expires_at < ${before(KEPT_MS.tokens)} limit ${BATCH})`,
    sql`delete from sessions where ctid in (
          select s.ctid from sessions s where s.absolute_expires_at < ${before(KEPT_MS.sessions)}
            and not exists (select from refresh_tokens t where t.session_id = s.session_id)
          limit ${BATCH})`,
    sql`delete from unmatched_names where ctid in (
          select ctid from unmatched_names
          where day < (${before(KEPT_MS.names)}::timestamptz at time zone 'UTC')::date limit ${BATCH})`,
    sql`delete from account_days where ctid in (
          select ctid from account_days
          where day < (${before(KEPT_MS.days)}::timestamptz at time zone 'UTC')::date limit ${BATCH})`,
    olderThan(KEPT_MS.news, { table: sql`order_news`, time: sql`at` }),
    olderThan(KEPT_MS.news, { table: sql`kitchen_news`, time: sql`at` }),
    olderThan(KEPT_MS.notices, { table: sql`notices`, time: sql`at` }),
    olderThan(KEPT_MS.deliveries, { table: sql`webhook_deliveries`, time: sql`at` }),
    olderThan(KEPT_MS.imports, { table: sql`recipe_imports`, time: sql`created_at` }),
  ];
  let deleted = 0;
  for (const statement of statements) {
    let batch: number;
    do {
      batch = await db.run(statement);
      deleted += batch;
    } while (batch === BATCH);
  }
  return deleted;
}
