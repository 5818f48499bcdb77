import { expect, test } from 'vitest';

import { sql } from '#db/sql';
import { testApp } from '#testing/testApp';

test('a known path refuses other methods, an unknown one is not found, both in the one shape of errors', async () => {
  const { app } = await testApp();
  const put = await app.inject({ method: 'PUT', url: '/api/login', payload: {} });
  expect([put.statusCode, put.json().error]).toEqual([405, 'method_not_allowed']);
  const unknown = await app.inject('/api/nothing');
  expect([unknown.statusCode, unknown.json().error]).toEqual([404, 'not_found']);
  expect(unknown.json().request_id).toMatch(/^[\w-]{8,}$/);
});

test.for([
  ['text', 'text/plain', 'hello', 415],
  ['a form', 'application/x-www-form-urlencoded', 'a=b', 415],
  ['broken JSON', 'application/json', '{"a":', 400],
  ['a poisoned prototype', 'application/json', '{"__proto__":{"role":"admin"}}', 400],
  ['17 KiB for a login', 'application/json', JSON.stringify({ email: 'x'.repeat(17_000) }), 413],
  ['nothing at all', 'application/json', '', 400],
  ['a list', 'application/json', '[]', 400],
] as const)('a body that is %s is refused', async ([, type, payload, status]) => {
  const { app } = await testApp();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'content-type': type },
    payload,
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ error: expect.any(String), message: expect.any(String) });
});

test('answers carry the headers that keep browsers safe, and no name of the server', async () => {
  const { app } = await testApp();
  const answer = await app.inject('/api/config');
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(answer.headers).not.toHaveProperty('server');
  expect(answer.headers).not.toHaveProperty('x-powered-by');
});

test('a fault is answered without its cause', async () => {
  const { app, db, person } = await testApp();
  const { headers } = await person('user');
  await db.run(sql`alter table recipes rename to recipes_elsewhere`);
  try {
    const answer = await app.inject({ url: '/api/user/recipes', headers });
    expect([answer.statusCode, answer.json().error]).toEqual([500, 'internal']);
    expect(answer.body).not.toContain('recipes');
  } finally {
    await db.run(sql`alter table recipes_elsewhere rename to recipes`);
  }
});

test('too many calls from one address are refused with the time to wait', async () => {
  const { app } = await testApp({ settings: { RATE_LIMITS: 'on' } });
  const ask = () => app.inject('/api/config');
  for (let call = 0; call < 600; call += 1) expect((await ask()).statusCode).toBe(200);
  const refused = await ask();
  expect([refused.statusCode, refused.json().error]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
