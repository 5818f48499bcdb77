import { expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { deleteLeftovers } from '#subjects/housekeeping/housekeeping.queries';
import { noticeShop } from '#subjects/orders/notices/testing/noticeShop';
import { accountCalls, PASSWORD } from '#testing/accounts';
import { newBrowserKeys } from '#testing/pushService';

const HOLDER = '01890000-0000-7000-8000-00000000000b';
const SUBSCRIPTION = { endpoint: 'https://push.example/x', keys: newBrowserKeys() };

test('a vendor sees the own stores, off until chosen; a shopper none', async () => {
  const { ask, done, tell, vendor, shopper, store_id, deps } = await noticeShop();
  expect(await done(shopper, 'GET /user/notices')).toEqual({
    push_key: deps.config.pushKeys.publicKey,
    mails: false,
    devices: [],
    stores: [],
  });
  const store = { store_id, name: 'Corner Store', time_zone: 'UTC', bounced_at: null };
  const stores = async () => (await ask(vendor, 'GET /user/notices')).json().stores;
  expect(await stores()).toEqual([{ ...store, mail: 'off', quiet: null }]);
  const quiet = { from: '22:00', to: '07:00' };
  expect(await tell(vendor, { mail: 'digest', quiet })).toEqual({ mail: 'digest', quiet });
  expect(await stores()).toEqual([{ ...store, mail: 'digest', quiet }]);
  await tell(vendor, { mail: 'now' });
  expect(await stores()).toEqual([{ ...store, mail: 'now', quiet: null }]);
});

test('each of the staff chooses for themselves', async () => {
  const { done, tell, member, vendor } = await noticeShop();
  const pia = await member(vendor.user_id, 'picker');
  await tell(pia, { mail: 'now' });
  const mail = async (who: typeof pia) => (await done(who, 'GET /user/notices')).stores[0].mail;
  expect([await mail(pia), await mail(vendor)]).toEqual(['now', 'off']);
});

test('another vendor’s store, and a closed one, is not found', async () => {
  const { ask, done, person, vendor, store_id, count } = await noticeShop();
  const rival = await person('vendor');
  const body = { mail: 'now', quiet: null };
  const refused = await ask(rival, `PUT /vendor/store/${store_id}/notices`, body);
  expect([refused.statusCode, refused.json().error]).toEqual([404, 'store_not_found']);
  await done(vendor, `POST /vendor/store/${store_id}/close`, { pending_orders: 0 });
  const closed = await ask(vendor, `PUT /vendor/store/${store_id}/notices`, body);
  expect([closed.json().error, await count('notice_settings')]).toEqual(['store_not_found', 0]);
});

test.for([
  [{ mail: 'often', quiet: null }, 'mail'],
  [{ mail: 'now', quiet: { from: '22:00', to: '22:00' } }, 'quiet.to'],
  [{ mail: 'now', quiet: { from: '24:00', to: '07:00' } }, 'quiet.from'],
  [{ mail: 'now' }, 'quiet'],
] as const)('%j is refused at %s', async ([body, field]) => {
  const { ask, vendor, store_id } = await noticeShop();
  const answer = await ask(vendor, `PUT /vendor/store/${store_id}/notices`, body);
  expect([answer.statusCode, answer.json().details.fields[0].field]).toEqual([400, field]);
});

test.for([
  [{ ...SUBSCRIPTION, endpoint: 'http://push.example/x' }, 'endpoint', 'not encrypted'],
  [{ ...SUBSCRIPTION, endpoint: 'https://127.0.0.1/x' }, 'endpoint', 'this machine'],
  [{ ...SUBSCRIPTION, endpoint: 'https://localhost/x' }, 'endpoint', 'this machine'],
  [{ ...SUBSCRIPTION, endpoint: 'https://push.example:8443/x' }, 'endpoint', 'another port'],
  [
    { ...SUBSCRIPTION, endpoint: `https://push.example/${'x'.repeat(1_004)}` },
    'endpoint',
    'too long',
  ],
  [
    { ...SUBSCRIPTION, keys: { ...SUBSCRIPTION.keys, auth: 'short' } },
    'keys.auth',
    'a short secret',
  ],
  [
    { ...SUBSCRIPTION, keys: { ...SUBSCRIPTION.keys, p256dh: `B${'k'.repeat(86)}` } },
    'keys.p256dh',
    'no point of the curve',
  ],
] as const)('a device is refused at its field: %#', async ([body, field]) => {
  const { ask, shopper, count } = await noticeShop();
  const answer = await ask(shopper, 'PUT /user/notices/device', body);
  expect([answer.statusCode, answer.json().details.fields[0].field]).toEqual([400, field]);
  expect(await count('push_devices')).toBe(0);
});

test('a device is listed without address and keys, and forgotten by its owner alone', async () => {
  const { ask, done, allow, shopper, vendor, service } = await noticeShop();
  const subscription = service.subscribe('/one');
  const kept = await done(shopper, 'PUT /user/notices/device', subscription);
  expect(kept).toEqual({
    device_id: expect.any(String),
    device: null,
    mark: expect.stringMatching(/^[\da-f]{16}$/),
    created_at: '2026-03-04T12:00:00.000Z',
    is_current: true,
  });
  const view = await ask(shopper, 'GET /user/notices');
  expect(view.json().devices).toEqual([kept]);
  for (const secret of [subscription.endpoint, ...Object.values(subscription.keys)])
    expect(view.body).not.toContain(secret);
  const again = await allow(shopper, '/one');
  expect(again.device_id).toBe(kept.device_id);
  const path = `DELETE /user/notices/device/${kept.device_id}` as const;
  expect((await ask(vendor, path)).statusCode).toBe(204);
  expect((await done(shopper, 'GET /user/notices')).devices).toHaveLength(1);
  expect((await ask(shopper, path)).statusCode).toBe(204);
  expect((await ask(shopper, path)).statusCode).toBe(204);
  expect((await done(shopper, 'GET /user/notices')).devices).toEqual([]);
});

test('of eleven devices the oldest is forgotten', async () => {
  const { allow, done, shopper, pass } = await noticeShop();
  const first = await allow(shopper, '/0');
  for (let n = 1; n <= 10; n += 1) {
    pass(1_000);
    await allow(shopper, `/${n}`);
  }
  const { devices } = await done(shopper, 'GET /user/notices');
  const ids = devices.map(({ device_id }: { device_id: string }) => device_id);
  expect(ids).toHaveLength(10);
  expect(ids).not.toContain(first.device_id);
});

test('a browser belongs to who allowed last: the account before is told nothing there', async () => {
  const { allow, done, ask, shopper, vendor, place, round, service, person } = await noticeShop();
  await allow(vendor, '/shared');
  await place();
  const guest = await person('user');
  const subscription = service.subscribe('/shared');
  await done(guest, 'PUT /user/notices/device', subscription);
  await round();
  expect(service.got).toEqual([]);
  expect((await done(vendor, 'GET /user/notices')).devices).toEqual([]);
  expect((await ask(shopper, 'GET /user/notices')).json().devices).toEqual([]);
});

test('a session that only expires leaves its device: notices are for when no page is open', async () => {
  const { allow, vendor, db, clock, place, round, service } = await noticeShop();
  await allow(vendor, '/a');
  await db.run(sql`
    update sessions set absolute_expires_at = ${clock.at} where user_id = ${vendor.user_id}`);
  await place();
  await round();
  expect(service.got).toHaveLength(1);
});

const DAY_MS = 86_400_000;

/** Ada, who registered and allowed notices in her first session, and signs in again. */
async function ada() {
  const shop = await noticeShop();
  const { register, login } = accountCalls(shop.app);
  type Answer = { _id: string; access_token: string };
  const inSession = (answer: { json: () => Answer }) => {
    const { _id: user_id, access_token } = answer.json();
    const headers = { authorization: `Bearer ${access_token}` };
    return { user_id, email: 'ada@example.com', headers };
  };
  await shop.allow(inSession(await register()), '/ada');
  return { ...shop, again: async () => inSession(await login()) };
}

test('who signs in elsewhere, day by day, is still told on the first device', async () => {
  const { again, pass, count } = await ada();
  for (let day = 1; day <= 10; day += 1) {
    pass(DAY_MS);
    await again();
  }
  expect(await count('push_devices')).toBe(1);
});

test('a new password forgets a device whose session is kept no more, and counts live ones alone', async () => {
  const { again, pass, count, done, db, clock } = await ada();
  pass(32 * DAY_MS);
  await deleteLeftovers(db, clock.at);
  await again();
  pass(DAY_MS);
  const here = await again();
  await done(here, 'PUT /user/notices/device', SUBSCRIPTION);
  expect(await count('push_devices')).toBe(2);
  const body = { current_password: PASSWORD, password: 'a new battery staple' };
  expect(await done(here, 'PUT /user/password', body)).toMatchObject({ ended_sessions: 0 });
  const { devices } = await done(here, 'GET /user/notices');
  expect(devices).toMatchObject([{ is_current: true }]);
});

test('who is removed from the staff leaves no device behind', async () => {
  const { allow, done, member, vendor, db, count } = await noticeShop();
  const pia = await member(vendor.user_id, 'picker');
  await allow(pia, '/pia');
  await db.run(sql`update push_devices set session_id = null`);
  await done(vendor, `DELETE /vendor/staff/${pia.user_id}`);
  expect(await count('push_devices')).toBe(0);
});

test('a logout forgets the device, with what waits for it', async () => {
  const { allow, done, vendor, count, place, rounds } = await noticeShop();
  await allow(vendor, '/a');
  await place();
  const stopped = AbortSignal.abort();
  await rounds(HOLDER, stopped)();
  await done(vendor, 'POST /session/logout', {});
  expect([await count('push_devices'), await count('notices')]).toEqual([0, 0]);
});

test('a deleted account leaves neither devices nor settings', async () => {
  const { allow, done, tell, vendor, person, count } = await noticeShop();
  await allow(vendor, '/a');
  await tell(vendor, { mail: 'now' });
  await done(await person('admin'), `DELETE /admin/vendor/${vendor.user_id}`);
  expect([await count('push_devices'), await count('notice_settings')]).toEqual([0, 0]);
});
