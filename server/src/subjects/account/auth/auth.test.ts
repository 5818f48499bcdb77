import type { LightMyRequestResponse } from 'fastify';
import { Piscina } from 'piscina';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { accountCalls, cookieOf, PASSWORD } from '#testing/accounts';
import { testApp } from '#testing/testApp';

async function world(settings: Record<string, string> = {}) {
  const made = await testApp({ settings });
  const { db } = made;
  const count = async (table: 'users' | 'sessions') =>
    (
      await db.one(
        z.object({ users: z.int(), sessions: z.int() }),
        sql`select (select count(*) from users) as users, (select count(*) from sessions) as sessions`,
      )
    )[table];
  const audited = () =>
    db.many(
      z.object({
        action: z.string(),
        actor_role: z.string(),
        target_id: z.string().nullable(),
        ip: z.string(),
        detail: z.record(z.string(), z.unknown()),
      }),
      sql`select action, actor_role, target_id, ip, detail from audit_log order by audit_id`,
    );
  return { ...made, ...accountCalls(made.app), count, audited };
}

/** Everything by which a caller can tell answers apart: all but the time and the request's id. */
function visible(answer: LightMyRequestResponse) {
  return {
    status: answer.statusCode,
    body: { ...answer.json(), request_id: '' },
    headers: { ...answer.headers, date: '' },
  };
}

describe('POST /register', () => {
  test('opens the account and signs it in', async () => {
    const { register, whoAmI, db, audited } = await world();
    const answer = await register({ role: 'vendor', email: ' Ada@Example.COM ' });
    const body = answer.json();
    expect(answer.statusCode).toBe(201);
    expect(body).toMatchObject({
      role: 'vendor',
      token_type: 'bearer',
      expires_in: 900,
      name: 'Ada',
      email: 'ada@example.com',
      message: 'Registration successful',
    });
    expect((await whoAmI(body.access_token)).json()).toEqual({ role: 'vendor' });
    const row = await db.one(
      z.object({ user_id: z.string(), email: z.string(), password_hash: z.string() }),
      sql`select user_id, email, password_hash from users`,
    );
    expect(row).toMatchObject({ user_id: body._id, email: 'ada@example.com' });
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await audited()).toMatchObject([
      { action: 'account_registered', actor_role: 'vendor', target_id: body._id, ip: '127.0.0.1' },
    ]);
  });

  test.for([
    [{}, 'larder_rt', false, 'plain http, as on a developer’s machine'],
    [{ PUBLIC_URL: 'http://larder.test' }, 'larder_rt', false, 'http even in public'],
    [{ PUBLIC_URL: 'https://larder.test' }, '__Host-larder_rt', true, 'https: bound to the host'],
    [{ PUBLIC_URL: 'HTTPS://larder.test' }, '__Host-larder_rt', true, 'in capitals too'],
  ] as const)('with %o the cookie is %s', async ([settings, name, secure]) => {
    const { register } = await world(settings);
    expect((await register()).cookies).toEqual([
      {
        name,
        value: expect.stringMatching(/^[\w-]{43}$/),
        maxAge: 7200,
        path: '/',
        httpOnly: true,
        sameSite: 'Strict',
        ...(secure && { secure: true }),
      },
    ]);
  });

  test('creates a shopper by default', async () => {
    const { register } = await world();
    expect((await register()).json().role).toBe('user');
  });

  test.for([
    [{ password_hash: '1234567' }, 'password_hash', 'one character short'],
    [{ password_hash: 'x7'.repeat(128) + '!' }, 'password_hash', 'one character too many'],
    [{ password_hash: 'password123' }, 'password_hash', 'too common'],
    [{ password_hash: 12345678 }, 'password_hash', 'a number is no password'],
    [{ name: '' }, 'name', 'empty'],
    [{ name: '   ' }, 'name', 'only spaces'],
    [{ name: 'x'.repeat(201) }, 'name', 'one too long'],
    [{ name: 'A\u0000da' }, 'name', 'the database cannot keep U+0000'],
    [{ address: 'x'.repeat(501) }, 'address', 'one too long'],
    [{ email: 'ada' }, 'email', 'no @'],
    [{ email: 'ada@example' }, 'email', 'a domain of one part'],
    [{ email: 'a da@example.com' }, 'email', 'a space inside'],
    [{ email: `${'x'.repeat(243)}@example.com` }, 'email', 'one too long: 255'],
    [{ role: 'admin' }, 'role', 'nobody registers as an administrator'],
    [{ role: 'Vendor' }, 'role', 'the exact spelling only'],
    [{ status: 'active' }, '', 'a member nobody asked for'],
  ] as const)('refuses %o', async ([more, field]) => {
    const { register, count } = await world();
    const answer = await register(more);
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_request']);
    expect(answer.json().details.fields[0].field).toBe(field);
    expect(answer.json().message).toContain(field);
    expect(await count('users')).toBe(0);
  });

  test.for([
    [{ password_hash: '1v3ry0k!' }, '8 characters'],
    [{ password_hash: 'x7'.repeat(128) }, '256 characters'],
    [{ name: 'x'.repeat(200) }, 'the longest name'],
    [{ address: 'x'.repeat(500) }, 'the longest address'],
    [{ email: `${'x'.repeat(242)}@example.com` }, 'the longest email: 254'],
  ] as const)('takes %o', async ([more]) => {
    const { register } = await world();
    expect((await register(more)).statusCode).toBe(201);
  });

  test('refuses an address that has an account, in whatever letter case', async () => {
    const { register, count } = await world();
    await register();
    const answer = await register({ email: 'ADA@example.com', name: 'Another' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: 'email_taken',
      message: 'Email already registered',
    });
    expect([await count('users'), await count('sessions')]).toEqual([1, 1]);
  });

  test('two concurrent registrations create one account', async () => {
    const { register, count } = await world();
    const answers = await Promise.all([register(), register()]);
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 409,
    ]);
    expect([await count('users'), await count('sessions')]).toEqual([1, 1]);
  });

  test('the address of a deleted account is free, for another person', async () => {
    const { register, whoAmI, db } = await world();
    const before = (await register()).json();
    await db.run(sql`update users set status = 'deleted', deleted_at = now(), email = null,
      name = null, address = null, password_hash = null`);
    const after = await register();
    expect(after.statusCode).toBe(201);
    expect(after.json()._id).not.toBe(before._id);
    expect((await whoAmI(before.access_token)).statusCode).toBe(401);
  });

  test('30 an hour from one source', async () => {
    const { register, clock } = await world({ RATE_LIMITS: 'on' });
    const attempt = async (ip: string) =>
      (await register({ password_hash: 'password' }, { ip })).statusCode;
    for (let n = 1; n <= 30; n += 1) expect(await attempt('10.0.0.1')).toBe(400);
    expect(await attempt('10.0.0.1')).toBe(429);
    expect(await attempt('10.0.0.2')).toBe(400);
    clock.at = new Date(clock.at.getTime() + 3_600_000);
    expect(await attempt('10.0.0.1')).toBe(400);
  });

  test('sheds a flood at once and leaves nothing half done', async () => {
    const { register, count } = await world();
    const answers = await Promise.all(
      Array.from({ length: 90 }, (_, n) => register({ email: `ada${n}@example.com` })),
    );
    const by = Map.groupBy(answers, (answer) => answer.statusCode);
    expect([...by.keys()].toSorted((a, b) => a - b)).toEqual([201, 503]);
    expect(by.get(503)?.[0]?.headers['retry-after']).toBe('1');
    expect(by.get(503)?.[0]?.json().error).toBe('unavailable');
    expect(await count('users')).toBe(by.get(201)?.length);
  });
});

describe('POST /login', () => {
  test('answers a session of its own', async () => {
    const { register, login, whoAmI, audited } = await world();
    const first = (await register()).json();
    const answer = await login({ email: 'ADA@example.com ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      _id: first._id,
      role: 'user',
      token_type: 'bearer',
      expires_in: 900,
      name: 'Ada',
      message: 'Login successful',
    });
    expect(cookieOf(answer)).toMatch(/^larder_rt=/);
    expect((await whoAmI(answer.json().access_token)).statusCode).toBe(200);
    expect((await whoAmI(first.access_token)).statusCode).toBe(200);
    expect(await audited()).toMatchObject([
      { action: 'account_registered' },
      { action: 'login_succeeded', actor_role: 'user', target_id: first._id },
    ]);
  });

  const otherRole = (role: string) =>
    `This account is ${role === 'admin' ? 'an' : 'a'} ${role} account. Use the ${role} login.`;
  const notAdmin = 'Invalid email, password or not authorized as admin';
  test.for([
    ['user', 'user', 200, undefined],
    ['vendor', 'vendor', 200, undefined],
    ['admin', 'admin', 200, undefined],
    ['vendor', 'user', 403, otherRole('vendor')],
    ['admin', 'user', 403, otherRole('admin')],
    ['user', 'vendor', 403, otherRole('user')],
    ['admin', 'vendor', 403, otherRole('admin')],
    ['user', 'admin', 401, notAdmin],
    ['vendor', 'admin', 401, notAdmin],
  ] as const)('the account of a %s at the login of a %s: %d', async ([is, as, status, message]) => {
    const { register, login, db, count } = await world();
    await register();
    await db.run(sql`update users set role = ${is}`);
    const answer = await login({ role: as });
    expect([answer.statusCode, status === 200 ? undefined : answer.json().message]).toEqual([
      status,
      message,
    ]);
    expect(await count('sessions')).toBe(status === 200 ? 2 : 1);
    expect(cookieOf(answer) !== undefined).toBe(status === 200);
  });

  test('a wrong password at another role’s login does not reveal the role', async () => {
    const { register, login } = await world();
    await register({ role: 'vendor' });
    expect((await login({ password: 'wrong guess' })).json().error).toBe('wrong_credentials');
    expect((await login({ password: 'wrong guess', role: 'admin' })).json().error).toBe(
      'wrong_admin_credentials',
    );
  });

  test.for(['user', 'vendor', 'admin'] as const)(
    'as %s: unknown, wrong and deleted accounts look alike, also when they wait',
    async (role) => {
      const { register, login, db } = await world({ RATE_LIMITS: 'on' });
      await register({ email: 'wrong@example.com' });
      await register({ email: 'deleted@example.com' });
      await db.run(sql`update users set status = 'deleted', deleted_at = now(), email = null,
        name = null, address = null, password_hash = null where email = 'deleted@example.com'`);
      const guess = async (name: string) => {
        const seen = [];
        for (let n = 1; n <= 7; n += 1)
          seen.push(
            visible(
              await login(
                { email: `${name}@example.com`, password: 'wrong guess', role },
                { ip: '10.0.0.9' },
              ),
            ),
          );
        return seen;
      };
      const unknown = await guess('unknown');
      expect(unknown.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
      expect(await guess('wrong')).toEqual(unknown);
      expect(await guess('deleted')).toEqual(unknown);
    },
  );

  test('a failure is audited without the input', async () => {
    const { register, login, audited } = await world();
    const { _id } = (await register()).json();
    await login({ password: 'wrong guess' });
    await login({ email: 'nobody@example.com' });
    const rows = (await audited()).slice(1);
    expect(rows).toMatchObject([
      {
        action: 'login_failed',
        actor_role: 'anonymous',
        target_id: _id,
        detail: { reason: 'wrong_credentials' },
      },
      { action: 'login_failed', actor_role: 'anonymous', target_id: null },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/wrong guess|nobody/);
  });

  test.for([
    [{ password: '' }, 'password'],
    [{ password: 'x'.repeat(257) }, 'password'],
    [{ email: 'ada' }, 'email'],
    [{ role: 'root' }, 'role'],
    [{ remember: true }, ''],
  ] as const)('refuses %o', async ([more, field]) => {
    const { login } = await world();
    const answer = await login(more);
    expect([answer.statusCode, answer.json().details.fields[0].field]).toEqual([400, field]);
  });

  test('a body of 16 KiB is the largest', async () => {
    const { app } = await world();
    const ask = (bytes: number) =>
      app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'content-type': 'application/json' },
        payload: `{"email":"ada@example.com","password":"x"${' '.repeat(bytes - 42)}}`,
      });
    expect((await ask(16 * 1024)).statusCode).toBe(401);
    expect((await ask(16 * 1024 + 1)).statusCode).toBe(413);
  });
});

describe('guessing', () => {
  const on = { RATE_LIMITS: 'on' };
  const wrong = { password: 'wrong guess' };

  async function guesses() {
    const made = await world(on);
    await made.register({}, { ip: '10.1.1.1' });
    const pass = (ms: number) => {
      made.clock.at = new Date(made.clock.at.getTime() + ms);
    };
    const guess = async (more: object = {}, ip = '10.0.0.1') => {
      const answer = await made.login({ ...wrong, ...more }, { ip });
      return answer.statusCode === 429
        ? `wait ${answer.headers['retry-after']}`
        : answer.statusCode;
    };
    return { ...made, pass, guess };
  }

  test('five failures are free, then each doubles the wait, up to 900 s', async () => {
    const { guess, pass } = await guesses();
    for (let n = 1; n <= 5; n += 1) expect(await guess()).toBe(401);
    const waits = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900];
    for (const seconds of waits) {
      expect(await guess()).toBe(`wait ${seconds}`);
      pass(seconds * 1000 - 1);
      expect(await guess()).toBe('wait 1');
      pass(1);
      expect(await guess()).toBe(401);
    }
  });

  test('the wait also applies to the right password, with the usual message', async () => {
    const { guess, login, pass, audited } = await guesses();
    for (let n = 1; n <= 5; n += 1) await guess();
    const early = await login({}, { ip: '10.0.0.1' });
    expect(early.json()).toMatchObject({
      error: 'too_many_logins',
      message: 'Too many attempts. Please wait before trying again.',
    });
    expect((await audited()).at(-1)).toMatchObject({ action: 'login_blocked', ip: '10.0.0.1' });
    pass(1000);
    expect((await login({}, { ip: '10.0.0.1' })).statusCode).toBe(200);
  });

  test('the right password clears the count; a quiet day does too', async () => {
    const { guess, pass } = await guesses();
    const five = async () => {
      for (let n = 1; n <= 5; n += 1) expect(await guess()).toBe(401);
      expect(await guess()).toBe('wait 1');
    };
    for (let n = 1; n <= 4; n += 1) await guess();
    expect(await guess({ password: PASSWORD })).toBe(200);
    await five();
    pass(86_400_000 - 1);
    expect(await guess()).toBe(401);
    expect(await guess()).toBe('wait 2');
    pass(86_400_000);
    await five();
  });

  test('the right password at the login of another role is no failure, except as an administrator', async () => {
    const { guess } = await guesses();
    for (let n = 1; n <= 8; n += 1)
      expect(await guess({ password: PASSWORD, role: 'vendor' })).toBe(403);
    for (let n = 1; n <= 5; n += 1)
      expect(await guess({ password: PASSWORD, role: 'admin' })).toBe(401);
    expect(await guess({ password: PASSWORD, role: 'admin' })).toBe('wait 1');
  });

  test('a guess rejected by overload is no failure', async () => {
    const { guess } = await guesses();
    for (let n = 1; n <= 4; n += 1) expect(await guess()).toBe(401);
    const full = vi.spyOn(Piscina.prototype, 'queueSize', 'get').mockReturnValue(64);
    for (let n = 1; n <= 3; n += 1) expect(await guess({ password: PASSWORD })).toBe(503);
    full.mockRestore();
    expect(await guess()).toBe(401);
    expect(await guess({ password: PASSWORD })).toBe('wait 1');
  });

  test('verifies only 5 of 100 concurrent logins', { timeout: 60_000 }, async () => {
    const { guess, audited } = await guesses();
    const answers = await Promise.all(Array.from({ length: 100 }, () => guess()));
    const failures = (await audited()).filter(({ action }) => action === 'login_failed');
    expect(failures).toHaveLength(5);
    expect(answers.filter((answer) => answer === 401)).toHaveLength(5);
    // On a busy machine some get no connection in time, and are not checked either.
    expect(answers.filter((answer) => ![401, 'wait 1', 503].includes(answer))).toEqual([]);
  });

  test(
    'verifies at most 20 of 1,000 guesses while the owner can log in',
    { timeout: 120_000 },
    async () => {
      const { login, pass, audited } = await guesses();
      const owner = async () => {
        const began = performance.now();
        expect((await login({}, { ip: '10.1.1.1' })).statusCode).toBe(200);
        return performance.now() - began;
      };
      const answers: (string | number)[] = [];
      const guess = async (headers: Record<string, string> = {}) => {
        const answer = await login(wrong, { ip: '10.0.0.1', headers });
        answers.push(answer.statusCode);
      };
      // One after the other, ten a second; then a hundred at once; each from another address.
      for (let n = 0; n < 400; n += 1) {
        await guess();
        pass(100);
      }
      await Promise.all(Array.from({ length: 100 }, () => guess()));
      const waited = await owner();
      for (let n = 0; n < 500; n += 1)
        await guess({ 'x-forwarded-for': `10.9.${n >> 8}.${n & 255}` });
      expect([waited, await owner()].every((ms) => ms < 5_000)).toBe(true);
      const looked = (await audited()).filter(({ action }) => action === 'login_failed');
      expect(looked.length).toBeGreaterThanOrEqual(5);
      expect(looked.length).toBeLessThanOrEqual(20);
      expect(answers.filter((status) => status === 401)).toHaveLength(looked.length);
      expect(answers.filter((status) => ![401, 429, 503].includes(Number(status)))).toEqual([]);
    },
  );

  test('another source is not affected', async () => {
    const { guess } = await guesses();
    for (let n = 1; n <= 5; n += 1) await guess();
    expect(await guess({}, '10.0.0.1')).toBe('wait 1');
    expect(await guess({}, '10.0.0.2')).toBe(401);
  });

  test('an IPv6 network is one source', async () => {
    const { guess } = await guesses();
    for (let n = 1; n <= 5; n += 1) await guess({}, `2001:db8:1:1::${n}`);
    expect(await guess({}, '2001:db8:1:1::6')).toBe('wait 1');
    expect(await guess({}, '2001:db8:1:2::6')).toBe(401);
  });

  test('also with compressed zeros', async () => {
    const { guess } = await guesses();
    for (let n = 1; n <= 5; n += 1) await guess({}, `2600:3c03::${n}`);
    expect(await guess({}, '2600:3c03::a:6')).toBe('wait 1');
    expect(await guess({}, '2600:3c03:0:1::6')).toBe(401);
    for (let n = 1; n <= 5; n += 1) await guess({}, `::ffff:192.0.2.${n}`);
    expect(await guess({}, '::ffff:192.0.2.6')).toBe(401);
  });

  test(
    '50 failures in 15 minutes from one source, for any account',
    { timeout: 60_000 },
    async () => {
      const { guess, pass, register } = await guesses();
      await register({ email: 'good@example.com' });
      const good = { email: 'good@example.com', password: PASSWORD };
      for (let n = 1; n <= 25; n += 1)
        expect(await guess({ email: `nobody${n}@example.com` })).toBe(401);
      // Who knows the password in between does not count.
      expect(await guess(good)).toBe(200);
      // A new account is no right guess.
      await register({ email: 'new@example.com' }, { ip: '10.0.0.1' });
      for (let n = 26; n <= 50; n += 1)
        expect(await guess({ email: `nobody${n}@example.com` })).toBe(401);
      expect(await guess({ email: 'nobody51@example.com' })).toBe('wait 900');
      expect(await guess(good)).toBe('wait 900');
      expect(await guess(good, '10.0.0.2')).toBe(200);
      pass(900_000 - 1);
      expect(await guess(good)).toBe('wait 1');
      pass(1);
      expect(await guess(good)).toBe(200);
    },
  );

  test(
    '100 failures an hour for an account lock out unknown sources, not the owner',
    { timeout: 60_000 },
    async () => {
      const { guess, pass } = await guesses();
      const owner = { password: PASSWORD };
      for (let n = 0; n < 100; n += 1)
        expect(await guess({}, `10.0.1.${Math.floor(n / 4)}`)).toBe(401);
      expect(await guess({}, '10.0.2.1')).toBe('wait 3600');
      expect(await guess(owner, '10.0.2.1')).toBe('wait 3600');
      expect(await guess(owner, '10.1.1.1')).toBe(200);
      expect(await guess({ email: 'other@example.com' }, '10.0.2.1')).toBe(401);
      pass(3_600_000 - 1);
      expect(await guess(owner, '10.0.2.1')).toBe('wait 1');
      pass(1);
      expect(await guess(owner, '10.0.2.1')).toBe(200);
    },
  );

  test.for([
    [30 * 86_400_000 - 1, 200, 'just within 30 days'],
    [30 * 86_400_000, 'wait 3600', 'on the day itself it is a stranger again'],
  ] as const)('a source is known for 30 days: after %d ms %s', async ([ms, outcome]) => {
    const { guess, pass, db, clock } = await guesses();
    await guess({}, '10.0.0.1');
    pass(ms);
    await guess({}, '10.0.0.2');
    await db.run(sql`update attempts set failures = 100, window_started_at = ${clock.at}
      where attempt_key like 'account %'`);
    expect(await guess({ password: PASSWORD }, '10.1.1.1')).toBe(outcome);
  });

  test('unused counters are deleted', async () => {
    const { guess, pass, db } = await guesses();
    await guess();
    pass(30 * 86_400_000 + 1);
    await guess({ email: 'other@example.com' }, '10.0.0.2');
    const { n } = await db.one(z.object({ n: z.int() }), sql`select count(*) as n from attempts`);
    expect(n).toBe(3);
  });

  test('nothing is counted when the limits are off', async () => {
    const { login, register } = await world();
    await register();
    for (let n = 1; n <= 7; n += 1) expect((await login(wrong)).statusCode).toBe(401);
  });
});
