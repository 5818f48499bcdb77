import { setTimeout as sleep } from 'node:timers/promises';

import { openPostgres } from '@larder/server/src/db/postgres.ts';
import { Sql } from '@larder/server/src/db/sql.ts';

import { compareWithBooks } from '#chaos/audit';
import { startLoad } from '#chaos/load';
import type { Goal } from '#goal';
import { startServer } from '#harness/server';
import { startSuite } from '#harness/suite';
import { makeWorld } from '#harness/world';

const ROUNDS = 5;

/**
 * What a later release does to the schema while this one works: a migration that cannot get its lock
 * gives up soon instead of holding everybody up, and a second server that starts changes nothing.
 */
export const migrationUnderLoad: Goal = {
  id: 'R-26',
  limit:
    'columns added under load: only 201, 409 and 503 to shoppers, nothing lost, no gap over 5 s',
  run: async ({ seed }) => {
    const suite = await startSuite();
    try {
      const world = await makeWorld(suite.call, { stock: 100_000 });
      const load = startLoad(suite.call, world, { clients: 12, seed });
      const owner = openPostgres(suite.postgres.url, { poolSize: 2 });
      let gaveUp = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        await sleep(1_000);
        // A dump or a report holds the table; the change waits for it, and others behind the change.
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
      const compared = await compareWithBooks(suite.db(), book);
      const broken = await suite.broken();
      return {
        pass:
          compared.lost === 0 &&
          compared.doubled === 0 &&
          broken.length === 0 &&
          book.unexpected.size === 0 &&
          book.longestGap < 5_000 &&
          gaveUp === ROUNDS,
        figures: {
          'changes of the schema': ROUNDS,
          'gave up behind a reader': gaveUp,
          ...compared,
          'broken rules': broken.join('; ') || 0,
          'answers 503': book.unavailable,
          'longest gap ms': Math.round(book.longestGap),
        },
      };
    } finally {
      await suite.stop();
    }
  },
};
