import { expect, test } from 'vitest';
import { z } from 'zod';

import { differingTables, sumTables } from '#platform/db/checksums';
import { sql } from '#platform/db/sql';
import { newId } from '#platform/lib/ids';
import { brokenInvariants } from '#testing/invariants';
import { type Person, testApp } from '#testing/testApp';

const GTIN = '04006381333931';

/** Two stores with 10 rice each; milk is an own product with a SKU, on the shelf of the first, soap on none. */
async function world() {
  const made = await testApp();
  const { app, db, clock, person, store, ingredient, stock } = made;
  const vendor = await person('vendor');
  const [corner, pier] = [await store(vendor.user_id), await store(vendor.user_id)];
  const rice = await ingredient('Rice');
  await db.run(sql`insert into product_codes (ingredient_id, gtin) values (${rice}, ${GTIN})`);
  const own = async (vendor_id: string, name: string, sku: string) => {
    const id = newId(clock.at);
    await db.run(sql`
      insert into ingredients (ingredient_id, name, unit_quantity, unit, category, vendor_id, sku)
      values (${id}, ${name}, 1000, 'ml', 'Pantry', ${vendor_id}, ${sku})`);
    return id;
  };
  const milk = await own(vendor.user_id, 'Milk', 'MILK-1');
  const soap = await own(vendor.user_id, 'Soap', 'SOAP');
  await stock(corner, rice);
  await stock(pier, rice);
  await stock(corner, milk);
  const set = (items: readonly object[], { who = vendor, key = '' } = {}) =>
    app.inject({
      method: 'PUT',
      url: '/api/vendor/stock',
      headers: { ...who.headers, ...(key !== '' && { 'idempotency-key': key }) },
      payload: { items },
    });
  const shelf = async (store_id: string) =>
    Object.fromEntries(
      (
        await db.many(
          z.object({ name: z.string(), quantity: z.int(), price_cents: z.int() }),
          sql`select g.name, s.quantity, s.price_cents from store_items s join ingredients g using (ingredient_id)
              where s.store_id = ${store_id}`,
        )
      ).map(({ name, quantity, price_cents }) => [name, [quantity, price_cents]]),
    );
  return { ...made, vendor, corner, pier, rice, milk, soap, own, set, shelf };
}

test('sets packs and prices by GTIN, SKU and id, in several stores, with one entry of the log', async () => {
  const { db, corner, pier, rice, vendor, set, shelf } = await world();
  const answer = await set([
    { store_id: corner, gtin: '4006381333931', quantity: 12, price: 2.99 },
    { store_id: corner, sku: 'MILK-1', delta: -4 },
    { store_id: corner, sku: 'SOAP', quantity: 3, price: 1.5 },
    { store_id: pier, ingredient_id: rice, delta: 0 },
  ]);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { added: 1, price_changed: 1, stock_changed: 2, unchanged: 1 },
  ]);
  expect(await shelf(corner)).toEqual({ Rice: [12, 299], Milk: [6, 349], Soap: [3, 150] });
  expect(await shelf(pier)).toEqual({ Rice: [10, 349] });
  expect(await brokenInvariants(db)).toEqual([]);

  const [entry, ...more] = await db.many(
    z.object({ audit_id: z.int(), actor_id: z.string(), detail: z.record(z.string(), z.int()) }),
    sql`select audit_id, actor_id, detail from audit_log`,
  );
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ actor_id: vendor.user_id, detail: { added: 1, unchanged: 1 } });
  const rows = await db.many(
    z.object({ detail: z.unknown() }),
    sql`select detail from audit_rows where audit_id = ${entry?.audit_id ?? 0} order by row_no`,
  );
  expect(rows.map(({ detail }) => detail)).toContainEqual({
    store_id: corner,
    ingredient_id: rice,
    price_cents: [349, 299],
    quantity: [10, 12],
  });
});

test('all or nothing, with the fault of each row', async () => {
  const { db, corner, rice, person, store, own, set } = await world();
  const rival = await person('vendor');
  const elsewhere = await store(rival.user_id);
  const theirs = await own(rival.user_id, 'Their milk', 'THEIRS');
  const before = await sumTables(db);
  const answer = await set([
    { store_id: corner, ingredient_id: rice, quantity: 1 },
    { store_id: elsewhere, ingredient_id: rice, quantity: 1 },
    { store_id: corner, gtin: '4006381333932', quantity: 1 },
    { store_id: corner, gtin: '7.36E+12', quantity: 1 },
    { store_id: corner, gtin: '96385074', quantity: 1 },
    { store_id: corner, sku: 'THEIRS', quantity: 1, price: 1 },
    { store_id: corner, sku: 'milk-1', quantity: 1 },
    { store_id: corner, ingredient_id: theirs, quantity: 1, price: 1 },
    { store_id: corner, gtin: GTIN, quantity: 5 },
  ]);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().details.fields.map(({ field }: { field: string }) => field)).toEqual([
    'items.1.store_id',
    'items.2.gtin',
    'items.3.gtin',
    'items.4.gtin',
    'items.5.sku',
    'items.6.sku',
    'items.7.ingredient_id',
    'items.8.store_id',
  ]);
  expect(differingTables(before, await sumTables(db))).toEqual([]);
});

test('faults of the shelf are told together, too, and nothing of it stays', async () => {
  const { db, corner, pier, rice, set } = await world();
  const before = await sumTables(db);
  const answer = await set([
    { store_id: corner, ingredient_id: rice, delta: -11 },
    { store_id: corner, sku: 'SOAP', quantity: 3 },
    { store_id: pier, sku: 'SOAP', delta: 3, price: 1 },
    { store_id: pier, ingredient_id: rice, delta: 999_991 },
  ]);
  expect(answer.json().details.fields).toEqual([
    { field: 'items.0.delta', message: 'would leave -1 packs: there are 10' },
    { field: 'items.1.price', message: 'is needed: the product is new on this shelf' },
    {
      field: 'items.2.delta',
      message: 'needs the product on the shelf: send quantity and price',
    },
    { field: 'items.3.delta', message: 'would make more than 1000000 packs' },
  ]);
  expect(differingTables(before, await sumTables(db))).toEqual([]);
});

test.for([
  [{ quantity: 1 }, 'no product'],
  [{ sku: 'MILK-1', gtin: GTIN, quantity: 1 }, 'two products'],
  [{ sku: 'MILK-1' }, 'no number'],
  [{ sku: 'MILK-1', quantity: 1, delta: 1 }, 'two numbers'],
  [{ sku: 'MILK-1', quantity: -3 }, 'less than none'],
  [{ sku: 'MILK-1', quantity: 1_000_000_000 }, 'too many'],
  [{ sku: 'MILK-1', quantity: 1.5 }, 'half a pack'],
  [{ sku: 'MILK-1', quantity: 1, price: -1 }, 'a price below 0'],
] as const)('%j is refused: %s', async ([row]) => {
  const { corner, set } = await world();
  const answer = await set([
    { store_id: corner, sku: 'SOAP', quantity: 1, price: 1 },
    { store_id: corner, ...row },
  ]);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().details.fields[0].field).toMatch(/^items\.1/);
});

test('takes 1,000 rows, and no more', async () => {
  const { db, corner, clock, set } = await world();
  const ids = Array.from({ length: 1_001 }, () => newId(clock.at));
  await db.run(sql`
    insert into ingredients (ingredient_id, name, unit_quantity, unit, category)
    select id, 'Thing ' || id, 1, 'gm', 'Pantry' from unnest(${ids}::uuid[]) id`);
  const rows = ids.map((ingredient_id) => ({
    store_id: corner,
    ingredient_id,
    quantity: 2,
    price: 1,
  }));
  expect((await set(rows)).statusCode).toBe(400);
  const answer = await set(rows.slice(1));
  expect([answer.statusCode, answer.json().added]).toEqual([200, 1_000]);
});

test('a repeat with the same key is done once', async () => {
  const { corner, rice, stockOf, set } = await world();
  const sold = [{ store_id: corner, ingredient_id: rice, delta: -2 }];
  const [first, again] = [await set(sold, { key: 'sale-1' }), await set(sold, { key: 'sale-1' })];
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect([first.json(), await stockOf(corner, rice)]).toEqual([again.json(), 8]);
  const other = await set([{ store_id: corner, ingredient_id: rice, delta: -3 }], {
    key: 'sale-1',
  });
  expect([other.statusCode, other.json().error]).toEqual([422, 'key_reused']);
  await set(sold, { key: 'sale-2' });
  expect(await stockOf(corner, rice)).toBe(6);
});

test('the same again changes nothing, and is no entry of the log', async () => {
  const { db, corner, set } = await world();
  const rows = [{ store_id: corner, sku: 'MILK-1', quantity: 10, price: 3.49 }];
  const before = await sumTables(db);
  expect((await set(rows)).json()).toMatchObject({ unchanged: 1 });
  expect(differingTables(before, await sumTables(db))).toEqual([]);
});

test('an own product comes before a generic one of the same number', async () => {
  const { db, corner, milk, vendor, stockOf, set } = await world();
  await db.run(
    sql`insert into product_codes (ingredient_id, gtin, vendor_id) values (${milk}, ${GTIN}, ${vendor.user_id})`,
  );
  await set([{ store_id: corner, gtin: GTIN, quantity: 3 }]);
  expect(await stockOf(corner, milk)).toBe(3);
});

test('two tills that sell at once both count', async () => {
  const { corner, rice, stockOf, set } = await world();
  const sell = () => set([{ store_id: corner, ingredient_id: rice, delta: -1 }]);
  const answers = await Promise.all([sell(), sell(), sell(), sell()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await stockOf(corner, rice)).toBe(6);
});

test('a manager of the vendor may, a picker not', async () => {
  const { corner, rice, member, vendor, set } = await world();
  const as = async (who: Person) =>
    (await set([{ store_id: corner, ingredient_id: rice, delta: -1 }], { who })).statusCode;
  expect(await as(await member(vendor.user_id, 'manager'))).toBe(200);
  expect(await as(await member(vendor.user_id, 'picker'))).toBe(403);
});
