import { expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { type KnownProduct, putKnownProducts } from '#subjects/food/knownProducts.queries';
import { type Person, testApp } from '#testing/testApp';

/** Real numbers: an EAN-13, a UPC-A. */
const [SPREAD, TISSUES] = ['3017620422003', '036000291452'];
const PUBLISHED = {
  gtin: `0${SPREAD}`,
  name: 'Organic Whole Milk',
  brand: 'Horizon',
  unit_quantity: 500,
  unit: 'ml',
};

/** A vendor, whole milk in the catalogue, and what public data say of the number. */
async function town(said: Partial<KnownProduct> | null = {}) {
  const world = await testApp();
  const { app, db, clock, person } = world;
  const vendor = await person('vendor');
  const rival = await person('vendor');
  const milk = await world.ingredient('Whole milk', { unit: 'ml', unit_quantity: 500 });
  if (said) {
    const products = [{ ...PUBLISHED, food_id: milk, ...said }];
    await db.transaction((tx) =>
      putKnownProducts(tx, { products, source: 'A dump', at: clock.at }),
    );
  }
  const ask = async (path: string, who?: Person) => {
    const answer = await app.inject({ url: `/api/${path}`, ...(who && { headers: who.headers }) });
    return answer.json();
  };
  const known = async (gtin = SPREAD) => (await ask(`gtins/${gtin}`)).known;
  const sold = (gtin = SPREAD, who = vendor) => ask(`vendor/gtins/${gtin}`, who);
  const addOwn = async (gtin: string, name = 'Store milk'): Promise<string> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/vendor/products',
      headers: vendor.headers,
      payload: { name, unit_quantity: 1, unit: 'l', food_id: milk, brand: 'Ours', gtins: [gtin] },
    });
    return answer.json().product.ingredient_id;
  };
  const nameGeneric = (gtin: string) =>
    db.run(sql`insert into product_codes (ingredient_id, gtin) values (${milk}, ${gtin})`);
  return { ...world, vendor, rival, milk, known, sold, addOwn, nameGeneric };
}

test('anybody learns what public data say of a number, in any of its spellings', async () => {
  const { known, milk } = await town();
  const expected = {
    name: 'Organic Whole Milk',
    brand: 'Horizon',
    unit_quantity: 500,
    unit: 'ml',
    food: { ingredient_id: milk, name: 'Whole milk' },
  };
  expect(await known()).toEqual(expected);
  expect(await known(`0${SPREAD}`)).toEqual(expected);
  expect(await known(TISSUES)).toBeNull();
});

test('what is not certain is null', async () => {
  const { known } = await town({ brand: null, unit_quantity: null, unit: null, food_id: null });
  expect(await known()).toEqual({
    name: 'Organic Whole Milk',
    brand: null,
    unit_quantity: null,
    unit: null,
    food: null,
  });
});

test('a generic product with the number is surer of food and pack than public data', async () => {
  const { known, nameGeneric, milk } = await town({ unit_quantity: 480, food_id: null });
  await nameGeneric(`0${SPREAD}`);
  expect(await known()).toMatchObject({
    name: 'Organic Whole Milk',
    unit_quantity: 500,
    food: { ingredient_id: milk },
  });
});

test('a vendor’s own product is the vendor’s alone', async () => {
  const { known, sold, addOwn, rival } = await town(null);
  const ingredient_id = await addOwn(TISSUES);
  const product = { ingredient_id, name: 'Store milk', unit_quantity: 1, unit: 'l', brand: 'Ours' };
  expect(await sold(TISSUES)).toEqual({ product, known: null });
  expect(await sold(TISSUES, rival)).toEqual({ product: null, known: null });
  expect(await known(TISSUES)).toBeNull();
});

test('an own product comes before a generic one, and that before public data', async () => {
  const { sold, addOwn, nameGeneric, milk, rival } = await town({ food_id: null });
  await nameGeneric(`0${SPREAD}`);
  const own = await addOwn(SPREAD);
  expect(await sold()).toMatchObject({
    product: { ingredient_id: own },
    known: { name: 'Organic Whole Milk' },
  });
  expect(await sold(SPREAD, rival)).toMatchObject({
    product: { ingredient_id: milk, brand: null },
    known: { food: { ingredient_id: milk } },
  });
});

test.for([
  ['the same pack', {}, true],
  ['another pack', { unit_quantity: 1_000 }, false],
  ['another unit', { unit: 'gm' }, false],
  ['no pack', { unit_quantity: null, unit: null }, false],
  ['no food', { food_id: null }, false],
] as const)('of %s public data stand for the generic product: %j, %s', async ([, said, stands]) => {
  const { sold, milk } = await town(said);
  const { product, known } = await sold();
  expect(product).toEqual(
    stands
      ? { ingredient_id: milk, name: 'Whole milk', unit_quantity: 500, unit: 'ml', brand: null }
      : null,
  );
  expect(known).toMatchObject({ brand: 'Horizon' });
});

test('a number that a store made is found for its vendor', async () => {
  const { sold, addOwn, rival } = await town(null);
  const ingredient_id = await addOwn('4011', 'Loose bananas');
  expect(await sold('4011')).toMatchObject({ product: { ingredient_id } });
  expect(await sold('4011', rival)).toEqual({ product: null, known: null });
});

test.for(['3017620422004', '12', 'abc', '9'.repeat(41)])('%s is no number', async (gtin) => {
  const { app, vendor } = await town(null);
  for (const url of [`/api/gtins/${gtin}`, `/api/vendor/gtins/${gtin}`])
    expect((await app.inject({ url, headers: vendor.headers })).statusCode).toBe(404);
});
