import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { sql } from '#platform/db/sql';
import { withOrders } from '#subjects/admin/testing/office';
import { foldOrderSums } from '#subjects/orders/orderSums.queries';

type Found = { order_id: string };

async function desk() {
  const world = await withOrders();
  const read = async (q: string, more = '') =>
    (await world.ask('GET', `/admin/orders?q=${encodeURIComponent(q)}${more}`)).json();
  const idsOf = async (q: string) => (await read(q)).orders.map((one: Found) => one.order_id);
  return { ...world, read, idsOf };
}

describe('orders are found by', () => {
  test('the order’s id, its beginning, and the ids of shopper, vendor and store', async () => {
    const { idsOf, pending, accepted, shopper, vendor, store_id } = await desk();
    const both = [accepted, pending];
    expect(await idsOf(pending)).toEqual([pending]);
    expect(await idsOf(`${pending.slice(0, 8)}…`)).toEqual([pending]);
    expect(await idsOf(shopper.user_id)).toEqual(both);
    expect(await idsOf(vendor.user_id)).toEqual(both);
    expect(await idsOf(store_id)).toEqual(both);
  });

  test('words of the name or email of shopper and vendor', async () => {
    const { idsOf, pending, accepted, vendor, person } = await desk();
    const both = [accepted, pending];
    expect(await idsOf('canary sho')).toEqual(both);
    expect(await idsOf(vendor.email)).toEqual(both);
    await person('user', 'Zed');
    expect(await idsOf('zed')).toEqual([]);
  });

  test('nobody who was deleted', async () => {
    const { ask, idsOf, shopper, accepted } = await desk();
    await ask('DELETE', `/admin/user/${shopper.user_id}`);
    expect(await idsOf(shopper.user_id)).toEqual([]);
    expect(await idsOf('canary')).toEqual([]);
    expect(await idsOf(accepted)).toEqual([accepted]);
  });
});

test('a search shows the named fields only, newest first, in pages', async () => {
  const { read, shopper, pending, accepted } = await desk();
  const { orders, ...page } = await read('canary');
  expect(page).toEqual({ first: 1, truncated: false, people_capped: false });
  expect(orders[0]).toEqual({
    order_id: accepted,
    order_status: 'Accepted',
    store_name: 'Corner Store',
    total_price: 6.98,
    created_at: expect.any(String),
    customer_name: 'Canary Shopper',
  });
  const one = await read(shopper.user_id, '&limit=1');
  const two = await read(shopper.user_id, `&limit=1&cursor=${one.next_cursor}`);
  const back = await read(shopper.user_id, `&limit=1&cursor=${two.previous_cursor}`);
  expect([...one.orders, ...two.orders].map((order: Found) => order.order_id)).toEqual([
    accepted,
    pending,
  ]);
  expect(back.orders).toEqual(one.orders);
});

test('orders of equal times are paged once each', async () => {
  const { read, shopper, place, db } = await desk();
  await place();
  await db.run(sql`update orders set created_at = '2026-03-04T12:00:00Z'`);
  const ids: string[] = [];
  for (let cursor = '', n = 0; n < 3; n += 1) {
    const page = await read(shopper.user_id, `&limit=1${cursor}`);
    ids.push(...page.orders.map((order: Found) => order.order_id));
    cursor = `&cursor=${page.next_cursor}`;
  }
  expect(new Set(ids).size).toBe(3);
});

test('an order is shown with its history', async () => {
  const { ask, accepted, shopper } = await desk();
  const { order, events } = (await ask('GET', `/admin/order/${accepted}`)).json();
  expect(order).toMatchObject({
    order_id: accepted,
    user_id: shopper.user_id,
    delivery_address: 'Street 1',
    items: [{ name: 'Rice', quantity: 2 }],
  });
  expect(events).toMatchObject([
    { to_status: 'pending', actor_role: 'user' },
    { to_status: 'Accepted', actor_role: 'vendor' },
  ]);
});

test('each search and each look is in the audit log, without the searched text', async () => {
  const { ask, read, admin, accepted } = await desk();
  await read('canary');
  await ask('GET', `/admin/order/${accepted}`);
  const { entries } = (await ask('GET', `/admin/audit?actor=${admin.user_id}`)).json();
  expect(entries).toMatchObject([
    { action: 'order_looked_at', target_id: accepted },
    { action: 'orders_searched', target_id: null, detail: { found: 2 } },
  ]);
  expect(JSON.stringify(entries[1])).not.toContain('canary');
});

test('an unknown order is not found, and not noted', async () => {
  const { ask, admin } = await desk();
  const answer = await ask('GET', `/admin/order/${crypto.randomUUID()}`);
  expect([answer.statusCode, answer.json().error]).toEqual([404, 'order_not_found']);
  expect((await ask('GET', `/admin/audit?actor=${admin.user_id}`)).json().entries).toEqual([]);
});

test.for(['', '?q=', `?q=${'a'.repeat(101)}`, '?q=a&limit=201', '?q=a&cursor=abc'])(
  'a search refuses "%s"',
  async (query) => {
    const { ask } = await desk();
    expect((await ask('GET', `/admin/orders${query}`)).statusCode).toBe(400);
  },
);

test('the overview sums each day without rejected orders, before and after folding', async () => {
  const { ask, db, clock, place, change } = await desk();
  await change(await place(), 'Rejected');
  const lastDay = async () => {
    clock.at = new Date(clock.at.getTime() + 60_000);
    return (await ask('GET', '/admin/overview')).json().days.at(-1);
  };
  const sold = { day: clock.at.toISOString().slice(0, 10), orders: 3, revenue: 13.96 };
  expect(await lastDay()).toEqual(sold);
  await foldOrderSums(db);
  expect(await lastDay()).toEqual(sold);
});

test('the overview goes without sums that fail, and asks for them again after a minute', async () => {
  const { ask, deps, clock } = await desk();
  const find = deps.db.many.bind(deps.db);
  const asked = vi.spyOn(deps.db, 'many').mockImplementation(async (row, query) => {
    if (query.text.includes('order_days')) throw new Error('canceled');
    return find(row, query);
  });
  onTestFinished(() => asked.mockRestore());
  const overview = async () => (await ask('GET', '/admin/overview')).json();
  const answer = await overview();
  expect(answer).toMatchObject({ users: 1, open_stores: 1 });
  expect(answer).not.toHaveProperty('days');
  await overview();
  const sums = asked.mock.calls.filter(([, { text }]) => text.includes('order_days'));
  expect(sums).toHaveLength(1);
  asked.mockRestore();
  expect(await overview()).not.toHaveProperty('days');
  clock.at = new Date(clock.at.getTime() + 60_000);
  expect((await overview()).days).toHaveLength(90);
});

test('the overview counts what waits', async () => {
  const { ask, person, shopper, db, clock } = await desk();
  const waiting = await person('vendor');
  await db.run(sql`update users set awaits_approval = true where user_id = ${waiting.user_id}`);
  await ask('POST', `/admin/person/${shopper.user_id}/suspend`, { payload: { reason: 'x' } });
  const overview = async () => (await ask('GET', '/admin/overview')).json();
  const expected = {
    waiting_vendors: 1,
    suspended_users: 1,
    suspended_vendors: 0,
    asked_products: 0,
    unanswered_orders: 0,
    users: 1,
    vendors: 2,
    open_stores: 1,
    ingredients: 1,
    days: expect.any(Array),
  };
  expect(await overview()).toEqual(expected);
  await db.run(sql`update orders set created_at = created_at - interval '25 hours'`);
  expect(await overview()).toEqual(expected);
  clock.at = new Date(clock.at.getTime() + 60_000);
  const unanswered = async () => (await ask('GET', '/admin/orders?state=unanswered')).json().orders;
  expect(await overview()).toEqual({ ...expected, unanswered_orders: 1 });
  expect(await unanswered()).toMatchObject([{ order_status: 'pending' }]);
  await db.run(sql`update orders set created_at = created_at + interval '2 hours'`);
  expect(await unanswered()).toEqual([]);
});
