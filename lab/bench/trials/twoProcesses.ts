import { setTimeout as sleep } from 'node:timers/promises';

import type { Db } from '@larder/server/src/platform/db/db.ts';

import type { Row } from '#bench/lib/report';
import { startLoad } from '#reliability/chaos/load';
import { Orders, Session } from '#reliability/harness/answers';
import { startBalancer } from '#reliability/harness/balancer';
import { orderBody } from '#reliability/harness/bodies';
import { client } from '#reliability/harness/client';
import { onDatabase, startPostgres } from '#reliability/harness/postgres';
import { startServer } from '#reliability/harness/server';
import { PASSWORD } from '#reliability/harness/world';

import { check, checkBooks, type Pair, startPair, type Trial } from './trial.ts';

const LOAD_MS = 8_000;
/** Maximum delay of an event across processes. Units: milliseconds. */
const EVENT_WITHIN_MS = 2_000;

/** Two processes share sessions, limits and events; one is killed under load and nothing is lost. */
export const twoProcesses: Trial = {
  name: 'two processes behind a balancer',
  run: async () => {
    await using postgres = await startPostgres();
    await using pair = await startPair({ DATABASE_URL: postgres.url });
    return [
      ...(await sessions(pair)),
      await oneOrderForOneKey(pair),
      await guessesAreCountedTogether(pair, postgres.url),
      await eventsCross(pair),
      ...(await onDatabase(postgres.url, (db) => oneIsKilled(pair, db))),
    ];
  },
};

async function sessions({ a, b, world }: Pair): Promise<Row[]> {
  const [{ token, email }] = world.shoppers;
  const elsewhere = await b('GET', '/user/orders', { token });
  const login = await a('POST', '/login', {
    body: { email, password: PASSWORD, role: 'user' },
  });
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const headers = { cookie, 'x-requested-with': 'fetch' };
  const refreshed = await b('POST', '/session/refresh', { headers });
  const { access_token } = Session.parse(login.body);
  await b('POST', '/session/logout', { token: access_token });
  const after = await a('GET', '/user/orders', { token: access_token });
  return [
    check('a token of one is good at the other', elsewhere.status === 200, elsewhere.status),
    check('a session of one is renewed at the other', refreshed.status === 200, refreshed.status),
    check('a logout at one ends it at the other', after.status === 401, after.status),
  ];
}

async function oneOrderForOneKey({ a, b, world }: Pair): Promise<Row> {
  const [shopper] = world.shoppers;
  const body = orderOf(world);
  const ids = new Set<string>();
  for (let n = 0; n < 20; n += 1) {
    const headers = { 'idempotency-key': `both-${n}` };
    const sent = { token: shopper.token, body, headers };
    const answers = await Promise.all([
      a('POST', '/user/orders', sent),
      b('POST', '/user/orders', sent),
    ]);
    for (const { body: answer } of answers)
      ids.add(String(Orders.parse(answer).orders[0]?.order_id));
  }
  return check('20 keys sent to both at once make 20 orders', ids.size === 20, ids.size);
}

function orderOf({ vendors, catalogue }: Pair['world']) {
  return orderBody(vendors[0].stores[0], catalogue.slice(0, 2));
}

async function guessesAreCountedTogether({ world }: Pair, url: string): Promise<Row> {
  const { email } = await world.register('user');
  const limited = await Promise.all(
    [1, 2].map(() => startServer({ DATABASE_URL: url, RATE_LIMITS: 'on' })),
  );
  const body = { email, password: 'not this one 1', role: 'user' };
  try {
    // Counted before verification, so that concurrent guesses count too.
    const answers = await Promise.all(
      limited.flatMap(({ api }) =>
        Array.from({ length: 5 }, () => client(api)('POST', '/login', { body })),
      ),
    );
    const looked = answers.filter(({ status }) => status === 401).length;
    return check('of ten guesses, five at each, five are looked at', looked === 5, looked);
  } finally {
    await Promise.all(limited.map((server) => server.stop()));
  }
}

async function eventsCross({ servers, b, world }: Pair): Promise<Row> {
  const [vendor] = world.vendors;
  const stream = await fetch(`${servers[0].api}/orders/events`, {
    headers: { authorization: `Bearer ${vendor.token}`, accept: 'text/event-stream' },
  });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  await sleep(200);
  const placed = await b('POST', '/user/orders', {
    token: world.shoppers[0].token,
    body: orderOf(world),
  });
  const { order_id = '' } = Orders.parse(placed.body).orders[0] ?? {};
  const until = performance.now() + EVENT_WITHIN_MS;
  let heard = '';
  while (reader && !heard.includes(order_id) && performance.now() < until) {
    const more = await Promise.race([reader.read(), sleep(EVENT_WITHIN_MS)]);
    heard += more?.value ?? '';
  }
  await reader?.cancel();
  return check('an order placed at one is announced by the other', heard.includes(order_id));
}

async function oneIsKilled({ servers, world }: Pair, db: Db) {
  await using proxy = await startBalancer(servers.map(({ port }) => port));
  const load = startLoad(client(proxy.api), world, { clients: 8 });
  await sleep(LOAD_MS / 2);
  await servers[0].killAndRestart();
  await sleep(LOAD_MS / 2);
  await servers[0].ready();
  const book = await load.stop();
  return [
    ...(await checkBooks('one is killed under load: acknowledged orders', db, book)),
    check(
      '… longest time without a success (ms)',
      book.longestGap < 3_000,
      Math.round(book.longestGap),
    ),
  ];
}
