import type { Db } from '@larder/server/src/platform/db/db.ts';
import { type Sql, sql } from '@larder/server/src/platform/db/sql.ts';

import { countOf } from './postgres.ts';
import { until } from './wait.ts';

/**
 * A deterministic race: locks rows, starts the contestants, and releases the rows once all of them wait.
 *
 * Shape   `hold` selects the rows for update; `waiting` is the number that must wait first; `whenWaiting`
 *         runs at that moment.
 */
export async function raceOn<T>(
  db: Db,
  { hold, waiting, whenWaiting }: { hold: Sql; waiting: number; whenWaiting?: () => void },
  contestants: () => Promise<T>[],
): Promise<T[]> {
  let running: Promise<T>[] = [];
  await db.transaction(async (tx) => {
    await tx.run(hold);
    running = contestants();
    await until('everybody waits for the lock', async () => (await countWaiting(db)) >= waiting);
    whenWaiting?.();
  });
  return Promise.all(running);
}

/** As raceOn, in order: each contestant starts once those before it wait. */
export async function queueOn<T>(
  db: Db,
  hold: Sql,
  contestants: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const running: Promise<T>[] = [];
  await db.transaction(async (tx) => {
    await tx.run(hold);
    for (const start of contestants) {
      running.push(start());
      await until('it waits for the lock', async () => (await countWaiting(db)) >= running.length);
    }
  });
  return Promise.all(running);
}

/** The number of transactions waiting for a lock. */
function countWaiting(db: Db): Promise<number> {
  return countOf(
    db,
    sql`select count(*) as n from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`,
  );
}
