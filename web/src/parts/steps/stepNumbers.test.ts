import { tokensOf } from '@larder/shared/basics/lineTokens';
import { expect, test } from 'vitest';

import { amountsIn } from './stepNumbers.ts';

test('minutes are no pieces of what a step cooks', () => {
  expect(amountsIn(tokensOf("Boil the eggs 10' and 2 eggs 12′.").tokens)).toMatchObject([
    { members: [{ low: 2, high: 2 }] },
  ]);
});
