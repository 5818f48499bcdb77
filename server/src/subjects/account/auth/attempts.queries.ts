import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';

const Attempt = z.object({
  attempt_key: z.string(),
  failures: z.int(),
  window_started_at: z.date(),
  blocked_until: z.date().nullable(),
});
export type Attempt = z.output<typeof Attempt>;

/** Locks the counters of these keys, new ones at zero, in key order. */
export async function lockAttempts(
  tx: Tx,
  { keys, at }: { keys: readonly string[]; at: Date },
): Promise<Attempt[]> {
  await tx.run(sql`
    insert into attempts (attempt_key, failures, window_started_at)
    select key, 0, ${at} from unnest(${keys}::text[]) as k (key) order by key
    on conflict do nothing`);
  return tx.many(
    Attempt,
    sql`select attempt_key, failures, window_started_at, blocked_until from attempts
        where attempt_key = any(${keys}::text[]) order by attempt_key for update`,
  );
}

/** For counters locked by lockAttempts. */
export async function setAttempts(tx: Tx, attempts: readonly Attempt[]): Promise<void> {
  await tx.run(sql`
    update attempts a set failures = n.failures, window_started_at = n.window_started_at,
      blocked_until = n.blocked_until
    from json_to_recordset(${JSON.stringify(attempts)}::json) as n
      (attempt_key text, failures int, window_started_at timestamptz, blocked_until timestamptz)
    where a.attempt_key = n.attempt_key`);
}

/** Takes back one failure of each key, and its wait. */
export async function lowerAttempts(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.run(sql`
    update attempts set failures = greatest(failures - 1, 0), blocked_until = null
    where attempt_key = any(${keys}::text[])`);
}

/** Resets a counter. The row stays: another transaction may wait for it. */
export async function clearAttempt(tx: Tx, attempt_key: string): Promise<void> {
  await tx.run(sql`
    update attempts set failures = 0, blocked_until = null where attempt_key = ${attempt_key}`);
}

/** Records a success: a row without failures, dated now. */
export async function rememberSuccess(
  tx: Tx,
  { attempt_key, at }: { attempt_key: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into attempts (attempt_key, failures, window_started_at) values (${attempt_key}, 0, ${at})
    on conflict (attempt_key) do update set window_started_at = excluded.window_started_at`);
}

export async function isRemembered(
  db: Queryable,
  { attempt_key, since }: { attempt_key: string; since: Date },
): Promise<boolean> {
  const { found } = await db.one(
    z.object({ found: z.boolean() }),
    sql`select exists (select from attempts
        where attempt_key = ${attempt_key} and window_started_at > ${since}) as found`,
  );
  return found;
}

/** Deletes old counters, some at a time, and skips locked ones. */
export async function deleteOldAttempts(db: Queryable, before: Date): Promise<void> {
  await db.run(sql`
    delete from attempts where attempt_key in (
      select attempt_key from attempts where window_started_at < ${before}
      order by window_started_at limit 100 for update skip locked)`);
}
