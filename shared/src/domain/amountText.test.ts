import { expect, test } from 'vitest';

import { rangeText } from './amountText.ts';

test.for([
  [{ low: 1, high: 2, unit: 'cup' }, '1–2 cups'],
  [{ low: 2, high: 2, unit: 'tbsp' }, '2 tbsp'],
  [{ low: null, high: null, unit: null }, ''],
] as const)('%j is written "%s"', ([amount, text]) => {
  expect(rangeText(amount)).toBe(text);
});
