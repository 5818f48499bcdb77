import { atLeast, atMost, exactly, type Goal, none, outcome } from '#reliability/goal';
import { startBareServer } from '#reliability/harness/bareServer';
import { orderBody } from '#reliability/harness/bodies';
import { usage } from '#reliability/harness/child';
import { closedLoop, openLoop, p99, unwanted } from '#reliability/harness/openLoop';
import { makeQuickClient, type Timed } from '#reliability/harness/quickClient';
import { percentile } from '#reliability/harness/random';
import { startSuite } from '#reliability/harness/suite';
import { meanwhile, until } from '#reliability/harness/wait';
import { makeWorld } from '#reliability/harness/world';

const TIMES = 5;
const SECONDS = 30;
const MAX_MB = 512;
const SERVED_MS = 2_000;
const REFUSED_MS = 100;
const WELL_WITHIN_MS = 2_000;
const NEWCOMER_MS = 1_000;
const NEWCOMERS_PER_SECOND = 10;
const BARE_PER_SECOND = 50;
/** The client's connection limit. Source: `maxFreeSockets` of node:http. */
const CONNECTIONS = 256;
/** Enough that orders do not all wait for the same rows. */
const INGREDIENTS = 200;

/**
 * Five times the sustainable orders, at a fixed rate (open loop). Shoppers and visitors are connected
 * already: the runtime accepts one new connection per turn of its event loop, and hundreds at once would
 * measure that. New connections are measured apart. Client, server and database share two saturated cores;
 * a server that only answers gives the baseline: refusals and first answers may take so much longer.
 */
export const overload: Goal = {
  id: 'R-08',
  limit:
    'five times the orders it can serve: placed p99 ≤ 2 s, the rest refused at once; memory ≤ 512 MB; well within 2 s',
  run: async () => {
    await using bareServer = await startBareServer();
    using idle = makeQuickClient(bareServer.base);
    await using suite = await startSuite();
    const { server } = suite;
    using quick = makeQuickClient(server.api);
    const { ask } = quick;
    const { shoppers, vendors, catalogue } = await makeWorld(suite.call, {
      ingredients: INGREDIENTS,
      stock: 1_000_000,
    });
    const { token } = shoppers[0];
    let turn = 0;
    const order = () => {
      turn += 1;
      const items = [1, 2].map((step) => catalogue[(turn * 7 + step) % catalogue.length]);
      const store_id = vendors[turn % 2 === 0 ? 0 : 1].stores[0];
      return ask('POST', '/user/orders', { token, body: orderBody(store_id, items) });
    };
    await closedLoop({ clients: 16, seconds: 3, call: order }); // JIT warm-up
    const { perSecond: capacity } = await closedLoop({ clients: 16, seconds: 5, call: order });

    await Promise.all(Array.from({ length: CONNECTIONS }, () => ask('GET', '/config')));

    const attack = Promise.all([
      openLoop({ perSecond: TIMES * capacity, seconds: SECONDS, call: order }),
      openLoop({
        perSecond: NEWCOMERS_PER_SECOND,
        seconds: SECONDS,
        call: () => newcomer(server.api),
      }),
      openLoop({
        perSecond: BARE_PER_SECOND,
        seconds: SECONDS,
        call: () => idle.ask('GET', '/'),
      }),
    ]);
    const { result, found } = await meanwhile(attack, 100, () => usage(server.pid()).mb);
    const [{ answers, notSent }, newcomers, bare] = result;
    const ended = performance.now();
    await until('an order is placed', async () => (await order()).status === 201);
    const recovery = performance.now() - ended;

    const isRefusal = ({ status }: Timed) => status === 503 || status === 429;
    const served = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(isRefusal);
    const timed = (of: readonly Timed[], share: number) =>
      percentile(
        of.map(({ ms }) => ms),
        share,
      );
    const machine = p99(bare.answers);
    const withoutTime = refused.filter(({ retryAfter }) => retryAfter === undefined).length;
    return outcome({
      'capacity orders/s': Math.round(capacity),
      asked: answers.length,
      'not sent': exactly(notSent, 0),
      placed: atLeast(served.length, 1),
      refused: atLeast(refused.length, 1),
      'other answers': exactly(unwanted(answers, [201, 429, 503]) || 0, 0),
      'refused without a time to wait': exactly(withoutTime, 0),
      'placed p50 ms': Math.round(timed(served, 0.5)),
      'placed p99 ms': atMost(timed(served, 0.99), SERVED_MS),
      'refused p50 ms': Math.round(timed(refused, 0.5)),
      'refused p99 ms': atMost(timed(refused, 0.99), machine + REFUSED_MS),
      'program that only answers p99 ms': Math.round(machine),
      'new connections': newcomers.answers.length,
      'their first answer p99 ms': atMost(p99(newcomers.answers), machine + NEWCOMER_MS),
      'memory MB': atMost(Math.max(...found), MAX_MB),
      'recovery ms': atMost(recovery, WELL_WITHIN_MS),
      'broken rules': none(await suite.broken()),
    });
  },
};

async function newcomer(base: string): Promise<Omit<Timed, 'ms'>> {
  using client = makeQuickClient(base);
  return await client.ask('GET', '/config');
}
