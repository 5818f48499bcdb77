import { expect, test } from 'vitest';

import { packNames, smallestPack } from './packNames.ts';

const good = (ingredient_id: string, name: string, [unit_quantity, unit]: [number, string]) => ({
  ingredient_id,
  name,
  unit_quantity,
  unit,
});
const goods = [
  good('kilo', 'Garlic', [1, 'kg']),
  good('head', 'garlic', [150, 'gm']),
  good('pound', 'Garlic', [454, 'gm']),
  good('rice', 'Rice', [500, 'gm']),
];

test.for([
  ['head', 'garlic', 'the smallest has the name alone'],
  ['pound', 'Garlic, 454 g', 'a larger one says its size'],
  ['kilo', 'Garlic, 1 kg', 'in its own unit'],
  ['rice', 'Rice', 'the only one'],
] as const)('%s is %s: %s', ([id, name]) => {
  expect(packNames(goods).get(id)).toBe(name);
  expect(packNames(goods.toReversed()).get(id)).toBe(name);
});

test('no two names are alike unless the packs are', () => {
  expect(new Set(packNames(goods).values()).size).toBe(goods.length);
});

test('the smallest pack, across units; none of none', () => {
  expect(smallestPack(goods.slice(0, 3))?.ingredient_id).toBe('head');
  expect(smallestPack([])).toBeUndefined();
});
