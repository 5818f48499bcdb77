import { MAX_INVENTORY_ROWS } from '@larder/shared/stores/inventory';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { brokenInvariants } from '#testing/invariants';
import { type Person, testApp } from '#testing/testApp';

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** A store with 9 packs of rice at $3.49, and milk in the catalogue. */
async function shelf() {
  const world = await testApp();
  const vendor = await world.person('vendor');
  const store_id = await world.store(vendor.user_id);
  const rice = await world.ingredient('Rice');
  const milk = await world.ingredient('Whole milk', { unit: 'ml', unit_quantity: 1000 });
  await world.stock(store_id, rice, { price_cents: 349, quantity: 9 });
  const send = (
    items: unknown,
    { who = vendor, id = store_id, key }: { who?: Person; id?: string; key?: string } = {},
  ) =>
    world.app.inject({
      method: 'PUT',
      url: `/api/vendor/store/${id}/inventory`,
      headers: { ...who.headers, ...(key && { 'idempotency-key': key }) },
      payload: { items },
    });
  const rows = () =>
    world.db.many(
      z.object({
        ingredient_id: z.string(),
        price_cents: z.int(),
        quantity: z.int(),
        version: z.int(),
      }),
      sql`select ingredient_id, price_cents, quantity, version from store_items
          where store_id = ${store_id} order by price_cents desc, ingredient_id`,
    );
  /** The entries of imports, each with how many rows are behind it. */
  const audits = () =>
    world.db.many(
      z.object({ detail: z.record(z.string(), z.unknown()), rows: z.int() }),
      sql`select detail, (select count(*)::int from audit_rows r where r.audit_id = a.audit_id) as rows
          from audit_log a where action like 'shelf_%' order by audit_id`,
    );
  return { ...world, vendor, store_id, rice, milk, send, rows, audits };
}

describe('PUT /vendor/store/{storeId}/inventory', () => {
  test('sets prices and stock, adds what is new, and counts what it did', async () => {
    const { send, rice, milk, rows, audits, db } = await shelf();
    const answer = await send([
      { ingredient_id: rice, price: 2.5, quantity: 3, expected_quantity: 9 },
      { ingredient_id: milk, price: 1.99, quantity: 7, expected_quantity: 0 },
    ]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      message: 'Inventory imported!',
      added: 1,
      price_changed: 1,
      stock_changed: 1,
      unchanged: 0,
    });
    expect(await rows()).toMatchObject([
      { ingredient_id: rice, price_cents: 250, quantity: 3 },
      { ingredient_id: milk, price_cents: 199, quantity: 7 },
    ]);
    const detail = { added: 1, price_changed: 1, stock_changed: 1, unchanged: 0 };
    expect(await audits()).toEqual([{ detail, rows: 2 }]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('the same again changes nothing, with and without its key', async () => {
    const { send, rice, milk, rows, audits } = await shelf();
    const items = [
      { ingredient_id: rice, quantity: 20, expected_quantity: 9 },
      { ingredient_id: milk, price: 1, quantity: 0 },
    ];
    const first = await send(items, { key: 'k' });
    const before = await rows();
    const replayed = await send(items, { key: 'k' });
    expect(replayed.json()).toEqual(first.json());
    expect(replayed.headers['idempotent-replayed']).toBe('true');
    expect((await send(items)).json()).toMatchObject({ unchanged: 2, stock_changed: 0 });
    expect(await rows()).toEqual(before);
    expect(await audits()).toHaveLength(1);
  });

  test('one stock that is not what was seen, and nothing of it all is written', async () => {
    const { send, rice, milk, rows, db } = await shelf();
    const before = await rows();
    const answer = await send([
      { ingredient_id: milk, price: 1, quantity: 1 },
      { ingredient_id: rice, quantity: 20, expected_quantity: 12 },
    ]);
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'stock_changed']);
    expect(answer.json().details).toEqual({
      current_quantity: 9,
      items: [{ ingredient_id: rice, current_quantity: 9 }],
    });
    expect(await rows()).toEqual(before);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('one price that is not what was seen, and nothing of it all is written', async () => {
    const { send, rice, milk, rows } = await shelf();
    const before = await rows();
    const answer = await send([
      { ingredient_id: milk, price: 1, quantity: 1 },
      { ingredient_id: rice, price: 4, expected_price: 3.29 },
    ]);
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'price_changed']);
    expect(answer.json().details).toEqual({
      current_price: 3.49,
      items: [{ ingredient_id: rice, current_price: 3.49 }],
    });
    expect(await rows()).toEqual(before);
  });

  test('a price that was not edited since it was seen writes nothing back', async () => {
    const { send, rice, rows } = await shelf();
    const before = await rows();
    const answer = await send([
      {
        ingredient_id: rice,
        price: 3.29,
        expected_price: 3.29,
        quantity: 12,
        expected_quantity: 12,
      },
    ]);
    expect(answer.json()).toMatchObject({ price_changed: 0, stock_changed: 0, unchanged: 1 });
    expect(await rows()).toEqual(before);
  });

  test('what was new to the vendor and is on the shelf by now is refused', async () => {
    const { send, rice } = await shelf();
    const answer = await send([
      { ingredient_id: rice, price: 1, quantity: 5, expected_quantity: 0 },
    ]);
    expect(answer.json().error).toBe('stock_changed');
  });

  test.for([
    ['no rows', () => [], 400, 'items'],
    [
      'a quantity below 0',
      (rice: string) => [{ ingredient_id: rice, quantity: -1 }],
      400,
      'quantity',
    ],
    [
      'a million and one',
      (rice: string) => [{ ingredient_id: rice, quantity: 1_000_001 }],
      400,
      'quantity',
    ],
    ['half a pack', (rice: string) => [{ ingredient_id: rice, quantity: 0.5 }], 400, 'quantity'],
    ['three decimals', (rice: string) => [{ ingredient_id: rice, price: 1.001 }], 400, 'price'],
    [
      '100,000.01 dollars',
      (rice: string) => [{ ingredient_id: rice, price: 100_000.01 }],
      400,
      'price',
    ],
    ['a price in text', (rice: string) => [{ ingredient_id: rice, price: '1' }], 400, 'price'],
    [
      'one ingredient twice',
      (rice: string) => [
        { ingredient_id: rice, price: 1 },
        { ingredient_id: rice, price: 2 },
      ],
      400,
      'items.1.ingredient_id',
    ],
    [
      'an unknown ingredient',
      () => [{ ingredient_id: NOBODY, price: 1, quantity: 1 }],
      404,
      'Ingredient',
    ],
    [
      'a new one without a price',
      (_: string, milk: string) => [{ ingredient_id: milk, quantity: 1 }],
      400,
      'items.0.price',
    ],
    [
      'a new one without stock',
      (_: string, milk: string) => [{ ingredient_id: milk, price: 1 }],
      400,
      'items.0.quantity',
    ],
    [
      'a new one without both',
      (_: string, milk: string) => [{ ingredient_id: milk }],
      400,
      'items.0.price',
    ],
    [
      'more than 5,000 rows',
      (rice: string) =>
        Array.from({ length: MAX_INVENTORY_ROWS + 1 }, () => ({ ingredient_id: rice })),
      400,
      'items',
    ],
  ] as const)('refuses %s and changes nothing', async ([, itemsOf, status, words]) => {
    const { send, rice, milk, rows } = await shelf();
    const before = await rows();
    const answer = await send(itemsOf(rice, milk));
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toContain(words);
    expect(await rows()).toEqual(before);
  });

  test('an archived ingredient, another’s store, a closed one and one of none are not there', async () => {
    const { send, rice, milk, person, db, store_id, rows } = await shelf();
    const before = await rows();
    const rival = await person('vendor');
    const items = [{ ingredient_id: rice, quantity: 99 }];
    expect((await send(items, { who: rival })).json().error).toBe('store_not_found');
    expect((await send(items, { id: NOBODY })).json().error).toBe('store_not_found');
    await db.run(sql`update ingredients set archived_at = now() where ingredient_id = ${milk}`);
    expect((await send([{ ingredient_id: milk, price: 1, quantity: 1 }])).json()).toMatchObject({
      error: 'ingredient_not_found',
      details: { items: [{ ingredient_id: milk }] },
    });
    await db.run(sql`update stores set closed_at = now() where store_id = ${store_id}`);
    expect((await send(items)).json().error).toBe('store_not_found');
    expect(await rows()).toEqual(before);
  });

  test('5,000 rows at once, new and known, in one go', async () => {
    const { send, db, store_id, vendor, app } = await shelf();
    await db.run(sql`
      insert into ingredients (ingredient_id, name, unit_quantity, unit)
      select gen_random_uuid(), 'Ingredient ' || n, 500, 'gm' from generate_series(1, 5000) n`);
    const all = await db.many(
      z.object({ ingredient_id: z.string() }),
      sql`select ingredient_id from ingredients where name like 'Ingredient %' order by ingredient_id`,
    );
    const items = all.map(({ ingredient_id }, n) => ({
      ingredient_id,
      price: n / 100,
      quantity: n,
      expected_quantity: 0,
    }));
    expect((await send(items)).json()).toMatchObject({ added: 5000, unchanged: 0 });
    const dearer = items.map((item, n) => ({
      ...item,
      price: (n + 100) / 100,
      expected_quantity: item.quantity,
    }));
    expect((await send(dearer)).json()).toMatchObject({ price_changed: 5000, stock_changed: 0 });
    const list = await app.inject({ url: '/api/vendor/stores', headers: vendor.headers });
    expect(list.json().value[0].items).toHaveLength(5001);
    const { n } = await db.one(
      z.object({ n: z.int() }),
      sql`select count(*) as n from store_items where store_id = ${store_id} and version > 2`,
    );
    expect(n).toBe(5000);
    expect(await brokenInvariants(db)).toEqual([]);
  }, 60_000);

  test('says from how many packs on an item is low, beside the rest or alone; one entry tells of it', async () => {
    const { send, rice, milk, rows, audits, db } = await shelf();
    const alone = await send([{ ingredient_id: rice, low_at: 12 }]);
    expect(alone.json()).toMatchObject({ unchanged: 1, price_changed: 0 });
    const both = await send([
      { ingredient_id: rice, low_at: null },
      { ingredient_id: milk, price: 2, quantity: 3, low_at: 0 },
    ]);
    expect(both.json()).toMatchObject({ unchanged: 1, added: 1 });
    const low = await db.many(
      z.object({ low_at: z.int().nullable() }),
      sql`select low_at from store_items order by price_cents desc`,
    );
    expect(low).toEqual([{ low_at: null }, { low_at: 0 }]);
    expect((await rows())[0]).toMatchObject({ price_cents: 349, quantity: 9, version: 1 });
    expect(await audits()).toMatchObject([
      { detail: { unchanged: 1, low_set: 1 }, rows: 1 },
      { detail: { added: 1, low_set: 2 }, rows: 3 },
    ]);
    const wrong = await send([{ ingredient_id: rice, low_at: -1 }]);
    expect(wrong.json().details.fields[0].field).toBe('items.0.low_at');
    expect((await send([{ ingredient_id: NOBODY, low_at: 3 }])).statusCode).toBe(404);
  });
});

describe('at the same time', () => {
  test('two windows add the same new ingredient: one of them hears of the other', async () => {
    const { send, milk, db } = await shelf();
    const add = (quantity: number) =>
      send([{ ingredient_id: milk, price: 1, quantity, expected_quantity: 0 }]);
    const answers = await Promise.all([add(5), add(7), add(6)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409,
    ]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('three imports of one export set a price: one of them does, the others hear of it', async () => {
    const { send, rice, rows } = await shelf();
    const prices = [3.59, 3.99, 4.49];
    const answers = await Promise.all(
      prices.map((price) => send([{ ingredient_id: rice, price, expected_price: 3.49 }])),
    );
    const [won, ...others] = prices.filter((_, n) => answers[n]?.statusCode === 200);
    expect(others).toEqual([]);
    expect(await rows()).toMatchObject([{ price_cents: Math.round((won ?? 0) * 100), version: 2 }]);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expect(answer.json()).toMatchObject({
        error: 'price_changed',
        details: { current_price: won },
      });
  });

  test('two windows of one page add it without having seen anything: the ledger still agrees', async () => {
    const { app, vendor, store_id, milk, db } = await shelf();
    const add = (quantity: number) =>
      app.inject({
        method: 'PUT',
        url: '/api/vendor/stores',
        headers: vendor.headers,
        payload: { stores: [{ store_id, items: [{ ingredient_id: milk, price: 1, quantity }] }] },
      });
    const answers = await Promise.all([5, 7, 6, 8].map(add));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('an import and shoppers: what is sold meanwhile stays sold', async () => {
    const { send, app, rice, milk, store_id, person, rows, db } = await shelf();
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => person('user')));
    const buy = (shopper: Person) =>
      app.inject({
        method: 'POST',
        url: '/api/user/orders',
        headers: shopper.headers,
        payload: { orders: [{ store_id, items: [{ ingredient_id: rice, quantity: 1 }] }] },
      });
    const [bought, ...imported] = await Promise.all([
      Promise.all(shoppers.map(buy)),
      send([
        { ingredient_id: rice, quantity: 50, expected_quantity: 9 },
        { ingredient_id: milk, price: 1, quantity: 1 },
      ]),
    ]);
    expect(bought.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    const left = (await rows()).find((row) => row.ingredient_id === rice)?.quantity;
    // Either it came before every sale, or it was refused as stale.
    expect(left).toBe(imported[0]?.statusCode === 200 ? 44 : 3);
    expect(await brokenInvariants(db)).toEqual([]);
  });
});
