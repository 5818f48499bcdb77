import { describe, expect, test } from 'vitest';

import { office, withOrders } from '#subjects/admin/testing/office';
import { brokenInvariants } from '#testing/invariants';
import { testApp } from '#testing/testApp';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const PASSWORD = 'a long enough one';

/** Orders, a stocked store, and ways to suspend and to compare. */
async function shop() {
  const world = await withOrders();
  const { ask, shopper } = world;
  const suspend = (user_id: string, reason = 'Complaints') =>
    ask('POST', `/admin/person/${user_id}/suspend`, { payload: { reason } });
  const restore = (user_id: string) => ask('POST', `/admin/person/${user_id}/restore`);
  const compare = async (who = shopper) => {
    const payload = {
      compare: [{ name: 'Rice', unit_quantity: 500, unit: 'gm' }],
      location: { lat: 41.88, lng: -87.63 },
    };
    return (await ask('POST', '/user/items/compare', { payload, who })).json();
  };
  return { ...world, suspend, restore, compare };
}

describe('the page of a person', () => {
  test('has stores, orders by status and sessions', async () => {
    const { ask, shopper, vendor, store_id, store, db, clock } = await shop();
    const closed = await store(vendor.user_id, { name: 'Old Store' });
    await ask('POST', `/vendor/store/${closed}/close`, { payload: {}, who: vendor });
    const of = async (id: string) => (await ask('GET', `/admin/person/${id}`)).json();
    expect(await of(vendor.user_id)).toEqual({
      user_id: vendor.user_id,
      role: 'vendor',
      name: 'A vendor',
      email: vendor.email,
      address: 'Street 1',
      created_at: expect.any(String),
      suspended_at: null,
      suspend_reason: null,
      awaits_approval: false,
      works_for: null,
      staff: [],
      live_sessions: 1,
      recipes: 0,
      placed: { pending: 0, Accepted: 0, Rejected: 0, Delivered: 0 },
      received: { pending: 1, Accepted: 1, Rejected: 0, Delivered: 0 },
      stores: [
        { store_id, name: 'Corner Store', address: 'Street 2', closed_at: null },
        {
          store_id: closed,
          name: 'Old Store',
          address: 'Street 2',
          closed_at: clock.at.toISOString(),
        },
      ],
    });
    expect(await of(shopper.user_id)).toMatchObject({
      role: 'user',
      placed: { pending: 1, Accepted: 1 },
      stores: [],
    });
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('is neither of an administrator nor of nobody', async () => {
    const { ask, admin } = await office();
    for (const id of [admin.user_id, NOBODY])
      for (const [method, path] of [
        ['GET', ''],
        ['POST', '/suspend'],
        ['POST', '/restore'],
        ['POST', '/approve'],
      ] as const) {
        const payload =
          method === 'POST' ? (path === '/suspend' ? { reason: 'x' } : {}) : undefined;
        const answer = await ask(method, `/admin/person/${id}${path}`, payload && { payload });
        expect([answer.statusCode, answer.json().error]).toEqual([404, 'user_not_found']);
      }
  });
});

test('the page of a store has its vendor, shelf and orders, also when it is closed', async () => {
  const { ask, vendor, store_id, ingredient, stock } = await shop();
  await stock(store_id, await ingredient('Oats'), { quantity: 0 });
  const expected = {
    store_id,
    name: 'Corner Store',
    vendor_id: vendor.user_id,
    vendor_name: 'A vendor',
    is_vendor_suspended: false,
    items: 2,
    sold_out: 1,
    closed_at: null,
    orders: { pending: 1, Accepted: 1, Rejected: 0, Delivered: 0 },
  };
  expect((await ask('GET', `/admin/store/${store_id}`)).json()).toMatchObject(expected);
  await ask('POST', `/vendor/store/${store_id}/close`, { payload: {}, who: vendor });
  expect((await ask('GET', `/admin/store/${store_id}`)).json()).toMatchObject({
    closed_at: expect.any(String),
    orders: { pending: 0, Rejected: 1 },
  });
  expect((await ask('GET', `/admin/store/${NOBODY}`)).json().error).toBe('store_not_found');
});

describe('suspending a vendor', () => {
  test('signs out, hides the stores and takes no orders; restoring brings all back', async () => {
    const { ask, vendor, shopper, store_id, rice, stockOf, ...world } = await shop();
    const { suspend, restore, compare, pending, db } = world;
    const before = await stockOf(store_id, rice);
    expect((await compare()).success).toBe(true);
    expect((await suspend(vendor.user_id)).json()).toMatchObject({
      suspended_at: expect.any(String),
      suspend_reason: 'Complaints',
      live_sessions: 0,
      received: { pending: 1, Accepted: 1 },
    });

    expect((await ask('GET', '/vendor/stores', { who: vendor })).statusCode).toBe(401);
    expect(await compare()).toMatchObject({ success: false, ids: null });
    const shelf = `/vendor/${vendor.user_id}/store/${store_id}/items`;
    expect((await ask('GET', shelf, { who: shopper })).json().error).toBe('store_not_found');
    const payload = { orders: [{ store_id, items: [{ ingredient_id: rice, quantity: 1 }] }] };
    const order = () => ask('POST', '/user/orders', { payload, who: shopper });
    expect((await order()).json().error).toBe('store_not_found');
    // What a shopper has already ordered stays theirs to cancel.
    const cancel = await ask('POST', `/user/orders/${pending}/cancel`, { who: shopper });
    expect(cancel.statusCode).toBe(200);
    expect(await brokenInvariants(db)).toEqual([]);

    expect((await restore(vendor.user_id)).json()).toMatchObject({
      suspended_at: null,
      suspend_reason: null,
      stores: [{ store_id, closed_at: null }],
    });
    expect((await compare()).success).toBe(true);
    expect((await ask('GET', shelf, { who: shopper })).statusCode).toBe(200);
    expect((await order()).statusCode).toBe(201);
    expect(await stockOf(store_id, rice)).toBe(before + 2 - 1);
    // The sessions that ended stay ended.
    expect((await ask('GET', '/vendor/stores', { who: vendor })).statusCode).toBe(401);
  });

  test('is in the audit log, once per act', async () => {
    const { ask, vendor, suspend, restore } = await shop();
    await suspend(vendor.user_id);
    await restore(vendor.user_id);
    await restore(vendor.user_id);
    const { entries } = (await ask('GET', `/admin/audit?target=${vendor.user_id}`)).json();
    const actions = entries.map((entry: { action: string }) => entry.action);
    expect(actions).toEqual(['account_restored', 'account_suspended']);
  });

  test('leaves the deletion of the account possible', async () => {
    const { ask, vendor, suspend, db } = await shop();
    await suspend(vendor.user_id);
    expect((await ask('DELETE', `/admin/vendor/${vendor.user_id}`)).statusCode).toBe(200);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test.for([{}, { reason: ' ' }, { reason: 'x'.repeat(301) }])(
    'needs a reason: %o',
    async (payload) => {
      const { ask, vendor } = await shop();
      const answer = await ask('POST', `/admin/person/${vendor.user_id}/suspend`, { payload });
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_request']);
    },
  );
});

/** Registers through the front door; the answers have no token when they were refused. */
async function registered(settings: Record<string, string> = {}) {
  const world = await testApp({ settings });
  const admin = await world.person('admin');
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    world.app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { 'x-requested-with': 'larder', ...headers },
      payload,
    });
  const account = { name: 'Vera', address: 'Street 1', email: 'vera@larder.test', role: 'vendor' };
  const answer = await post('/register', { ...account, password_hash: PASSWORD });
  const { _id: user_id, access_token } = answer.json();
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const login = (password = PASSWORD) =>
    post('/login', { email: account.email, password, role: 'vendor' });
  const act = (path: string, payload: object = {}) =>
    post(`/admin/person/${user_id}/${path}`, payload, admin.headers);
  return { ...world, post, login, act, admin, user_id, access_token, cookie };
}

test('a suspended person is told so at the login, with the right password only', async () => {
  const { post, login, act, cookie } = await registered();
  await act('suspend', { reason: 'Too many complaints.' });
  const refused = await login();
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    expect.objectContaining({
      error: 'account_suspended',
      message: 'This account is suspended: Too many complaints.',
    }),
  ]);
  expect((await login('a wrong password')).json().error).toBe('wrong_credentials');
  const renewal = await post('/session/refresh', {}, { cookie });
  expect([renewal.statusCode, renewal.json().error]).toEqual([401, 'session_ended']);
  await act('restore');
  expect((await login()).statusCode).toBe(200);
});

describe('vendors who wait for approval', () => {
  const store = {
    name: 'Corner',
    store_type: 'Delivery',
    address: 'Street 2',
    location: { type: 'Point', coordinates: [-87.63, 41.88] },
  };

  test('open stores once approved', async () => {
    const { app, post, act, admin, access_token } = await registered({ VENDOR_APPROVAL: 'on' });
    const headers = { authorization: `Bearer ${access_token}` };
    const open = () => post('/vendor/stores', { stores: [store] }, headers);
    const refused = await open();
    expect([refused.statusCode, refused.json().error]).toEqual([403, 'awaits_approval']);
    const waiting = async () =>
      (
        await app.inject({ url: '/api/admin/vendors?state=waiting', headers: admin.headers })
      ).json();
    expect(await waiting()).toMatchObject({ total: 1, vendors: [{ awaits_approval: true }] });
    expect((await act('approve')).json()).toMatchObject({ awaits_approval: false });
    expect((await waiting()).total).toBe(0);
    expect((await open()).statusCode).toBe(201);
  });

  test('are not there by default', async () => {
    const { post, access_token } = await registered();
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await post('/vendor/stores', { stores: [store] }, headers)).statusCode).toBe(201);
  });
});

test('the suspended can be listed alone', async () => {
  const { ask, person, suspend } = await shop();
  const bad = await person('user', 'Bad Guy');
  await suspend(bad.user_id);
  expect((await ask('GET', '/admin/users?state=suspended')).json()).toMatchObject({
    users: [{ user_id: bad.user_id, is_suspended: true }],
    total: 1,
  });
  expect((await ask('GET', '/admin/users')).json()).toMatchObject({ total: 2 });
});
