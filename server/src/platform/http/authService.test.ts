import { expect, test } from 'vitest';

import { buildAuthApp } from '#app';
import { testApp } from '#testing/testApp';

const PORTS = { PORT: '3000', AUTH_PORT: '3001' };

/** What a page at `host` is told of the service, by its settings and by its policy. */
async function seenFrom(host: string, settings: Record<string, string> = {}) {
  const { app } = await testApp({ settings: { ...PORTS, ...settings } });
  return (await app.inject({ url: '/api/config', headers: { host } })).json().auth_service;
}

test.for([
  ['127.0.0.1:3000', {}, 'http://127.0.0.1:3001', 'the page comes straight from our port'],
  ['localhost:3000', {}, 'http://localhost:3001', 'by any name'],
  ['[::1]:3000', {}, 'http://[::1]:3001', 'by any address'],
  ['larder.test', {}, undefined, 'something stands in front of us'],
  ['larder.test:8080', {}, undefined, 'on any port'],
  ['evil.test:3000', {}, undefined, 'anybody can point a name at us'],
  [
    'larder.test:3000',
    { PUBLIC_URL: 'http://larder.test:3000' },
    'http://larder.test:3001',
    'it is the name of our pages',
  ],
  [
    '192.0.2.7:3000',
    { HOST: '192.0.2.7' },
    'http://192.0.2.7:3001',
    'it is the address we listen on',
  ],
  ['127.0.0.1:3000', { HOST: '192.0.2.7' }, undefined, 'we do not listen there'],
  ['localhost:3000', { HOST: '0.0.0.0' }, 'http://localhost:3001', 'we listen everywhere'],
  ['localhost', { PORT: '80' }, 'http://localhost:3001', 'a browser leaves the usual port out'],
  ['127.0.0.1:3000', { AUTH_PORT: '0' }, undefined, 'nobody knows the port beforehand'],
  [
    'larder.test',
    { AUTH_URL: 'https://auth.larder.test/' },
    'https://auth.larder.test',
    'we are told',
  ],
  ["evil.test; script-src 'none':3000", {}, undefined, 'this is no host'],
] as const)('%s with %j: %s, because %s', async ([host, settings, address]) => {
  expect(await seenFrom(host, settings)).toBe(address);
});

async function separate(settings: Record<string, string> = {}) {
  const made = await testApp({ settings: { ...PORTS, ...settings } });
  const { headers } = await made.person('user');
  const auth = buildAuthApp(made.deps);
  const token = headers.authorization.replace('Bearer ', '');
  const ask = (
    origin?: string,
    method: 'GET' | 'OPTIONS' | 'POST' = 'GET',
    host = '127.0.0.1:3001',
  ) =>
    auth.inject({
      method,
      url: '/auth',
      headers: {
        host,
        ...(origin !== undefined && { origin }),
        ...(method === 'GET'
          ? { 'auth-token': token }
          : {
              'access-control-request-method': 'GET',
              'access-control-request-headers': 'auth-token',
            }),
      },
    });
  return { ask, auth };
}

test('there is one call, and one method of it', async () => {
  const { ask } = await separate();
  const posted = await ask(undefined, 'POST');
  expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('our pages may ask, and read the answer', async () => {
  const { ask } = await separate();
  const first = await ask('http://127.0.0.1:3000', 'OPTIONS');
  expect([first.statusCode, first.body]).toEqual([204, '']);
  expect(first.headers).toMatchObject({
    'access-control-allow-origin': 'http://127.0.0.1:3000',
    'access-control-allow-methods': 'GET',
    'access-control-allow-headers': 'auth-token',
  });
  expect(first.headers).not.toHaveProperty('access-control-allow-credentials');
  const answer = await ask('http://127.0.0.1:3000');
  expect([answer.statusCode, answer.json()]).toEqual([200, { role: 'user' }]);
  expect(answer.headers['access-control-allow-origin']).toBe('http://127.0.0.1:3000');
});

test('they can read a refusal too', async () => {
  const { auth } = await separate();
  const headers = { host: '127.0.0.1:3001', origin: 'http://127.0.0.1:3000' };
  const answer = await auth.inject({ url: '/auth', headers });
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['access-control-allow-origin']).toBe('http://127.0.0.1:3000');
});

test('the pages’ public address may ask', async () => {
  const { ask } = await separate({ PUBLIC_URL: 'https://larder.test/shop' });
  const answer = await ask('https://larder.test');
  expect(answer.headers['access-control-allow-origin']).toBe('https://larder.test');
});

test.for([
  ['another site', 'https://evil.test'],
  ['another port', 'http://127.0.0.1:3999'],
  ['another protocol', 'https://127.0.0.1:3000'],
  ['a page without an origin', 'null'],
] as const)('%s may not: %s', async ([, origin]) => {
  const { ask } = await separate();
  for (const method of ['GET', 'OPTIONS'] as const) {
    const answer = await ask(origin, method);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(answer.headers).not.toHaveProperty('access-control-allow-headers');
  }
});

test('a name that somebody points at this machine is none of our pages, whatever the Host says', async () => {
  const { ask } = await separate();
  for (const method of ['GET', 'OPTIONS'] as const) {
    const answer = await ask('http://evil.test:3000', method, 'evil.test:3001');
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test('our pages may ask by any name of this machine', async () => {
  const { ask } = await separate({ HOST: '::' });
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
    const answer = await ask(origin, 'GET', 'anything.test');
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
  }
});
