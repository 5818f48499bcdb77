import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from '@larder/server/src/platform/db/sql.ts';

import { atMost, exactly, type Goal, none, outcome } from '#reliability/goal';
import { startBalancer } from '#reliability/harness/balancer';
import { orderBody } from '#reliability/harness/bodies';
import { openLoop, p99, unwanted } from '#reliability/harness/openLoop';
import { countOf } from '#reliability/harness/postgres';
import { makeQuickClient } from '#reliability/harness/quickClient';
import { startServer } from '#reliability/harness/server';
import { startSuite } from '#reliability/harness/suite';
import { ADMIN, makeWorld } from '#reliability/harness/world';

import { killedProcesses } from './killedProcesses.ts';

const PER_SECOND = 200;
const ROUNDS = 3;
const BETWEEN_MS = 2_000;
/** Enough that orders do not all wait for the same row. */
const INGREDIENTS = 51;
const SLOWEST_STOP_MS = 3_000;

/**
 * A release: two programs behind a balancer restart one after the other. A quarter of the calls are orders. Then processes
 * of a program die.
 */
export const rollingRestart: Goal = {
  id: 'R-09',
  limit:
    'programs restarted in turn under 200 calls/s: no call fails, each ends within 3 s; 6 kills -9: no call waits over 5 s',
  run: async () => {
    const JWT_SECRET = randomBytes(48).toString('base64url');
    await using suite = await startSuite({ settings: { JWT_SECRET } });
    const DATABASE_URL = suite.postgres.url;
    await using second = await startServer({ DATABASE_URL, JWT_SECRET, ...ADMIN });
    const servers = [suite.server, second];
    await using front = await startBalancer(servers.map(({ port }) => port));
    using quick = makeQuickClient(front.api);
    const { shoppers, vendors, catalogue } = await makeWorld(suite.call, {
      ingredients: INGREDIENTS,
      stock: 100_000,
    });
    const { token } = shoppers[0];
    const store_id = vendors[0].stores[0];
    const shelf = `/vendor/${vendors[0].user_id}/store/${store_id}/items`;
    const ask = (client: typeof quick, run: string) => (n: number) =>
      n % 4 === 0
        ? client.ask('POST', '/user/orders', {
            token,
            body: orderBody(store_id, [catalogue[n % catalogue.length]]),
            headers: { 'idempotency-key': `${run}-${n}` },
          })
        : client.ask('GET', shelf, { token });
    let isOver = false;
    const load = openLoop({
      perSecond: PER_SECOND,
      isOver: () => isOver,
      call: ask(quick, 'rolling'),
    });
    const stops: { code: number | null; ms: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const server of servers) {
        await sleep(BETWEEN_MS);
        const begun = performance.now();
        const code = await server.stopAndRestart();
        stops.push({ code, ms: performance.now() - begun });
        await server.ready();
      }
    await sleep(BETWEEN_MS);
    isOver = true;
    const { answers } = await load;
    const there = await countOf(suite.db(), sql`select count(*) as n from orders`);
    const acknowledged = answers.filter(({ status }) => status === 201).length;
    await using several = await startServer({ DATABASE_URL, JWT_SECRET, ...ADMIN, PROCESSES: '2' });
    using straight = makeQuickClient(several.api, { keepAlive: false });
    const killed = await killedProcesses(several, ask(straight, 'killed'));
    return outcome({
      restarts: stops.length,
      calls: answers.length,
      // A rate, so tried once more: a machine that was too busy for so many calls refuses some.
      [`failed of ${PER_SECOND} calls/s`]: exactly(unwanted(answers, [200, 201]) || 0, 0),
      'sent again to the other': front.sentAgain(),
      'exit codes': exactly([...new Set(stops.map(({ code }) => code))].join(), '0'),
      'slowest stop ms': atMost(Math.max(...stops.map(({ ms }) => ms)), SLOWEST_STOP_MS),
      'p99 ms': Math.round(p99(answers)),
      'orders acknowledged': acknowledged,
      'orders there': exactly(there, acknowledged),
      ...killed,
      'broken rules': none(await suite.broken()),
    });
  },
};
