import { MAX_PRICE_CHANGES, MAX_PRICED } from '@larder/shared/stores/prices.calls';
import { expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { testApp } from '#testing/testApp';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** A store with rice at $3.49 that has been there for a year, and a shopper. */
async function shop() {
  const world = await testApp();
  const { db, app, clock, person } = world;
  const vendor = await person('vendor');
  const shopper = await person('user');
  const store_id = await world.store(vendor.user_id);
  const rice = await world.ingredient('Rice');
  await world.stock(store_id, rice);
  await db.run(sql`update store_items set added_at = null`);
  const today = clock.at;
  const wire = (days: number) => new Date(today.getTime() - days * DAY_MS).toISOString();

  return {
    ...world,
    vendor,
    shopper,
    store_id,
    rice,
    wire,
    /** The vendor sets a price, so many days ago. */
    price: async (days: number, price: number) => {
      clock.at = new Date(today.getTime() - days * DAY_MS);
      const answer = await app.inject({
        method: 'PUT',
        url: '/api/vendor/stores',
        headers: vendor.headers,
        payload: { stores: [{ store_id, items: [{ ingredient_id: rice, price, quantity: 10 }] }] },
      });
      expect(answer.statusCode).toBe(200);
      clock.at = today;
    },
    ask: (ids: readonly string[] = [rice], { store = store_id, who = shopper } = {}) =>
      app.inject({
        url: '/api/user/items/prices',
        headers: who.headers,
        query: { store_id: store, ids: ids.join(',') },
      }),
  };
}

test('a price that never changed is one step', async () => {
  const { ask, rice, wire } = await shop();
  const answer = await ask();
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    at: wire(0),
    value: [
      {
        ingredient_id: rice,
        steps: [{ at: wire(90), price: 3.49 }],
        lowest_30_days: 3.49,
        week_ago: 3.49,
      },
    ],
  });
});

test('its changes are steps, those before 90 days the first one', async () => {
  const { ask, price, wire } = await shop();
  await price(100, 4);
  await price(89, 3.29);
  await price(10, 2.99);
  await price(1, 3.59);
  expect((await ask()).json().value).toMatchObject([
    {
      steps: [
        { at: wire(90), price: 4 },
        { at: wire(89), price: 3.29 },
        { at: wire(10), price: 2.99 },
        { at: wire(1), price: 3.59 },
      ],
      lowest_30_days: 2.99,
      week_ago: 2.99,
    },
  ]);
});

test('nothing is said of the time before an item came onto the shelf, or came back', async () => {
  const { ask, app, price, db, vendor, store_id, rice, wire } = await shop();
  await db.run(sql`update store_items set added_at = ${wire(5)}`);
  await price(1, 2.99);
  expect((await ask()).json().value).toMatchObject([
    {
      steps: [
        { at: wire(5), price: 3.49 },
        { at: wire(1), price: 2.99 },
      ],
      week_ago: null,
    },
  ]);
  await app.inject({
    method: 'DELETE',
    url: `/api/vendor/store/${store_id}/item/${rice}`,
    headers: vendor.headers,
  });
  expect((await ask()).json().value).toEqual([]);
  await price(0, 1.99);
  expect((await ask()).json().value).toMatchObject([{ steps: [{ at: wire(0), price: 1.99 }] }]);
});

test('an own product that changes its pack is known from then on; by another name it keeps what it has cost', async () => {
  const { ask, app, db, vendor, store_id, wire } = await shop();
  const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
    app.inject({ method, url: `/api/vendor/${url}`, headers: vendor.headers, payload });
  const soap = { name: 'Hand soap', unit_quantity: 250, unit: 'ml', food_id: null };
  const ingredient_id: string = (await send('POST', 'products', soap)).json().product.ingredient_id;
  const items = [{ ingredient_id, price: 3, quantity: 1 }];
  await send('PUT', 'stores', { stores: [{ store_id, items }] });
  await db.run(sql`update store_items set added_at = null`);

  const own = `products/${ingredient_id}`;
  expect((await send('PUT', own, { ...soap, name: 'Soap' })).statusCode).toBe(200);
  expect((await ask([ingredient_id])).json().value).toMatchObject([
    { steps: [{ at: wire(90), price: 3 }], week_ago: 3 },
  ]);
  expect((await send('PUT', own, { ...soap, unit_quantity: 500 })).statusCode).toBe(200);
  const { value, at } = (await ask([ingredient_id])).json();
  expect(value).toMatchObject([{ steps: [{ at, price: 3 }], week_ago: null }]);
});

test('a new item is known from when it is put on the shelf', async () => {
  const { ask, app, ingredient, vendor, store_id } = await shop();
  const salt = await ingredient('Salt');
  await app.inject({
    method: 'PUT',
    url: '/api/vendor/stores',
    headers: vendor.headers,
    payload: { stores: [{ store_id, items: [{ ingredient_id: salt, price: 1, quantity: 1 }] }] },
  });
  const { value, at } = (await ask([salt])).json();
  expect(value).toEqual([
    { ingredient_id: salt, steps: [{ at, price: 1 }], lowest_30_days: 1, week_ago: null },
  ]);
});

test('of a price that changes all the time the newest changes are known', async () => {
  const { ask, db, store_id, rice, wire } = await shop();
  for (let n = MAX_PRICE_CHANGES + 1; n > 0; n -= 1)
    await db.run(sql`insert into price_changes (store_id, ingredient_id, old_cents, new_cents, at)
      values (${store_id}, ${rice}, ${n + 1}, ${n}, ${wire(n / 10)})`);
  const [{ steps, week_ago }] = (await ask()).json().value;
  expect(steps).toHaveLength(MAX_PRICE_CHANGES);
  expect(steps[0]).toEqual({ at: wire(MAX_PRICE_CHANGES / 10), price: MAX_PRICE_CHANGES / 100 });
  expect(week_ago).toBeNull();
});

test('only open stores and what they have; other ids are left out', async () => {
  const { ask, db, rice, ingredient, store, vendor, store_id } = await shop();
  const elsewhere = await store(vendor.user_id, { name: 'Elsewhere' });
  const salt = await ingredient('Salt');
  const asked = (await ask([NOBODY, salt, rice, rice])).json().value;
  expect(asked).toMatchObject([{ ingredient_id: rice }]);
  expect((await ask([rice], { store: elsewhere })).json().value).toEqual([]);
  expect((await ask([rice], { store: NOBODY })).json().value).toEqual([]);
  await db.run(sql`update stores set closed_at = now() where store_id = ${store_id}`);
  expect((await ask()).json().value).toEqual([]);
});

test('up to 100 items at once', async () => {
  const { ask } = await shop();
  const ids = (many: number) => Array.from({ length: many }, () => crypto.randomUUID());
  expect((await ask(ids(MAX_PRICED))).statusCode).toBe(200);
  const more = await ask(ids(MAX_PRICED + 1));
  expect([more.statusCode, more.json().details.fields[0].field]).toEqual([400, 'ids']);
  const none = await ask(['rice']);
  expect(none.json().details.fields[0].field).toBe('ids.0');
});
