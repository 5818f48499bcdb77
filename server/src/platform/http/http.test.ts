import { gzipSync } from 'node:zlib';

import { expect, test, vi } from 'vitest';

import { buildAuthApp } from '#app';
import { sql } from '#platform/db/sql';
import { testApp } from '#testing/testApp';

test('a known path refuses other methods, an unknown one is not found, both in the one shape of errors', async () => {
  const { app } = await testApp();
  for (const method of ['PUT', 'PATCH', 'OPTIONS', 'GET', 'HEAD'] as const) {
    const refused = await app.inject({ method, url: '/api/login' });
    expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'POST']);
  }
  const put = await app.inject({ method: 'PUT', url: '/api/login', payload: {} });
  expect(put.json().error).toBe('method_not_allowed');
  const posted = await app.inject({ method: 'POST', url: '/api/config', payload: {} });
  expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
  expect((await app.inject({ method: 'HEAD', url: '/api/config' })).statusCode).toBe(200);
  const traced = await app.inject({ method: 'TRACE' as 'GET', url: '/api/config' });
  expect(traced.statusCode).toBe(404);
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

test('answers have security headers and no server name', async () => {
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

test.for([
  ['an address nobody has', '/api/nothing', 404],
  ['a page nobody built', '/nothing', 404],
  ['a picture nobody drew', '/images/nothing.webp', 404],
  ['a call without a token', '/api/user/orders', 401],
  ['whether the program runs', '/healthz', 200],
  ['whether it may be sent work', '/readyz', 200],
  ['figures, which have a port of their own', '/metrics', 404],
] as const)('the answer about %s is never cached', async ([, url, status]) => {
  const { app } = await testApp();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-type': 'application/json; charset=utf-8',
  });
});

test.for([
  ['that cannot be read', '/api/recipes/%zz/information'],
  ['with half a character', '/api/recipes/%e0%a4%a/information'],
  ['with an id too long to be one', `/api/recipes/${'s'.repeat(8_000)}/information`],
] as const)('an address %s is not found, and not repeated', async ([, url]) => {
  const { app } = await testApp();
  const answer = await app.inject(url);
  expect(Object.keys(answer.json()).toSorted()).toEqual(['error', 'message', 'request_id']);
  expect([answer.statusCode, answer.json().error]).toEqual([404, 'not_found']);
  expect(answer.body).not.toMatch(/%zz|sss/);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-type': 'application/json; charset=utf-8',
  });
});

test('unknown members are dropped and counted at any depth', async () => {
  const { app, deps, person } = await testApp();
  const { headers } = await person('user');
  const send = (payload: object) =>
    app.inject({ method: 'POST', url: '/api/user/items/compare', headers, payload });
  const rice = { name: 'Rice', unit_quantity: 1, unit: 'gm' };
  const counted = async () =>
    /unknown_field_total\{route="\/api\/user\/items\/compare"\} (\d+)/.exec(
      await deps.metrics.registry.getSingleMetricAsString('unknown_field_total'),
    )?.[1];

  expect((await send({ compare: [rice], location: { lat: 1, lng: 2 } })).statusCode).toBe(200);
  expect(await counted()).toBeUndefined();
  const odd = { ...rice, image: 'x', selected: true };
  expect((await send({ compare: [odd, rice], note: 'x' })).statusCode).toBe(200);
  expect(await counted()).toBe('3');
  // Members of a refused body do not count as dropped.
  expect((await send({ compare: [], note: 'x' })).statusCode).toBe(400);
  expect(await counted()).toBe('3');
});

test('of a place that may be a point or a pair only what neither names is counted', async () => {
  const { app, deps, person } = await testApp();
  const { headers } = await person('vendor');
  const open = (location: unknown) => {
    const store = { name: 'S', store_type: 'Pickup', address: 'A', location };
    return app.inject({
      method: 'POST',
      url: '/api/vendor/stores',
      headers,
      payload: { stores: [store] },
    });
  };
  const counted = () => deps.metrics.registry.getSingleMetricAsString('unknown_field_total');
  expect((await open([1, 2])).statusCode).toBe(201);
  expect((await open({ type: 'Point', coordinates: [1, 2] })).statusCode).toBe(201);
  expect(await counted()).not.toContain('{');
  expect((await open({ type: 'Point', coordinates: [1, 2], bbox: [1] })).statusCode).toBe(201);
  expect(await counted()).toContain('{route="/api/vendor/stores"} 1');
});

test('an internal error hides its cause', async () => {
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

test('too many calls from one address get the time to wait', async () => {
  const { app } = await testApp({ settings: { RATE_LIMITS: 'on' } });
  const ask = () => app.inject('/api/config');
  for (let call = 0; call < 600; call += 1) expect((await ask()).statusCode).toBe(200);
  const refused = await ask();
  expect([refused.statusCode, refused.json().error]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test.for([
  ['32 levels are read', 31, 'email: '],
  ['33 are not', 32, 'Nested too deeply.'],
  ['nor are enough to exhaust the stack', 7_000, 'Nested too deeply.'],
] as const)('%s', async ([, lists, message]) => {
  const { app } = await testApp();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'content-type': 'application/json' },
    payload: `{"a":${'['.repeat(lists)}${']'.repeat(lists)}}`,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toContain(message);
});

test('brackets inside of texts are no levels', async () => {
  const { app } = await testApp();
  const payload = { email: '['.repeat(40), password: 'x' };
  const answer = await app.inject({ method: 'POST', url: '/api/login', payload });
  expect(answer.json().message).toBe('email: must be an email');
});

test('of many wrong members the first hundred are named', async () => {
  const { app, person } = await testApp();
  const { headers } = await person('admin');
  const wrong = {
    ingredients: Array.from({ length: 500 }, () => ({ aliases: Array(50).fill(0) })),
  };
  const refused = await app.inject({
    method: 'POST',
    url: '/api/admin/ingredients',
    headers,
    payload: wrong,
  });
  expect([refused.statusCode, refused.json().details.fields.length]).toEqual([400, 100]);
  expect(refused.json().message).toMatch(/^ingredients\.0\.name: /);
});

test('compressed bodies are rejected', async () => {
  const { app } = await testApp();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync('{"email":"a@b.test","password":"x"}'),
  });
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_request']);
});

test('repeated query keys are refused', async () => {
  const { app } = await testApp();
  const answer = await app.inject('/api/geocode/suggest?text=a&text=b');
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_request']);
});

const PROXY = { TRUST_PROXY_CIDR: '127.0.0.1' };
test.for([
  ['no address is known', {}, undefined, false],
  ['the public address is plain http', { PUBLIC_URL: 'http://larder.test' }, undefined, false],
  ['the public address is https', { PUBLIC_URL: 'https://larder.test' }, undefined, true],
  ['… in capitals', { PUBLIC_URL: 'HTTPS://larder.test' }, undefined, true],
  ['… and the proxy says http', { ...PROXY, PUBLIC_URL: 'https://larder.test' }, 'http', true],
  ['a trusted proxy says https', PROXY, 'https', true],
  ['a trusted proxy says nothing', PROXY, undefined, false],
  ['somebody says https', {}, 'https', false],
] as const)('when %s, HSTS: %o', async ([, settings, proto, isSent]) => {
  const { app, deps } = await testApp({ settings });
  const headers = proto === undefined ? {} : { 'x-forwarded-proto': proto };
  for (const server of [app, buildAuthApp(deps)]) {
    const answer = await server.inject({ url: '/api/config', headers });
    expect(answer.headers['strict-transport-security']).toBe(
      isSent ? 'max-age=63072000; includeSubDomains' : undefined,
    );
  }
});

test('answers to an account vary by authorization', async () => {
  const { app, person } = await testApp();
  const { headers } = await person('user');
  const answer = await app.inject({ url: '/api/user/orders', headers });
  expect(answer.headers.vary).toMatch(/authorization/i);
});

test('an account can place 300 orders a day', async () => {
  const { app, clock, person } = await testApp({ settings: { RATE_LIMITS: 'on' } });
  const { headers } = await person('user');
  const place = () =>
    app.inject({ method: 'POST', url: '/api/user/orders', headers, payload: ONE });
  for (let order = 0; order < 300; order += 1) {
    if (order % 30 === 0) clock.at = new Date(clock.at.getTime() + 61_000);
    expect((await place()).statusCode).toBe(404);
  }
  clock.at = new Date(clock.at.getTime() + 61_000);
  expect((await place()).statusCode).toBe(429);
});

const ONE = {
  orders: [
    {
      store_id: '00000000-0000-4000-8000-000000000001',
      items: [{ ingredient_id: '00000000-0000-4000-8000-000000000002', quantity: 1 }],
    },
  ],
};

test('of the address in a report only so much is read as an origin may be long', async () => {
  const { app } = await testApp();
  const read = vi.spyOn(URL, 'canParse');
  const report = {
    'effective-directive': 'script-src',
    'blocked-uri': `https://${'ü'.repeat(7_000)}.test/`,
  };
  await app.inject({
    method: 'POST',
    url: '/csp',
    headers: { 'content-type': 'application/csp-report' },
    payload: JSON.stringify({ 'csp-report': report }),
  });
  const lengths = read.mock.calls.map(([address]) => String(address).length);
  vi.restoreAllMocks();
  expect(lengths).toEqual([300]);
});

test('a report of a broken page policy is counted by its directive, and nothing else of it is kept', async () => {
  const { app, deps } = await testApp();
  const report = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/csp',
      headers: { 'content-type': 'application/csp-report' },
      payload,
    });
  const about = (directive: string) =>
    JSON.stringify({
      'csp-report': { 'effective-directive': directive, 'blocked-uri': 'https://x.test/secret?a' },
    });
  for (const text of [about('script-src'), about('made-up'), 'no report'])
    expect((await report(text)).statusCode).toBe(204);
  const counted = await deps.metrics.registry.getSingleMetricAsString('csp_reports_total');
  expect(counted.match(/\{.*/g)).toEqual(['{directive="script-src"} 1', '{directive="other"} 1']);
});
