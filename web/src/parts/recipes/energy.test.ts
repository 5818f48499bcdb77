import { expect, test } from 'vitest';

import { energyOf, energyOfRecipe } from './energy.ts';

test.for([
  // quantity, pack, unit, kcal per 100 g, g per ml, expected kcal, why this row exists
  [2, 500, 'gm', 360, null, 3600, '2 x 500 gm x 3.6'],
  [1, 120, 'gm', 364, null, 437, '436.8 is rounded'],
  [1, 250, 'ml', 42, 1.03, 108, '250 x 1.03 g x 0.42 = 108.15'],
  [1, 250, 'ml', 42, null, null, 'a volume without a density has no known weight'],
  [1, 500, 'gm', null, null, null, 'no figure'],
  [3, 500, 'GM', 0, null, 0, 'water and salt have a figure: none at all'],
  [2, 1, 'piece', 155, null, null, 'the weight of a piece is not guessed'],
] as const)('%d x %d %s is %s: %s', ([quantity, unit_quantity, unit, kcal, density, expected]) => {
  const facts = { kcal_per_100g: kcal, density_g_per_ml: density };
  expect(energyOf({ quantity, unit_quantity, unit }, facts)).toBe(expected);
});

test.for([
  // parts, servings, total, per serving, unknown, why this row exists
  [[3600, 200], 4, 3800, 950, 0, 'shared out evenly'],
  [[100, 101], 2, 201, 101, 0, '100.5 is rounded up'],
  [[100], 0, 100, 100, 0, 'no servings count as one'],
  [[null, 50, null], 1, 50, 50, 2, 'what is not known is counted apart, not as 0'],
  [[], 4, 0, 0, 0, 'nothing yet'],
] as const)('%j for %d: %d, %d each, %d unknown: %s', ([parts, servings, ...expected]) => {
  const { total, perServing, unknown } = energyOfRecipe(parts, servings);
  expect([total, perServing, unknown]).toEqual(expected.slice(0, 3));
});
