import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { openPglite } from '@larder/server/src/platform/db/pglite.ts';

import { audit } from '#reliability/chaos/audit';
import { startLoad } from '#reliability/chaos/load';
import { atLeast, exactly, type Goal, outcome } from '#reliability/goal';
import { client } from '#reliability/harness/client';
import { makeTempFolder } from '#reliability/harness/folder';
import { percentile } from '#reliability/harness/random';
import { startServer } from '#reliability/harness/server';
import { ADMIN, makeWorld } from '#reliability/harness/world';

const KILLS = 20;

/** The embedded database runs in the program's process, so killing one kills the other. */
export const embeddedKills: Goal = {
  id: 'R-37',
  limit:
    '20 kills with the embedded database: acknowledged orders lost 0, doubled 0; a second program is refused',
  run: async ({ seed }) => {
    using folder = makeTempFolder();
    const DATA_DIR = folder.path;
    await using server = await startServer({ DATA_DIR, ...ADMIN });
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
    const books = await audit(db, book);
    await db.close();
    return outcome({
      kills: KILLS,
      ...books.rows,
      acknowledged: atLeast(books.acknowledged, 21),
      'second programs refused': exactly(`${refused} of 2`, '2 of 2'),
      'code of its end': exactly(code ?? -1, 0),
      'median reopening ms': Math.round(percentile(reopened, 0.5)),
      'slowest reopening ms': Math.round(Math.max(...reopened)),
    });
  },
};
