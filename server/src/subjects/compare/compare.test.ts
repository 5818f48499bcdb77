import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { Sql, sql } from '#platform/db/sql';
import { switchFile } from '#platform/http/readOnly';
import { testApp } from '#testing/testApp';

const HERE = { lat: 41.88, lng: -87.63 };

type Compared = {
  success: boolean;
  error: string | null;
  ids: string | null;
  matches: { name: string; ingredient_id: string | null; amount?: number; unit?: string }[];
};
type Vendor = { user_id: string; name: string; stores: Store[] };
type Store = {
  store_id: string;
  distance: number | null;
  coverage: { matched: number; wanted: number };
  missing: string[];
  items: Item[];
};
type Item = {
  ingredient_id: string;
  name: string;
  wanted: string;
  packs_needed: number;
  price: number;
  quantity: number;
  amount: number | null;
  packs?: { ingredient_id: string; amount: number | null; quantity: number }[];
};

/** Two vendors: a full store 1 mile off, a cheap one 6 miles off with half of it, and one 30 miles off. */
async function market() {
  const world = await testApp();
  const { person, store, ingredient, stock, app } = world;
  const [shopper, anna, ben] = [
    await person('user'),
    await person('vendor', 'Anna'),
    await person('vendor', 'Ben'),
  ];
  const rice = await ingredient('Rice', { unit_quantity: 500 });
  const milk = await ingredient('Milk', { unit: 'ml', unit_quantity: 1000, category: 'Dairy' });
  const full = await store(anna.user_id, { name: 'Full', lat: HERE.lat + 1 / 69.1 });
  const cheap = await store(ben.user_id, { name: 'Cheap', lat: HERE.lat + 6 / 69.1 });
  const far = await store(anna.user_id, { name: 'Far', lat: HERE.lat + 30 / 69.1 });
  await stock(full, rice, { price_cents: 400 });
  await stock(full, milk, { price_cents: 200 });
  await stock(cheap, rice, { price_cents: 100 });
  await stock(far, rice, { price_cents: 50 });
  await stock(far, milk, { price_cents: 50 });

  const ask = async (body: object, who = shopper) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/user/items/compare',
      headers: who.headers,
      payload: body,
    });
    const json: Compared = answer.json();
    const vendors: Vendor[] = json.ids ? JSON.parse(json.ids) : [];
    return { answer, json, vendors, stores: vendors.flatMap((vendor) => vendor.stores) };
  };
  return { ...world, shopper, anna, ben, rice, milk, full, cheap, far, ask };
}

const both = [
  { name: 'Rice', unit_quantity: 800, unit: 'gm' },
  { name: 'Milk', unit_quantity: 250, unit: 'ml' },
];

test('best coverage first, with distance, packs and missing items', async () => {
  const { ask, full, cheap } = await market();
  const { json, vendors, stores } = await ask({ compare: both, location: HERE, radius_miles: 25 });
  expect(json).toMatchObject({ success: true, error: null });
  expect(vendors.map((vendor) => vendor.name)).toEqual(['Anna', 'Ben']);
  expect(stores.map((store) => store.store_id)).toEqual([full, cheap]);
  expect(stores[0]).toMatchObject({
    distance: 1,
    coverage: { matched: 2, wanted: 2 },
    missing: [],
  });
  expect(stores[0]?.items.find((item) => item.name === 'Rice')).toMatchObject({
    wanted: 'Rice',
    packs_needed: 2,
    price: 4,
  });
  expect(stores[1]).toMatchObject({
    distance: 6,
    coverage: { matched: 1, wanted: 2 },
    missing: ['Milk'],
  });
});

test('of two equally full stores the one with the lower total comes first, then the nearer', async () => {
  const { ask, stock, cheap, full, milk } = await market();
  await stock(cheap, milk, { price_cents: 300 });
  const { stores } = await ask({ compare: both, location: HERE, radius_miles: 25 });
  // 2 x 1.00 + 3.00 = 5.00 against 2 x 4.00 + 2.00 = 10.00
  expect(stores.map((store) => store.store_id)).toEqual([cheap, full]);
});

test.for([
  ['just inside', 6.05, 2],
  ['just outside', 5.95, 1],
  ['any distance: the far one too', undefined, 3],
] as const)('a radius %s', async ([, radius_miles, found]) => {
  const { ask } = await market();
  const { stores } = await ask({
    compare: both,
    location: HERE,
    ...(radius_miles && { radius_miles }),
  });
  expect(stores).toHaveLength(found);
});

test('of a chosen radius every store is compared, not only the near ones', async () => {
  const { ask, ingredient, stock, far } = await market();
  await stock(far, await ingredient('Salt'), { price_cents: 100 });
  const { stores } = await ask({
    compare: [...both, { name: 'Salt', unit_quantity: 5, unit: 'gm' }],
    location: HERE,
    radius_miles: 50,
    limit: 1,
  });
  expect(stores.map((store) => store.store_id)).toEqual([far]);
});

test.for([
  [0.5, 1, 2, 'a pack of half a gram'],
  [2.5, 9, 4, 'one of two and a half'],
] as const)('packs of %d gm for %d gm are %d: %s', async ([unit_quantity, wanted, packs]) => {
  const { ask, ingredient, stock, full } = await market();
  await stock(full, await ingredient('Saffron', { unit_quantity }), { price_cents: 900 });
  const { stores } = await ask({
    compare: [{ name: 'Saffron', unit_quantity: wanted, unit: 'gm' }],
    location: HERE,
  });
  expect(stores[0]?.items[0]?.packs_needed).toBe(packs);
});

test('without a place every store counts, and distances are not known', async () => {
  const { ask } = await market();
  const { stores } = await ask({ compare: both });
  expect(stores.map((store) => store.distance)).toEqual([null, null, null]);
});

test('hides sold-out, archived and closed offers', async () => {
  const { ask, db, full, rice, milk } = await market();
  const withMilk = async () =>
    (await ask({ compare: both, location: HERE, radius_miles: 25 })).stores[0]?.coverage.matched;
  await db.run(
    sql`update store_items set quantity = 0 where store_id = ${full} and ingredient_id = ${milk}`,
  );
  expect(await withMilk()).toBe(1);
  await db.run(sql`update stores set closed_at = now() where store_id = ${full}`);
  expect((await ask({ compare: both, location: HERE, radius_miles: 25 })).stores).toHaveLength(1);
  await db.run(sql`update ingredients set archived_at = now() where ingredient_id = ${rice}`);
  await db.run(sql`update catalogue_version set version = version + 1`);
  const { json } = await ask({ compare: both, location: HERE, radius_miles: 25 });
  expect(json).toMatchObject({
    success: false,
    error: 'No stores found for the selected items',
    ids: null,
  });
  expect(json.matches[0]).toEqual({ name: 'Rice', ingredient_id: null });
});

test('unknown ingredients are missing everywhere; only unknown ones find no store', async () => {
  const { ask, rice } = await market();
  const mixed = await ask({
    compare: [{ name: 'Dragon fruit', unit_quantity: 1, unit: 'piece' }, ...both],
    location: HERE,
  });
  expect(mixed.stores[0]).toMatchObject({
    coverage: { matched: 2, wanted: 3 },
    missing: ['Dragon fruit'],
  });
  expect(mixed.json.matches.slice(0, 2)).toEqual([
    { name: 'Dragon fruit', ingredient_id: null },
    { name: 'Rice', ingredient_id: rice, amount: 784, unit: 'gm' },
  ]);
  const none = await ask({ compare: [{ name: 'Dragon fruit', unit_quantity: 1, unit: '' }] });
  expect(none.json).toMatchObject({ success: false, ids: null });
});

test('two needs for one ingredient are bought together; a known id beats the words', async () => {
  const { ask, milk } = await market();
  const { stores } = await ask({
    compare: [
      { name: 'milk', unit_quantity: 700, unit: 'ml' },
      { name: 'something white', unit_quantity: 700, unit: 'ml', ingredient_id: milk },
    ],
    location: HERE,
    radius_miles: 3,
  });
  expect(stores[0]).toMatchObject({
    coverage: { matched: 1, wanted: 1 },
    items: [{ packs_needed: 2 }],
  });
});

test('what the catalogue gained or lost since the last comparison counts at once', async () => {
  const { ask, ingredient, stock, db, deps, full, cheap } = await market();
  const salt = { name: 'Salt', unit_quantity: 5, unit: 'gm' };
  const compare = async () => {
    const body = { compare: [...both, salt], location: HERE, radius_miles: 25 };
    const { stores, json } = await ask(body);
    return { matched: stores[0]?.coverage.matched, match: json.matches[2]?.ingredient_id };
  };
  expect(await compare()).toEqual({ matched: 2, match: null });
  const id = await ingredient('Salt');
  await stock(full, id);
  await stock(cheap, id);
  expect(await compare()).toEqual({ matched: 3, match: id });
  await db.run(sql`update ingredients set archived_at = now() where ingredient_id = ${id}`);
  await db.run(sql`update catalogue_version set version = version + 1`);
  expect(await compare()).toEqual({ matched: 2, match: null });
  // The version comes with the stores, so there is no other query.
  const [many, one] = [vi.spyOn(deps.db, 'many'), vi.spyOn(deps.db, 'one')];
  await compare();
  expect([many.mock.calls.length, one.mock.calls.length]).toEqual([1, 0]);
});

test('a store says what it asks for a delivery and the least it takes orders from', async () => {
  const { ask, db, full } = await market();
  await db.run(sql`update stores set delivery_fee_cents = 399, minimum_order_cents = 1000
                   where store_id = ${full}`);
  const { stores } = await ask({ compare: both, location: HERE, radius_miles: 25 });
  expect(stores[0]).toMatchObject({ delivery_fee: 3.99, minimum_order: 10 });
  expect(stores[1]).toMatchObject({ delivery_fee: 0, minimum_order: 0 });
});

describe('pack sizes', () => {
  /** Also a bag of 2 kg of rice, beside the pack of 500 gm. */
  async function withBag() {
    const world = await market();
    const bag = await world.ingredient('rice', { unit_quantity: 2, unit: 'kg' });
    const askRice = async (unit_quantity: number) => {
      const need = { name: 'Rice', unit_quantity, unit: 'gm' };
      const { stores, json } = await world.ask({ compare: [need], location: HERE });
      const [store] = stores;
      return { stores, store, item: store?.items[0], match: json.matches[0] };
    };
    return { ...world, bag, askRice };
  }

  test('one pack says how much of the need it brings, and the need what packs must bring', async () => {
    const { askRice } = await withBag();
    const { item, match } = await askRice(800);
    expect(item).toMatchObject({ packs_needed: 2, amount: 500 });
    expect(item).not.toHaveProperty('packs');
    expect(match).toMatchObject({ amount: 784, unit: 'gm' });
  });

  test('a store that has several lists all of them; its usual one stays the item', async () => {
    const { askRice, stock, far, rice, bag } = await withBag();
    await stock(far, bag, { price_cents: 20, quantity: 3 });
    const { item } = await askRice(2_100);
    expect(item).toMatchObject({ ingredient_id: rice, packs_needed: 5 });
    expect(item?.packs).toMatchObject([
      { ingredient_id: rice, amount: 500, price: 0.5 },
      { ingredient_id: bag, amount: 2_000, quantity: 3, price: 0.2 },
    ]);
  });

  test('a store with another size only has the food', async () => {
    const { askRice, stock, db, full, rice, bag } = await withBag();
    await db.run(sql`delete from store_items where ingredient_id = ${rice}`);
    await stock(full, bag, { price_cents: 700 });
    const { stores, store, item } = await askRice(800);
    expect(stores).toHaveLength(1);
    expect(store).toMatchObject({ coverage: { matched: 1, wanted: 1 }, missing: [] });
    expect(item).toMatchObject({ ingredient_id: bag, wanted: 'Rice', packs_needed: 1 });
  });

  test('the usual size ranks a store, another where it has no usual one', async () => {
    const { ask, stock, db, full, cheap, rice, bag } = await withBag();
    const need = { name: 'Rice', unit_quantity: 800, unit: 'gm' };
    const ranked = async () => {
      const { stores } = await ask({ compare: [need], location: HERE, radius_miles: 25 });
      return stores.map(({ store_id }) => store_id);
    };
    await stock(full, bag, { price_cents: 1 });
    expect(await ranked()).toEqual([cheap, full]);
    await db.run(sql`delete from store_items where store_id = ${full} and ingredient_id = ${rice}`);
    expect(await ranked()).toEqual([full, cheap]);
  });

  test('two sizes of a food that are needed are one food', async () => {
    const { ask, bag, rice } = await withBag();
    const { stores, json } = await ask({
      compare: [
        { name: 'Rice', unit_quantity: 800, unit: 'gm' },
        { name: 'more rice', unit_quantity: 400, unit: 'gm', ingredient_id: bag },
      ],
      location: HERE,
    });
    expect(stores[0]).toMatchObject({
      coverage: { matched: 1, wanted: 1 },
      items: [{ packs_needed: 3 }],
    });
    expect(json.matches).toMatchObject([{ ingredient_id: rice }, { ingredient_id: rice }]);
  });

  test('nobody knows what a pack in ml brings of grams', async () => {
    const { ask } = await withBag();
    const { stores, json } = await ask({
      compare: [{ name: 'Milk', unit_quantity: 700, unit: 'gm' }],
      location: HERE,
    });
    expect(stores[0]?.items[0]).toMatchObject({ packs_needed: 1, amount: null });
    expect(json.matches[0]).toMatchObject({ amount: 686, unit: 'gm' });
  });

  test('what is short of the need is listed with its stock', async () => {
    const { askRice, db, rice } = await withBag();
    await db.run(sql`update store_items set quantity = 1 where ingredient_id = ${rice}`);
    const { item } = await askRice(800);
    expect(item).toMatchObject({ packs_needed: 2, quantity: 1 });
  });
});

test.for([
  ['nothing', { compare: [] }, 'compare'],
  ['201 needs', { compare: Array.from({ length: 201 }, () => both[0]) }, 'compare'],
  ['a need without a name', { compare: [{ unit_quantity: 1, unit: 'gm' }] }, 'compare.0.name'],
  [
    'a negative amount',
    { compare: [{ ...both[0], unit_quantity: -1 }] },
    'compare.0.unit_quantity',
  ],
  ['a place off the globe', { compare: both, location: { lat: 91, lng: 0 } }, 'location.lat'],
  ['a radius of 0', { compare: both, location: HERE, radius_miles: 0 }, 'radius_miles'],
  ['51 stores', { compare: both, limit: 51 }, 'limit'],
] as const)('refuses %s', async ([, body, field]) => {
  const { ask } = await market();
  const { answer } = await ask(body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toContain(field);
});

test('in demo mode stores open once around a visitor without any', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'larder-compare-'));
  const world = await testApp({ settings: { SEED: 'demo', DATA_DIR } });
  const { seedDemo } = await import('#seed/seed');
  await seedDemo({ ...world.deps, db: world.db }, world.clock.at);
  const { headers } = await world.person('user');
  const ask = async () => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/user/items/compare',
      headers,
      payload: {
        compare: [{ name: 'Garlic', unit_quantity: 10, unit: 'g' }],
        location: { lat: 64.13, lng: -21.9 },
        radius_miles: 10,
      },
    });
    const vendors: Vendor[] = JSON.parse(answer.json().ids ?? '[]');
    return vendors.flatMap((vendor) => vendor.stores.map((store) => store.store_id));
  };
  const turned = switchFile({ DATA_DIR });
  writeFileSync(turned, '');
  await world.deps.readOnly.poll();
  expect(await ask()).toEqual([]);
  rmSync(turned);
  await world.deps.readOnly.poll();
  const first = await ask();
  expect(first.length).toBeGreaterThan(0);
  expect(await ask()).toEqual(first);
});

test('the offers of a neighbourhood come from the index, not from a scan', async ({ skip }) => {
  const { db, deps, ask } = await market();
  skip(db.kind === 'pglite', 'the plan is PostgreSQL’s');
  const sent = vi.spyOn(deps.db, 'many');
  await ask({ compare: both, location: HERE, radius_miles: 25 });
  const { text = '', values = [] } = sent.mock.lastCall?.[1] ?? {};
  await db.run(sql`set enable_seqscan = off`);
  const plan = await db.many(
    z.object({ 'QUERY PLAN': z.string() }),
    new Sql(`explain ${text}`, values),
  );
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
    /CTE offers\s+->\s+Index Only Scan using store_items_of_cell /,
  );
});
