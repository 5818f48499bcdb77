import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';

import { everyCall } from '@larder/shared/calls';
import { describe, expect, test } from 'vitest';

import { keyId } from '#config';
import { TEST_KEY, testApp } from '#testing/testApp';

const OTHER_KEY = 'aX9-another-key-of-thirty-two-bytes-or-more';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const NOW = Date.parse('2026-03-04T12:00:00Z') / 1000;

type Parts = { header?: object; claims?: object; key?: string; hash?: string };

const write = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const read = (part = ''): object => JSON.parse(Buffer.from(part, 'base64url').toString());

/** The real token with parts changed and signed again; a member that is undefined is left out. */
function forge(token: string, { header, claims, key = TEST_KEY, hash = 'sha256' }: Parts): string {
  const [first, second] = token.split('.');
  const text = `${write({ ...read(first), ...header })}.${write({ ...read(second), ...claims })}`;
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
}

/** Another character at a place. In the last one of a part some bits mean nothing. */
function bend(text: string, at: number): string {
  return `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
}

/** Signed with a key pair, whose public half the header brings along. */
function ownKey(token: string): string {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const [first, second] = token.split('.');
  const jwk = publicKey.export({ format: 'jwk' });
  const text = `${write({ ...read(first), alg: 'RS256', jwk })}.${second}`;
  return `${text}.${createSign('sha256').update(text).sign(privateKey).toString('base64url')}`;
}

const HEADERS: readonly Parts[] = [
  ...['none', 'None', 'NONE', 'nOnE', 'RS256', 'ES256', 'PS256', 'EdDSA', 'HS1', 'HS256 ', ''].map(
    (alg) => ({ header: { alg } }),
  ),
  { header: { alg: 'HS384' }, hash: 'sha384' },
  { header: { alg: 'HS512' }, hash: 'sha512' },
  { header: { alg: undefined } },
  { header: { alg: ['HS256'] } },
  ...['', 'unknown', '../../dev/null', "' or 1=1", keyId(OTHER_KEY)].map((kid) => ({
    header: { kid },
  })),
  { header: { kid: undefined } },
  { header: { kid: null } },
  { header: { kid: keyId(OTHER_KEY) }, key: OTHER_KEY },
  { key: OTHER_KEY },
  { key: '' },
  { key: keyId(TEST_KEY) },
  { header: { jwk: { kty: 'oct', k: 'AQ' } } },
  { header: { jku: 'https://evil.test/keys' } },
  { header: { x5u: 'https://evil.test/c' } },
  { header: { x5c: ['AQ'] } },
  { header: { crit: ['exp'], exp: 1 } },
  { header: { b64: false, crit: ['b64'] } },
  ...[undefined, '', 'JWT', 'rt+jwt', 'at+JWT2'].map((typ) => ({ header: { typ } })),
];

const CLAIMS: readonly object[] = [
  ...[undefined, 'other', '', ['other'], 1].map((aud) => ({ aud })),
  ...[undefined, 'other', '', ['larder']].map((iss) => ({ iss })),
  ...[undefined, 0, -1, NOW - 6, NOW - 86_400, 'never', null].map((exp) => ({ exp })),
  ...[NOW + 6, 4_000_000_000, 'now'].map((nbf) => ({ nbf })),
  ...[undefined, 'now'].map((iat) => ({ iat })),
  { jti: undefined },
  ...[undefined, NOBODY, '', "' or 1=1", 1, null].map((sub) => ({ sub })),
  ...[undefined, NOBODY, '', 1].map((sid) => ({ sid })),
  ...[undefined, 'root', 'Admin', ['admin']].map((role) => ({ role })),
];

/** Forgeries by somebody who has a valid token and knows how tokens are made. */
function forgeries(good: string, refresh: string): string[] {
  const [header = '', claims = '', signature = ''] = good.split('.');
  const everyEighth = Array.from({ length: 5 }, (_, n) => n * 8);
  return [
    ...HEADERS.map((parts) => forge(good, parts)),
    ...CLAIMS.map((claim) => forge(good, { claims: claim })),
    ...everyEighth.map((at) => `${bend(header, at)}.${claims}.${signature}`),
    ...everyEighth.map((at) => `${header}.${bend(claims, at)}.${signature}`),
    ...everyEighth.map((at) => `${header}.${claims}.${bend(signature, at)}`),
    `${header}.${claims}.`,
    `${header}.${claims}`,
    `.${claims}.${signature}`,
    `${header}..${signature}`,
    `${good}.`,
    `${good}.${signature}`,
    `${good} ${good}`,
    `${header}.${claims}.${signature}=`,
    `!${good}`,
    'x',
    'x'.repeat(15_000),
    `${header}.${'A'.repeat(14_000)}.${signature}`,
    refresh,
    ownKey(good),
  ];
}

const guarded = everyCall()
  .map(({ call }) => call)
  .filter(({ access }) => access !== 'public' && access !== 'cookie');

describe('a forged token', () => {
  test('of at least 80 kinds is refused by every authenticated call', async () => {
    const { app, person } = await testApp();
    const { headers } = await person('admin');
    const good = headers.authorization.slice('Bearer '.length);
    const bad = forgeries(good, Buffer.alloc(32, 7).toString('base64url'));
    expect(new Set(bad).size).toBe(bad.length);
    expect(bad.length).toBeGreaterThanOrEqual(80);
    expect(guarded.length).toBeGreaterThan(40);

    const ask = async (call: (typeof guarded)[number], token: string) =>
      (
        await app.inject({
          method: call.method,
          url: `/api${call.path.replaceAll(/\{\w+\}/g, () => NOBODY)}`,
          headers: { authorization: `Bearer ${token}` },
          ...(call.method !== 'GET' && { payload: {} }),
        })
      ).statusCode;
    // The unchanged token is accepted; otherwise the refusals below would prove nothing.
    const users = guarded.find(({ path }) => path === '/admin/users');
    expect(users && (await ask(users, good))).toBe(200);
    expect(users && (await ask(users, forge(good, {})))).toBe(200);

    const accepted: string[] = [];
    for (const call of guarded)
      for (const token of bad) {
        const status = await ask(call, token);
        if (status !== 401) accepted.push(`${call.method} ${call.path}: ${status} ${token}`);
      }
    expect(accepted).toEqual([]);
  }, 120_000);
});
