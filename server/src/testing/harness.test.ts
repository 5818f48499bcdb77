import { expect, test } from 'vitest';

import { testApp } from './testApp.ts';

test('a server starts on an empty database and answers', async () => {
  const { app } = await testApp();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect((await app.inject('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
});
