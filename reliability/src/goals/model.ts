import { countViolations } from '@larder/server/src/db/invariants.ts';
import { migrate } from '@larder/server/src/db/migrate.ts';
import { PROGRAM_ROLE } from '@larder/server/src/db/open.ts';
import { openPostgres } from '@larder/server/src/db/postgres.ts';

import type { Goal } from '#goal';
import { startPostgres } from '#harness/postgres';
import { openProduct } from '#model/product';
import { compareWithModel } from '#model/run';

const SEQUENCES = 2_000;

/** What people do one after the other, in the product on PostgreSQL and in a model of it. */
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
      const broken = Object.entries(await countViolations(owner)).filter(([, rows]) => rows > 0);
      return {
        pass: difference === null && sequences === SEQUENCES && broken.length === 0,
        figures: {
          sequences,
          calls: [...product.seen.values()].reduce((sum, n) => sum + n, 0),
          'kinds of answers': product.seen.size,
          difference: difference ?? 0,
          'broken rules': broken.map(([name]) => name).join('; ') || 0,
        },
      };
    } finally {
      await program.close();
      await owner.close();
      await postgres.remove();
    }
  },
};
