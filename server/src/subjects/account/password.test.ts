import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { FRESH, signedInPeople } from '#subjects/account/testing/signedInPeople';
import { PASSWORD } from '#testing/accounts';

const CHANGE = 'PUT /user/password';
const right = { current_password: PASSWORD, password: FRESH };

describe('PUT /user/password', () => {
  test.for(['user', 'vendor', 'admin'] as const)(
    'a %s changes it, this session goes on and all others end',
    async (role) => {
      const { registered, again, ask, isIn, login, renew, acts } = await signedInPeople();
      const here = await registered({ role });
      const there = await again({ role });
      const answer = await ask(here, CHANGE, { payload: right });
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { message: 'Your password has been changed.', ended_sessions: 1 },
      ]);
      expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
      expect((await renew(here.cookie)).statusCode).toBe(200);
      expect((await renew(there.cookie)).statusCode).toBe(401);
      expect((await login({ role })).statusCode).toBe(401);
      expect((await login({ role, password: FRESH })).statusCode).toBe(200);
      expect(await acts()).toContain('password_changed');
    },
  );

  test('staff change theirs, and a picker may', async () => {
    const { registered, ask, db, person, isIn } = await signedInPeople();
    const vendor = await person('vendor');
    const pia = await registered();
    await db.run(sql`update users set works_for = ${vendor.user_id}, staff_role = 'picker'
      where user_id = ${pia.user_id}`);
    expect((await ask(pia, CHANGE, { payload: right })).statusCode).toBe(200);
    expect(await isIn(pia)).toBe(true);
  });

  test('is told by mail, with a way back for somebody who did not do it', async () => {
    const { registered, again, ask, mails } = await signedInPeople({
      PUBLIC_URL: 'https://larder.test',
    });
    const here = await registered();
    await again();
    await again();
    await ask(here, CHANGE, { payload: right });
    await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1);
    expect(mails()[0]).toContain('To: ada@example.com');
    expect(mails()[0]).toContain('2 other devices were signed out.');
    expect(mails()[0]).toMatch(/^https:\/\/larder\.test\/forgot-password$/m);
    expect(mails()[0]).not.toContain(FRESH);
  });

  test('links to reset the old one stop working', async () => {
    const { registered, ask, post, mails } = await signedInPeople();
    const here = await registered();
    await post('/forgot-password', { email: 'ada@example.com' });
    await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1);
    const token = /token=([\w-]+)/.exec(mails()[0] ?? '')?.[1] ?? '';
    await ask(here, CHANGE, { payload: right });
    const reset = await post('/reset-password', { token, password: 'yet another staple' });
    expect([reset.statusCode, reset.json().error]).toEqual([422, 'reset_token_invalid']);
  });

  test.for([
    [{ current_password: 'not this one' }, 422, 'wrong_password', 'current_password'],
    [{ current_password: PASSWORD.toUpperCase() }, 422, 'wrong_password', 'current_password'],
    [{ current_password: '' }, 400, 'invalid_request', 'current_password'],
    [{ current_password: 'x'.repeat(257) }, 400, 'invalid_request', 'current_password'],
    [{ current_password: undefined }, 400, 'invalid_request', 'current_password'],
    [{ password: 'seven 7' }, 400, 'invalid_request', 'password'],
    [{ password: 'x'.repeat(257) }, 400, 'invalid_request', 'password'],
    [{ password: 'password1' }, 400, 'invalid_request', 'password'],
    [{ password: PASSWORD }, 400, 'invalid_request', 'password'],
    [{ user_id: '00000000-0000-4000-8000-000000000000' }, 400, 'invalid_request', ''],
  ] as const)('refuses %o and changes nothing', async ([more, status, code, field]) => {
    const { registered, again, ask, isIn, login, mails } = await signedInPeople();
    const [here, there] = [await registered(), await again()];
    const answer = await ask(here, CHANGE, { payload: { ...right, ...more } });
    expect([answer.statusCode, answer.json().error]).toEqual([status, code]);
    expect(answer.json().details.fields[0].field).toBe(field);
    expect([await isIn(here), await isIn(there)]).toEqual([true, true]);
    expect((await login()).statusCode).toBe(200);
    expect(mails()).toEqual([]);
  });

  test('wrong guesses count as those at the login do, and are in the log', async () => {
    const { registered, ask, login, pass, acts } = await signedInPeople({ RATE_LIMITS: 'on' });
    const here = await registered();
    const guess = (current_password: string) =>
      ask(here, CHANGE, { payload: { ...right, current_password } });
    for (let n = 0; n < 5; n += 1) expect((await guess(`wrong ${n}`)).statusCode).toBe(422);
    // The right password has to wait too, here and at the login.
    for (const answer of [await guess(PASSWORD), await login({}, { ip: '203.0.113.7' })]) {
      expect([answer.statusCode, answer.json().error]).toEqual([429, 'too_many_logins']);
      expect(answer.headers['retry-after']).toBe('1');
    }
    pass(1_000);
    expect((await guess(PASSWORD)).statusCode).toBe(200);
    // A right guess clears the failures: five are free again.
    for (let n = 0; n < 5; n += 1) expect((await guess(`wrong ${n}`)).statusCode).toBe(422);
    expect((await acts()).filter((action) => action === 'own_password_refused')).toHaveLength(10);
    expect((await acts()).filter((action) => action === 'login_blocked')).toHaveLength(2);
  });

  test('a wrong guess does the work of a right one', async () => {
    const { registered, ask, deps } = await signedInPeople();
    const here = await registered();
    const { passwords } = deps;
    const done: string[] = [];
    deps.passwords = {
      hash: (password) => passwords.hash(password).finally(() => done.push('hash')),
      isRight: (password, kept) =>
        passwords.isRight(password, kept).finally(() => done.push('check')),
    };
    await ask(here, CHANGE, { payload: { ...right, current_password: 'not this one' } });
    const ofWrong = done.splice(0);
    await ask(here, CHANGE, { payload: right });
    expect([ofWrong, done]).toEqual([
      ['check', 'hash'],
      ['check', 'hash'],
    ]);
  });

  test('two changes at once: one is done, the other’s old password is no longer right', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { registered, again, ask, isIn, login } = await signedInPeople();
      const [here, there] = [await registered(), await again()];
      const wanted = [FRESH, 'yet another staple'];
      const answers = await Promise.all(
        [here, there].map((who, nth) =>
          ask(who, CHANGE, { payload: { ...right, password: wanted[nth] } }),
        ),
      );
      const codes = answers.map((answer) => answer.statusCode);
      const winner = codes.indexOf(200);
      // The slower one may also find that its session has ended.
      expect([401, 422]).toContain(codes[1 - winner]);
      expect([await isIn(here), await isIn(there)]).toEqual([winner === 0, winner === 1]);
      expect((await login({ password: wanted[winner] })).statusCode).toBe(200);
      expect((await login({ password: wanted[1 - winner] })).statusCode).toBe(401);
    }
  });
});
