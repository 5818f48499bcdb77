import { expect, test } from 'vitest';

import { mainShares } from './mainFoods.ts';

const part = (
  dish: string,
  key: string,
  [amount, cost]: readonly [number, number | undefined],
) => ({
  dish,
  key,
  amount,
  cost,
});
const order = (parts: Parameters<typeof mainShares>[0]) =>
  [...mainShares(parts)].toSorted(([, a], [, b]) => b - a).map(([key]) => key);

test.for([
  [
    [
      ['stew', 'cod', [600, undefined]],
      ['stew', 'leeks', [300, 200]],
      ['stew', 'bay leaf', [1, 30]],
    ],
    ['leeks', 'cod', 'bay leaf'],
    'what no store sells ranks by its weight alone',
  ],
  [
    [
      ['stew', 'cod', [600, 1400]],
      ['stew', 'stock', [800, 200]],
      ['stew', 'thyme', [2, 150]],
    ],
    ['cod', 'stock', 'thyme'],
    'the dear one before the heavy one',
  ],
  [
    [
      ['rice', 'rice', [400, 200]],
      ['rice', 'saffron', [1, 900]],
    ],
    ['rice', 'saffron'],
    'a gram that costs most is a main food too',
  ],
  [
    [
      ['cake', 'flour', [2000, 100]],
      ['soup', 'lentils', [200, 150]],
      ['soup', 'cumin', [5, 90]],
    ],
    ['flour', 'lentils', 'cumin'],
    'shares are of the own dish: 200 of lentils are no tenth of the cake',
  ],
  [
    [
      ['a', 'oil', [10, 10]],
      ['a', 'beef', [500, 900]],
      ['b', 'oil', [200, 200]],
      ['b', 'kale', [100, 150]],
    ],
    ['beef', 'oil', 'kale'],
    'the largest of several dishes counts',
  ],
] as const)('%j: %j (%s)', ([parts, keys]) => {
  expect(order(parts.map(([dish, key, sizes]) => part(dish, key, sizes)))).toEqual(keys);
});

test('a dish of amounts to taste has shares of 0', () => {
  expect(mainShares([part('a', 'salt', [0, undefined])])).toEqual(new Map([['salt', 0]]));
});
