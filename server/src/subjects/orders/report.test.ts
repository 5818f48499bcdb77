import { expect, test } from 'vitest';

import { market } from '#testing/market';
import type { Person } from '#testing/testApp';

/** Orders of two days and two stores; times in New York. */
async function sold() {
  const world = await market();
  const { place, move, stores } = world;
  await place('2026-03-02T04:59:59Z', ['Rice']); // the 1st
  await place('2026-03-02T05:00:00Z', ['Rice'], { quantity: 2 });
  await place('2026-03-03T15:00:00Z', ['Rice', 'Jalapeño pepper'], { store_id: stores.pier });
  await move(await place('2026-03-03T16:00:00Z', ['Rice'], { quantity: 9 }), 'Rejected');
  await place('2026-03-04T05:00:00Z', ['Rice']); // the 4th
  return world;
}

const RANGE =
  'placed_from=2026-03-02T05:00:00.000Z&placed_before=2026-03-04T05:00:00.000Z&time_zone=America/New_York';

/** Nothing went back, and no cost is known. */
const UNKNOWN = { refunds: 0, known: 0, cost: 0 };

test('a report sums its days by day, store and item, without what was rejected', async () => {
  const { get, stores } = await sold();
  expect(await get(`report?${RANGE}`)).toEqual({
    days: [
      { day: '2026-03-02', orders: 1, revenue: 6, refunds: 0 },
      { day: '2026-03-03', orders: 2, revenue: 4, refunds: 0 },
    ],
    stores: [
      { store_id: stores.corner, name: 'Corner', orders: 1, packs: 2, revenue: 6, refunds: 0 },
      { store_id: stores.pier, name: 'Pier', orders: 1, packs: 2, revenue: 4, refunds: 0 },
    ],
    slots: [{ slot: null, orders: 2, packs: 4, revenue: 10 }],
    items: [
      { name: 'Rice', size: '500 gm', orders: 2, packs: 3, revenue: 9, ...UNKNOWN },
      { name: 'Jalapeño pepper', size: '500 gm', orders: 1, packs: 1, revenue: 1, ...UNKNOWN },
    ],
    taxes: [{ tax_class: null, packs: 4, revenue: 10, ...UNKNOWN }],
    goods: { packs: 4, revenue: 10, ...UNKNOWN },
  });
});

test('it is one’s own, of at most 92 days, forwards', async () => {
  const { get, person } = await sold();
  const rival = await person('vendor', 'Rival');
  expect(await get(`report?${RANGE}`, rival)).toMatchObject({ stores: [], items: [] });
  for (const placed_before of ['2026-03-03T05:00:00.000Z', '2026-07-03T05:00:00.000Z']) {
    const query = `placed_from=2026-03-03T05:00:00.000Z&placed_before=${placed_before}`;
    expect((await get(`report?${query}`)).details.fields[0].field).toBe('placed_before');
  }
});

test('what is no moment is refused by name', async () => {
  const { get } = await sold();
  for (const moment of ['', 'yesterday', '9'.repeat(41)]) {
    const query = `placed_from=${moment}&placed_before=2026-03-03T05:00:00.000Z`;
    const { error, details } = await get(`report?${query}`);
    expect([error, details.fields[0].field]).toEqual(['invalid_request', 'placed_from']);
  }
});

test('the period before is summed by store, if it is asked for, and of one’s own', async () => {
  const { get, stores, person } = await sold();
  const before = 'before_from=2026-03-01T05:00:00.000Z&before_until=2026-03-02T05:00:00.000Z';
  expect((await get(`report?${RANGE}&${before}`)).before).toEqual([
    { store_id: stores.corner, name: 'Corner', orders: 1, packs: 1, revenue: 3, refunds: 0 },
  ]);
  const rival = await person('vendor', 'Rival');
  expect((await get(`report?${RANGE}&${before}`, rival)).before).toEqual([]);
  for (const wrong of [
    'before_from=2026-03-01T05:00:00.000Z',
    'before_until=2026-03-01T05:00:00.000Z',
    'before_from=2026-03-02T05:00:00.000Z&before_until=2026-03-01T05:00:00.000Z',
    'before_from=2025-03-02T05:00:00.000Z&before_until=2026-03-01T05:00:00.000Z',
  ]) {
    const { details } = await get(`report?${RANGE}&${wrong}`);
    expect([wrong, details.fields[0].field]).toEqual([wrong, 'before_until']);
  }
});

/** Rice costs $2 and is of a class, on the first shelf; pepper has neither. */
async function costed() {
  const world = await market();
  const { put, stores, goods } = world;
  const books = { ingredient_id: goods['Rice'], cost: 2, tax_class: 'reduced' };
  const set = await put('stores', { stores: [{ store_id: stores.corner, items: [books] }] });
  expect(set.json().value[0].items).toContainEqual(
    expect.objectContaining({ name: 'Rice', cost: 2, tax_class: 'reduced', price: 3 }),
  );
  return world;
}

test('what things cost is for who sets prices, not for pickers', async () => {
  const { get, member, vendor } = await costed();
  const costOf = async (who: Person) => {
    const { value } = await get('stores', who);
    return value[0].items.find(({ name }: { name: string }) => name === 'Rice').cost;
  };
  expect(await costOf(await member(vendor.user_id, 'manager'))).toBe(2);
  expect(await costOf(await member(vendor.user_id, 'picker'))).toBeUndefined();
});

test('what sold is earned by the cost of that day, and sums up by tax class', async () => {
  const { place, put, get, stores, goods } = await costed();
  await place('2026-03-02T12:00:00Z', ['Rice', 'Jalapeño pepper'], { quantity: 2 });
  // Dearer since: what was sold before keeps its cost, and without one it is not known.
  const items = [{ ingredient_id: goods['Rice'], cost: null, tax_class: null }];
  await put('stores', { stores: [{ store_id: stores.corner, items }] });
  await place('2026-03-02T13:00:00Z', ['Rice']);
  const { items: sums, taxes, goods: all } = await get(`report?${RANGE}`);
  expect(sums).toMatchObject([
    { name: 'Rice', packs: 3, revenue: 9, known: 6, cost: 4 },
    { name: 'Jalapeño pepper', packs: 2, revenue: 2, known: 0, cost: 0 },
  ]);
  expect(taxes).toMatchObject([
    { tax_class: 'reduced', packs: 2, revenue: 6, known: 6, cost: 4 },
    { tax_class: null, packs: 3, revenue: 5, known: 0, cost: 0 },
  ]);
  expect(all).toMatchObject({ packs: 5, revenue: 11, known: 6, cost: 4 });
});

test('money that went back is not earned, and what is on the shelf again costs nothing', async () => {
  const { place, move, put, get, goods } = await costed();
  const order_id = await place('2026-03-02T12:00:00Z', ['Rice'], { quantity: 3 });
  for (const status of ['Accepted', 'Delivered']) await move(order_id, status);
  for (const [reason, restock] of [
    ['returned', true],
    ['damaged', false],
  ] as const)
    await put('order-return', {
      return_id: crypto.randomUUID(),
      order_id,
      ingredient_id: goods['Rice'],
      packs: 1,
      reason,
      refund: 2.5,
      restock,
    });
  expect((await get(`report?${RANGE}`)).goods).toEqual({
    packs: 3,
    revenue: 9,
    refunds: 5,
    known: 4,
    cost: 4,
  });
});

test('what was weighed costs by its weight, and what comes back of it its share', async () => {
  const { place, move, put, get, goods, stores } = await costed();
  const ingredient_id = goods['Rice'];
  const items = [{ ingredient_id, by_weight: true }];
  await put('stores', { stores: [{ store_id: stores.corner, items }] });
  // Three packs of 500 gm, which cost $2 and sell for $3.
  const three = { quantity: 3, by_weight: true };
  const order_id = await place('2026-03-02T12:00:00Z', ['Rice'], three);
  await move(order_id, 'Accepted');
  const line = { order_id, ingredient_id };
  const seen = { expected_quantity: 3, expected_weight: null };
  await put('order-line/weight', { ...line, ...seen, weight: 1_201 });
  await move(order_id, 'Delivered');
  const sums = async () => (await get(`report?${RANGE}`)).goods;
  expect(await sums()).toEqual({ packs: 3, revenue: 7.21, refunds: 0, known: 7.21, cost: 4.8 });
  const back = { return_id: crypto.randomUUID(), ...line, packs: 2, reason: 'returned' };
  await put('order-return', { ...back, refund: 4, restock: true });
  expect(await sums()).toEqual({ packs: 3, revenue: 7.21, refunds: 4, known: 3.21, cost: 1.6 });
});

test('the file has a row of each store, product and class; nothing of others', async () => {
  const { place, get, stores, person } = await costed();
  await place('2026-03-02T12:00:00Z', ['Rice', 'Jalapeño pepper']);
  await place('2026-03-02T13:00:00Z', ['Rice'], { store_id: stores.pier });
  const { value, truncated } = await get(`report/lines?${RANGE}`);
  expect(truncated).toBe(false);
  const rows = value.map((row: { store_name: string; name: string; tax_class: unknown }) => [
    row.store_name,
    row.name,
    row.tax_class,
  ]);
  expect(rows).toEqual([
    ['Corner', 'Jalapeño pepper', null],
    ['Corner', 'Rice', 'reduced'],
    ['Pier', 'Rice', null],
  ]);
  const rival = await person('vendor', 'Rival');
  expect((await get(`report/lines?${RANGE}`, rival)).value).toEqual([]);
  const far = 'placed_from=2026-03-02T05:00:00.000Z&placed_before=2026-07-04T05:00:00.000Z';
  expect((await get(`report/lines?${far}`)).details.fields[0].field).toBe('placed_before');
});

test('shoppers see no cost and no class', async () => {
  const { app, ada, vendor, stores, place } = await costed();
  await place('2026-03-02T12:00:00Z', ['Rice']);
  const urls = [`vendor/${vendor.user_id}/store/${stores.corner}/items`, 'user/orders'];
  for (const url of urls) {
    const { statusCode, body } = await app.inject({ url: `/api/${url}`, headers: ada.headers });
    expect([statusCode, body.includes('Rice')]).toEqual([200, true]);
    expect(body).not.toMatch(/cost|tax_class|reduced/);
  }
});

test.for([
  [{ cost: -1 }, 'cost'],
  [{ cost: 1.234 }, 'cost'],
  [{ tax_class: '' }, 'tax_class'],
  [{ tax_class: 'x'.repeat(21) }, 'tax_class'],
] as const)('%o is refused at %s', async ([books, field]) => {
  const { put, stores, goods } = await market();
  const items = [{ ingredient_id: goods['Rice'], ...books }];
  const answer = await put('stores', { stores: [{ store_id: stores.corner, items }] });
  expect(answer.json().details.fields[0].field).toBe(`stores.0.items.0.${field}`);
});
