import { expect, test } from 'vitest';

import { missingField, withField } from './columnFields.ts';

test.for([
  [['name', 'price'], 1, 'stock', ['name', 'stock'], 'a field that nobody has'],
  [['name', 'price'], 0, 'price', ['price', 'name'], 'swaps'],
  [['name', null], 1, 'name', [null, 'name'], 'swaps with nothing'],
  [['variant', null], 1, 'variant', ['variant', 'variant'], 'several variants'],
  [['name', 'price'], 1, null, ['name', null], 'ignores one'],
] as const)('%j with %i as %s is %j: %s', ([fields, at, field, expected]) => {
  expect(withField(fields, at, field)).toEqual(expected);
});

test.for([
  [['name', 'price'], undefined],
  [['name', 'stock'], undefined],
  [['name', 'gtin'], 'price'],
  [['price', 'gtin'], 'name'],
] as const)('%j misses %s', ([fields, missing]) => {
  expect(missingField(fields)).toBe(missing);
});
