import { setTimeout as sleep } from 'node:timers/promises';

import type { Goal } from '#goal';
import { closedLoop, openLoop, quickClient, unwanted } from '#harness/openLoop';
import { usage } from '#harness/process';
import { percentile } from '#harness/random';
import { startSuite } from '#harness/suite';
import { until } from '#harness/wait';
import { makeWorld } from '#harness/world';

const TIMES = 5;
const SECONDS = 30;
const MOST_MB = 512;
const SERVED_MS = 2_000;
const REFUSED_MS = 100;
const WELL_WITHIN_MS = 2_000;
const NEWCOMER_MS = 250;
const NEWCOMER_EVERY_MS = 100;
/** As many as the client keeps open. Source: `maxFreeSockets` of node:http. */
const CONNECTIONS = 256;
/** So many that they do not all wait for the same rows. */
const INGREDIENTS = 200;

/**
 * Five times the orders that can be served, at a pace that does not care for the answers. Those who
 * order are connected already, as those are who look at a shop: the runtime takes one new connection
 * in a turn of its event loop, so hundreds in one instant would measure that. What somebody waits who
 * comes anew meanwhile is measured apart.
 */
export const overload: Goal = {
  id: 'R-08',
  limit:
    'five times the orders that can be served, for 30 s: those placed p99 <= 2 s, the rest 503 or 429 with Retry-After, p99 <= 100 ms, a new connection its first answer p99 <= 250 ms; memory at most 512 MB; well again within 2 s; broken rules 0',
  run: async () => {
    const suite = await startSuite();
    const { server } = suite;
    const { ask, close } = quickClient(server.api);
    try {
      const { shoppers, vendors, catalogue } = await makeWorld(suite.call, {
        ingredients: INGREDIENTS,
        stock: 1_000_000,
      });
      const { token } = shoppers[0];
      let turn = 0;
      const order = () => {
        turn += 1;
        const items = [1, 2].map((step) => ({
          ingredient_id: catalogue[(turn * 7 + step) % catalogue.length],
          quantity: 1,
        }));
        const store_id = vendors[turn % 2 === 0 ? 0 : 1].stores[0];
        return ask('POST', '/user/orders', { token, body: { orders: [{ store_id, items }] } });
      };
      await closedLoop({ clients: 16, seconds: 3, call: order }); // what is compiled by then
      const { perSecond: capacity } = await closedLoop({ clients: 16, seconds: 5, call: order });

      await Promise.all(Array.from({ length: CONNECTIONS }, () => ask('GET', '/config')));

      let mostMemory = 0;
      let isOver = false;
      const watching = (async () => {
        for (; !isOver; await sleep(100)) mostMemory = Math.max(mostMemory, usage(server.pid()).mb);
      })();
      const newcomers = (async () => {
        const waits: number[] = [];
        for (; !isOver; await sleep(NEWCOMER_EVERY_MS)) waits.push(await newcomer(server.api));
        return waits;
      })();
      const perSecond = TIMES * capacity;
      const { answers, notSent } = await openLoop({ perSecond, seconds: SECONDS, call: order });
      isOver = true;
      await watching;
      const waits = await newcomers;
      const ended = performance.now();
      await until('an order is placed', async () => (await order()).status === 201);
      const recovery = performance.now() - ended;

      const timesOf = (of: (status: number) => boolean) =>
        answers.filter(({ status }) => of(status)).map(({ ms }) => ms);
      const served = timesOf((status) => status === 201);
      const refused = timesOf((status) => status === 503 || status === 429);
      const others = unwanted(answers, [201, 429, 503]);
      const bare = answers.filter(
        ({ status, retryAfter }) => status !== 201 && retryAfter === undefined,
      ).length;
      const broken = await suite.broken();
      return {
        pass:
          others === '' &&
          bare === 0 &&
          notSent === 0 &&
          served.length > 0 &&
          refused.length > 0 &&
          percentile(served, 0.99) <= SERVED_MS &&
          percentile(refused, 0.99) <= REFUSED_MS &&
          percentile(waits, 0.99) <= NEWCOMER_MS &&
          mostMemory <= MOST_MB &&
          recovery <= WELL_WITHIN_MS &&
          broken.length === 0,
        figures: {
          'capacity orders/s': Math.round(capacity),
          asked: answers.length,
          'not sent': notSent,
          placed: served.length,
          refused: refused.length,
          'other answers': others || 0,
          'refused without a time to wait': bare,
          'placed p50 ms': Math.round(percentile(served, 0.5)),
          'placed p99 ms': Math.round(percentile(served, 0.99)),
          'refused p50 ms': Math.round(percentile(refused, 0.5)),
          'refused p99 ms': Math.round(percentile(refused, 0.99)),
          'new connections': waits.length,
          'their first answer p99 ms': Math.round(percentile(waits, 0.99)),
          'memory MB': Math.round(mostMemory),
          'recovery ms': Math.round(recovery),
          'broken rules': broken.join('; ') || 0,
        },
      };
    } finally {
      close();
      await suite.stop();
    }
  },
};

/** Units: milliseconds until somebody who was not connected has an answer; endless without one. */
async function newcomer(base: string): Promise<number> {
  const client = quickClient(base);
  const asked = performance.now();
  const { status } = await client.ask('GET', '/config');
  client.close();
  return status === 0 ? Number.POSITIVE_INFINITY : performance.now() - asked;
}
