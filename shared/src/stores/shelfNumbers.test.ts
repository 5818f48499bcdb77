import { expect, test } from 'vitest';

import { currencyOf, readPriceCell, readStockCell } from './shelfNumbers.ts';

test.for([
  ['3.49', { value: 349 }, 'a price'],
  ['$3.49', { value: 349 }, 'in dollars'],
  ['3,49 €', { value: 349 }, 'in euros, in a file without another currency'],
  ['£1,234.50', { value: 123_450 }, 'grouped'],
  ['', {}, 'none'],
  ['$', {}, 'a sign alone'],
  ['n/a', { fault: 'not_a_number' }, 'words'],
  ['-3.49', { fault: 'negative' }, 'below nothing'],
  ['(3.49)', { fault: 'negative' }, 'as accountants write it'],
  ['3.499', { fault: 'ambiguous' }, 'three decimals, or thousands'],
  ['999999.00', { fault: 'too_large' }, 'too much'],
  ['3/49', { fault: 'date' }, 'a date that a spreadsheet made'],
  ['2026-03-49', { fault: 'date' }, 'another one'],
  ['03.04.2026', { fault: 'date' }, 'a German one'],
  ['Mar-49', { fault: 'date' }, 'a month'],
  ['4-May', { fault: 'date' }, 'a day'],
] as const)('the price %j is %j: %s', ([cell, expected]) => {
  expect(readPriceCell(cell, { decimal: undefined, currency: undefined })).toEqual(expected);
});

test('a price in another currency than the file’s is none', () => {
  const facts = { decimal: '.', currency: 'USD' } as const;
  expect(readPriceCell('€3.49', facts)).toEqual({ fault: 'other_currency' });
  expect(readPriceCell('$3.49', facts)).toEqual({ value: 349 });
  expect(readPriceCell('3.49', facts)).toEqual({ value: 349 });
  expect(['C$5', 'CHF 5', 'US$5', '5 EUR', '5'].map(currencyOf)).toEqual([
    'CAD',
    'CHF',
    'USD',
    'EUR',
    undefined,
  ]);
});

test.for([
  ['12', { value: 12 }],
  ['12.00', { value: 12 }],
  ['', {}],
  ['-3', { fault: 'negative' }],
  ['1000000000', { fault: 'too_large' }],
  ['2.5', { fault: 'not_whole' }],
  ['many', { fault: 'not_a_number' }],
  ['1,200', { fault: 'ambiguous' }],
] as const)('the stock %j is %j', ([cell, expected]) => {
  expect(readStockCell(cell, undefined)).toEqual(expected);
});
