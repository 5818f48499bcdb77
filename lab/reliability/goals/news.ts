import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from '@larder/server/src/platform/db/sql.ts';
import { eventReader } from '@larder/server/src/testing/eventReader.ts';
import { OrderEvent } from '@larder/shared/orders/orders.calls';
import { z } from 'zod';

import { audit } from '#reliability/chaos/audit';
import { startLoad } from '#reliability/chaos/load';
import { atLeast, atMost, exactly, type Goal, outcome } from '#reliability/goal';
import { Orders } from '#reliability/harness/answers';
import { type Client, client } from '#reliability/harness/client';
import { random, shuffled } from '#reliability/harness/random';
import { type Server, startServer } from '#reliability/harness/server';
import { startSuite, type Suite } from '#reliability/harness/suite';
import { until } from '#reliability/harness/wait';
import { ADMIN, makeWorld } from '#reliability/harness/world';

const ORDERS = 10_000;
/** Both programs take each other's tokens. */
const JWT_SECRET = 'of this goal alone: 0123456789abcdef0123456789abcdef';
const TROUBLES = { kill: 10, cut: 6, databaseKill: 2 } as const;
const PAUSE_MS = 2_000;
/** Max delay of an announcement. */
const LATEST_MS = 2_000;
const PATIENCE_MS = 10_000;

/** When an order became known, by its id. Units: milliseconds of performance.now(). */
type Times = Map<string, number>;

/**
 * One process places orders and is killed before it announces the last ones; the vendors listen at another, whose
 * connection for news is cut. That one must still announce every order in the database.
 */
export const newsUnderKills: Goal = {
  id: 'R-52',
  limit:
    '10,000 orders, 18 kills and cuts: each is told by another program, 2 s after its answer or the database’s return',
  run: async ({ seed }) => {
    await using suite = await startSuite({ settings: { JWT_SECRET } });
    const DATABASE_URL = suite.postgres.url;
    await using placing = await startServer({ DATABASE_URL, JWT_SECRET, ...ADMIN });
    const world = await makeWorld(suite.call, { stock: 100_000 });
    const [answered, told]: [Times, Times] = [new Map(), new Map()];
    const read = eventReader(`${suite.server.api}/orders/events`, (data) => {
      const { order_id } = OrderEvent.parse(data);
      if (!told.has(order_id)) told.set(order_id, performance.now());
    });
    // The streams must stay open through all faults: a closed one would miss orders.
    const streams = await Promise.all(
      world.vendors.map(({ token }) => read({ headers: { authorization: `Bearer ${token}` } })),
    );
    const load = startLoad(timed(client(placing.api), answered), world, { seed });
    const returns = await trouble(suite, placing, random(seed));
    await until('enough orders', () => answered.size >= ORDERS, 600_000);
    const books = await audit(suite.db(), await load.stop());
    const there = await suite.db().many(OrderRow, sql`select order_id from orders`);
    const untold = () => there.filter(({ order_id }) => !told.has(order_id)).length;
    await until('all are told', () => untold() === 0, PATIENCE_MS).catch(() => undefined);
    await Promise.all(streams.map((stream) => stream.stop()));
    const delays = [...answered].map(([order_id, at]) => delayOf(at, told.get(order_id), returns));
    return outcome({
      ...TROUBLES,
      ...books.rows,
      acknowledged: atLeast(books.acknowledged, ORDERS),
      untold: exactly(untold(), 0),
      'longest delay ms': atMost(Math.max(...delays), LATEST_MS),
      'delays over 100 ms': delays.filter((ms) => ms > 100).length,
    });
  },
};

const OrderRow = z.object({ order_id: z.string() });

/** A client that notes when orders are acknowledged. */
function timed(call: Client, answered: Times): Client {
  return async (method, path, sent) => {
    const answer = await call(method, path, sent);
    if (answer.status !== 201) return answer;
    for (const { order_id } of Orders.parse(answer.body).orders)
      if (!answered.has(order_id)) answered.set(order_id, performance.now());
    return answer;
  };
}

/** Units: milliseconds from what an order waited for last: its answer, or a return of the database. */
function delayOf(answered: number, told: number | undefined, returns: readonly number[]): number {
  if (told === undefined) return Number.POSITIVE_INFINITY;
  return told - Math.max(answered, ...returns.filter((at) => at < told));
}

/** Causes all faults in a random order. Shape: when the database was back after its kills. */
async function trouble(
  suite: Suite,
  placing: Server,
  chance: () => number,
): Promise<readonly number[]> {
  const returns: number[] = [];
  const make: Record<keyof typeof TROUBLES, () => Promise<unknown>> = {
    kill: async () => {
      await placing.killAndRestart();
      await placing.ready();
    },
    cut: () =>
      suite
        .db()
        .run(
          sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'`,
        ),
    databaseKill: async () => {
      await suite.postgres.kill();
      await suite.postgres.start();
      await suite.server.ready();
      returns.push(performance.now());
      await suite.reconnect();
    },
  };
  const kinds = Object.keys(TROUBLES) as (keyof typeof TROUBLES)[]; // of our own object
  const all = kinds.flatMap((kind) => Array.from({ length: TROUBLES[kind] }, () => make[kind]));
  for (const act of shuffled(chance, all)) {
    await sleep(PAUSE_MS * (0.5 + chance()));
    await act();
  }
  return returns;
}
