import { expect, test } from 'vitest';

import { factorOf } from './substituteFactor.rules.ts';

const gm = (density?: number) => ({ unit_quantity: 500, unit: 'gm', weights: { density } });
const ml = (density?: number) => ({ unit_quantity: 500, unit: 'ml', weights: { density } });

test.for([
  ['3/4', 'weight', gm(), gm(), 0.75, 'by weight, both weighed'],
  ['3/4', 'volume', ml(), ml(), 0.75, 'by volume, both poured'],
  ['1', 'volume', gm(0.5), gm(1), 2, 'a denser one weighs more'],
  ['7/8', 'volume', gm(0.911), ml(0.92), 0.875 / 0.911, 'ml of oil for a gram of butter'],
  ['1', 'weight', gm(), ml(0.5), 2, 'ml for a gram'],
] as const)('%s by %s of %j is %j: %d (%s)', ([ratio, by, food, instead, expected]) => {
  expect(factorOf({ ratio, by }, food, instead)).toBeCloseTo(expected, 9);
});

test.for([
  ['volume', gm(), gm(1), 'nobody knows what a cup of the first weighs'],
  ['volume', gm(1), gm(), 'of the second'],
  ['weight', gm(), ml(), 'what a ml of the second weighs'],
] as const)('by %s of %j is %j: not known (%s)', ([by, food, instead]) => {
  expect(factorOf({ ratio: '1', by }, food, instead)).toBeNull();
});

test('a cup that somebody has weighed does for a density', () => {
  const leaves = { unit_quantity: 20, unit: 'gm', weights: { grams: { cup: 24 } } };
  const dried = { unit_quantity: 20, unit: 'gm', weights: { grams: { cup: 34 } } };
  expect(factorOf({ ratio: '1/3', by: 'volume' }, leaves, dried)).toBeCloseTo(34 / 24 / 3, 9);
});
