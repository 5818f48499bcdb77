import { createHmac } from 'node:crypto';

import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { buildAuthApp } from '#app';
import { keyId } from '#config';
import { sql } from '#platform/db/sql';
import { accountCalls, cookieOf, PASSWORD } from '#testing/accounts';
import { TEST_KEY, testApp } from '#testing/testApp';

import { openSession } from './openSession.service.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Ada, who has just registered. */
async function signedIn(settings: Record<string, string> = {}, role = 'user') {
  const made = await testApp({ settings });
  const calls = accountCalls(made.app);
  const registered = await calls.register();
  const { _id: user_id, access_token } = registered.json();
  if (role === 'admin') await made.db.run(sql`update users set role = 'admin'`);
  const first = role === 'admin' ? await calls.login({ role }) : registered;
  const pass = (ms: number) => {
    made.clock.at = new Date(made.clock.at.getTime() + ms);
  };
  const live = async () =>
    (
      await made.db.one(
        z.object({ n: z.int() }),
        sql`select count(*) as n from sessions where revoked_at is null`,
      )
    ).n;
  const audited = async (action: string) =>
    (
      await made.db.one(
        z.object({ n: z.int() }),
        sql`select count(*) as n from audit_log where action = ${action}`,
      )
    ).n;
  return {
    ...made,
    ...calls,
    user_id,
    access_token,
    cookie: cookieOf(first) ?? '',
    pass,
    live,
    audited,
  };
}

describe('POST /login', () => {
  test('ends the session that this browser had, of whomever', async () => {
    const { app, cookie, access_token, live, whoAmI, register, login } = await signedIn();
    await register({ email: 'ben@larder.test' });
    expect(await live()).toBe(2);
    const again = await app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { cookie },
      payload: { email: 'ben@larder.test', password: PASSWORD, role: 'user' },
    });
    expect(again.statusCode).toBe(200);
    // Ada's is over; Ben's other device stays.
    expect(await live()).toBe(2);
    expect((await whoAmI(access_token)).statusCode).toBe(401);
    expect((await whoAmI(again.json().access_token)).statusCode).toBe(200);
    const failed = await app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { cookie: cookieOf(again) ?? '' },
      payload: { email: 'ben@larder.test', password: 'wrong password', role: 'user' },
    });
    expect([failed.statusCode, await live()]).toEqual([401, 2]);
    expect((await login()).statusCode).toBe(200);
    expect(await live()).toBe(3);
  });

  test('again as the same person ends the one before, and no other device', async () => {
    const { post, cookie, access_token, live, whoAmI, login } = await signedIn();
    const phone = await login();
    const body = { email: 'ada@example.com', password: PASSWORD };
    const again = await post('/login', body, { headers: { cookie: cookie ?? '' } });
    expect(await live()).toBe(2);
    const seen = [access_token, phone.json().access_token, again.json().access_token].map(whoAmI);
    expect((await Promise.all(seen)).map(({ statusCode }) => statusCode)).toEqual([401, 200, 200]);
  });
});

describe('POST /session/refresh', () => {
  test('exchanges the cookie for the next one and answers a fresh token', async () => {
    const { renew, cookie, pass, whoAmI, user_id } = await signedIn();
    pass(14 * MINUTE_MS);
    const answer = await renew(cookie);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ _id: user_id, role: 'user', expires_in: 900 });
    expect(answer.headers['cache-control']).toBe('no-store');
    const next = cookieOf(answer);
    expect(next).toMatch(/^larder_rt=[\w-]{43}$/);
    expect(next).not.toBe(cookie);
    pass(14 * MINUTE_MS);
    expect((await whoAmI(answer.json().access_token)).statusCode).toBe(200);
    expect((await renew(next)).statusCode).toBe(200);
  });

  test.for([
    [0, 200, 'a second tab at the same moment'],
    [30_000, 200, 'as late as a tab may be'],
    [30_001, 401, 'later it is a stolen copy'],
  ] as const)('the used cookie again after %d ms: %d, %s', async ([ms, status]) => {
    const { renew, cookie, pass, whoAmI, live, audited } = await signedIn();
    const first = await renew(cookie);
    pass(ms);
    const again = await renew(cookie);
    expect(again.statusCode).toBe(status);
    expect(cookieOf(again)).toBeUndefined();
    const ended = status === 401;
    expect([await live(), await audited('refresh_token_reused')]).toEqual(ended ? [0, 1] : [1, 0]);
    // The thief's copy ends with the owner's own.
    expect((await renew(cookieOf(first))).statusCode).toBe(status);
    expect((await whoAmI(first.json().access_token)).statusCode).toBe(status);
  });

  test('a reused cookie is answered with the words of an ended session', async () => {
    const { renew, cookie, pass } = await signedIn();
    await renew(cookie);
    pass(30_001);
    expect((await renew(cookie)).json()).toMatchObject({
      error: 'session_ended',
      message: 'Your session has ended. Please log in again.',
    });
  });

  test('the token before the last ends the session', async () => {
    const { renew, cookie, live } = await signedIn();
    const second = cookieOf(await renew(cookie));
    await renew(second);
    expect((await renew(cookie)).statusCode).toBe(401);
    expect(await live()).toBe(0);
  });

  test(
    'eight tabs renew at once, 100 times: nobody is signed out',
    { timeout: 60_000 },
    async () => {
      const { renew, cookie, pass, audited } = await signedIn();
      let current: string | undefined = cookie;
      for (let round = 1; round <= 100; round += 1) {
        const answers = await Promise.all(Array.from({ length: 8 }, () => renew(current)));
        expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 200));
        const cookies = answers.map(cookieOf).filter((set) => set !== undefined);
        expect(cookies).toHaveLength(1);
        current = cookies[0];
        pass(MINUTE_MS);
      }
      expect(await audited('refresh_token_reused')).toBe(0);
    },
  );

  test('a stolen cookie ends its session, 100 times of 100', async () => {
    const { renew, pass, live, audited, db, clock, user_id } = await signedIn();
    const account = { user_id, role: 'user', name: 'Ada', email: 'a@b.c', address: 'x' } as const;
    await db.run(sql`update sessions set revoked_at = now()`);
    for (let round = 1; round <= 100; round += 1) {
      const { refresh } = await db.transaction((tx) => openSession(tx, { account, at: clock.at }));
      const stolen = `larder_rt=${refresh.text}`;
      const own = cookieOf(await renew(stolen));
      pass(30_001);
      expect([(await renew(stolen)).statusCode, await live()]).toEqual([401, 0]);
      expect((await renew(own)).statusCode).toBe(401);
    }
    expect(await audited('refresh_token_reused')).toBe(100);
  });

  test.for([
    ['user', 2 * HOUR_MS - 1, 200],
    ['user', 2 * HOUR_MS, 401],
    ['admin', 30 * MINUTE_MS - 1, 200],
    ['admin', 30 * MINUTE_MS, 401],
  ] as const)('a %s who does nothing for %d ms: %d', async ([role, ms, status]) => {
    const { renew, cookie, pass } = await signedIn({}, role);
    pass(ms);
    expect((await renew(cookie)).statusCode).toBe(status);
  });

  test.for([
    ['user', HOUR_MS, 12 * HOUR_MS],
    ['admin', 20 * MINUTE_MS, 8 * HOUR_MS],
  ] as const)('a busy %s must log in again all the same', async ([role, step, whole]) => {
    const { renew, cookie, pass, whoAmI } = await signedIn({}, role);
    let answer = await renew(cookie);
    for (let at = step; at < whole; at += step) {
      pass(step);
      answer = await renew(cookieOf(answer));
      expect(answer.statusCode).toBe(200);
    }
    // The last cookie lives no longer than the session does.
    expect(answer.cookies[0]?.maxAge).toBe(step / 1000);
    pass(step - 1);
    expect((await renew(cookieOf(answer), {})).statusCode).toBe(200);
    pass(1);
    expect((await renew(cookieOf(answer))).statusCode).toBe(401);
    expect((await whoAmI(answer.json().access_token)).statusCode).toBe(401);
  });

  test.for([
    ['no cookie', undefined, 'not_signed_in'],
    ['an empty cookie', 'larder_rt=', 'not_signed_in'],
    ['another cookie', 'theme=dark', 'not_signed_in'],
    ['an unknown token', `larder_rt=${'x'.repeat(43)}`, 'session_ended'],
    ['rubbish', 'larder_rt=%00;;=;', 'session_ended'],
  ] as const)('%s is refused', async ([, cookie, error]) => {
    const { renew } = await signedIn();
    const answer = await renew(cookie);
    expect([answer.statusCode, answer.json().error]).toEqual([401, error]);
    expect(cookieOf(answer)).toBeUndefined();
  });

  test('finds its cookie among others', async () => {
    const { renew, cookie } = await signedIn();
    expect((await renew(`a=larder_rt=x; ${cookie};b=1`)).statusCode).toBe(200);
  });

  test('access and refresh tokens are not interchangeable', async () => {
    const { renew, cookie, access_token, whoAmI } = await signedIn();
    expect((await renew(`larder_rt=${access_token}`)).statusCode).toBe(401);
    expect((await whoAmI(cookie.slice('larder_rt='.length))).statusCode).toBe(401);
  });

  const own = { host: 'larder.test' };
  test.for([
    ['our own page', { origin: 'http://larder.test' }, {}, 200],
    ['no browser, or an old one', {}, {}, 200],
    ['another port, which is another origin', { origin: 'http://larder.test:8080' }, {}, 403],
    ['another site', { origin: 'http://evil.test' }, {}, 403],
    ['a site that begins like ours', { origin: 'http://larder.test.evil.test' }, {}, 403],
    ['a sandboxed frame', { origin: 'null' }, {}, 403],
    [
      'our public address, behind a proxy that changes the host',
      { origin: 'https://shop.test' },
      { PUBLIC_URL: 'https://shop.test/' },
      200,
    ],
    [
      'our public host without https',
      { origin: 'http://shop.test' },
      { PUBLIC_URL: 'https://shop.test' },
      403,
    ],
  ] as const)('asked by %s', async ([, headers, settings, status]) => {
    const { renew, cookie } = await signedIn(settings);
    expect((await renew(cookie, { ...own, ...headers })).statusCode).toBe(status);
  });

  test('without X-Requested-With nothing happens', async () => {
    const { post, renew, cookie } = await signedIn();
    const answer = await post('/session/refresh', {}, { headers: { cookie } });
    expect([answer.statusCode, answer.json().error]).toEqual([403, 'not_allowed']);
    expect(cookieOf(await renew(cookie))).toBeDefined();
  });

  test('the answer has the row’s role, not the first token’s', async () => {
    const { renew, cookie, db, whoAmI } = await signedIn();
    await db.run(sql`update users set role = 'vendor', name = 'Ada the vendor'`);
    const answer = (await renew(cookie)).json();
    expect(answer).toMatchObject({ role: 'vendor', name: 'Ada the vendor' });
    expect((await whoAmI(answer.access_token)).json()).toEqual({ role: 'vendor' });
  });

  test('a deleted account gets nothing', async () => {
    const { renew, cookie, db } = await signedIn();
    await db.run(sql`update users set status = 'deleted', deleted_at = now(), email = null,
      name = null, address = null, password_hash = null`);
    expect((await renew(cookie)).json().error).toBe('session_ended');
  });

  test('30 a minute for one session', { timeout: 60_000 }, async () => {
    const { renew, login, pass, cookie } = await signedIn({ RATE_LIMITS: 'on' });
    let current: string | undefined = cookie;
    for (let n = 1; n <= 30; n += 1) current = cookieOf(await renew(current));
    expect((await renew(current)).statusCode).toBe(429);
    expect((await renew(cookieOf(await login()))).statusCode).toBe(200);
    pass(MINUTE_MS);
    expect((await renew(current)).statusCode).toBe(200);
  });
});

describe('sessions of one account', () => {
  test('ten at most: the eleventh login ends the oldest, and no other account’s', async () => {
    const { login, register, renew, cookie, pass, live } = await signedIn();
    const other = cookieOf(await register({ email: 'other@example.com' }));
    const cookies = [cookie];
    for (let n = 2; n <= 10; n += 1) {
      pass(1);
      cookies.push(cookieOf(await login()) ?? '');
    }
    expect(await live()).toBe(11);
    const eleventh = cookieOf(await login());
    expect(await live()).toBe(11);
    expect((await renew(cookies[0])).statusCode).toBe(401);
    for (const kept of [cookies[1], cookies[9], eleventh, other])
      expect((await renew(kept)).statusCode).toBe(200);
  });

  test('of eleven opened in the same millisecond the newest stays', async () => {
    const { login, renew, live } = await signedIn();
    for (let n = 2; n <= 10; n += 1) await login();
    const newest = cookieOf(await login());
    expect(await live()).toBe(10);
    expect((await renew(newest)).statusCode).toBe(200);
  });
});

describe('POST /session/logout', () => {
  const ours = { 'x-requested-with': 'larder' };

  test('by token: the next call is refused, and the browser clears its storage', async () => {
    const { post, access_token, whoAmI, renew, cookie, audited } = await signedIn();
    const headers = { authorization: `Bearer ${access_token}` };
    const answer = await post('/session/logout', {}, { headers });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers['clear-site-data']).toBe('"storage"');
    expect(answer.cookies).toMatchObject([{ name: 'larder_rt', value: '', maxAge: 0, path: '/' }]);
    expect((await whoAmI(access_token)).statusCode).toBe(401);
    expect((await renew(cookie)).statusCode).toBe(401);
    expect((await post('/session/logout', {}, { headers })).statusCode).toBe(204);
    expect(await audited('logged_out')).toBe(1);
  });

  test('by cookie alone, when the token has expired', async () => {
    const { post, access_token, whoAmI, cookie, live, audited } = await signedIn();
    const answer = await post('/session/logout', {}, { headers: { ...ours, cookie } });
    expect([answer.statusCode, await live()]).toEqual([204, 0]);
    expect((await whoAmI(access_token)).statusCode).toBe(401);
    expect(await audited('logged_out')).toBe(1);
  });

  test('by both of one session: one session ended, audited once', async () => {
    const { post, access_token, cookie, audited } = await signedIn();
    const headers = { ...ours, cookie, authorization: `Bearer ${access_token}` };
    expect((await post('/session/logout', {}, { headers })).statusCode).toBe(204);
    expect(await audited('logged_out')).toBe(1);
  });

  test('ends this session only', async () => {
    const { post, login, cookie, renew, live } = await signedIn();
    const elsewhere = cookieOf(await login());
    await post('/session/logout', {}, { headers: { ...ours, cookie } });
    expect(await live()).toBe(1);
    expect((await renew(elsewhere)).statusCode).toBe(200);
  });

  test('strangers and other sites get 204 and change nothing', async () => {
    const { post, cookie, live } = await signedIn();
    for (const headers of [
      {},
      { cookie },
      { authorization: 'Bearer rubbish' },
      { ...ours, cookie, origin: 'http://evil.test' },
    ] as Record<string, string>[]) {
      const answer = await post('/session/logout', {}, { headers });
      expect([answer.statusCode, answer.headers['clear-site-data'], cookieOf(answer)]).toEqual([
        204,
        undefined,
        undefined,
      ]);
    }
    expect(await live()).toBe(1);
  });
});

describe('access tokens', () => {
  type Parts = { header?: object; claims?: object; key?: string; hash?: string };

  async function forger(settings: Record<string, string> = {}) {
    const made = await signedIn(settings);
    const [header = '', claims = ''] = made.access_token.split('.');
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
    const write = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    /** The real token with some parts changed, signed again. */
    const forge = (parts: Parts) => {
      const text = `${write({ ...read(header), ...parts.header })}.${write({ ...read(claims), ...parts.claims })}`;
      const mac = createHmac(parts.hash ?? 'sha256', parts.key ?? TEST_KEY);
      return `${text}.${mac.update(text).digest('base64url')}`;
    };
    return { ...made, forge, claims: read(claims), header: read(header) };
  }

  test('carry only what the pages read', async () => {
    const { claims, header, user_id } = await forger();
    expect(header).toEqual({ alg: 'HS256', typ: 'at+jwt', kid: keyId(TEST_KEY) });
    expect(claims).toEqual({
      sub: user_id,
      sid: expect.any(String),
      jti: expect.any(String),
      role: 'user',
      name: 'Ada',
      email: 'ada@example.com',
      address: 'Street 1',
      iss: 'larder',
      aud: 'larder',
      iat: Date.parse('2026-03-04T12:00:00Z') / 1000,
      exp: Date.parse('2026-03-04T12:15:00Z') / 1000,
    });
  });

  const other = 'aX9-another-key-of-thirty-two-bytes-or-more';
  const none = '00000000-0000-4000-8000-000000000000';
  test.for([
    ['signed again without a change: the forger works', {}, 200],
    ['what a token says of the role does not matter', { claims: { role: 'admin' } }, 200],
    ['signed by somebody else under our key’s name', { key: other }, 401],
    ['a key we do not know', { key: other, header: { kid: keyId(other) } }, 401],
    ['no key named', { header: { kid: undefined } }, 401],
    ['another algorithm, correctly signed', { header: { alg: 'HS512' }, hash: 'sha512' }, 401],
    ['no algorithm', { header: { alg: 'none' } }, 401],
    ['no algorithm, spelt otherwise', { header: { alg: 'None' } }, 401],
    ['our secret as a public key', { header: { alg: 'RS256' } }, 401],
    ['another kind of token', { header: { typ: 'JWT' } }, 401],
    ['no kind', { header: { typ: undefined } }, 401],
    ['an extension we do not understand', { header: { crit: ['exp'], exp: 1 } }, 401],
    ['an address of a key', { header: { jku: 'https://evil.test/keys' } }, 401],
    ['a key of its own', { header: { jwk: { kty: 'oct', k: 'AQ' } } }, 401],
    ['an address of a certificate', { header: { x5u: 'https://evil.test/c' } }, 401],
    ['a certificate of its own', { header: { x5c: ['AQ'] } }, 401],
    ['made for another service', { claims: { aud: 'other' } }, 401],
    ['made by another service', { claims: { iss: 'other' } }, 401],
    ['for ever', { claims: { exp: undefined } }, 401],
    ['without its own name', { claims: { jti: undefined } }, 401],
    ['not yet valid', { claims: { nbf: 4_000_000_000 } }, 401],
    ['somebody else with this session', { claims: { sub: none } }, 401],
    ['a session that never was', { claims: { sid: none } }, 401],
    ['not an id', { claims: { sub: "' or 1=1" } }, 401],
    ['a role that does not exist', { claims: { role: 'root' } }, 401],
  ] as const)('%s', async ([, parts, status]) => {
    const { forge, whoAmI } = await forger();
    const answer = await whoAmI(forge(parts));
    expect(answer.statusCode).toBe(status);
    expect(answer.json().role).toBe(status === 200 ? 'user' : undefined);
  });

  test('refused without a signature, or damaged anywhere', async () => {
    const { access_token, whoAmI } = await forger();
    const [header = '', claims = '', signature = ''] = access_token.split('.');
    const bend = (text: string) =>
      `${text.slice(0, -2)}${text.at(-2) === 'A' ? 'B' : 'A'}${text.at(-1)}`;
    for (const bad of [
      `${header}.${claims}.`,
      `${header}.${claims}`,
      `${bend(header)}.${claims}.${signature}`,
      `${header}.${bend(claims)}.${signature}`,
      `${header}.${claims}.${bend(signature)}`,
      'x',
      `${access_token} ${access_token}`,
      'x'.repeat(8_000),
    ])
      expect([bad, (await whoAmI(bad)).statusCode]).toEqual([bad, 401]);
  });

  test.for([
    [0, 200],
    [904_999, 200],
    [905_000, 401],
    [-4 * HOUR_MS, 200],
  ] as const)('with the clock moved by %d ms: %d', async ([ms, status]) => {
    const { access_token, whoAmI, pass } = await signedIn();
    pass(ms);
    const answer = await whoAmI(access_token);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined);
  });

  test('a key that was replaced verifies as long as it is listed', async () => {
    const settings = { JWT_SECRET: `${other},${TEST_KEY}` };
    const { forge, whoAmI, header } = await forger(settings);
    expect(header.kid).toBe(keyId(other));
    expect((await whoAmI(forge({ header: { kid: keyId(TEST_KEY) } }))).statusCode).toBe(200);
  });

  test('the row’s role counts: a demoted administrator loses access', async () => {
    const { app, login, db } = await signedIn({}, 'admin');
    const { access_token } = (await login({ role: 'admin' })).json();
    const ask = async () =>
      (
        await app.inject({
          url: '/api/admin/users',
          headers: { authorization: `Bearer ${access_token}` },
        })
      ).statusCode;
    expect(await ask()).toBe(200);
    await db.run(sql`update users set role = 'user'`);
    expect(await ask()).toBe(403);
  });
});

describe('GET /auth on its own port', () => {
  test.for([
    ['the token in auth-token', { 'auth-token': 'TOKEN' }, 200],
    ['nothing', {}, 401],
    ['an empty header', { 'auth-token': '' }, 401],
    ['rubbish', { 'auth-token': 'rubbish' }, 401],
    ['the usual header instead', { authorization: 'Bearer TOKEN' }, 401],
    [
      'rubbish beside the usual header',
      { 'auth-token': 'rubbish', authorization: 'Bearer TOKEN' },
      401,
    ],
  ] as const)('%s', async ([, given, status]) => {
    const { deps, access_token } = await signedIn();
    const app = buildAuthApp(deps);
    const headers = Object.fromEntries(
      Object.entries(given).map(([name, text]) => [name, text.replace('TOKEN', access_token)]),
    );
    const answer = await app.inject({ url: '/auth', headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().role).toBe(status === 200 ? 'user' : undefined);
    await app.close();
  });
});
