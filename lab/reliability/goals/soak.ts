import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from '@larder/server/src/platform/db/sql.ts';
import { z } from 'zod';

import { audit } from '#reliability/chaos/audit';
import { startLoad } from '#reliability/chaos/load';
import { atMost, exactly, type Goal, outcome } from '#reliability/goal';
import { compareBody } from '#reliability/harness/bodies';
import { usage } from '#reliability/harness/child';
import { openLoop, unwanted } from '#reliability/harness/openLoop';
import { makeQuickClient } from '#reliability/harness/quickClient';
import { median } from '#reliability/harness/random';
import { COLLECTED_SOON } from '#reliability/harness/server';
import { startSuite, type Suite } from '#reliability/harness/suite';
import { makeWorld, PASSWORD, type Person, type World } from '#reliability/harness/world';

const READS_PER_SECOND = 80;
/** Each orders about five times a second. */
const SHOPPERS = { clients: 4, pauseMs: 180 };
const SAMPLE_MS = 5_000;
/** Well before the tokens expire. */
const RENEW_MINUTES = 10;
/** The product's limit of live sessions per account. */
const MAX_SESSIONS = 10;

/** Memory, files and sessions must not grow after the first third of SOAK_MINUTES, by default 30. */
export const soak: Goal = {
  id: 'R-35',
  limit:
    '100 calls/s for SOAK_MINUTES: memory grows ≤ 0.5 MB a minute, event loop p99 ≤ 50 ms, nothing fails or is lost',
  run: async ({ seed }) => {
    const minutes = Number(process.env['SOAK_MINUTES'] ?? 30);
    await using suite = await startSuite({
      settings: { WATCH_SECONDS: '60' },
      runtime: COLLECTED_SOON,
    });
    using quick = makeQuickClient(suite.server.api);
    const world = await makeWorld(suite.call, { stock: 1_000_000, others: 2 });
    const load = startLoad(suite.call, world, { ...SHOPPERS, seed });
    const begun = performance.now();
    const passed = () => (performance.now() - begun) / 60_000;
    const reading = openLoop({
      perSecond: READS_PER_SECOND,
      isOver: () => passed() >= minutes,
      call: reader(world, { ask: quick.ask, visitor: await world.register('user') }),
    });
    const samples: (Sample & { minute: number })[] = [];
    // The first renewal starts all hashing threads; their memory is no growth.
    let renewed = -RENEW_MINUTES;
    while (passed() < minutes) {
      await sleep(SAMPLE_MS);
      if (passed() >= renewed + RENEW_MINUTES) {
        renewed = passed();
        await Promise.all([
          ...world.shoppers.map((person) => world.renew(person, 'user')),
          ...world.vendors.map((person) => world.renew(person, 'vendor')),
        ]);
      }
      samples.push({ minute: passed(), ...(await sample(suite)) });
    }
    const { answers } = await reading;
    const book = await load.stop();
    const settled = samples.filter(({ minute }) => minute > minutes / 3);
    const slope = leastSquaresSlope(settled.map(({ minute, mb }) => [minute, mb]));
    // A short delay opens connections that close again; only lasting ones are a leak.
    const isLate = ({ minute }: { minute: number }): boolean => minute > (minutes * 2) / 3;
    const [second, last] = [settled.filter((each) => !isLate(each)), settled.filter(isLate)];
    const filesIn = (part: typeof samples): number => median(part.map((each) => each.files));
    const moreFiles = filesIn(last) - filesIn(second);
    // The minimum is the heap right after a collection.
    const aliveIn = (part: typeof samples): number =>
      Math.round(Math.min(...part.map((each) => each.heapMb)));
    const lag = median(settled.map((each) => each.lagMs));
    const books = await audit(suite.db(), book);
    const kept = await count(suite);
    return outcome({
      minutes,
      'calls a second': Math.round((answers.length + books.present) / (minutes * 60)),
      failed: exactly(unwanted(answers, [200]) || 0, 0),
      ...books.rows,
      'answers 503': exactly(book.unavailable, 0),
      'memory MB a minute': [Math.round(slope * 100) / 100, slope <= 0.5],
      'memory MB at the end': Math.round(samples.at(-1)?.mb ?? 0),
      'heap MB at least, second and last third': `${aliveIn(second)}, ${aliveIn(last)}`,
      'more open files in the last third': atMost(moreFiles, 5),
      'open files at most': Math.max(...settled.map((each) => each.files)),
      'event loop p99 ms': atMost(lag, 50),
      'most live sessions of one': atMost(kept.sessions, MAX_SESSIONS),
      'keys of orders': atMost(kept.keys, books.present),
      'counted guesses': kept.attempts,
    });
  },
};

type Ask = ReturnType<typeof makeQuickClient>['ask'];

/** Calls of people who are not ordering; one in 200 is a login. */
function reader(
  { shoppers: [shopper], vendors, catalogue }: World,
  { ask, visitor }: { ask: Ask; visitor: Person },
) {
  const [vendor] = vendors;
  const shelf = `/vendor/${vendor.user_id}/store/${vendor.stores[0]}/items`;
  const body = compareBody(catalogue.slice(0, 5));
  // Read at each call, because tokens are renewed.
  const calls = [
    () => ask('GET', shelf, { token: shopper.token }),
    () => ask('GET', '/user/orders?limit=20', { token: shopper.token }),
    () => ask('GET', '/vendor/orders?limit=20', { token: vendor.token }),
    () => ask('GET', '/recipes/random?number=12'),
    () => ask('POST', '/user/items/compare', { token: shopper.token, body }),
    () => ask('GET', '/vendor/overview', { token: vendor.token }),
  ] as const;
  // The eleventh login ends the oldest session, so this account does nothing else.
  const login = () => ask('POST', '/login', { body: { email: visitor.email, password: PASSWORD } });
  return (n: number) => (n % 200 === 0 ? login() : (calls[n % calls.length] ?? login)());
}

type Sample = { mb: number; heapMb: number; files: number; lagMs: number };

async function sample({ server }: Suite): Promise<Sample> {
  const metrics = await server.metrics();
  const lag = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(metrics)?.[1];
  const heap = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(metrics)?.[1];
  return {
    ...usage(server.pid()),
    heapMb: Number(heap) / 1024 / 1024,
    lagMs: Number(lag) * 1000,
  };
}

function count(suite: Suite) {
  return suite.db().one(
    z.object({ sessions: z.int(), attempts: z.int(), keys: z.int() }),
    sql`select (select coalesce(max(n), 0) from (select count(*) as n from sessions
                where revoked_at is null group by user_id) s) as sessions,
               (select count(*) from attempts) as attempts,
               (select count(*) from idempotency_keys where route = 'POST /user/orders') as keys`,
  );
}

function leastSquaresSlope(points: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
  const x = mean(points.map(([at]) => at));
  const y = mean(points.map(([, value]) => value));
  const over = mean(points.map(([at, value]) => (at - x) * (value - y)));
  const under = mean(points.map(([at]) => (at - x) ** 2));
  return under === 0 ? 0 : over / under;
}
