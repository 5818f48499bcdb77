import { setTimeout as sleep } from 'node:timers/promises';

import { atLeast, atMost, exactly, type Goal, none, outcome } from '#reliability/goal';
import type { Answer } from '#reliability/harness/client';
import { startSuite } from '#reliability/harness/suite';
import { until } from '#reliability/harness/wait';
import { makeWorld } from '#reliability/harness/world';

const FROZEN_MS = 10_000;
const PATIENCE_MS = 15_000;

/** The database hangs: worse than being gone. */
export const frozenDatabase: Goal = {
  id: 'R-06',
  limit:
    'database frozen for 10 s: every call 503 within 9 s; /healthz 200, /readyz 503; well again within 5 s',
  run: async () => {
    await using suite = await startSuite();
    const { call, postgres, server } = suite;
    try {
      const { shoppers } = await makeWorld(call);
      const ask = () =>
        call('GET', '/user/orders', { token: shoppers[0].token, timeoutMs: PATIENCE_MS }).catch(
          () => undefined,
        );
      await ask();
      postgres.freeze();
      const answers: Promise<Answer | undefined>[] = [];
      const health: number[] = [];
      const begun = performance.now();
      let readiness = 0;
      while (performance.now() - begun < FROZEN_MS) {
        answers.push(ask());
        health.push((await fetch(`${server.url}/healthz`)).status);
        if (performance.now() - begun > 2_000)
          readiness = (await fetch(`${server.url}/readyz`)).status;
        await sleep(250);
      }
      postgres.thaw();
      const thawed = performance.now();
      await until('calls succeed again', async () => (await ask())?.status === 200, 20_000);
      const recovery = performance.now() - thawed;
      const all = await Promise.all(answers);
      const late = all.filter((answer) => answer === undefined).length;
      const other = all.filter((answer) => answer && ![200, 503].includes(answer.status)).length;
      const slowest = Math.max(...all.map((answer) => answer?.ms ?? PATIENCE_MS));
      const refused = all.filter((answer) => answer?.status === 503).length;
      const unhealthy = health.filter((status) => status !== 200).length;
      return outcome({
        calls: all.length,
        'answers 503': atLeast(refused, 1),
        'other answers': exactly(other, 0),
        'never answered': exactly(late, 0),
        'slowest ms': atMost(slowest, 9_000),
        'health failures': exactly(unhealthy, 0),
        'readiness while frozen': exactly(readiness, 503),
        'recovery ms': atMost(recovery, 5_000),
        'broken rules': none(await suite.broken()),
      });
    } finally {
      postgres.thaw();
    }
  },
};
