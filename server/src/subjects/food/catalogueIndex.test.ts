import { expect, test, vi } from 'vitest';

import { testApp } from '#testing/testApp';

import { makeCatalogueReader } from './catalogueIndex.service.ts';

async function catalogueOf(...names: readonly string[]) {
  const { deps, ingredient } = await testApp();
  const ids = await Promise.all(names.map((name) => ingredient(name)));
  return { ids, ...(await makeCatalogueReader(deps.db)()) };
}

test('names are matched by words; unmatched ones are left out', async () => {
  const { match, ids } = await catalogueOf('Yellow onion', 'Rice');
  const meant = await match(['2 yellow onions, diced', 'rice', 'dragon fruit', 'rice']);
  expect([...meant]).toEqual([
    ['2 yellow onions, diced', ids[0]],
    ['rice', ids[1]],
  ]);
});

test('of packs with one name the smallest is meant', async () => {
  const { deps, ingredient } = await testApp();
  await ingredient('Eggs', { unit_quantity: 720 });
  const small = await ingredient('EGGS', { unit_quantity: 360 });
  const { match } = await makeCatalogueReader(deps.db)();
  expect([...(await match(['2 large eggs']))]).toEqual([['2 large eggs', small]]);
});

test('other requests get a turn while many names are matched', async () => {
  const { match } = await catalogueOf('Yellow onion');
  const order: string[] = [];
  setImmediate(() => order.push('another'));
  await match(Array.from({ length: 5_000 }, (_, n) => `chopped onion ${n} `.repeat(15)));
  order.push('matched');
  expect(order).toEqual(['another', 'matched']);
});

test('a name is parsed once, matched or not', async () => {
  const { match } = await catalogueOf('Yellow onion');
  const names = ['yellow onions', 'dragon fruit'];
  const first = await match(names);
  const folded = vi.spyOn(String.prototype, 'normalize');
  expect(await match(names)).toEqual(first);
  expect(folded).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
