import { expect, test } from 'vitest';

import { type Person, testApp } from '#testing/testApp';

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** A store with ten packs of rice at $3.49. */
async function shop() {
  const world = await testApp();
  const vendor = await world.person('vendor');
  const store_id = await world.store(vendor.user_id);
  const rice = await world.ingredient('Rice');
  await world.stock(store_id, rice, { quantity: 10 });
  const edit = (item: object) =>
    world.app.inject({
      method: 'PUT',
      url: '/api/vendor/stores',
      headers: vendor.headers,
      payload: { stores: [{ store_id, items: [{ ingredient_id: rice, ...item }] }] },
    });
  const history = (item = rice, who: Person = vendor) =>
    world.app.inject({
      url: `/api/vendor/store/${store_id}/item/${item}/history`,
      headers: who.headers,
    });
  return { ...world, vendor, store_id, rice, edit, history };
}

test('every change of stock with what stood there after it, and every change of price', async () => {
  const { edit, history, app, person, store_id, rice, clock } = await shop();
  const shopper = await person('user');
  const order = { store_id, items: [{ ingredient_id: rice, quantity: 3 }] };
  const bought = await app.inject({
    method: 'POST',
    url: '/api/user/orders',
    headers: shopper.headers,
    payload: { orders: [order] },
  });
  const { order_id } = bought.json().orders[0];
  clock.at = new Date(clock.at.getTime() + 60_000);
  await edit({ price: 2.99, quantity: 20 });
  await edit({ price: 3.25 });
  const cancel = { method: 'POST' as const, headers: shopper.headers, payload: {} };
  await app.inject({ ...cancel, url: `/api/user/orders/${order_id}/cancel` });
  const { stock, prices } = (await history()).json();
  expect(stock).toMatchObject([
    { reason: 'order_rejected', delta: 3, quantity: 23, order_id },
    { reason: 'vendor_set', delta: 13, quantity: 20, order_id: null },
    { reason: 'order_placed', delta: -3, quantity: 7, order_id },
    { reason: 'initial', delta: 10, quantity: 10, order_id: null },
  ]);
  expect(prices).toEqual([
    { at: '2026-03-04T12:01:00.000Z', old_price: 2.99, new_price: 3.25 },
    { at: '2026-03-04T12:01:00.000Z', old_price: 3.49, new_price: 2.99 },
  ]);
});

test('it stops at 100 of each, the newest', async () => {
  const { edit, history } = await shop();
  for (let n = 1; n <= 101; n += 1) await edit({ price: n, quantity: 100 + n });
  const { stock, prices } = (await history()).json();
  expect([stock.length, prices.length]).toEqual([100, 100]);
  expect(stock[0]).toMatchObject({ delta: 1, quantity: 201 });
  expect(stock.at(-1)).toMatchObject({ delta: 1, quantity: 102 });
  expect(prices[0]).toMatchObject({ old_price: 100, new_price: 101 });
});

test('an import is in it too', async () => {
  const { history, app, vendor, store_id, rice } = await shop();
  await app.inject({
    method: 'PUT',
    url: `/api/vendor/store/${store_id}/inventory`,
    headers: vendor.headers,
    payload: { items: [{ ingredient_id: rice, price: 4 }] },
  });
  expect((await history()).json().prices).toMatchObject([{ old_price: 3.49, new_price: 4 }]);
});

test('not another vendor’s, not what was never there', async () => {
  const { history, person, rice } = await shop();
  expect((await history(rice, await person('vendor'))).json().error).toBe('item_not_in_store');
  expect((await history(NOBODY)).json().error).toBe('item_not_in_store');
});

test('from how many packs on it is low is the vendor’s, until taken back', async () => {
  const { edit, app, vendor, stockOf, store_id, rice } = await shop();
  const lowAt = async () =>
    (await app.inject({ url: '/api/vendor/stores', headers: vendor.headers })).json().value[0]
      .items[0].low_at;
  expect(await lowAt()).toBeNull();
  expect((await edit({ low_at: 12 })).statusCode).toBe(200);
  expect(await lowAt()).toBe(12);
  await edit({ quantity: 8 });
  expect(await lowAt()).toBe(12);
  await edit({ low_at: null });
  expect([await lowAt(), await stockOf(store_id, rice)]).toEqual([null, 8]);
  const wrong = await edit({ low_at: -1 });
  expect(wrong.json().details.fields[0].field).toBe('stores.0.items.0.low_at');
});
