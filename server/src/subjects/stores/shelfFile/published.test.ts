import { expect, test } from 'vitest';

import { type KnownProduct, putKnownProducts } from '#subjects/food/knownProducts.queries';
import { testApp } from '#testing/testApp';

const GTIN = '00742365007224';
const HALF_GALLON = { unit_quantity: 1920, unit: 'ml' };

/** A store and milk, and what becomes of a row whose text alone says little. */
async function town(said: Partial<KnownProduct> = {}) {
  const world = await testApp();
  const vendor = await world.person('vendor');
  const store_id = await world.store(vendor.user_id);
  const milk = await world.ingredient('Whole milk');
  const product = {
    gtin: GTIN,
    name: 'Organic Whole Milk',
    brand: 'Horizon',
    ...HALF_GALLON,
    food_id: milk,
    ...said,
  };
  await world.deps.db.transaction((tx) =>
    putKnownProducts(tx, { products: [product], source: 'Open Food Facts', at: world.clock.at }),
  );
  const match = async (more: object = {}) => {
    const row = { row: 2, name: 'XQ', price: '3.99', stock: '4', gtin: '742365007224', ...more };
    const answer = await world.app.inject({
      method: 'POST',
      url: `/api/vendor/store/${store_id}/shelf/match`,
      headers: vendor.headers,
      payload: { rows: [row] },
    });
    return answer.json().rows[0].is;
  };
  return { milk, match };
}

test('a row is what public data say of its number: food, maker and pack', async () => {
  const { milk, match } = await town();
  expect(await match()).toMatchObject({
    kind: 'read',
    by: 'reader',
    food: { ingredient_id: milk, confidence: 1 },
    brand: 'Horizon',
    pack: HALF_GALLON,
  });
  expect(await match({ name: 'XQ 1/2GL' })).toMatchObject({ kind: 'read', pack: HALF_GALLON });
});

test.for([
  ['another number', {}, { gtin: '3017620422003' }],
  ['no number', {}, { gtin: '' }],
  ['no food', { food_id: null }, {}],
  ['no pack', { unit_quantity: null, unit: null }, {}],
  ['another pack in the row', {}, { pack: '500 ml' }],
  ['another pack in its name', {}, { name: 'XQ 500ML' }],
] as const)('with %s the text is read', async ([, said, row]) => {
  const { match } = await town(said);
  expect(await match(row)).toMatchObject({ kind: 'queue' });
});

test('the maker, and a pack that only the row says, are the row’s', async () => {
  const { match } = await town({ unit_quantity: null, unit: null });
  expect(await match({ brand: 'Acme', pack: '500 ml' })).toMatchObject({
    kind: 'read',
    brand: 'Acme',
    pack: { unit_quantity: 500, unit: 'ml' },
  });
});
