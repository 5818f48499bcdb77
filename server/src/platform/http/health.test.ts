import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';

import type { Db } from '#platform/db/db';
import { testApp } from '#testing/testApp';

import { healthRoutes } from './health.ts';

test('concurrent readiness checks share one query', async () => {
  const { db } = await testApp();
  let looks = 0;
  const counted: Db = {
    ...db,
    one: (shape, statement) => {
      looks += 1;
      return db.one(shape, statement);
    },
  };
  const app = Fastify();
  onTestFinished(() => app.close());
  healthRoutes(app, { db: counted });
  const ask = async () => (await app.inject('/readyz')).statusCode;
  expect(new Set(await Promise.all(Array.from({ length: 100 }, ask)))).toEqual(new Set([200]));
  expect(looks).toBeLessThan(10);
  expect([await ask(), looks > 1]).toEqual([200, true]);
});
