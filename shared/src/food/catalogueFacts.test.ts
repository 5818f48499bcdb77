import { expect, test } from 'vitest';

import { isSamePack } from './catalogueFacts.ts';

test.for([
  [500, 'gm', 500, 'GM', true, 'letter case'],
  [1, 'kg', 1000, 'gm', true, 'the same weight'],
  [0.5, 'l', 500, 'ml', true, 'the same volume'],
  [500, 'gm', 1000, 'gm', false, 'another size'],
  [1, 'kg', 999.9, 'gm', false, 'almost the same weight'],
  [1, 'kg', 1, 'l', false, 'a weight and a volume'],
  [1, 'piece', 50, 'gm', false, 'what a piece weighs is assumed'],
  [1, 'piece', 1, 'pc', true, 'two words for a piece'],
  [1, 'clove', 1, 'bunch', false, 'two units nobody can convert'],
] as const)('%s %s and %s %s: %s (%s)', ([amount, unit, other, otherUnit, same]) => {
  const [a, b] = [
    { unit_quantity: amount, unit },
    { unit_quantity: other, unit: otherUnit },
  ];
  expect([isSamePack(a, b), isSamePack(b, a)]).toEqual([same, same]);
});
