import { setTimeout as sleep } from 'node:timers/promises';

import { atLeast, exactly, type Goal, type Outcome, outcome } from '#reliability/goal';
import { random, shuffled } from '#reliability/harness/random';
import { startSuite, type Suite } from '#reliability/harness/suite';
import { makeWorld } from '#reliability/harness/world';

import { audit } from './audit.ts';
import { startLoad } from './load.ts';

export type Plan = { serverKills: number; databaseKills: number; pauseMs: number };

/**
 * Kills the server and the database in a random order, and starts them again.
 *
 * Units   milliseconds: each pause is 0.5 to 1.5 times `pauseMs`.
 * Shape   how long each start took, and the server's processes.
 */
export async function killAtRandom(
  suite: Suite,
  { serverKills, databaseKills, pauseMs }: Plan,
  chance: () => number,
): Promise<{ readyAfter: number[]; pids: Set<number> }> {
  const readyAfter: number[] = [];
  const pids = new Set<number>();
  const kills = shuffled(chance, [
    ...Array.from({ length: serverKills }, () => 'server' as const),
    ...Array.from({ length: databaseKills }, () => 'database' as const),
  ]);
  for (const what of kills) {
    await sleep(pauseMs * (0.5 + chance()));
    const begun = performance.now();
    if (what === 'server') await suite.server.killAndRestart();
    else {
      await suite.postgres.kill();
      await suite.postgres.start();
    }
    await suite.server.ready();
    readyAfter.push(performance.now() - begun);
    pids.add(suite.server.pid());
  }
  await sleep(pauseMs);
  return { readyAfter, pids };
}

/** Orders without an end, while the server and the database are killed. */
export async function killUnderLoad(plan: Plan, seed: number): Promise<Outcome> {
  await using suite = await startSuite();
  const { serverKills, databaseKills } = plan;
  const world = await makeWorld(suite.call, { stock: 100_000 });
  const load = startLoad(suite.call, world, { seed });
  const { readyAfter, pids } = await killAtRandom(suite, plan, random(seed));
  const book = await load.stop();
  await suite.reconnect();
  const books = await audit(suite.db(), book);
  // Without a kill, the server must keep its process.
  const survived = serverKills > 0 || pids.size === 1;
  const stayed = !/uncaught|unhandled/i.test(suite.server.output());
  return outcome({
    'server kills': serverKills,
    'database kills': databaseKills,
    ...books.rows,
    acknowledged: atLeast(books.acknowledged, 101),
    'orders without a key': exactly(books['orders without a key'], 0),
    'ends by itself': exactly(survived && stayed ? 0 : 1, 0),
    'slowest restart ms': Math.round(Math.max(...readyAfter)),
  });
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
