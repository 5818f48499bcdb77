import { setTimeout as sleep } from 'node:timers/promises';

import { openPostgres } from '@larder/server/src/platform/db/postgres.ts';
import { Sql } from '@larder/server/src/platform/db/sql.ts';

import { audit } from '#reliability/chaos/audit';
import { startLoad } from '#reliability/chaos/load';
import { atMost, exactly, type Goal, outcome } from '#reliability/goal';
import { startServer } from '#reliability/harness/server';
import { startSuite } from '#reliability/harness/suite';
import { makeWorld } from '#reliability/harness/world';

const ROUNDS = 5;

/** A migration under load gives up soon when it cannot get its lock, instead of blocking others. */
export const migrationUnderLoad: Goal = {
  id: 'R-26',
  limit:
    'columns added under load: only 201, 409 and 503 to shoppers, nothing lost, no gap over 5 s',
  run: async ({ seed }) => {
    await using suite = await startSuite();
    const world = await makeWorld(suite.call, { stock: 100_000 });
    const load = startLoad(suite.call, world, { clients: 12, seed });
    const owner = openPostgres(suite.postgres.url, { poolSize: 2 });
    let gaveUp = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await sleep(1_000);
      // A dump or a report holds the table; the migration waits for it, and others wait for the migration.
      const isReading = Promise.withResolvers<void>();
      const reader = owner.transaction(async (tx) => {
        await tx.run(new Sql('select count(*) from orders', []));
        isReading.resolve();
        await sleep(3_000);
      });
      await isReading.promise;
      await owner
        .script(`set local lock_timeout = '1s'; alter table orders add column later_${round} int`)
        .catch(() => (gaveUp += 1));
      await reader;
      await owner.script(`alter table orders add column if not exists later_${round} int`);
    }
    const second = await startServer({ DATABASE_URL: suite.postgres.url });
    await second.stop();
    await owner.close();
    const book = await load.stop();
    const books = await audit(suite.db(), book);
    return outcome({
      'changes of the schema': ROUNDS,
      'gave up behind a reader': exactly(gaveUp, ROUNDS),
      ...books.rows,
      'longest gap ms': atMost(book.longestGap, 5_000),
    });
  },
};
