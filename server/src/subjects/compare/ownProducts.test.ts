import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { testApp } from '#testing/testApp';

const HERE = { lat: 41.88, lng: -87.63 };

type Pack = { name: string; food?: string; brand?: string; price: number; amount: number | null };
type Item = Pack & { wanted: string; packs_needed: number; packs?: Pack[] };
type Store = { store_id: string; items: Item[]; missing: string[]; coverage: { matched: number } };

/** A vendor with a store near the shopper, and milk of two sizes in the catalogue, 1 l and 2 l. */
async function dairy() {
  const world = await testApp();
  const { app, person, store, ingredient, stock } = world;
  const [shopper, anna] = [await person('user'), await person('vendor', 'Anna')];
  const milk = await ingredient('Whole milk', { unit: 'ml', unit_quantity: 1000 });
  const large = await ingredient('Whole milk', { unit: 'ml', unit_quantity: 2000 });
  const near = await store(anna.user_id, { name: 'Near' });
  const as =
    ({ headers }: typeof anna) =>
    (method: 'POST' | 'PUT', url: string, payload: object) =>
      app.inject({ method, url: `/api/vendor/${url}`, headers, payload });
  /** An own product on a shelf: half a gallon for $2. */
  const sell = async (
    draft: object = {},
    { who = anna, store_id = near, price = 2, quantity = 9 } = {},
  ) => {
    const horizon = { name: 'Milk', brand: 'Horizon', unit_quantity: 0.5, unit: 'gallon' };
    const made = await as(who)('POST', 'products', { ...horizon, food_id: milk, ...draft });
    const { ingredient_id } = made.json().product;
    const items = [{ ingredient_id, price, quantity }];
    expect((await as(who)('PUT', 'stores', { stores: [{ store_id, items }] })).statusCode).toBe(
      200,
    );
    return ingredient_id as string;
  };
  const compare = async (amount = 3000, name = 'whole milk', unit = 'ml') => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/user/items/compare',
      headers: shopper.headers,
      payload: { compare: [{ name, unit_quantity: amount, unit }], location: HERE },
    });
    const { ids } = answer.json<{ ids: string | null }>();
    const vendors: { stores: Store[] }[] = ids ? JSON.parse(ids) : [];
    return vendors.flatMap(({ stores }) => stores);
  };
  const soldAt = async (amount?: number) => (await compare(amount))[0]?.items[0];
  return { ...world, shopper, anna, milk, large, near, sell, compare, soldAt, stock };
}

describe('what buys a need', () => {
  test('is an own product of its food where the store has no generic one', async () => {
    const { sell, compare } = await dairy();
    const id = await sell();
    const [store] = await compare();
    expect(store).toMatchObject({ coverage: { matched: 1 }, missing: [] });
    // 3000 ml less 2 % of packs of 1920 ml.
    expect(store?.items).toEqual([
      {
        ingredient_id: id,
        name: 'Horizon Milk',
        brand: 'Horizon',
        food: 'Whole milk',
        unit_quantity: 0.5,
        unit: 'gallon',
        price: 2,
        quantity: 9,
        category: 'Pantry',
        image: null,
        wanted: 'whole milk',
        packs_needed: 2,
        amount: 1920,
      },
    ]);
  });

  test('is the usual generic pack where there is one, with own products among the packs', async () => {
    const { sell, soldAt, stock, near, milk, large } = await dairy();
    await stock(near, milk, { price_cents: 150 });
    await stock(near, large, { price_cents: 250 });
    await sell();
    const item = await soldAt();
    expect(item).toMatchObject({ name: 'Whole milk', price: 1.5, packs_needed: 3 });
    expect(item).not.toHaveProperty('food');
    expect(item?.packs?.map(({ name, amount, food }) => [name, amount, food])).toEqual([
      ['Whole milk', 1000, undefined],
      ['Whole milk', 2000, undefined],
      ['Horizon Milk', 1920, 'Whole milk'],
    ]);
  });

  test.for([
    [1.9, 'Horizon Milk', 'cheaper than two of 2 l'],
    [2.6, 'Whole milk', 'dearer'],
  ] as const)(
    'without the usual pack it is what costs least: at $%d %s, %s',
    async ([price, name]) => {
      const { sell, soldAt, stock, near, large } = await dairy();
      await stock(near, large, { price_cents: 250 });
      await sell({}, { price });
      expect(await soldAt()).toMatchObject({ name, packs_needed: 2 });
    },
  );

  test('may weigh what the need pours, by the density of the food', async () => {
    const { sell, compare, db, milk } = await dairy();
    await db.run(sql`update ingredients set density_g_per_ml = 2 where ingredient_id = ${milk}`);
    await db.run(sql`update catalogue_version set version = version + 1`);
    await sell({ name: 'Milk by weight', unit: 'gm', unit_quantity: 1000 });
    const [store] = await compare(1000);
    expect(store?.items).toMatchObject([{ packs_needed: 2, amount: 500 }]);
  });

  test('is named by any pack of the food, also one that was archived or merged since', async () => {
    const { sell, compare, db, milk, large } = await dairy();
    await sell({ food_id: large });
    await db.run(sql`update ingredients set archived_at = now() where ingredient_id = ${large}`);
    await db.run(sql`update catalogue_version set version = version + 1`);
    expect(await compare()).toHaveLength(1);
    await db.run(sql`update ingredients set name = 'Milk, whole', merged_into = ${milk}
                     where ingredient_id = ${large}`);
    await db.run(sql`update catalogue_version set version = version + 1`);
    expect(await compare()).toHaveLength(1);
  });

  test('is nothing that is sold out, given up, or no food', async () => {
    const { sell, compare, app, anna } = await dairy();
    await sell({ brand: 'Gone' }, { quantity: 0 });
    await sell({ name: 'Whole milk', brand: 'Soap', food_id: null });
    const id = await sell({ brand: 'Given up' });
    await app.inject({
      method: 'DELETE',
      url: `/api/vendor/products/${id}`,
      headers: anna.headers,
    });
    expect(await compare()).toEqual([]);
  });

  test('is at most a dozen own products of a food at a store: those that cover it for least', async () => {
    const { sell, soldAt } = await dairy();
    for (let n = 1; n <= 14; n += 1) await sell({ brand: `Brand ${n}` }, { price: n });
    const item = await soldAt();
    expect(item?.brand).toBe('Brand 1');
    expect(item?.packs?.map(({ price }) => price)).toEqual(
      Array.from({ length: 12 }, (_, n) => n + 1),
    );
  });
});

test('own products are found without a place, too', async () => {
  const { sell, app, shopper } = await dairy();
  await sell();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/items/compare',
    headers: shopper.headers,
    payload: { compare: [{ name: 'whole milk', unit_quantity: 1000, unit: 'ml' }] },
  });
  expect(JSON.parse(answer.json<{ ids: string }>().ids)).toMatchObject([
    { stores: [{ items: [{ name: 'Horizon Milk' }] }] },
  ]);
});

test('stores rank by what their own products cost, too', async () => {
  const { sell, compare, person, store, stock, near, milk } = await dairy();
  await stock(near, milk, { price_cents: 150 });
  const ben = await person('vendor', 'Ben');
  const cheap = await store(ben.user_id, { name: 'Cheap', lat: HERE.lat + 6 / 69.1 });
  await sell({}, { who: ben, store_id: cheap, price: 2 });
  // 2 x 2.00 against 3 x 1.50
  expect((await compare()).map(({ store_id }) => store_id)).toEqual([cheap, near]);
});
