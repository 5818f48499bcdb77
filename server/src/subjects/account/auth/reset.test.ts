import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { buildApp } from '#app';
import { sql } from '#platform/db/sql';
import { accountCalls, cookieOf, PASSWORD } from '#testing/accounts';
import { dumpOf } from '#testing/dump';
import { testApp } from '#testing/testApp';

const MINUTE_MS = 60_000;
const FRESH = 'a new battery staple';

/** Ada, who has just registered, and the folder her mails end up in. */
async function world(settings: Record<string, string> = {}) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'larder-reset-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
  const made = await testApp({ settings: { DATA_DIR, ...settings } });
  const calls = accountCalls(made.app);
  const registered = await calls.register();
  const outbox = join(DATA_DIR, 'outbox');
  const mails = () =>
    (existsSync(outbox) ? readdirSync(outbox) : [])
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(outbox, name), 'utf8'));
  const forgot = (email = 'ada@example.com', ip?: string) =>
    calls.post('/forgot-password', { email }, ip === undefined ? {} : { ip });
  const reset = (token: string, password = FRESH) =>
    calls.post('/reset-password', { token, password });
  /** The tokens in the mails, once `count` have arrived. */
  const mailed = async (count = 1) => {
    await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(count);
    return mails().map((mail) => /token=([\w-]+)/.exec(mail)?.[1] ?? '');
  };
  const askForToken = async () => {
    const before = new Set(await mailed(mails().length));
    await forgot();
    return (await mailed(before.size + 1)).find((token) => !before.has(token)) ?? '';
  };
  const pass = (ms: number) => {
    made.clock.at = new Date(made.clock.at.getTime() + ms);
  };
  return { ...made, ...calls, registered, mails, mailed, forgot, reset, askForToken, pass };
}

describe('POST /forgot-password', () => {
  test('mails a link, and answers the same to everybody', async () => {
    const { forgot, mailed, mails } = await world({ PUBLIC_URL: 'https://larder.test' });
    const unknown = await forgot('nobody@example.com');
    const known = await forgot('Ada@example.com');
    expect([known.statusCode, known.json()]).toEqual([202, { message: 'Email Sent!' }]);
    expect([unknown.statusCode, unknown.json()]).toEqual([202, { message: 'Email Sent!' }]);
    await mailed();
    const [mail = ''] = mails();
    expect(mail).toContain('To: ada@example.com');
    expect(mail).toMatch(/^https:\/\/larder\.test\/reset-password\?token=[\w-]{43}$/m);
    expect(mail).toContain('within 30 minutes');
  });

  test('the link ignores the request’s Host', async () => {
    const { post, mailed, mails } = await world();
    const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test' };
    await post('/forgot-password', { email: 'ada@example.com' }, { headers });
    await mailed();
    expect(mails()[0]).toContain('\nhttp://127.0.0.1:3000/reset-password?token=');
  });

  test('a silent mail server delays nobody', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo; // it listens on a port, not on a pipe
    const { forgot, login, register } = await world({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    });
    await forgot();
    await expect.poll(() => sockets.length, { timeout: 20_000 }).toBe(1);
    // The same account, the same counters, and with the embedded database everybody.
    expect((await forgot()).statusCode).toBe(202);
    await expect.poll(() => sockets.length, { timeout: 20_000 }).toBe(2);
    expect((await login()).statusCode).toBe(200);
    expect((await register({ email: 'other@example.com' })).statusCode).toBe(201);
  });

  test('three mails an hour to one address, and still 202', async () => {
    const { deps, mails, pass } = await world({ RATE_LIMITS: 'on' });
    const ask = async () => {
      const app = await buildApp(deps);
      const answer = await accountCalls(app).post('/forgot-password', { email: 'ada@example.com' });
      // A stopping server finishes its work, so after that no mail can arrive.
      await app.close();
      return [answer.statusCode, answer.body, mails().length];
    };
    const body = '{"message":"Email Sent!"}';
    for (const sent of [1, 2, 3, 3, 3]) expect(await ask()).toEqual([202, body, sent]);
    pass(60 * MINUTE_MS - 1);
    expect(await ask()).toEqual([202, body, 3]);
    pass(1);
    expect(await ask()).toEqual([202, body, 4]);
  });

  test('20 an hour from one source, for any account', async () => {
    const { forgot, pass } = await world({ RATE_LIMITS: 'on' });
    const ask = async (n: number, ip = '10.0.0.1') =>
      (await forgot(`nobody${n}@example.com`, ip)).statusCode;
    for (let n = 1; n <= 20; n += 1) expect(await ask(n)).toBe(202);
    expect(await ask(21)).toBe(429);
    expect(await ask(21, '10.0.0.2')).toBe(202);
    pass(60 * MINUTE_MS);
    expect(await ask(21)).toBe(202);
  });

  test.for([
    [{ email: 'ada' }, 'email'],
    [{}, 'email'],
    [{ email: 'ada@example.com', password: 'x' }, ''],
  ] as const)('refuses %o', async ([body, field]) => {
    const { post } = await world();
    const answer = await post('/forgot-password', body);
    expect([answer.statusCode, answer.json().details.fields[0].field]).toEqual([400, field]);
  });
});

describe('POST /reset-password', () => {
  test('sets the password, signs out everywhere, and the old one is wrong', async () => {
    const { askForToken, reset, login, renew, whoAmI, registered, db } = await world();
    const answer = await reset(await askForToken());
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Your password has been changed. Please log in.', role: 'user' },
    ]);
    expect((await whoAmI(registered.json().access_token)).statusCode).toBe(401);
    expect((await renew(cookieOf(registered))).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(401);
    expect((await login({ password: FRESH })).statusCode).toBe(200);
    const actions = await db.many(
      z.object({ action: z.string() }),
      sql`select action from audit_log order by audit_id`,
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'account_registered',
      'password_reset_requested',
      'password_reset',
      'login_failed',
      'login_succeeded',
    ]);
  });

  test('a token works once and invalidates other links', async () => {
    const { askForToken, reset, login } = await world();
    const [first, second] = [await askForToken(), await askForToken()];
    expect((await reset(second)).statusCode).toBe(200);
    for (const spent of [second, first]) {
      const answer = await reset(spent, 'yet another password');
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        error: 'reset_token_invalid',
        message: 'This reset link is no longer valid',
      });
    }
    expect((await login({ password: FRESH })).statusCode).toBe(200);
  });

  test('of concurrent uses one wins', async () => {
    const { askForToken, reset } = await world();
    const token = await askForToken();
    const answers = await Promise.all([reset(token), reset(token, 'the other password')]);
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 422,
    ]);
  });

  test.for([
    [30 * MINUTE_MS - 1, 200],
    [30 * MINUTE_MS, 422],
  ] as const)('after %d ms: %d', async ([ms, status]) => {
    const { askForToken, reset, pass } = await world();
    const token = await askForToken();
    pass(ms);
    expect((await reset(token)).statusCode).toBe(status);
  });

  test('not for an account that was deleted meanwhile', async () => {
    const { askForToken, reset, db } = await world();
    const token = await askForToken();
    await db.run(sql`update users set status = 'deleted', deleted_at = now(), email = null,
      name = null, address = null, password_hash = null`);
    expect((await reset(token)).statusCode).toBe(422);
  });

  test('a concurrent login with the old password does not outlive the reset', async () => {
    const { askForToken, reset, login, db } = await world();
    const token = await askForToken();
    await Promise.all([login(), login(), reset(token), login(), login()]);
    const { n } = await db.one(
      z.object({ n: z.int() }),
      sql`select count(*) as n from sessions where revoked_at is null`,
    );
    expect(n).toBe(0);
  });

  test('a reset clears the wait of earlier failures', async () => {
    const { askForToken, reset, login } = await world({ RATE_LIMITS: 'on' });
    for (let n = 1; n <= 5; n += 1) await login({ password: 'wrong guess' });
    expect((await login()).statusCode).toBe(429);
    await reset(await askForToken());
    expect((await login({ password: FRESH })).statusCode).toBe(200);
  });

  test.for([
    [{ password: 'short12' }, 'password'],
    [{ password: 'x'.repeat(257) }, 'password'],
    [{ password: 'password123' }, 'password'],
    [{ token: '' }, 'token'],
    [{ token: 'x'.repeat(101) }, 'token'],
    [{ token: "x' or 1=1 --xxxxxxxxxx" }, 'token'],
    [{ email: 'ada@example.com' }, ''],
  ] as const)('refuses %o', async ([more, field]) => {
    const { askForToken, post, login } = await world();
    const body = { token: await askForToken(), password: FRESH, ...more };
    const answer = await post('/reset-password', body);
    expect([answer.statusCode, answer.json().details.fields[0].field]).toEqual([400, field]);
    expect((await login({ password: PASSWORD })).statusCode).toBe(200);
  });
});

test('no table contains a password or a token', async () => {
  const { askForToken, reset, login, renew, registered, db } = await world({ RATE_LIMITS: 'on' });
  const wrong = await login({ password: 'a wrong guess' });
  expect(wrong.statusCode).toBe(401);
  const renewed = await renew(cookieOf(registered));
  const token = await askForToken();
  await reset(token);
  const again = await login({ password: FRESH });
  const unused = await askForToken();

  const secrets = [
    PASSWORD,
    FRESH,
    'a wrong guess',
    token,
    unused,
    ...[registered, renewed, again].flatMap((answer) => [
      answer.json().access_token,
      answer.cookies[0]?.value ?? '',
    ]),
  ];
  expect(secrets.every((secret) => secret.length > 12)).toBe(true);
  // As text, and as the database writes the bytes of it.
  const spellings = secrets.flatMap((secret) => [
    secret,
    Buffer.from(secret).toString('hex'),
    Buffer.from(secret, 'base64url').toString('hex'),
  ]);
  const dump = await dumpOf(db);
  expect(dump).toContain('ada@example.com');
  expect(spellings.filter((secret) => dump.includes(secret))).toEqual([]);
});
