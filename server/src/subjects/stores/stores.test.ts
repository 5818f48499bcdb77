import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { brokenInvariants } from '#testing/invariants';
import { type Person, testApp } from '#testing/testApp';

const NOBODY = '00000000-0000-4000-8000-000000000000';

async function shelves() {
  const world = await testApp();
  const vendor = await world.person('vendor');
  const store_id = await world.store(vendor.user_id);
  const rice = await world.ingredient('Rice');
  await world.stock(store_id, rice, { price_cents: 349, quantity: 5 });
  const edit = (
    items: unknown,
    { who = vendor, id = store_id }: { who?: Person; id?: string } = {},
  ) =>
    world.app.inject({
      method: 'PUT',
      url: '/api/vendor/stores',
      headers: who.headers,
      payload: { stores: [{ store_id: id, items }] },
    });
  return { ...world, vendor, store_id, rice, edit };
}

describe('POST /vendor/stores', () => {
  const draft = {
    name: 'Harbor Street Grocers',
    store_type: 'Pickup',
    address: '12 Harbor St',
    location: { type: 'Point', coordinates: [-87.6, 41.9] },
    items: [],
  };
  async function opening() {
    const world = await testApp();
    const vendor = await world.person('vendor');
    const open = (stores: unknown, headers: object = {}) =>
      world.app.inject({
        method: 'POST',
        url: '/api/vendor/stores',
        headers: { ...vendor.headers, ...headers },
        payload: { stores },
      });
    return { ...world, vendor, open };
  }

  test('opens a store with an empty shelf at the place that was given', async () => {
    const { open, app, vendor, db } = await opening();
    const answer = await open([draft]);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      message: 'Store created successfully!',
      value: [{ ...draft, items: [] }],
    });
    const list = await app.inject({ url: '/api/vendor/stores', headers: vendor.headers });
    expect(list.json().value).toEqual(answer.json().value);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('with a fee and a minimum, or with none', async () => {
    const { open } = await opening();
    const terms = { delivery_fee: 100, minimum_order: 1000 };
    const answer = await open([{ ...draft, store_type: 'Delivery', ...terms }, draft]);
    const { value } = answer.json<{ value: (typeof terms)[] }>();
    expect(value.toSorted((a, b) => b.delivery_fee - a.delivery_fee)).toMatchObject([
      terms,
      { delivery_fee: 0, minimum_order: 0 },
    ]);
  });

  test('takes bare coordinates, and the place where both are 0', async () => {
    const { open } = await opening();
    const answer = await open([{ ...draft, location: [0, 0] }]);
    expect(answer.json().value[0].location).toEqual({ type: 'Point', coordinates: [0, 0] });
  });

  test('sent again with the same key it stays one store', async () => {
    const { open, app, vendor } = await opening();
    await open([draft], { 'idempotency-key': 'k' });
    await open([draft], { 'idempotency-key': 'k' });
    const list = await app.inject({ url: '/api/vendor/stores', headers: vendor.headers });
    expect(list.json().value).toHaveLength(1);
  });

  test.for([
    ['no name', { ...draft, name: ' ' }, 'stores.0.name'],
    ['a name of 121 letters', { ...draft, name: 'x'.repeat(121) }, 'stores.0.name'],
    ['a control character', { ...draft, name: 'a\u0000b' }, 'stores.0.name'],
    ['no address', { ...draft, address: undefined }, 'stores.0.address'],
    ['another type', { ...draft, store_type: 'Drone' }, 'stores.0.store_type'],
    ['a latitude of 90.1', { ...draft, location: [0, 90.1] }, 'stores.0.location'],
    ['no place', { ...draft, location: null }, 'stores.0.location'],
    ['goods on the shelf', { ...draft, items: [{}] }, 'stores.0.items'],
    ['a fee where people pick up', { ...draft, delivery_fee: 0.01 }, 'stores.0.delivery_fee'],
    [
      'a fee above 100 dollars',
      { ...draft, store_type: 'Delivery', delivery_fee: 100.01 },
      'stores.0.delivery_fee',
    ],
    ['half a cent as minimum', { ...draft, minimum_order: 0.005 }, 'stores.0.minimum_order'],
    ['a minimum above 1000', { ...draft, minimum_order: 1000.01 }, 'stores.0.minimum_order'],
  ] as const)('refuses %s', async ([, store, field]) => {
    const { open, db } = await opening();
    const answer = await open([store]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain(field);
    expect(await db.many(z.object({}), sql`select from stores`)).toHaveLength(0);
  });
});

describe('PUT /vendor/stores', () => {
  test('sets price and stock, and the ledger shows the difference', async () => {
    const { edit, rice, store_id, stockOf, db } = await shelves();
    const answer = await edit([
      { ingredient_id: rice, price: 2.5, quantity: 3, expected_quantity: 5 },
    ]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      message: 'Item updated!',
      value: [{ store_id, items: [{ ingredient_id: rice, price: 2.5, quantity: 3 }] }],
    });
    expect(await stockOf(store_id, rice)).toBe(3);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('says when the vendor changed an item last; an order changes nothing of it', async () => {
    const { edit, app, vendor, person, store_id, rice } = await shelves();
    const changedAt = async () =>
      (await app.inject({ url: '/api/vendor/stores', headers: vendor.headers })).json().value[0]
        .items[0].changed_at;
    expect(await changedAt()).toBeNull();
    const shopper = await person('user');
    const items = [{ ingredient_id: rice, quantity: 1 }];
    const bought = await app.inject({
      method: 'POST',
      url: '/api/user/orders',
      headers: shopper.headers,
      payload: { orders: [{ store_id, items }] },
    });
    expect(bought.statusCode).toBe(201);
    expect(await changedAt()).toBeNull();
    await edit([{ ingredient_id: rice, price: 2 }]);
    expect(await changedAt()).toBe('2026-03-04T12:00:00.000Z');
  });

  test('a new price alone leaves the stock alone', async () => {
    const { edit, rice, store_id, stockOf } = await shelves();
    expect((await edit([{ ingredient_id: rice, price: 0 }])).statusCode).toBe(200);
    expect(await stockOf(store_id, rice)).toBe(5);
  });

  test(
    'two hundred times a shopper and every kind of edit at once: what was sold stays sold',
    { timeout: 120_000 },
    async () => {
      const { edit, rice, store_id, stockOf, app, person, ingredient, db } = await shelves();
      const shopper = await person('user');
      const buy = () =>
        app.inject({
          method: 'POST',
          url: '/api/user/orders',
          headers: shopper.headers,
          payload: { orders: [{ store_id, items: [{ ingredient_id: rice, quantity: 1 }] }] },
        });
      let left = 1_000;
      await edit([{ ingredient_id: rice, quantity: left }]);
      for (let round = 0; round < 200; round += 1) {
        const seen = left;
        const milk = round % 20 === 0 ? [await ingredient(`Milk ${round}`)] : [];
        const [bought, set, stale, ...others] = await Promise.all([
          buy(),
          edit([{ ingredient_id: rice, quantity: seen + 5, expected_quantity: seen }]),
          edit([{ ingredient_id: rice, quantity: seen, expected_quantity: seen + 7 }]),
          edit([{ ingredient_id: rice, price: (100 + round) / 100 }]),
          ...milk.map((ingredient_id) => edit([{ ingredient_id, price: 1, quantity: 1 }])),
        ]);
        expect([bought.statusCode, stale.statusCode]).toEqual([201, 409]);
        expect(others.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 200));
        left = await stockOf(store_id, rice);
        // Either set before the order, or refused because the order came first.
        expect([set.statusCode, left]).toEqual(
          set.statusCode === 200 ? [200, seen + 5 - 1] : [409, seen - 1],
        );
      }
      expect(await brokenInvariants(db)).toEqual([]);
    },
  );

  test('does not bring sold goods back: a number that changed meanwhile is refused', async () => {
    const { edit, rice, store_id, stockOf, db } = await shelves();
    await db.run(sql`update store_items set quantity = 4 where store_id = ${store_id}`);
    await db.run(sql`insert into stock_movements (store_id, ingredient_id, delta, reason, at)
      values (${store_id}, ${rice}, -1, 'vendor_set', now())`);
    const answer = await edit([{ ingredient_id: rice, quantity: 9, expected_quantity: 5 }]);
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'stock_changed']);
    expect(answer.json().details.current_quantity).toBe(4);
    expect(await stockOf(store_id, rice)).toBe(4);
    expect(
      (await edit([{ ingredient_id: rice, quantity: 9, expected_quantity: 4 }])).statusCode,
    ).toBe(200);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('does not put an old price back: one that changed meanwhile is refused', async () => {
    const { edit, rice, app, vendor } = await shelves();
    const priceNow = async () =>
      (await app.inject({ url: '/api/vendor/stores', headers: vendor.headers })).json().value[0]
        .items[0].price;
    const seen = { ingredient_id: rice, expected_price: 3.49 };
    expect((await edit([{ ...seen, price: 3.99 }])).statusCode).toBe(200);
    const answer = await edit([{ ...seen, price: 3.59 }]);
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'price_changed']);
    expect(answer.json().details).toMatchObject({
      current_price: 3.99,
      items: [{ ingredient_id: rice, current_price: 3.99 }],
    });
    const both = await edit([{ ...seen, price: 3.59, quantity: 9, expected_quantity: 4 }]);
    expect([both.statusCode, both.json().error]).toEqual([409, 'stock_changed']);
    expect(both.json().details).toMatchObject({ current_price: 3.99, current_quantity: 5 });
    expect(await priceNow()).toBe(3.99);
    expect((await edit([{ ...seen, price: 3.59, expected_price: 3.99 }])).statusCode).toBe(200);
    expect(await priceNow()).toBe(3.59);
  });

  test('a price of what was not there is expected to be 0', async () => {
    const { edit, ingredient } = await shelves();
    const milk = await ingredient('Milk');
    const added = { ingredient_id: milk, quantity: 0, expected_quantity: 0, expected_price: 0 };
    expect((await edit([{ ...added, price: 2 }])).statusCode).toBe(200);
    expect((await edit([{ ...added, price: 3 }])).json().error).toBe('price_changed');
  });

  test('puts a new ingredient on the shelf, by id or by its three words, once', async () => {
    const { edit, ingredient, store_id, stockOf, db } = await shelves();
    const milk = await ingredient('Whole milk', { unit: 'ml', unit_quantity: 1000 });
    const words = { name: 'whole MILK', unit: 'ml', unit_quantity: 1000 };
    expect((await edit([{ ...words, price: 1.99, quantity: 7 }])).statusCode).toBe(200);
    expect(await stockOf(store_id, milk)).toBe(7);
    expect((await edit([{ ingredient_id: milk, quantity: 8 }])).statusCode).toBe(200);
    expect(await stockOf(store_id, milk)).toBe(8);
    expect(
      (await edit([{ ...words, unit_quantity: 500, price: 1, quantity: 1 }])).json().error,
    ).toBe('conflict');
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test("another vendor's store, a closed one and one of none are not there; nothing of the batch is written", async () => {
    const { app, vendor, store, person, rice, stock, store_id, stockOf, edit } = await shelves();
    const rival = await person('vendor');
    const foreign = await store(rival.user_id);
    await stock(foreign, rice, { quantity: 2 });
    const item = { ingredient_id: rice, quantity: 99 };
    const both = await app.inject({
      method: 'PUT',
      url: '/api/vendor/stores',
      headers: vendor.headers,
      payload: {
        stores: [
          { store_id, items: [item] },
          { store_id: foreign, items: [item] },
        ],
      },
    });
    expect([both.statusCode, both.json().error]).toEqual([404, 'store_not_found']);
    expect([await stockOf(store_id, rice), await stockOf(foreign, rice)]).toEqual([5, 2]);
    expect((await edit([item], { who: rival })).statusCode).toBe(404);
    expect((await edit([item], { id: NOBODY })).statusCode).toBe(404);
  });

  test.for([
    ['an unknown ingredient', [{ ingredient_id: NOBODY, price: 1, quantity: 1 }], 404],
    [
      'a stock of a million and one',
      [{ name: 'Rice', unit: 'gm', unit_quantity: 500, quantity: 1_000_001 }],
      400,
    ],
    ['a stock below 0', [{ name: 'Rice', unit: 'gm', unit_quantity: 500, quantity: -1 }], 400],
    [
      'a price of 100,000.01',
      [{ name: 'Rice', unit: 'gm', unit_quantity: 500, price: 100_000.01 }],
      400,
    ],
    [
      'a price with three decimals',
      [{ name: 'Rice', unit: 'gm', unit_quantity: 500, price: 1.001 }],
      400,
    ],
    ['a price in text', [{ name: 'Rice', unit: 'gm', unit_quantity: 500, price: '1' }], 400],
    [
      'an expected price below 0',
      [{ name: 'Rice', unit: 'gm', unit_quantity: 500, price: 1, expected_price: -1 }],
      400,
    ],
    [
      'one ingredient twice',
      [
        { name: 'Rice', unit: 'gm', unit_quantity: 500, quantity: 1 },
        { name: 'Rice', unit: 'gm', unit_quantity: 500, quantity: 2 },
      ],
      400,
    ],
    ['no items', [], 400],
  ] as const)('refuses %s and changes nothing', async ([, items, status]) => {
    const { edit, store_id, rice, stockOf } = await shelves();
    expect((await edit(items)).statusCode).toBe(status);
    expect(await stockOf(store_id, rice)).toBe(5);
  });

  test('a new item needs a price and a quantity', async () => {
    const { edit, ingredient } = await shelves();
    const milk = await ingredient('Milk');
    expect((await edit([{ ingredient_id: milk, quantity: 1 }])).json().message).toContain('price');
    expect((await edit([{ ingredient_id: milk, price: 1 }])).json().message).toContain('quantity');
  });
});

describe('GET /vendor/{vendorId}/store/{storeId}/items', () => {
  test('lists what can be bought, as JSON text, to anybody signed in', async () => {
    const { app, db, vendor, store_id, rice, ingredient, stock, person } = await shelves();
    const [empty, archived] = [await ingredient('Empty'), await ingredient('Archived')];
    await stock(store_id, empty, { quantity: 0 });
    await stock(store_id, archived);
    await db.run(sql`update ingredients set archived_at = now() where ingredient_id = ${archived}`);
    const url = `/api/vendor/${vendor.user_id}/store/${store_id}/items`;
    const answer = await app.inject({ url, headers: (await person('user')).headers });
    const items: { ingredient_id: string; price: number }[] = JSON.parse(answer.json().ids);
    expect(items).toMatchObject([{ ingredient_id: rice, price: 3.49, quantity: 5 }]);
  });

  test('a store of another vendor, a closed one and a malformed id are not found', async () => {
    const { app, vendor, store_id, person, db } = await shelves();
    const other = await person('vendor');
    const ask = async (v: string, s: string) =>
      (await app.inject({ url: `/api/vendor/${v}/store/${s}/items`, headers: other.headers }))
        .statusCode;
    expect(await ask(other.user_id, store_id)).toBe(404);
    expect(await ask('me', store_id)).toBe(404);
    expect(await ask(vendor.user_id, store_id)).toBe(200);
    await db.run(sql`update stores set closed_at = now() where store_id = ${store_id}`);
    expect(await ask(vendor.user_id, store_id)).toBe(404);
  });
});
