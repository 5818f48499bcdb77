import { KeyObject, sign } from 'node:crypto';

import { everyCall } from '@larder/shared/calls';
import { exportSPKI } from 'jose';
import { describe, expect, test } from 'vitest';

import {
  appCheckToken,
  type Bent,
  FIREBASE,
  newSigningKey,
  type Scene,
  startJwksServer,
} from '#platform/identity/testing/jwksServer';
import { testApp } from '#testing/testApp';

import { COOLDOWN_MS, FRESH_MS, USABLE_MS } from './signingKeys.ts';

const [ours, next, foreign] = await Promise.all([
  newSigningKey('ours'),
  newSigningKey('next'),
  newSigningKey('ours'),
]);

/** A server with App Check set up, whose clock can be moved, and Google's list of keys beside it. */
async function guarded() {
  const google = await startJwksServer([ours]);
  const { app, clock } = await testApp({
    settings: { FIREBASE_CONFIG: JSON.stringify(FIREBASE), FIREBASE_JWKS_URL: google.address },
  });
  /** Asks for a reset mail, which anybody may. */
  const write = async (token?: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/forgot-password',
      headers: { ...(token !== undefined && { 'x-firebase-appcheck': token }) },
      payload: { email: 'nobody@example.com' },
    });
    const { statusCode, headers } = answer;
    return { statusCode, error: answer.json().error, message: answer.json().message, headers };
  };
  const pass = (ms: number) => (clock.at = new Date(clock.at.getTime() + ms));
  const token = (key = ours) => appCheckToken(key, clock.at);
  return { app, clock, google, write, pass, token };
}

test('accepts our app’s tokens and fetches the keys once', async () => {
  const { write, google, token } = await guarded();
  expect((await write(await token())).statusCode).toBe(202);
  expect((await write(await token())).statusCode).toBe(202);
  expect(google.asked()).toBe(1);
});

test('a change without a token is refused and signs nobody out', async () => {
  const { write, google } = await guarded();
  const { headers, ...answer } = await write();
  expect(answer).toEqual({
    statusCode: 403,
    error: 'app_check_required',
    message: 'This page could not be verified. Please reload it and try again.',
  });
  expect(headers['www-authenticate']).toBeUndefined();
  expect((await write('')).error).toBe('app_check_required');
  expect(google.asked()).toBe(0);
});

const HOUR_S = 3600;
const at = Date.parse('2026-03-04T12:00:00Z') / 1000;
const project = FIREBASE.messagingSenderId;

const TOKENS: [what: string, bent: Bent, status: 202 | 403][] = [
  ['the real one: the forger works', {}, 202],
  ['expired', { claims: { iat: at - 2 * HOUR_S, exp: at - 6 } }, 403],
  ['expired within the leeway', { claims: { exp: at - 4 } }, 202],
  ['for ever', { claims: { exp: undefined } }, 403],
  ['not dated', { claims: { iat: undefined } }, 403],
  ['not valid yet', { claims: { nbf: at + HOUR_S } }, 403],
  ['for another project', { claims: { aud: ['projects/1', 'projects/other'] } }, 403],
  ['for our project by its name only', { claims: { aud: ['projects/larder-test'] } }, 403],
  ['for nobody', { claims: { aud: undefined } }, 403],
  ['from another project', { claims: { iss: 'https://firebaseappcheck.googleapis.com/1' } }, 403],
  ['from elsewhere', { claims: { iss: `https://evil.example/${project}` } }, 403],
  ['from another app of the project', { claims: { sub: '1:123456789012:web:ffff' } }, 403],
  ['another kind of token', { header: { typ: 'at+jwt' } }, 403],
  ['no kind', { header: { typ: undefined } }, 403],
  ['a key that is not published', { header: { kid: 'none' } }, 403],
  ['no key named', { header: { kid: undefined } }, 403],
  [
    'a key of its own beside',
    {
      header: { kid: 'none', jku: 'http://127.0.0.1:1/', jwk: { kty: 'RSA', n: 'AQ', e: 'AQAB' } },
    },
    403,
  ],
];
test.for(TOKENS)('%s', async ([, bent, status]) => {
  const { write, clock } = await guarded();
  const { statusCode, error } = await write(await appCheckToken(ours, clock.at, bent));
  expect([statusCode, error]).toEqual([status, status === 403 ? 'app_check_invalid' : undefined]);
});

test('forged ones: another’s key, our public key as a secret, no algorithm, other algorithms, rubbish', async () => {
  const { write, clock, token } = await guarded();
  const good = await token();
  const [header = '', claims = '', signature = ''] = good.split('.');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = (text: string) =>
    `${text}.${sign('sha256', Buffer.from(text), KeyObject.from(ours.privateKey)).toString('base64url')}`;
  const usual = { alg: 'RS256', typ: 'JWT', kid: 'ours' };
  expect((await write(signed(`${part(usual)}.${claims}`))).statusCode).toBe(202);
  const secret = Buffer.from(await exportSPKI(ours.publicKey));
  const pss = await newSigningKey('ours', 'PS256');
  for (const [what, bad] of [
    ['another’s key under the name of ours', await appCheckToken(foreign, clock.at)],
    [
      'our public key as a secret',
      await appCheckToken(ours, clock.at, { header: { alg: 'HS256' }, by: secret }),
    ],
    ['another algorithm', await appCheckToken(pss, clock.at, { header: { alg: 'PS256' } })],
    ['no algorithm', `${part({ alg: 'none', typ: 'JWT', kid: 'ours' })}.${claims}.`],
    ['no algorithm, still signed', `${part({ alg: 'none', typ: 'JWT' })}.${claims}.${signature}`],
    [
      'an extension we do not understand',
      signed(`${part({ ...usual, crit: ['ext'], ext: 1 })}.${claims}`),
    ],
    ['claims changed', `${header}.${part({ sub: 'x' })}.${signature}`],
    ['no signature', `${header}.${claims}.`],
    ['two parts', `${header}.${claims}`],
    ['rubbish', 'rubbish'],
    ['long rubbish', 'x.'.repeat(4000)],
    ['a placeholder of the SDK', Buffer.from('{"error":"UNKNOWN_ERROR"}').toString('base64')],
  ] as const)
    expect([what, (await write(bad)).error]).toEqual([what, 'app_check_invalid']);
});

describe('keys', () => {
  test('a key published later is fetched when a token names it, but no more than once in 30 seconds', async () => {
    const { write, google, pass, token } = await guarded();
    await write(await token());
    google.publish([ours, next]);
    expect((await write(await token(next))).error).toBe('app_check_invalid');
    expect(google.asked()).toBe(1);
    pass(COOLDOWN_MS);
    expect((await write(await token(next))).statusCode).toBe(202);
    expect((await write(await token())).statusCode).toBe(202);
    expect(google.asked()).toBe(2);
  });

  test('are refreshed after six hours without delay', async () => {
    const { write, google, pass, token } = await guarded();
    await write(await token());
    pass(FRESH_MS - 1);
    await write(await token());
    expect(google.asked()).toBe(1);
    google.publish([next]);
    pass(1);
    expect((await write(await token())).statusCode).toBe(202);
    await expect.poll(async () => (await write(await token())).error).toBe('app_check_invalid');
    expect((await write(await token(next))).statusCode).toBe(202);
    expect(google.asked()).toBe(2);
  });

  test('old ones serve for a day when Google does not answer', async () => {
    const { write, google, pass, token } = await guarded();
    await write(await token());
    google.play((response) => response.destroy());
    pass(USABLE_MS - 1);
    expect((await write(await token())).statusCode).toBe(202);
    await expect.poll(google.asked).toBe(2);
    pass(1);
    expect((await write(await token())).error).toBe('app_check_unavailable');
  });

  const scenes: [string, Scene][] = [
    ['is down', (response) => response.destroy()],
    ['fails', (response) => response.writeHead(500).end()],
    ['sends somebody elsewhere', (response) => response.writeHead(302, { location: '/' }).end()],
    ['sends rubbish', (response) => response.end('<html>')],
    ['sends no keys', (response) => response.end('{"keys":[]}')],
    ['sends something else', (response) => response.end('{"keys":"none"}')],
    ['sends without end', (response) => response.end('{"keys":[{"kty":"RSA"}]}'.padEnd(65_537))],
    ['stops in the middle', (response) => (response.write('{"keys":['), void response.destroy())],
  ];
  test.for(scenes)(
    'when Google %s a change is refused for now, and works afterwards',
    async ([, scene]) => {
      const { write, google, token } = await guarded();
      google.play(scene);
      const { headers, ...answer } = await write(await token());
      expect(answer).toEqual({
        statusCode: 503,
        error: 'app_check_unavailable',
        message: 'Changes cannot be verified right now. Please try again in a moment.',
      });
      expect(headers['retry-after']).toBe('30');
      google.play();
      expect((await write(await token())).statusCode).toBe(202);
    },
  );

  test('waits three seconds for an answer', { timeout: 15_000 }, async () => {
    const { write, google, token } = await guarded();
    google.play(() => undefined);
    expect((await write(await token())).error).toBe('app_check_unavailable');
  });

  test('pauses for 30 seconds after repeated failures', async () => {
    const { write, google, pass, token } = await guarded();
    google.play((response) => response.destroy());
    for (let n = 1; n <= 8; n += 1) await write(await token());
    expect(google.asked()).toBe(5);
    google.play();
    pass(30_000);
    expect((await write(await token())).statusCode).toBe(202);
  });

  test('concurrent requests share one fetch', async () => {
    const { write, google, token } = await guarded();
    const good = await token();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => write(good)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202]);
    expect(google.asked()).toBe(1);
  });
});

describe('calls that need a token', () => {
  const OPEN = [
    'POST /session/refresh',
    'POST /session/logout',
    'POST /user/items/compare',
    'POST /ingredients/match',
  ];

  test('every call that is no GET, but for four', async () => {
    const { app } = await guarded();
    const asked: string[] = [];
    for (const { call } of everyCall()) {
      const url = `/api${call.path.replaceAll(/\{\w+\}/g, '0')}`;
      const answer = await app.inject({ method: call.method, url });
      if (answer.body.includes('app_check_required')) asked.push(`${call.method} ${call.path}`);
    }
    const changes = everyCall()
      .filter(({ call }) => call.method !== 'GET')
      .map(({ call }) => `${call.method} ${call.path}`);
    expect(changes.filter((call) => !asked.includes(call)).toSorted()).toEqual(OPEN.toSorted());
    expect(asked.every((call) => changes.includes(call))).toBe(true);
  });

  test('nothing where App Check is not set up', async () => {
    const { app } = await testApp();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/forgot-password',
      payload: { email: 'nobody@example.com' },
    });
    expect(answer.statusCode).toBe(202);
    expect((await app.inject('/api/config')).json()).not.toHaveProperty('firebase');
  });

  test('the browser gets only the settings it needs', async () => {
    const settings = { FIREBASE_CONFIG: JSON.stringify({ ...FIREBASE, secret: 'x' }) };
    const { app } = await testApp({ settings });
    const { firebase } = (await app.inject('/api/config')).json();
    expect(firebase).toEqual({ ...FIREBASE, recaptchaProvider: 'v3' });
  });
});
