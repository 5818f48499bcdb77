import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';

import { AppError } from '#errors';

import { MOST_AT_ONCE, shedLoad } from './overload.ts';

test('as many as fit are worked on, the next is told to come again, and later all may', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const gate = Promise.withResolvers<void>();
  let inside = 0;
  shedLoad(app);
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError ? error.status : 500).send(),
  );
  app.get('/work', async () => {
    inside += 1;
    await gate.promise;
    return {};
  });
  const running = Array.from({ length: MOST_AT_ONCE }, () => app.inject('/work'));
  await expect.poll(() => inside).toBe(MOST_AT_ONCE);
  expect((await app.inject('/work')).statusCode).toBe(503);
  gate.resolve();
  expect((await Promise.all(running)).every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect((await app.inject('/work')).statusCode).toBe(200);
});
