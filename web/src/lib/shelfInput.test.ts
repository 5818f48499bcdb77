import { expect, test } from 'vitest';

import { readPacks, readPrice } from './shelfInput.ts';

test.for([
  ['3.49', 349, 'dollars and cents'],
  ['0', 0, 'the least'],
  [' 2 ', 200, 'space around it'],
  ['100000', 10_000_000, 'the most'],
  ['100000.01', undefined, 'a cent too much'],
  ['-0.01', undefined, 'a cent too little'],
  ['1.005', undefined, 'half a cent'],
  ['', undefined, 'nothing is not zero'],
  ['  ', undefined, 'space is not zero'],
  ['three', undefined, 'no number'],
] as const)('price %s', ([text, expected]) => {
  expect(readPrice(text)).toBe(expected);
});

test.for([
  ['12', 12, 'a whole number'],
  ['12.7', 12, 'parsed as an integer'],
  ['0', 0, 'the least'],
  ['-0.5', 0, 'an integer without a sign'],
  ['-1', undefined, 'one too few'],
  ['1000000', 1_000_000, 'the most'],
  ['1000001', undefined, 'one too many'],
  ['', undefined, 'nothing is not zero'],
  ['many', undefined, 'no number'],
] as const)('packs %s', ([text, expected]) => {
  expect(readPacks(text)).toBe(expected);
});
