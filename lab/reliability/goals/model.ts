import { migrate } from '@larder/server/src/db/migrate.ts';
import { PROGRAM_ROLE } from '@larder/server/src/db/open.ts';
import { openPostgres } from '@larder/server/src/db/postgres.ts';

import { brokenRules } from '#reliability/chaos/audit';
import type { Goal } from '#reliability/goal';
import { startPostgres } from '#reliability/harness/postgres';
import { openProduct } from '#reliability/model/product';
import { compareWithModel } from '#reliability/model/run';

const SEQUENCES = 2_000;

/** Random sequences of actions, in the product on PostgreSQL and in a model. */
export const modelHolds: Goal = {
  id: 'R-20',
  limit:
    '2,000 sequences of at most 50 actions: every answer, order and shelf as a small model says; broken rules 0',
  run: async ({ seed }) => {
    const postgres = await startPostgres({ settings: { fsync: 'off' } });
    const owner = openPostgres(postgres.url);
    await migrate(owner);
    const program = openPostgres(postgres.url, { role: PROGRAM_ROLE });
    try {
      const product = await openProduct(program);
      const { sequences, difference } = await compareWithModel(product, {
        sequences: SEQUENCES,
        seed,
      });
      await product.close();
      const broken = await brokenRules(owner);
      return {
        pass: difference === null && sequences === SEQUENCES && broken.length === 0,
        figures: {
          sequences,
          calls: [...product.seen.values()].reduce((sum, n) => sum + n, 0),
          'kinds of answers': product.seen.size,
          difference: difference ?? 0,
          'broken rules': broken.join('; ') || 0,
        },
      };
    } finally {
      await program.close();
      await owner.close();
      await postgres.remove();
    }
  },
};
