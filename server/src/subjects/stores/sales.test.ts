import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { brokenInvariants } from '#testing/invariants';
import { type Person, testApp } from '#testing/testApp';

const HERE = { lat: 41.88, lng: -87.63 };
const [FROM, UNTIL] = ['2026-03-04T12:05:00.000Z', '2026-03-04T12:10:00.000Z'];
const SALE = { price: 2.99, from: FROM, until: UNTIL };

/** The moments around a sale, and what rice costs then. */
const MOMENTS = [
  ['2026-03-04T12:04:59.999Z', 4.29, 'the last moment before it begins'],
  [FROM, 2.99, 'the moment at which it begins'],
  ['2026-03-04T12:09:59.999Z', 2.99, 'the last moment of it'],
  [UNTIL, 4.29, 'the moment at which it ends'],
] as const;

type Item = { name: string; price: number; regular_price?: number; packs?: Item[] };
type Shown = { name: string; price: number; sale?: unknown };

/** A store with 9 packs of rice at $4.29. */
async function shop() {
  const world = await testApp();
  const { app, clock, person } = world;
  const [vendor, shopper] = [await person('vendor'), await person('user')];
  const store_id = await world.store(vendor.user_id);
  const rice = await world.ingredient('Rice');
  await world.stock(store_id, rice, { price_cents: 429, quantity: 9 });

  const ask = async (
    who: Person,
    call: string,
    { payload, status = 200 }: { payload?: object; status?: number } = {},
  ) => {
    const [method, url] = call.split(' ') as ['GET', string];
    const { headers } = who;
    const answer = await app.inject({
      method,
      url: `/api${url}`,
      headers,
      ...(payload && { payload }),
    });
    expect([answer.statusCode, answer.body]).toEqual([status, answer.body]);
    return answer.json();
  };
  const edit = (item: object, status = 200) =>
    ask(vendor, 'PUT /vendor/stores', {
      payload: { stores: [{ store_id, items: [{ ingredient_id: rice, ...item }] }] },
      status,
    });
  const travel = (at: string) => {
    clock.at = new Date(at);
  };
  /** The vendor's shelf. */
  const shelf = async (): Promise<Shown[]> =>
    (await ask(vendor, 'GET /vendor/stores')).value[0].items;
  /** What shoppers see of it. */
  const items = async (): Promise<Item[]> =>
    JSON.parse((await ask(shopper, `GET /vendor/${vendor.user_id}/store/${store_id}/items`)).ids);
  const compare = async (name = 'Rice'): Promise<Item[]> => {
    const payload = { compare: [{ name, unit_quantity: 400, unit: 'gm' }], location: HERE };
    const { ids } = await ask(shopper, 'POST /user/items/compare', { payload });
    return JSON.parse(ids)[0].stores[0].items;
  };
  const order = (price: number, status = 201) =>
    ask(shopper, 'POST /user/orders', {
      payload: { orders: [{ store_id, items: [{ ingredient_id: rice, quantity: 1, price }] }] },
      status,
    });
  const audits = () =>
    world.db.many(
      z.object({ detail: z.record(z.string(), z.unknown()) }),
      sql`select detail from audit_log where action like 'shelf_%' order by audit_id`,
    );
  const calls = { ask, edit, travel, shelf, items, compare, order, audits };
  return { ...world, ...calls, vendor, shopper, store_id, rice };
}

describe('what a shopper pays', () => {
  test.for(MOMENTS)('at %s is $%d: %s', async ([at, price]) => {
    const { edit, travel, items, compare, order, db } = await shop();
    await edit({ sale: SALE });
    travel(at);
    const shown = price === 2.99 ? { price, regular_price: 4.29 } : { price };
    const [item] = await items();
    expect(item).toMatchObject(shown);
    expect('regular_price' in (item ?? {})).toBe(price === 2.99);
    const [compared] = await compare();
    expect(compared).toMatchObject(shown);
    expect('regular_price' in (compared ?? {})).toBe(price === 2.99);
    const other = price === 2.99 ? 4.29 : 2.99;
    const refused = await order(other, 409);
    expect(refused).toMatchObject({ error: 'price_changed' });
    expect(refused.details.items).toMatchObject([{ old: other, new: price }]);
    const placed = await order(price);
    expect(placed.orders[0]).toMatchObject({ total_price: price, items: [{ price }] });
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('changes on a shelf that was read before, without a change of it', async () => {
    const { edit, travel, items } = await shop();
    await edit({ sale: SALE });
    const prices: number[] = [];
    for (const [at] of MOMENTS) {
      travel(at);
      prices.push((await items())[0]?.price ?? 0);
    }
    expect(prices).toEqual(MOMENTS.map(([, price]) => price));
  });

  test('is the regular price of an order that was placed before, whatever becomes of the sale', async () => {
    const { edit, travel, order, ask, shopper } = await shop();
    await edit({ sale: SALE });
    travel(FROM);
    const order_id = (await order(2.99)).orders[0].order_id;
    await edit({ sale: null });
    travel(UNTIL);
    const { value } = await ask(shopper, 'GET /user/orders');
    expect(value).toMatchObject([{ order_id, total_price: 2.99, items: [{ price: 2.99 }] }]);
  });

  test('has no end without `until`', async () => {
    const { edit, travel, items } = await shop();
    await edit({ sale: { ...SALE, until: null } });
    travel('2026-03-04T12:14:00.000Z');
    expect(await items()).toMatchObject([{ price: 2.99, regular_price: 4.29 }]);
  });

  test('of an own product is its sale price, too, and it is found by it', async () => {
    const { ask, vendor, store_id, rice, stock, ingredient, travel, compare } = await shop();
    const large = await ingredient('Rice', { unit_quantity: 900 });
    await stock(store_id, large, { price_cents: 400, quantity: 9 });
    const payload = { ingredient_ids: [rice] };
    await ask(vendor, `POST /vendor/store/${store_id}/items/remove`, { payload });
    const draft = { name: 'Lotus', unit_quantity: 500, unit: 'gm', food_id: rice };
    const { product } = await ask(vendor, 'POST /vendor/products', { payload: draft, status: 201 });
    const { ingredient_id } = product;
    const items = [{ ingredient_id, price: 5, quantity: 3, sale: { ...SALE, price: 3.5 } }];
    await ask(vendor, 'PUT /vendor/stores', { payload: { stores: [{ store_id, items }] } });
    expect(await compare()).toMatchObject([{ price: 4 }]);
    travel(FROM);
    expect(await compare()).toMatchObject([{ name: 'Lotus', price: 3.5, regular_price: 5 }]);
  });
});

describe('what a vendor sees and sets', () => {
  test('is the regular price with the sale beside it, planned, on, and gone once it is over', async () => {
    const { edit, shelf, travel } = await shop();
    const { value } = await edit({ sale: SALE });
    expect(value[0].items).toMatchObject([{ price: 4.29, quantity: 9, sale: SALE }]);
    travel(FROM);
    expect(await shelf()).toMatchObject([{ price: 4.29, sale: SALE }]);
    travel(UNTIL);
    expect((await shelf())[0]).not.toHaveProperty('sale');
  });

  test('null ends it, and what is left out keeps it', async () => {
    const { edit, shelf, items, travel } = await shop();
    await edit({ sale: SALE });
    await edit({ quantity: 5 });
    travel(FROM);
    expect(await shelf()).toMatchObject([{ quantity: 5, sale: SALE }]);
    await edit({ sale: null });
    expect((await shelf())[0]).not.toHaveProperty('sale');
    expect(await items()).toMatchObject([{ price: 4.29 }]);
  });

  test.for([
    [2.99, false, 'as much as it costs on sale'],
    [2.5, false, 'less'],
    [3, true, 'a cent more'],
  ] as const)('a regular price of $%d keeps the sale: %s, %s', async ([price, isKept]) => {
    const { edit, shelf, items, travel } = await shop();
    await edit({ sale: SALE });
    await edit({ price });
    expect('sale' in ((await shelf())[0] ?? {})).toBe(isKept);
    travel(FROM);
    expect(await items()).toMatchObject([{ price: isKept ? 2.99 : price }]);
  });

  test.for([
    [{ sale: { ...SALE, price: 4.29 } }, 'sale.price', 'at the regular price'],
    [{ price: 2, sale: SALE }, 'sale.price', 'above the one that is set with it'],
    [{ sale: { ...SALE, until: FROM } }, 'sale.until', 'ends as it begins'],
    [{ sale: { ...SALE, from: '1999-12-31T23:59:59.999Z' } }, 'sale.from', 'in another century'],
    [{ sale: { ...SALE, until: '2100-01-01T00:00:00.000Z' } }, 'sale.until', 'in the next one'],
    [{ sale: { ...SALE, from: '0000-01-01T00:00:00.000Z' } }, 'sale.from', 'in no year'],
    [{ sale: { ...SALE, price: -1 } }, 'sale.price', 'below nothing'],
    [{ sale: { price: 2.99, until: UNTIL } }, 'sale.from', 'without a beginning'],
  ] as const)('refuses %o at %s: %s', async ([item, field]) => {
    const { edit, shelf } = await shop();
    const { message } = await edit(item, 400);
    expect(message).toContain(`stores.0.items.0.${field}`);
    expect(await shelf()).toMatchObject([{ price: 4.29 }]);
    expect((await shelf())[0]).not.toHaveProperty('sale');
  });

  test('takes a sale a cent below the price, for nothing, with a new price, of a new item', async () => {
    const { edit, shelf, ingredient, ask, vendor, store_id } = await shop();
    await edit({ sale: { ...SALE, price: 4.28 } });
    await edit({ price: 2, sale: { ...SALE, price: 0 } });
    const ingredient_id = await ingredient('Salt');
    const items = [{ ingredient_id, price: 1, quantity: 2, sale: { ...SALE, price: 0.5 } }];
    await ask(vendor, 'PUT /vendor/stores', { payload: { stores: [{ store_id, items }] } });
    expect(await shelf()).toMatchObject([
      { price: 2, sale: { price: 0 } },
      { name: 'Salt', price: 1, sale: { price: 0.5 } },
    ]);
  });

  test('is nobody else’s', async () => {
    const { ask, person, store_id, rice, shelf } = await shop();
    const items = [{ ingredient_id: rice, sale: SALE }];
    const payload = { stores: [{ store_id, items }] };
    await ask(await person('vendor'), 'PUT /vendor/stores', { payload, status: 404 });
    expect((await shelf())[0]).not.toHaveProperty('sale');
  });

  test('is in the log, with the price and the times', async () => {
    const { edit, audits } = await shop();
    await edit({ sale: SALE });
    await edit({ sale: null });
    await edit({ quantity: 9 });
    const [set, ended, other] = (await audits()).map(({ detail }) => detail);
    expect(set).toMatchObject({ sale_cents: 299, sale_from: FROM, sale_until: UNTIL });
    expect(ended).toMatchObject({ sale_cents: null });
    expect(other).not.toHaveProperty('sale_cents');
  });

  test('a whole shelf sets and ends sales; the same again writes nothing', async () => {
    const { ask, vendor, store_id, rice, shelf, audits } = await shop();
    const put = (items: object[], status = 200) =>
      ask(vendor, `PUT /vendor/store/${store_id}/inventory`, { payload: { items }, status });
    await put([{ ingredient_id: rice, sale: SALE }]);
    await put([{ ingredient_id: rice, price: 4.29, sale: SALE }]);
    expect(await shelf()).toMatchObject([{ price: 4.29, sale: SALE }]);
    expect((await audits()).map(({ detail }) => detail)).toMatchObject([{ sales_set: 1 }]);
    const { message } = await put([{ ingredient_id: rice, sale: { ...SALE, price: 5 } }], 400);
    expect(message).toContain('items.0.sale.price');
    await put([{ ingredient_id: rice, sale: null }]);
    expect((await shelf())[0]).not.toHaveProperty('sale');
  });

  test('a program’s price is the regular one', async () => {
    const { ask, edit, vendor, store_id, rice, shelf } = await shop();
    await edit({ sale: SALE });
    const items = [{ store_id, ingredient_id: rice, quantity: 4, price: 3.99 }];
    await ask(vendor, 'PUT /vendor/stock', { payload: { items } });
    expect(await shelf()).toMatchObject([{ price: 3.99, quantity: 4, sale: SALE }]);
  });

  test('Undo of a removal brings the sale back that the answer has', async () => {
    const { ask, edit, vendor, store_id, rice, shelf } = await shop();
    await edit({ sale: SALE });
    const payload = { ingredient_ids: [rice] };
    const path = `/vendor/store/${store_id}`;
    const { removed } = await ask(vendor, `POST ${path}/items/remove`, { payload });
    expect(removed).toMatchObject([{ price: 4.29, sale: SALE }]);
    expect(await shelf()).toEqual([]);
    await ask(vendor, `PUT ${path}/inventory`, { payload: { items: removed } });
    expect(await shelf()).toMatchObject([{ price: 4.29, sale: SALE }]);
  });

  test.for([
    ['PUT /vendor/stores', 'by the edit of a shelf'],
    ['PUT inventory', 'by a whole shelf'],
    ['PUT /vendor/stock', 'by a program'],
  ] as const)('what comes back does so without the sale of before: %s, %s', async ([call]) => {
    const { ask, edit, vendor, store_id, rice, shelf, items, travel } = await shop();
    await edit({ sale: SALE });
    const payload = { ingredient_ids: [rice] };
    await ask(vendor, `POST /vendor/store/${store_id}/items/remove`, { payload });
    const back = { price: 4.29, quantity: 9 };
    const whole = { items: [{ ingredient_id: rice, ...back }] };
    const rows = { items: [{ store_id, ingredient_id: rice, ...back }] };
    if (call === 'PUT inventory')
      await ask(vendor, `PUT /vendor/store/${store_id}/inventory`, { payload: whole });
    else if (call === 'PUT /vendor/stock') await ask(vendor, call, { payload: rows });
    else await edit(back);
    expect((await shelf())[0]).not.toHaveProperty('sale');
    travel(FROM);
    expect(await items()).toMatchObject([{ price: 4.29 }]);
  });
});

test('the vendor’s own data have its sales, over or not', async () => {
  const { edit, travel, ask, vendor } = await shop();
  await edit({ sale: SALE });
  travel(UNTIL);
  const { offers } = await ask(vendor, 'GET /user/export');
  expect(offers).toMatchObject([{ price: 4.29, sale: SALE }]);
});

test('a merge takes the sale along to the shelf of what stays', async () => {
  const { edit, travel, items, ask, person, ingredient, rice } = await shop();
  await edit({ sale: SALE });
  const wild = await ingredient('Wild rice');
  await ask(await person('admin'), `POST /admin/ingredient/${rice}/merge/${wild}`);
  travel(FROM);
  expect(await items()).toMatchObject([{ name: 'Wild rice', price: 2.99, regular_price: 4.29 }]);
});
