import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import { expect, onTestFinished, test, vi } from 'vitest';

import { sql } from '#platform/db/sql';
import { MAX_AT_ONCE } from '#platform/http/overload';
import { type Person, testApp } from '#testing/testApp';

const PROXY = { TRUST_PROXY_CIDR: '127.0.0.1' };

/** A server that listens, and clients of it that open streams from any address. */
async function listening(settings: Record<string, string> = {}) {
  const world = await testApp({ settings: { RATE_LIMITS: 'on', ...settings } });
  const { app, deps } = world;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // it listens on a port, not on a pipe

  /** Shape: its status, and whether the server has ended it. `from` is what a proxy says, or our own address. */
  async function open({ headers }: Person, { from = '127.0.0.1' } = {}) {
    const asked = request({
      port,
      host: '127.0.0.1',
      path: '/api/orders/events',
      localAddress: 'TRUST_PROXY_CIDR' in settings ? '127.0.0.1' : from,
      headers: { ...headers, accept: 'text/event-stream', 'x-forwarded-for': from },
      agent: false,
    }).end();
    onTestFinished(() => void asked.destroy());
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]; // the event's arguments
    const { statusCode: status, headers: answered } = answer;
    answer.resume();
    answer.on('error', () => undefined);
    return { status, retryAfter: answered['retry-after'], isOver: () => answer.complete };
  }

  /** How many streams the server says are open. */
  const count = async () =>
    Number(
      /^event_streams (\d+)/m.exec(
        await deps.metrics.registry.getSingleMetricAsString('event_streams'),
      )?.[1],
    );
  return { ...world, port, open, count };
}

type Opened = Awaited<ReturnType<Awaited<ReturnType<typeof listening>>['open']>>;
const over = (streams: readonly Opened[]) => streams.map(({ isOver }) => isOver());
const times = <T>(n: number, make: (n: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i));

test('the ninth stream of an account ends its oldest, and nobody else’s', async () => {
  const { person, open, count } = await listening(PROXY);
  const [eager, other] = [await person('user'), await person('vendor')];
  const others = await open(other);
  const streams: Opened[] = [];
  for (let n = 0; n < 8; n += 1) streams.push(await open(eager, { from: `10.0.0.${n}` }));
  expect(await count()).toBe(9);
  streams.push(await open(eager, { from: '10.0.0.9' }));
  await expect.poll(() => over(streams)).toEqual([true, ...times(8, () => false)]);
  expect([others.isOver(), await count()]).toEqual([false, 9]);
});

test.for([
  ['its own address', {}, '127.0.0.2', '127.0.0.3'],
  ['the address that a proxy gives', PROXY, '10.0.0.1', '10.0.0.2'],
  ['a household’s network behind a proxy', PROXY, '2001:db8::1', '2001:db8:0:1::1'],
] as const)(
  'the 33rd stream from %s ends the oldest from there',
  async ([, settings, from, elsewhere]) => {
    const { person, open, count } = await listening(settings);
    const people = await Promise.all(times(5, () => person('user')));
    const [first, ...rest] = people;
    if (!first) throw new Error('nobody');
    const far = await open(first, { from: elsewhere });
    const streams: Opened[] = [];
    for (let n = 0; n < 32; n += 1)
      streams.push(await open(rest[n % rest.length] ?? first, { from }));
    expect(await count()).toBe(33);
    streams.push(await open(first, { from }));
    await expect.poll(() => over(streams)).toEqual([true, ...times(32, () => false)]);
    expect([far.isOver(), await count()]).toEqual([false, 33]);
  },
);

test('600 streams are opened at one moment; one more is refused, and calls are answered', async () => {
  const { app, person, open, count } = await listening(PROXY);
  const people: Person[] = [];
  for (let n = 0; n < 75; n += 1) people.push(await person('user'));
  const streams = await Promise.all(
    people.flatMap((who, n) => times(8, () => open(who, { from: `10.0.1.${n}` }))),
  );
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await count()).toBe(600);
  const refused = await open(await person('user'), { from: '10.0.2.1' });
  expect([refused.status, refused.retryAfter]).toEqual([503, '30']);
  expect((await app.inject('/api/config')).statusCode).toBe(200);
  // A ninth stream replaces the oldest.
  const [first] = people;
  expect(first && (await open(first)).status).toBe(200);
  expect(await count()).toBe(600);
});

test('a hang-up closes the stream', async () => {
  const { person, port, count } = await listening();
  const { headers } = await person('user');
  const socket = connect(port, '127.0.0.1');
  socket.write(streamOf(headers.authorization));
  await once(socket, 'data');
  expect(await count()).toBe(1);
  socket.destroy();
  await expect.poll(count).toBe(0);
});

const streamOf = (authorization: string) =>
  `GET /api/orders/events HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\nAuthorization: ${authorization}\r\n\r\n`;
const call = 'GET /api/config HTTP/1.1\r\nHost: x\r\n\r\n';

test.for([
  ['in the same packet', (stream: string, calls: string) => [stream + calls]],
  ['later', (stream: string, calls: string) => [stream, calls]],
] as const)('a request behind a stream %s closes only that connection', async ([, packets]) => {
  const { app, person, port, count } = await listening();
  const { headers } = await person('user');
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  const calls = call.repeat(MAX_AT_ONCE + 1);
  for (const packet of packets(streamOf(headers.authorization), calls)) {
    socket.write(packet);
    await Promise.race([once(socket, 'data'), closed]);
  }
  await closed;
  expect((await app.inject('/api/config')).statusCode).toBe(200);
  expect(await count()).toBe(0);
});

test('after a refused stream the connection is usable', async () => {
  const { port } = await listening();
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  onTestFinished(() => void socket.destroy());
  socket.write(streamOf('Bearer x.y.z'));
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 401 /);
  socket.write(call);
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 200 /);
});

/** A server whose heartbeat the test triggers. */
async function beating() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const world = await listening();
  return { ...world, beat: () => vi.advanceTimersByTime(10_000) };
}

test('a stream ends with its session or account, at the next heartbeat', async () => {
  const { db, clock, person, open, beat } = await beating();
  const [stays, loggedOut, deleted] = [
    await person('user'),
    await person('user'),
    await person('vendor'),
  ];
  const streams = [await open(stays), await open(loggedOut), await open(deleted)];
  await db.run(sql`update sessions set revoked_at = now() where user_id = ${loggedOut.user_id}`);
  await db.run(sql`update users set status = 'deleted', deleted_at = now(), email = null,
    name = null, address = null, password_hash = null where user_id = ${deleted.user_id}`);
  beat();
  await expect.poll(() => over(streams)).toEqual([false, true, true]);
  clock.at = new Date(clock.at.getTime() + 43_200_000);
  beat();
  await expect.poll(() => over(streams)).toEqual([true, true, true]);
});

test('one failed heartbeat ends no stream, two end all', async () => {
  const { db, deps, person, open, beat } = await beating();
  const stream = await open(await person('user'));
  const failures = () => deps.metrics.registry.getSingleMetricAsString('db_query_errors_total');
  await db.run(sql`alter table sessions rename to sessions_elsewhere`);
  try {
    beat();
    await expect.poll(failures).toContain('{class="42"} 1');
    expect(stream.isOver()).toBe(false);
    beat();
    await expect.poll(stream.isOver).toBe(true);
  } finally {
    await db.run(sql`alter table sessions_elsewhere rename to sessions`);
  }
});

test('a stream that is asked for while the server stops is refused, and nothing goes on reading', async () => {
  const { app, deps, person } = await testApp();
  const { headers } = await person('user');
  const listen = vi.spyOn(deps.db, 'listen');
  const answered = Promise.withResolvers<void>();
  const find = deps.db.many.bind(deps.db);
  const asked = vi.spyOn(deps.db, 'many').mockImplementationOnce(async (shape, query) => {
    await answered.promise;
    return find(shape, query);
  });
  onTestFinished(() => {
    listen.mockRestore();
    asked.mockRestore();
  });
  const opened = app.inject({
    url: '/api/orders/events',
    headers: { ...headers, accept: 'text/event-stream' },
  });
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await app.close();
  answered.resolve();
  expect((await opened).statusCode).toBe(503);
  expect(listen).not.toHaveBeenCalled();
});
