import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { countViolations } from '@larder/server/src/db/invariants.ts';
import { openPglite } from '@larder/server/src/db/pglite.ts';

import { compareWithBooks } from '#chaos/audit';
import { startLoad } from '#chaos/load';
import type { Goal } from '#goal';
import { client } from '#harness/client';
import { percentile } from '#harness/random';
import { startServer } from '#harness/server';
import { ADMIN, makeWorld } from '#harness/world';

const KILLS = 20;

/** The embedded database lives in the program: killing the one kills the other. */
export const embeddedKills: Goal = {
  id: 'R-37',
  limit:
    '20 kills with the embedded database: acknowledged orders lost 0, doubled 0; a second program is refused',
  run: async ({ seed }) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'larder-pglite-'));
    const server = await startServer({ DATA_DIR, ...ADMIN });
    try {
      const call = client(server.api);
      const load = startLoad(call, await makeWorld(call, { stock: 100_000 }), { clients: 8, seed });
      const reopened: number[] = [];
      let refused = 0;
      for (let kill = 0; kill < KILLS; kill += 1) {
        await sleep(500);
        if (kill % 10 === 0)
          await startServer({ DATA_DIR }).then(
            (second) => second.stop(),
            (error: unknown) => {
              if (String(error).includes('in use by process')) refused += 1;
            },
          );
        const begun = performance.now();
        await server.killAndRestart();
        await server.ready();
        reopened.push(performance.now() - begun);
      }
      const book = await load.stop();
      server.signal('SIGTERM');
      const code = await server.ended();
      const db = await openPglite({ dataDir: join(DATA_DIR, 'pglite') });
      const compared = await compareWithBooks(db, book);
      const broken = Object.values(await countViolations(db)).filter((rows) => rows > 0).length;
      await db.close();
      return {
        pass:
          compared.lost === 0 &&
          compared.doubled === 0 &&
          compared.stray === 0 &&
          broken === 0 &&
          refused === 2 &&
          code === 0 &&
          compared.acknowledged > 20,
        figures: {
          kills: KILLS,
          ...compared,
          'broken rules': broken,
          'second programs refused': `${refused} of 2`,
          'median reopening ms': Math.round(percentile(reopened, 0.5)),
          'slowest reopening ms': Math.round(Math.max(...reopened)),
        },
      };
    } finally {
      await server.stop();
      rmSync(DATA_DIR, { recursive: true, force: true });
    }
  },
};
