import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';

import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';

import { AppError } from '#errors';
import { testApp } from '#testing/testApp';

import { MAX_AT_ONCE, shedLoad } from './overload.ts';

/** A server whose work ends when it is told to. */
function busyServer() {
  const app = Fastify();
  onTestFinished(() => app.close());
  const gate = Promise.withResolvers<void>();
  const counts = { inside: 0 };
  shedLoad(app);
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError ? error.status : 500).send(),
  );
  const handler = async () => {
    counts.inside += 1;
    await gate.promise;
    return {};
  };
  for (const url of ['/work', '/login', '/register', '/reset-password', '/orders/events'])
    app.route({ method: ['GET', 'POST'], url, handler });
  return { app, end: gate.resolve, counts };
}

test('sheds calls beyond the limit, and recovers', async () => {
  const { app, end, counts } = busyServer();
  const running = Array.from({ length: MAX_AT_ONCE }, () => app.inject('/work'));
  await expect.poll(() => counts.inside).toBe(MAX_AT_ONCE);
  expect((await app.inject('/work')).statusCode).toBe(503);
  end();
  expect((await Promise.all(running)).every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect((await app.inject('/work')).statusCode).toBe(200);
});

test.for(['/login', '/register', '/reset-password', '/orders/events'])(
  '%s takes nobody’s place, and finds one when all are taken',
  async (url) => {
    const { app, end, counts } = busyServer();
    const apart = Array.from({ length: MAX_AT_ONCE }, () => app.inject(url));
    await expect.poll(() => counts.inside).toBe(MAX_AT_ONCE);
    const running = Array.from({ length: MAX_AT_ONCE }, () => app.inject('/work'));
    await expect.poll(() => counts.inside).toBe(2 * MAX_AT_ONCE);
    const [refused, late] = [await app.inject('/work'), app.inject(url)];
    await expect.poll(() => counts.inside).toBe(2 * MAX_AT_ONCE + 1);
    end();
    expect(refused.statusCode).toBe(503);
    const answers = await Promise.all([...apart, ...running, late]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  },
);

test('slow senders take no place', async () => {
  const { app, end } = busyServer();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // it listens on a port, not on a pipe
  const head = 'POST /work HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  for (let n = 0; n < MAX_AT_ONCE; n += 1) {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(`${head}Content-Length: 10\r\n\r\n{`);
  }
  // Connections are read in order: after the last answer the others have been read.
  expect((await fetch(`http://127.0.0.1:${port}/nowhere`)).status).toBe(404);
  end();
  expect((await app.inject('/work')).statusCode).toBe(200);
});

test('accepted calls get connections, also with two statements at once', async () => {
  const { app, person } = await testApp();
  const { headers } = await person('user');
  const read = async () => (await app.inject({ url: '/api/user/orders', headers })).statusCode;
  const statuses = await Promise.all(Array.from({ length: MAX_AT_ONCE }, read));
  expect(new Set(statuses)).toEqual(new Set([200]));
});
