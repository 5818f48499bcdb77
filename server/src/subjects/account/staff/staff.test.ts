import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { MAX_STAFF } from '@larder/shared/basics/staff';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { accountCalls, cookieOf, PASSWORD } from '#testing/accounts';
import { dumpOf } from '#testing/dump';
import { brokenInvariants } from '#testing/invariants';
import { riceStore } from '#testing/riceStore';
import { type Person, testApp } from '#testing/testApp';

const DAY_MS = 86_400_000;

type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`;

/** A vendor, and the folder of the mails. */
async function office(settings: Record<string, string> = {}) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'larder-staff-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
  const world = await testApp({
    settings: { DATA_DIR, PUBLIC_URL: 'https://larder.test', ...settings },
  });
  const { app, person } = world;
  const owner = await person('vendor', 'Vera <b>www.evil.example</b>');
  const calls = accountCalls(app);
  const outbox = join(DATA_DIR, 'outbox');
  const mails = () =>
    (existsSync(outbox) ? readdirSync(outbox) : [])
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(outbox, name), 'utf8'));
  const asWho = ({ headers }: Person, call: Call, payload?: object) => {
    const [method, path] = call.split(' ');
    return app.inject({
      method: method as 'GET',
      url: `/api/${path}`,
      headers,
      ...(payload && { payload }),
    });
  };
  const ask = (call: Call, payload?: object) => asWho(owner, call, payload);
  const invite = (email = 'pia@example.com', staff_role = 'picker', who = owner) =>
    asWho(who, 'POST vendor/staff/invitations', { email, staff_role });
  const seen = new Set<string>();
  /** The token of the one mail that has come since. */
  const token = async (): Promise<string> => {
    const fresh = () => mails().filter((mail) => !seen.has(mail));
    await expect.poll(() => fresh().length, { timeout: 20_000 }).toBe(1);
    const [mail = ''] = fresh();
    seen.add(mail);
    return /token=([\w-]+)/.exec(mail)?.[1] ?? '';
  };
  const view = (secret: string) => calls.post('/invitation/view', { token: secret });
  const accept = (secret: string, more: object = {}) =>
    calls.post('/invitation/accept', {
      token: secret,
      name: 'Pia Santos',
      password: PASSWORD,
      ...more,
    });
  const list = async () => (await ask('GET vendor/staff')).json();
  /** Somebody who was invited and has joined. */
  const hired = async (email?: string, staff_role?: string): Promise<Person> => {
    await invite(email, staff_role);
    const session = (await accept(await token())).json();
    return {
      user_id: session._id,
      email: session.email,
      headers: { authorization: `Bearer ${session.access_token}` },
    };
  };
  return { ...world, ...calls, owner, mails, ask, asWho, invite, token, view, accept, list, hired };
}

test('an invitation to some stores keeps who accepts it to them', async () => {
  const { ask, owner, store, token, accept, list, asWho } = await office();
  const [corner, pier] = [
    await store(owner.user_id, { name: 'Corner' }),
    await store(owner.user_id, { name: 'Pier' }),
  ];
  const body = { email: 'pia@example.com', staff_role: 'manager' };
  const to = (store_ids: string[]) => ask('POST vendor/staff/invitations', { ...body, store_ids });
  expect((await to([crypto.randomUUID()])).json().error).toBe('store_not_found');
  expect((await to([pier])).json().store_ids).toEqual([pier]);
  expect((await list()).invitations[0].store_ids).toEqual([pier]);
  const session = (await accept(await token())).json();
  expect((await list()).members[0].store_ids).toEqual([pier]);
  const pia = {
    user_id: session._id,
    email: session.email,
    headers: { authorization: `Bearer ${session.access_token}` },
  };
  const { value } = (await asWho(pia, 'GET vendor/stores')).json();
  expect(value.map((one: { store_id: string }) => one.store_id)).toEqual([pier]);
  expect((await asWho(pia, `GET vendor/demand?store_id=${corner}`)).json().error).toBe(
    'store_not_found',
  );
});

describe('an invitation', () => {
  test('goes by mail, opens an account, and is in the audit log', async () => {
    const { invite, token, view, accept, list, mails, owner, db, login } = await office();
    const invited = await invite('Pia@example.com');
    expect([invited.statusCode, invited.json()]).toEqual([
      201,
      {
        invitation_id: expect.any(String),
        email: 'pia@example.com',
        staff_role: 'picker',
        sent_at: '2026-03-04T12:00:00.000Z',
        expires_at: '2026-03-11T12:00:00.000Z',
      },
    ]);
    const secret = await token();
    const [mail = ''] = mails();
    expect(mail).toContain('To: pia@example.com');
    expect(mail).toContain(`https://larder.test/invitation?token=${secret}`);
    expect(mail).toContain('as a picker: orders, pick lists and what is low');
    // The vendor chose the name: nothing in it becomes a link or markup.
    expect(mail).not.toMatch(/evil\.example|<b>/);
    expect((await view(secret)).json()).toEqual({
      vendor_name: 'Vera <b>www.evil.example</b>',
      email: 'pia@example.com',
      staff_role: 'picker',
      expires_at: '2026-03-11T12:00:00.000Z',
    });

    const accepted = await accept(secret);
    expect([accepted.statusCode, accepted.json()]).toMatchObject([
      201,
      { role: 'vendor', staff_role: 'picker', name: 'Pia Santos', email: 'pia@example.com' },
    ]);
    expect(cookieOf(accepted)).toBeDefined();
    const { _id } = accepted.json();
    expect(await list()).toEqual({
      members: [
        {
          user_id: _id,
          name: 'Pia Santos',
          email: 'pia@example.com',
          staff_role: 'picker',
          joined_at: '2026-03-04T12:00:00.000Z',
          is_suspended: false,
        },
      ],
      invitations: [],
    });
    const signedIn = await login({ email: 'pia@example.com', role: 'vendor' });
    expect(signedIn.json()).toMatchObject({ role: 'vendor', staff_role: 'picker' });
    expect((await login({ email: 'pia@example.com' })).json()).toMatchObject({
      error: 'wrong_role',
    });
    const acts = await db.many(
      z.object({ action: z.string(), actor_id: z.string() }),
      sql`select action, actor_id from audit_log where action like 'staff%' order by audit_id`,
    );
    expect(acts).toEqual([
      { action: 'staff_invited', actor_id: owner.user_id },
      { action: 'staff_joined', actor_id: _id },
    ]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('accepted in another’s browser ends the session of its cookie, and no other', async () => {
    const { invite, token, post, register, login, whoAmI } = await office();
    const [here, elsewhere] = [
      await register({ email: 'ada@example.org' }),
      await login({ email: 'ada@example.org' }),
    ];
    await invite();
    const answer = await post(
      '/invitation/accept',
      { token: await token(), name: 'Pia Santos', password: PASSWORD },
      { headers: { cookie: cookieOf(here) ?? '' } },
    );
    expect(answer.statusCode).toBe(201);
    const seen = [here, elsewhere, answer].map((one) => whoAmI(one.json().access_token));
    expect((await Promise.all(seen)).map(({ statusCode }) => statusCode)).toEqual([401, 200, 200]);
  });

  test('is stored as a hash', async () => {
    const { invite, token, db } = await office();
    await invite();
    expect(await dumpOf(db)).not.toContain(await token());
  });

  test('works once, also when it is pressed twice', async () => {
    const { invite, token, view, accept, db } = await office();
    await invite();
    const secret = await token();
    const both = await Promise.all([accept(secret), accept(secret)]);
    expect(both.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['201', '422']);
    expect((await view(secret)).json()).toMatchObject({ error: 'invitation_invalid' });
    expect((await accept(secret)).json()).toMatchObject({ error: 'invitation_invalid' });
    const { n } = await db.one(
      z.object({ n: z.int() }),
      sql`select count(*) as n from users where email = 'pia@example.com'`,
    );
    expect(n).toBe(1);
  });

  test.for([
    [7 * DAY_MS - 1, 201, 'the last moment'],
    [7 * DAY_MS, 422, 'seven days'],
  ] as const)('after %i ms it answers %i: %s', async ([later, status]) => {
    const { invite, token, accept, clock, list } = await office();
    await invite();
    const secret = await token();
    clock.at = new Date(clock.at.getTime() + later);
    expect((await accept(secret)).statusCode).toBe(status);
    expect(await list()).toBeDefined();
  });

  test('sent again has another link, and the first ends', async () => {
    const { invite, token, ask, accept } = await office();
    const { invitation_id } = (await invite()).json();
    const first = await token();
    const again = await ask(`POST vendor/staff/invitation/${invitation_id}/resend`, {});
    expect(again.statusCode).toBe(200);
    const second = await token();
    expect((await accept(first)).statusCode).toBe(422);
    expect((await accept(second)).statusCode).toBe(201);
  });

  test('withdrawn opens nothing', async () => {
    const { invite, token, ask, accept, list } = await office();
    const { invitation_id } = (await invite()).json();
    const secret = await token();
    const url = `vendor/staff/invitation/${invitation_id}`;
    expect((await ask(`DELETE ${url}`)).statusCode).toBe(204);
    expect((await ask(`DELETE ${url}`)).json()).toMatchObject({ error: 'invitation_not_found' });
    expect((await accept(secret)).statusCode).toBe(422);
    expect((await list()).invitations).toEqual([]);
  });

  test.for(['suspended', 'deleted'] as const)(
    'of a vendor that is %s opens nothing',
    async (how) => {
      const { invite, token, accept, view, person, asWho, owner } = await office();
      await invite();
      const secret = await token();
      const admin = await person('admin');
      const done = await (how === 'suspended'
        ? asWho(admin, `POST admin/person/${owner.user_id}/suspend`, { reason: 'x' })
        : asWho(admin, `DELETE admin/vendor/${owner.user_id}`));
      expect(done.statusCode).toBe(200);
      expect((await view(secret)).statusCode).toBe(422);
      expect((await accept(secret)).statusCode).toBe(422);
    },
  );

  test('refuses an address with an account, a repeated one, and a weak password', async () => {
    const { invite, token, accept, register, person } = await office();
    await register({ email: 'ada@example.com' });
    expect((await invite('ADA@example.com')).json()).toMatchObject({
      error: 'email_taken',
      message: 'This address has an account already. Invite another address.',
    });
    await invite();
    const secret = await token();
    expect((await invite()).json()).toMatchObject({ error: 'already_invited' });
    expect((await accept(secret, { password: 'password' })).json()).toMatchObject({
      error: 'invalid_request',
      details: { fields: [{ field: 'password' }] },
    });
    // Two vendors may invite the same person: the first accepted invitation wins.
    const other = await person('vendor');
    expect((await invite('pia@example.com', 'manager', other)).statusCode).toBe(201);
    const second = await token();
    expect((await accept(second)).json()).toMatchObject({ staff_role: 'manager' });
    expect((await accept(secret)).json()).toMatchObject({ error: 'email_taken' });
  });

  test('waits while the vendor waits for approval', async () => {
    const { invite, db, owner } = await office();
    await db.run(sql`update users set awaits_approval = true where user_id = ${owner.user_id}`);
    expect((await invite()).json()).toMatchObject({ error: 'awaits_approval' });
  });

  test(`is refused beyond ${MAX_STAFF} people and invitations, also at once`, async () => {
    const { invite, member, owner, list } = await office();
    for (let n = 0; n < MAX_STAFF - 2; n += 1) await member(owner.user_id, 'picker');
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => invite(`${name}@example.com`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(answers.find(({ statusCode }) => statusCode !== 201)?.json()).toMatchObject({
      error: 'staff_full',
    });
    expect((await list()).invitations).toHaveLength(2);
  });

  test('goes to an address three times an hour, whoever invites', async () => {
    const { invite, person, app, owner } = await office({ RATE_LIMITS: 'on' });
    const { invitation_id } = (await invite()).json();
    const resend = () =>
      app.inject({
        method: 'POST',
        url: `/api/vendor/staff/invitation/${invitation_id}/resend`,
        headers: owner.headers,
        payload: {},
      });
    expect([(await resend()).statusCode, (await resend()).statusCode]).toEqual([200, 200]);
    expect((await resend()).statusCode).toBe(429);
    expect((await invite('pia@example.com', 'picker', await person('vendor'))).statusCode).toBe(
      429,
    );
  });

  test('twenty an hour, then no more', async () => {
    const { invite } = await office({ RATE_LIMITS: 'on' });
    const codes = new Set<number>();
    for (let n = 0; n < 20; n += 1) codes.add((await invite(`p${n}@example.com`)).statusCode);
    expect([...codes]).toEqual([201]);
    expect((await invite('late@example.com')).statusCode).toBe(429);
  });
});

describe('a member', () => {
  test('of another vendor is not found, nor are its invitations', async () => {
    const { hired, invite, person, asWho } = await office();
    const pia = await hired();
    const { invitation_id } = (await invite('max@example.com')).json();
    const stranger = await person('vendor');
    const answers = [
      await asWho(stranger, `PUT vendor/staff/${pia.user_id}`, { staff_role: 'manager' }),
      await asWho(stranger, `DELETE vendor/staff/${pia.user_id}`),
      await asWho(stranger, `DELETE vendor/staff/invitation/${invitation_id}`),
      await asWho(stranger, `POST vendor/staff/invitation/${invitation_id}/resend`, {}),
    ];
    expect(answers.map((answer) => answer.json().error)).toEqual([
      'staff_not_found',
      'staff_not_found',
      'invitation_not_found',
      'invitation_not_found',
    ]);
    expect((await asWho(stranger, 'GET vendor/staff')).json()).toEqual({
      members: [],
      invitations: [],
    });
  });

  test('may do at once what the new role may, and no more', async () => {
    const { hired, ask, asWho } = await office();
    const pia = await hired('pia@example.com', 'manager');
    const dashboard = async () => (await asWho(pia, 'GET vendor/dashboard')).statusCode;
    const change = (staff_role: string) => ask(`PUT vendor/staff/${pia.user_id}`, { staff_role });
    expect(await dashboard()).toBe(200);
    expect((await change('picker')).json()).toMatchObject({ staff_role: 'picker' });
    expect(await dashboard()).toBe(403);
    await change('manager');
    expect(await dashboard()).toBe(200);
    expect((await change('owner')).statusCode).toBe(400);
  });

  test('removed is signed out, is a shopper, and keeps name and acts', async () => {
    const { hired, ask, asWho, login, list, db, invite } = await office();
    const pia = await hired();
    expect((await ask(`DELETE vendor/staff/${pia.user_id}`)).statusCode).toBe(204);
    expect((await asWho(pia, 'GET vendor/orders')).statusCode).toBe(401);
    expect((await ask(`DELETE vendor/staff/${pia.user_id}`)).statusCode).toBe(404);
    expect((await list()).members).toEqual([]);
    const again = await login({ email: pia.email });
    expect(again.json()).toMatchObject({ role: 'user', name: 'Pia Santos' });
    expect(again.json()).not.toHaveProperty('staff_role');
    expect((await login({ email: pia.email, role: 'vendor' })).json().error).toBe('wrong_role');
    expect((await invite(pia.email)).json()).toMatchObject({ error: 'email_taken' });
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('cannot act with what was under way when it was removed', async () => {
    const { ask, member, vendor, store_id, rice, db } = await riceStore();
    const max = await member(vendor.user_id, 'manager');
    const payload = {
      stores: [{ store_id, items: [{ ingredient_id: rice, price: 9, quantity: 9 }] }],
    };
    const [changed, removed] = await Promise.all([
      ask(max, 'PUT /vendor/stores', payload),
      ask(vendor, `DELETE /vendor/staff/${max.user_id}`),
    ]);
    // Either it was done before the removal or not at all.
    expect([200, 401]).toContain(changed.statusCode);
    expect(removed.statusCode).toBe(204);
    expect((await ask(max, 'PUT /vendor/stores', payload)).statusCode).toBe(401);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('stops with a suspended vendor and comes back with it', async () => {
    const { hired, owner, person, asWho, login, db } = await office();
    const pia = await hired();
    const admin = await person('admin');
    const suspended = `admin/person/${owner.user_id}`;
    await asWho(admin, `POST ${suspended}/suspend`, { reason: 'Complaints' });
    expect((await asWho(pia, 'GET vendor/orders')).statusCode).toBe(401);
    const refused = await login({ email: pia.email, role: 'vendor' });
    expect(refused.json()).toMatchObject({
      error: 'account_suspended',
      message: 'This account is suspended: the vendor it works for is suspended',
    });
    expect(await brokenInvariants(db)).toEqual([]);
    await asWho(admin, `POST ${suspended}/restore`, {});
    expect((await login({ email: pia.email, role: 'vendor' })).statusCode).toBe(200);
  });

  test('is a shopper when the vendor is deleted', async () => {
    const { hired, invite, owner, person, asWho, login, db } = await office();
    const pia = await hired();
    await invite('max@example.com');
    const admin = await person('admin');
    expect((await asWho(admin, `DELETE admin/vendor/${owner.user_id}`)).statusCode).toBe(200);
    expect((await asWho(pia, 'GET vendor/orders')).statusCode).toBe(401);
    expect((await login({ email: pia.email })).json()).toMatchObject({ role: 'user' });
    const { n } = await db.one(
      z.object({ n: z.int() }),
      sql`select count(*) as n from staff_invitations`,
    );
    expect(n).toBe(0);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('who is deleted leaves the vendor as it was', async () => {
    const { hired, list, person, asWho, db } = await office();
    const pia = await hired();
    const admin = await person('admin');
    expect((await asWho(admin, `DELETE admin/user/${pia.user_id}`)).statusCode).toBe(200);
    expect((await list()).members).toEqual([]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('and the vendor are on each other’s page of the administrators', async () => {
    const { hired, owner, person, asWho } = await office();
    const pia = await hired();
    const admin = await person('admin');
    const page = async (id: string) => (await asWho(admin, `GET admin/person/${id}`)).json();
    const name = 'Vera <b>www.evil.example</b>';
    expect((await page(pia.user_id)).works_for).toEqual({
      user_id: owner.user_id,
      name,
      staff_role: 'picker',
    });
    expect(await page(owner.user_id)).toMatchObject({
      works_for: null,
      staff: [{ user_id: pia.user_id, name: 'Pia Santos', staff_role: 'picker' }],
    });
  });

  test('shops elsewhere, with an address, but not where it works', async () => {
    const { member, person, store, stock, ask, vendor, store_id, rice, db } = await riceStore();
    const pia = await member(vendor.user_id, 'picker');
    const elsewhere = await store((await person('vendor')).user_id);
    await stock(elsewhere, rice);
    const order = (at: string) =>
      ask(pia, 'POST /user/orders', {
        orders: [{ store_id: at, items: [{ ingredient_id: rice, quantity: 1 }] }],
      });
    expect((await order(store_id)).json()).toMatchObject({ error: 'own_store' });
    expect((await order(elsewhere)).statusCode).toBe(201);
    await db.run(sql`update users set address = '' where user_id = ${pia.user_id}`);
    expect((await order(elsewhere)).json()).toMatchObject({ error: 'address_missing' });
  });
});
