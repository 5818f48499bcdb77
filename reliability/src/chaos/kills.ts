import { setTimeout as sleep } from 'node:timers/promises';

import type { Goal, Outcome } from '#goal';
import { random } from '#harness/random';
import { startSuite, type Suite } from '#harness/suite';
import { makeWorld } from '#harness/world';

import { compareWithBooks } from './audit.ts';
import { startLoad } from './load.ts';

type Plan = { serverKills: number; databaseKills: number; pauseMs: number };

/** Units  the pause between two kills is `pauseMs`, half of it left to chance. */
export async function killUnderLoad(
  { serverKills, databaseKills, pauseMs }: Plan,
  seed: number,
): Promise<Outcome> {
  const suite = await startSuite();
  try {
    const world = await makeWorld(suite.call, { stock: 100_000 });
    const chance = random(seed);
    const load = startLoad(suite.call, world, { seed });
    const readyAfter: number[] = [];
    const pids = new Set<number>();
    const kills = [
      ...Array.from({ length: serverKills }, () => 'server' as const),
      ...Array.from({ length: databaseKills }, () => 'database' as const),
    ]
      .map((what) => ({ what, order: chance() }))
      .toSorted((a, b) => a.order - b.order);
    for (const { what } of kills) {
      await sleep(pauseMs * (0.5 + chance()));
      const begun = performance.now();
      if (what === 'server') await suite.server.killAndRestart();
      else await restart(suite);
      await suite.server.ready();
      readyAfter.push(performance.now() - begun);
      pids.add(suite.server.pid());
    }
    await sleep(pauseMs);
    const book = await load.stop();
    await suite.reconnect();
    const compared = await compareWithBooks(suite.db(), book);
    const broken = await suite.broken();
    const unexpected = [...book.unexpected].map(([status, n]) => `${n} x ${status}`).join(', ');
    // With no kill of the server it must be the same process all along.
    const survived = serverKills > 0 || pids.size === 1;
    const stayed = !/uncaught|unhandled/i.test(suite.server.output());
    return {
      pass:
        compared.lost === 0 &&
        compared.doubled === 0 &&
        compared.stray === 0 &&
        compared['orders without a key'] === 0 &&
        broken.length === 0 &&
        book.unexpected.size === 0 &&
        survived &&
        stayed &&
        compared.acknowledged > 100,
      figures: {
        'server kills': serverKills,
        'database kills': databaseKills,
        ...compared,
        'broken rules': broken.join('; ') || 0,
        'unexpected answers': unexpected || 0,
        'answers 503': book.unavailable,
        'longest gap ms': Math.round(book.longestGap),
        'slowest restart ms': Math.round(Math.max(...readyAfter)),
      },
    };
  } finally {
    await suite.stop();
  }
}

async function restart({ postgres }: Suite): Promise<void> {
  await postgres.kill();
  await postgres.start();
}

const LIMIT = 'orders lost 0, doubled 0, stray 0; broken rules 0; only 201, 409, 503';

export const serverKills: Goal = {
  id: 'R-03',
  limit: `10 kills of the server under load: ${LIMIT}`,
  run: ({ seed }) => killUnderLoad({ serverKills: 12, databaseKills: 0, pauseMs: 4_000 }, seed),
};

export const databaseKills: Goal = {
  id: 'R-04',
  limit: `5 kills of the database under load: ${LIMIT}`,
  run: ({ seed }) => killUnderLoad({ serverKills: 0, databaseKills: 6, pauseMs: 5_000 }, seed),
};

export const bothKills: Goal = {
  id: 'R-05',
  limit: `server and database killed at random: ${LIMIT}`,
  run: ({ seed }) => killUnderLoad({ serverKills: 8, databaseKills: 5, pauseMs: 4_000 }, seed),
};
