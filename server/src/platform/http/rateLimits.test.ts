import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';

import { buildAuthApp } from '#app';
import { testApp } from '#testing/testApp';

import { makeRateLimiter, sourceOf } from './rateLimits.ts';

const json = { 'content-type': 'application/json' };
const post = (url: string, payload: string): InjectOptions => ({
  method: 'POST',
  url,
  headers: json,
  payload,
});

/** Sends these one after the other. Shape: the number of answers by status, in order of first appearance. */
async function statuses(
  app: Awaited<ReturnType<typeof testApp>>['app'],
  requests: readonly InjectOptions[],
  times: number,
): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (let n = 0; n < times; n += 1) {
    const { statusCode } = await app.inject(requests[n % requests.length] ?? {});
    counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
  }
  return counts;
}

/** Requests of strangers that are refused, with the status. */
const REFUSED: readonly (readonly [number, InjectOptions])[] = [
  [401, { url: '/api/user/orders' }],
  [401, { url: '/api/user/orders', headers: { authorization: 'Bearer x.y.z' } }],
  [401, post('/api/user/items/compare', '{"compare":[]}')],
  [400, post('/api/login', '{"email":"x"}')],
  [400, post('/api/login', '{')],
  [400, { url: '/api/geocode/suggest?text=a&text=b' }],
  [404, { url: '/api/nothing' }],
  [404, { url: '/api/%zz' }],
  [405, { method: 'PUT', url: '/api/login' }],
  [413, post('/api/login', `"${'x'.repeat(17_000)}"`)],
  [415, { method: 'POST', url: '/api/login', headers: { 'content-type': 'a/b' }, payload: 'x' }],
];

test('600 calls a minute from one address, whatever their answers', async () => {
  const { app, clock } = await testApp({ settings: { RATE_LIMITS: 'on' } });
  for (const [status, request] of REFUSED)
    expect([request.url, (await app.inject(request)).statusCode]).toEqual([request.url, status]);
  const requests = REFUSED.map(([, request]) => request);
  expect((await statuses(app, requests, 600 - REFUSED.length)).get(429)).toBeUndefined();
  expect([...(await statuses(app, requests, REFUSED.length)).keys()]).toEqual([429]);
  clock.at = new Date(clock.at.getTime() + 60_000);
  expect((await app.inject('/api/config')).statusCode).toBe(200);
});

test('3,000 pages and files a minute from one address, whatever is found there', async () => {
  const web = mkdtempSync(join(tmpdir(), 'larder-limits-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<title>Larder</title>');
  const { app } = await testApp({ web, settings: { RATE_LIMITS: 'on' } });
  const requests = ['/', '/orders', '/%zz', '/images/site/favicon.svg', '/images/', '/assets/x.js'];
  const found = await statuses(
    app,
    requests.map((url) => ({ url })),
    3_000,
  );
  expect(new Set(found.keys())).toEqual(new Set([200, 302, 404]));
  for (const url of requests) expect((await app.inject(url)).statusCode).toBe(429);
  // The calls of those who are on a page already are counted apart.
  expect((await app.inject('/api/config')).statusCode).toBe(200);
});

test('health checks are not limited', async () => {
  const { app } = await testApp({ settings: { RATE_LIMITS: 'on' } });
  const looks = [{ url: '/healthz' }, { url: '/readyz' }];
  expect([...(await statuses(app, looks, 3_010)).keys()]).toEqual([200]);
});

test.for([
  ['POST', '/api/register', { email: 'x' }, 30],
  ['POST', '/api/forgot-password', { email: 'x' }, 20],
  ['POST', '/api/user/items/compare', { compare: [] }, 60],
  ['POST', '/api/ingredients/match', { names: [] }, 60],
  ['POST', '/api/user/orders', { orders: [] }, 30],
  ['GET', '/api/recipes/complexSearch?number=x', undefined, 120],
] as const)('%s %s counts invalid requests', async ([method, url, payload, max]) => {
  const { app, person } = await testApp({ settings: { RATE_LIMITS: 'on' } });
  const { headers } = await person('user');
  const request = { method, url, headers, ...(payload && { payload }) };
  expect([...(await statuses(app, [request], max)).entries()]).toEqual([[400, max]]);
  expect((await app.inject(request)).statusCode).toBe(429);
});

test('the port of GET /auth counts too, and our pages can read that it does', async () => {
  const { deps } = await testApp({ settings: { PORT: '3000', RATE_LIMITS: 'on' } });
  const auth = buildAuthApp(deps);
  const origin = 'http://127.0.0.1:3000';
  const headers = { host: '127.0.0.1:3001', origin };
  const requests: InjectOptions[] = [
    { url: '/auth', headers },
    { url: '/auth', headers, method: 'OPTIONS' },
    { url: '/%zz', headers },
  ];
  const found = await statuses(auth, requests, 600);
  expect([...found.entries()]).toEqual([
    [401, 200],
    [204, 200],
    [404, 200],
  ]);
  for (const request of requests) {
    const refused = await auth.inject(request);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['access-control-allow-origin']).toBe(origin);
  }
});

test.for([
  ['192.0.2.1', '192.0.2.1', 'an address'],
  ['::ffff:192.0.2.1', '192.0.2.1', 'the same in the dress of IPv6'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', 'the network of a household'],
  ['2001:db8:1:2::9', '2001:db8:1:2', 'another address of it'],
  ['::1', '0:0:0:0', 'this machine'],
  [undefined, '', 'a connection that has gone'],
] as const)('%s is counted as %s: %s', ([ip, source]) => {
  expect(sourceOf({ ip })).toBe(source);
});

/** A limit of 30 a minute. Shape: how many of these calls are refused. */
function counting() {
  const clock = { at: 0 };
  const limits = makeRateLimiter({ now: () => new Date(clock.at), enabled: true });
  const refused = (key: string, calls: number) => {
    let count = 0;
    for (let call = 0; call < calls; call += 1)
      try {
        limits.spend('cspReports', key);
      } catch {
        count += 1;
      }
    return count;
  };
  return { clock, refused };
}

test('50,000 callers are remembered; beyond, the oldest is forgotten', () => {
  const { refused } = counting();
  expect(refused('first', 31)).toBe(1);
  for (let n = 2; n <= 50_000; n += 1) refused(`caller ${n}`, 1);
  expect(refused('first', 1)).toBe(1);
  expect(refused('caller 50,001', 1)).toBe(0);
  expect([refused('first', 1), refused('caller 50000', 30)]).toEqual([0, 1]);
});

test.for([
  ['before its window ends', 59_999, 1],
  ['when its window has ended', 60_000, 0],
  ['when the clock was put back', -3_600_000, 0],
] as const)('a caller who used up the window calls again %s', ([, at, expected]) => {
  const { clock, refused } = counting();
  expect(refused('caller', 31)).toBe(1);
  clock.at = at;
  expect(refused('caller', 1)).toBe(expected);
});
