import { expect, test } from 'vitest';

import { readPacks, readPrice } from './shelfInput.ts';

const PRICE = 'Enter a price like 3.49';
const PACKS = 'Enter a whole number, 0 or more';

test.for([
  ['3.49', 349, 'dollars and cents'],
  ['3,49', 349, 'a comma before cents'],
  ['$3.49', 349, 'a dollar sign'],
  ['0', 0, 'the least'],
  [' 2 ', 200, 'space around it'],
  ['100000', 10_000_000, 'the most'],
  ['100000.01', PRICE, 'a cent too much'],
  ['-0.01', PRICE, 'a cent too little'],
  ['1.0051', PRICE, 'part of a cent'],
  ['', PRICE, 'nothing is not zero'],
  ['  ', PRICE, 'space is not zero'],
  ['three', PRICE, 'no number'],
  ['1e3', '“1e3” has an exponent. Write all its digits.', 'an exponent'],
  ['1,000', '“1,000” may mean 1 or 1000. Write one of these.', 'a thousand or one'],
] as const)('price %s', ([text, expected]) => {
  expect(readPrice(text)).toEqual(
    typeof expected === 'string' ? { problem: expected } : { value: expected },
  );
});

test.for([
  ['12', 12, 'a whole number'],
  ['12.7', 12, 'parsed as an integer'],
  ['0', 0, 'the least'],
  ['-0.5', PACKS, 'below 0'],
  ['-1', PACKS, 'one too few'],
  ['1000000', 1_000_000, 'the most'],
  ['1,000,000', 1_000_000, 'grouped'],
  ['1000001', PACKS, 'one too many'],
  ['', PACKS, 'nothing is not zero'],
  ['many', PACKS, 'no number'],
  ['1.000', '“1.000” may mean 1 or 1000. Write one of these.', 'a thousand or one'],
] as const)('packs %s', ([text, expected]) => {
  expect(readPacks(text)).toEqual(
    typeof expected === 'string' ? { problem: expected } : { value: expected },
  );
});
