import type { Db } from '#db/db';
import { type Sql, sql } from '#db/sql';

const BATCH = 1_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long expired rows are kept. Source: docs/operations.md, "Housekeeping". */
const KEPT_MS = {
  keys: 7 * DAY_MS,
  tokens: DAY_MS,
  sessions: 30 * DAY_MS,
  names: 30 * DAY_MS,
} as const;

/**
 * Deletes old idempotency keys, tokens, sessions and counts of unmatched names, in batches so that no
 * statement locks many rows for long.
 *
 * Shape   the number of rows deleted.
 */
export async function deleteLeftovers(db: Db, at: Date): Promise<number> {
  const before = (ms: number) => new Date(at.getTime() - ms);
  const statements: readonly Sql[] = [
    sql`delete from idempotency_keys where ctid in (
          select ctid from idempotency_keys where created_at < ${before(KEPT_MS.keys)} limit ${BATCH})`,
    sql`delete from reset_tokens where ctid in (
          select ctid from reset_tokens where expires_at < ${before(KEPT_MS.tokens)} limit ${BATCH})`,
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
