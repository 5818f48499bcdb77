import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { brokenInvariants } from '#testing/invariants';
import { type Person, testApp } from '#testing/testApp';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const MILK = '0036632018250';
const MILK14 = '00036632018250';

type Row = Record<string, unknown> & { name: string };

/** A vendor with a store, another vendor, and a catalogue of milk, lamb and ketchup. */
async function shop() {
  const world = await testApp();
  const vendor = await world.person('vendor');
  const other = await world.person('vendor', 'Another');
  const store_id = await world.store(vendor.user_id);
  const milk = await world.ingredient('Whole milk', {
    unit: 'ml',
    unit_quantity: 946,
    category: 'Dairy',
  });
  const lamb = await world.ingredient('Ground lamb', {
    unit_quantity: 454,
    category: 'Meat & Seafood',
  });
  const ketchup = await world.ingredient('Ketchup', { unit_quantity: 567 });
  const ask = async (
    method: 'POST' | 'PUT' | 'GET',
    path: string,
    { payload, who = vendor, key }: { payload?: object; who?: Person; key?: string } = {},
  ) =>
    world.app.inject({
      method,
      url: `/api/vendor/${path}`,
      headers: { ...who.headers, ...(key && { 'idempotency-key': key }) },
      ...(payload && { payload }),
    });
  const match = async (rows: readonly Row[], facts: object = {}) => {
    const numbered = rows.map((row, n) => ({ row: n + 2, ...row }));
    const answer = await ask('POST', `store/${store_id}/shelf/match`, {
      payload: { rows: numbered, ...facts },
    });
    expect(answer.statusCode).toBe(200);
    return Matched.parse(answer.json()).rows;
  };
  const put = (rows: readonly object[], more: object = {}) =>
    ask('PUT', `store/${store_id}/shelf`, {
      payload: { rows: rows.map((row, n) => ({ row: n + 2, ...row })), ...more },
    });
  const shelf = () =>
    world.db.many(
      z.object({
        name: z.string(),
        brand: z.string().nullable(),
        sku: z.string().nullable(),
        price_cents: z.int(),
        quantity: z.int(),
        food_id: z.string().nullable(),
        pack_amount: z.number().nullable(),
        gtins: z.array(z.string()),
      }),
      sql`select g.name, g.brand, g.sku, i.price_cents, i.quantity, i.food_id, i.pack_amount,
                 array(select c.gtin from product_codes c where c.ingredient_id = g.ingredient_id) as gtins
          from store_items i join ingredients g on g.ingredient_id = i.ingredient_id
          where i.store_id = ${store_id} and i.removed_at is null order by g.name`,
    );
  return { ...world, vendor, other, store_id, milk, lamb, ketchup, ask, match, put, shelf };
}

const Matched = z.object({
  rows: z.array(
    z.looseObject({
      row: z.int(),
      is: z.looseObject({ kind: z.string() }),
      change: z.string(),
    }),
  ),
});

/** A product of milk as a row brings it. */
const milkOf = (food_id: string) => ({
  product: {
    kind: 'new',
    name: 'HRZN WHL MLK 1/2GL',
    brand: 'Horizon',
    unit_quantity: 1893,
    unit: 'ml',
    food_id,
    category: 'Dairy',
  },
  gtin: MILK,
  sku: 'A1',
  price: 4.49,
  quantity: 12,
});

describe('POST /vendor/store/{storeId}/shelf/match', () => {
  test('says what rows are, and changes nothing', async () => {
    const { match, milk, shelf, db } = await shop();
    const [read, unsure, thing, bad] = await match([
      { name: 'HRZN WHL MLK 1/2GL', price: '$4.49', stock: '12', gtin: MILK, sku: 'A1' },
      { name: 'XYZ KTCHP', price: '2.99' },
      { name: 'DAWN DISH SOAP 19.4OZ', price: '3.99' },
      { name: '', price: '1' },
    ]);
    expect(read).toMatchObject({
      row: 2,
      is: {
        kind: 'read',
        by: 'reader',
        food: { ingredient_id: milk, name: 'Whole milk', category: 'Dairy' },
        brand: 'Horizon',
        pack: { unit_quantity: 1893, unit: 'ml' },
      },
      price: 4.49,
      quantity: 12,
      gtin: MILK14,
      sku: 'A1',
      change: 'new',
      before: null,
    });
    expect(unsure?.is).toMatchObject({
      kind: 'queue',
      pack: null,
      words: 'xyz ketchup',
      why: null,
    });
    expect(thing?.is).toMatchObject({
      kind: 'nonfood',
      brand: 'Dawn',
      pack: { unit_quantity: 574, unit: 'ml' },
    });
    expect(bad).toMatchObject({
      is: { kind: 'left_out', faults: [{ field: 'name', reason: 'missing' }] },
      change: 'unchanged',
    });
    expect(await shelf()).toEqual([]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('knows products by GTIN, then SKU, then name, and what saving would change', async () => {
    const { match, put, milk, stock, store_id, ketchup } = await shop();
    await put([milkOf(milk)]);
    await stock(store_id, ketchup, { price_cents: 299, quantity: 5 });
    const what = async (row: Row) => {
      const [one] = await match([row]);
      return [one?.is.kind, one?.is['by'], one?.change];
    };
    expect(await what({ name: 'Anything', gtin: '36632018250', price: '4.99' })).toEqual([
      'known',
      'gtin',
      'price_up',
    ]);
    expect(await what({ name: 'Horizon Milk 1/2 gal', sku: 'A1', price: '3.99' })).toEqual([
      'known',
      'sku',
      'price_down',
    ]);
    expect(await what({ name: 'hrzn whl mlk 1/2gl', price: '4.49', stock: '3' })).toEqual([
      'known',
      'name',
      'stock',
    ]);
    expect(await what({ name: 'HRZN WHL MLK 1/2GL', price: '4.49', stock: '12' })).toEqual([
      'known',
      'name',
      'unchanged',
    ]);
    expect(await what({ name: 'HRZN WHL MLK 1/2GL', pack: '1 gal', price: '4' })).toEqual([
      'queue',
      undefined,
      'new',
    ]);
    expect(await what({ name: 'Ketchup', pack: '567 gm', stock: '9' })).toEqual([
      'known',
      'name',
      'stock',
    ]);
  });

  test.for([
    ['a date for a price', { price: '4-May' }, 'price', 'date'],
    ['a price below nothing', { price: '-1' }, 'price', 'negative'],
    ['no price', {}, 'price', 'missing'],
    ['a stock of -3', { price: '1', stock: '-3' }, 'stock', 'negative'],
    ['a stock of a billion', { price: '1', stock: '1000000000' }, 'stock', 'too_large'],
    ['half a pack', { price: '1', stock: '2.5' }, 'stock', 'not_whole'],
    ['a GTIN with a wrong digit', { price: '1', gtin: '0036632018251' }, 'gtin', 'check'],
    ['a GTIN that a spreadsheet rounded', { price: '1', gtin: '3.66E+10' }, 'gtin', 'rounded'],
  ] as const)('%s leaves a row out', async ([, cells, field, reason]) => {
    const { match } = await shop();
    const [row] = await match([{ name: 'Whole milk 1 qt', ...cells }]);
    expect(row?.is).toEqual({ kind: 'left_out', faults: [{ field, reason }] });
  });

  test('a row at fault names the product that it is of', async () => {
    const { match, put, milk, ketchup } = await shop();
    await put([milkOf(milk)]);
    const [known] = await match([{ name: 'Horizon Milk 1/2 gal', sku: 'A1', price: '4.49' }]);
    const own = known?.is['ingredient_id'];
    const rows = await match([
      { name: 'Anything', gtin: MILK, price: '-1' },
      { name: 'Horizon Milk 1/2 gal', sku: 'A1', price: '4-May' },
      { name: 'HRZN WHL MLK 1/2GL', price: 'free' },
      { name: 'Ketchup', pack: '567 gm', price: 'free' },
      { name: 'XYZ KTCHP', price: 'free' },
    ]);
    expect(rows.map(({ is }) => is.kind)).toEqual(rows.map(() => 'left_out'));
    expect(rows.map(({ is }) => is['ingredient_id'])).toEqual([own, own, own, ketchup, undefined]);
  });

  test('a SKU that no product can have is none', async () => {
    const { match } = await shop();
    const rows = await match([
      { name: 'Whole milk 1 qt', price: '2', sku: '\u200B' },
      { name: 'Ketchup 20 oz', price: '2', sku: `a${'\u0301'.repeat(31)}` },
    ]);
    expect(rows.map(({ is, ...row }) => [is.kind, row['sku']])).toEqual([
      ['read', null],
      ['read', null],
    ]);
  });

  test('two prices of one GTIN, repeated rows and another currency are told', async () => {
    const { match } = await shop();
    const rows = await match([
      { name: 'Whole milk 1 qt', gtin: MILK, price: '$2' },
      { name: 'Whole milk 1 qt', gtin: MILK, price: '$3' },
      { name: 'Ketchup 20 oz', sku: 'K', price: '$2' },
      { name: 'Ketchup 20 oz', sku: 'K', price: '$2' },
      { name: 'Ground lamb 1 lb', price: '$2' },
      { name: 'Ground lamb 1 lb', price: '$2' },
      { name: 'Ground lamb 2 lb', price: '€2' },
    ]);
    expect(rows.map(({ is }) => is['faults'] ?? is.kind)).toEqual([
      [{ field: 'gtin', reason: 'twice' }],
      [{ field: 'gtin', reason: 'twice' }],
      'read',
      [{ field: 'sku', reason: 'twice' }],
      'read',
      [{ field: 'name', reason: 'twice' }],
      [{ field: 'price', reason: 'other_currency' }],
    ]);
  });

  test('a SKU of another product now, and a GTIN that others sell in another pack, are asked about', async () => {
    const { match, put, milk, other, store, ask } = await shop();
    await put([milkOf(milk)]);
    const [moved] = await match([{ name: 'Ground lamb 1 lb', sku: 'A1', price: '9' }]);
    expect(moved?.is).toMatchObject({
      kind: 'queue',
      why: { field: 'sku', reason: 'other_product' },
    });

    const theirs = await store(other.user_id);
    const ketchup = {
      kind: 'new',
      name: 'Ketchup',
      brand: null,
      unit_quantity: 900,
      unit: 'gm',
      food_id: null,
      category: 'Other',
    };
    const sold = { row: 2, product: ketchup, gtin: '4006381333931', price: 2, quantity: 1 };
    const saved = await ask('PUT', `store/${theirs}/shelf`, {
      payload: { rows: [sold] },
      who: other,
    });
    expect(saved.statusCode).toBe(200);
    const [unlike, alike] = await match([
      { name: 'Ketchup 20 oz', gtin: '4006381333931', price: '2' },
      { name: 'Ketchup 900g', price: '3' },
    ]);
    expect(unlike?.is).toMatchObject({
      kind: 'queue',
      why: { field: 'gtin', reason: 'other_pack' },
    });
    expect(alike?.is).toMatchObject({ kind: 'read' });
  });

  test('is of own stores alone, and bounded', async () => {
    const { ask, store_id, other, person } = await shop();
    const payload = { rows: [{ row: 2, name: 'Milk' }] };
    const statusOf = async (id: string, who?: Person) =>
      (await ask('POST', `store/${id}/shelf/match`, { payload, ...(who && { who }) })).statusCode;
    expect(await statusOf(store_id, other)).toBe(404);
    expect(await statusOf(NOBODY)).toBe(404);
    expect(await statusOf(store_id, await person('user'))).toBe(403);
    const many = Array.from({ length: 5001 }, (_, n) => ({ row: n + 2, name: 'Milk' }));
    for (const rows of [[], many, [{ row: 2, name: 'x'.repeat(301) }], [{ row: 0, name: 'Milk' }]])
      expect(
        (await ask('POST', `store/${store_id}/shelf/match`, { payload: { rows } })).statusCode,
      ).toBe(400);
  });
});

describe('PUT /vendor/store/{storeId}/shelf', () => {
  test('makes products, sets the shelf, and says how to take it back', async () => {
    const { put, shelf, milk, lamb, stock, store_id, db } = await shop();
    await stock(store_id, lamb, { price_cents: 900, quantity: 4 });
    const answer = await put([
      milkOf(milk),
      {
        product: { kind: 'known', ingredient_id: lamb },
        price: 9.5,
        expected_price: 9,
        expected_quantity: 4,
      },
    ]);
    expect(answer.json()).toMatchObject({
      created: 1,
      added: 1,
      price_changed: 1,
      stock_changed: 0,
      unchanged: 0,
      left_out: [],
      undo: {
        changed: [
          {
            ingredient_id: lamb,
            before: { price: 9, quantity: 4 },
            now: { price: 9.5, quantity: 4 },
          },
        ],
        added: [expect.any(String)],
      },
    });
    expect(await shelf()).toMatchObject([
      { name: 'Ground lamb', price_cents: 950, quantity: 4 },
      {
        name: 'HRZN WHL MLK 1/2GL',
        brand: 'Horizon',
        sku: 'A1',
        price_cents: 449,
        quantity: 12,
        food_id: milk,
        pack_amount: 1893,
        gtins: [MILK14],
      },
    ]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('again changes nothing, and makes nothing twice', async () => {
    const { put, shelf, milk, db } = await shop();
    await put([milkOf(milk)]);
    const before = await shelf();
    const again = await put([milkOf(milk)]);
    expect(again.json()).toMatchObject({
      created: 0,
      added: 0,
      unchanged: 1,
      undo: { changed: [], added: [] },
    });
    expect(await shelf()).toEqual(before);
    const { n } = await db.one(
      z.object({ n: z.int() }),
      sql`select count(*)::int as n from audit_log where action = 'shelf_imported'`,
    );
    expect(n).toBe(1);
  });

  test('what is new to the sender overwrites nothing that stands there by now', async () => {
    const { put, shelf, milk } = await shop();
    const asNew = { ...milkOf(milk), expected_price: 0, expected_quantity: 0 };
    await put([asNew]);
    expect((await put([asNew])).json()).toMatchObject({ unchanged: 1, left_out: [] });
    expect((await put([{ ...asNew, price: 5 }])).json()).toMatchObject({
      left_out: [{ row: 2, field: 'price', reason: 'changed_meanwhile' }],
    });
    expect(await shelf()).toMatchObject([{ price_cents: 449, quantity: 12 }]);
  });

  test('a moved SKU goes to the new product; another product’s GTIN does not', async () => {
    const { put, shelf, milk, lamb } = await shop();
    await put([milkOf(milk)]);
    const product = {
      kind: 'new',
      name: 'Lamb',
      brand: null,
      unit_quantity: 454,
      unit: 'gm',
      food_id: lamb,
      category: 'Other',
    };
    const answer = await put([
      { product, sku: 'A1', price: 9, quantity: 1 },
      { product: { ...product, name: 'Lamb II' }, gtin: MILK, price: 9, quantity: 1 },
    ]);
    expect(answer.json()).toMatchObject({
      created: 1,
      left_out: [{ row: 3, field: 'gtin', reason: 'other_product' }],
    });
    expect((await shelf()).map(({ name, sku }) => [name, sku])).toEqual([
      ['HRZN WHL MLK 1/2GL', null],
      ['Lamb', 'A1'],
    ]);
  });

  test('rows that cannot be saved are left out with their reason, the others not', async () => {
    const { put, shelf, milk, lamb, ketchup, stock, store_id } = await shop();
    await stock(store_id, lamb, { price_cents: 900, quantity: 4 });
    const answer = await put(
      [
        { product: { kind: 'known', ingredient_id: NOBODY }, price: 1 },
        { product: { kind: 'known', ingredient_id: ketchup }, quantity: 1 },
        { product: { kind: 'known', ingredient_id: lamb }, price: 8, expected_price: 7 },
        { ...milkOf(milk), quantity: undefined },
        milkOf(milk),
      ],
      { missing_stock: 20 },
    );
    expect(answer.json()).toMatchObject({
      created: 1,
      added: 1,
      left_out: [
        { row: 2, field: 'name', reason: 'gone' },
        { row: 3, field: 'price', reason: 'missing' },
        { row: 4, field: 'price', reason: 'changed_meanwhile' },
        { row: 6, field: 'name', reason: 'twice' },
      ],
    });
    expect((await shelf()).map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Ground lamb', 4],
      ['HRZN WHL MLK 1/2GL', 20],
    ]);
  });

  test('a row whose food was given up is left out', async () => {
    const { put, shelf, milk } = await shop();
    const lost = milkOf(NOBODY);
    const answer = await put([
      { ...lost, product: { ...lost.product, name: 'Other' }, gtin: null, sku: null },
      milkOf(milk),
    ]);
    expect(answer.json()).toMatchObject({
      created: 1,
      added: 1,
      left_out: [{ row: 2, field: 'name', reason: 'gone' }],
    });
    expect(await shelf()).toMatchObject([{ name: 'HRZN WHL MLK 1/2GL' }]);
    expect((await put([lost])).json()).toMatchObject({ created: 0, left_out: [{ row: 2 }] });
  });

  test('is of own stores and products alone, and does nothing by halves', async () => {
    const { put, ask, shelf, store_id, milk, other } = await shop();
    const theirs = await ask('PUT', `store/${store_id}/shelf`, {
      payload: { rows: [{ row: 2, ...milkOf(milk) }] },
      who: other,
    });
    expect(theirs.json()).toMatchObject({ error: 'store_not_found' });
    expect((await put([{ ...milkOf(milk), price: -1 }])).statusCode).toBe(400);
    expect((await put([{ ...milkOf(milk), quantity: 1_000_001 }])).statusCode).toBe(400);
    expect(await shelf()).toEqual([]);
  });
});

describe('/vendor/shelf/memory', () => {
  const mapping = {
    headings: '2-abc',
    columns: [
      { heading: 'Item', field: 'name' },
      { heading: 'Notes', field: null },
    ],
    place: null,
  };

  test('keeps mappings and decisions, by number or by name, until they are taken back', async () => {
    const { ask, match, lamb } = await shop();
    const row = { name: 'Häuser  Grind 1 lb', price: '9' };
    const decide = async (...decisions: object[]) => {
      const answer = await ask('PUT', 'shelf/memory', { payload: { mapping, decisions } });
      expect(answer.statusCode).toBe(200);
    };
    const isNow = async (one: Row = row) => (await match([one]))[0]?.is;
    expect(await isNow()).toMatchObject({ kind: 'queue' });
    await decide({
      kind: 'food',
      name: 'HAUSER GRIND 1 LB',
      food_id: lamb,
      unit_quantity: 454,
      unit: 'gm',
    });
    expect(await isNow()).toMatchObject({
      kind: 'read',
      by: 'memory',
      food: { ingredient_id: lamb, confidence: 1 },
      pack: { unit_quantity: 454, unit: 'gm' },
    });
    await decide({ kind: 'out', name: 'x', gtin: MILK });
    expect(await isNow({ ...row, gtin: MILK })).toEqual({
      kind: 'left_out',
      faults: [{ field: 'name', reason: 'decided' }],
    });
    await decide({ kind: 'nonfood', name: row.name }, { kind: 'ask', name: 'x', gtin: MILK });
    expect(await isNow()).toMatchObject({ kind: 'nonfood', by: 'memory' });
    await decide({ kind: 'ask', name: row.name });
    expect(await isNow()).toMatchObject({ kind: 'queue' });
    expect((await ask('GET', 'shelf/memory')).json()).toEqual({
      mappings: [mapping],
      decisions: 0,
    });
  });

  test('of one name in two packs, each row says its own, and what was made is found again', async () => {
    const { ask, match, put, lamb } = await shop();
    const decision = { kind: 'food', name: 'House grind', food_id: lamb };
    await ask('PUT', 'shelf/memory', {
      payload: { decisions: [{ ...decision, unit_quantity: 454, unit: 'gm' }] },
    });
    const row = { name: 'House grind', price: '9' };
    const rows = await match([row, { ...row, pack: '1 kg' }, { ...row, pack: '1 ea', price: '8' }]);
    expect(rows.map(({ is }) => is['pack'])).toEqual([
      { unit_quantity: 454, unit: 'gm' },
      { unit_quantity: 1000, unit: 'gm' },
      undefined,
    ]);
    const product = { kind: 'new', name: 'House grind', brand: null, category: 'Other' };
    await put([
      {
        product: { ...product, food_id: lamb, unit_quantity: 454, unit: 'gm' },
        price: 9,
        quantity: 1,
      },
    ]);
    const [again] = await match([{ ...row, pack: 'tray' }]);
    expect(again).toMatchObject({
      is: { kind: 'known', by: 'name', unit_quantity: 454 },
      change: 'unchanged',
    });
  });

  test('is of one vendor, and drops what is decided of a food that was given up', async () => {
    const { ask, other } = await shop();
    await ask('PUT', 'shelf/memory', { payload: { mapping } });
    expect((await ask('GET', 'shelf/memory', { who: other })).json()).toEqual({
      mappings: [],
      decisions: 0,
    });
    const lost = { kind: 'food', name: 'x', food_id: NOBODY, unit_quantity: 1, unit: 'gm' };
    const decisions = [lost, { kind: 'out', name: 'y' }];
    const answer = await ask('PUT', 'shelf/memory', { payload: { decisions } });
    expect(answer.statusCode).toBe(200);
    expect((await ask('GET', 'shelf/memory')).json()).toMatchObject({ decisions: 1 });
  });

  test('keeps the newest 20 mappings', async () => {
    const { ask, clock } = await shop();
    for (let n = 0; n <= 20; n += 1) {
      clock.at = new Date(clock.at.getTime() + 1000);
      await ask('PUT', 'shelf/memory', { payload: { mapping: { ...mapping, headings: `h${n}` } } });
    }
    const { mappings } = (await ask('GET', 'shelf/memory')).json<{
      mappings: { headings: string }[];
    }>();
    expect(mappings).toHaveLength(20);
    expect([mappings[0]?.headings, mappings.at(-1)?.headings]).toEqual(['h20', 'h1']);
  });
});
