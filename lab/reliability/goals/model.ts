import { migrate } from '@larder/server/src/platform/db/migrate.ts';
import { PROGRAM_ROLE } from '@larder/server/src/platform/db/open.ts';
import { openPostgres } from '@larder/server/src/platform/db/postgres.ts';

import { brokenRules } from '#reliability/chaos/audit';
import { exactly, type Goal, none, outcome } from '#reliability/goal';
import { onDatabase, startPostgres } from '#reliability/harness/postgres';
import { openProduct } from '#reliability/model/product';
import { compareWithModel } from '#reliability/model/run';

const SEQUENCES = 2_000;

/** Random sequences of actions, in the product on PostgreSQL and in a model. */
export const modelHolds: Goal = {
  id: 'R-20',
  limit:
    '2,000 sequences of at most 50 actions: every answer, order and shelf as a small model says; broken rules 0',
  run: async ({ seed }) => {
    await using postgres = await startPostgres({ settings: { fsync: 'off' } });
    return await onDatabase(postgres.url, async (owner) => {
      await migrate(owner);
      await using stack = new AsyncDisposableStack();
      const program = stack.adopt(openPostgres(postgres.url, { role: PROGRAM_ROLE }), (db) =>
        db.close(),
      );
      const product = stack.adopt(await openProduct(program), ({ close }) => close());
      const options = { sequences: SEQUENCES, seed };
      const { sequences, difference } = await compareWithModel(product, options);
      return outcome({
        sequences: exactly(sequences, SEQUENCES),
        calls: [...product.seen.values()].reduce((sum, n) => sum + n, 0),
        'kinds of answers': product.seen.size,
        difference: exactly(difference ?? 0, 0),
        'broken rules': none(await brokenRules(owner)),
      });
    });
  },
};
