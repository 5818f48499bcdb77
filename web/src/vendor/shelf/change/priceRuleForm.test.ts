import { expect, test } from 'vitest';

import { PRICE_FINISHES } from '#vendor/shelf/rules/priceRule.ts';

import { type ChangeName, PriceRuleForm } from './priceRuleForm.ts';

const read = (how: ChangeName, by: string) =>
  PriceRuleForm.safeParse({ how, by, finish: 'ninetyNine' });

test.for([
  ['raise', '5', { kind: 'percent', percent: 500 }],
  ['raise', ' 12.5 % ', { kind: 'percent', percent: 1_250 }],
  ['raise', '12,5', { kind: 'percent', percent: 1_250 }],
  ['raise', '1000', { kind: 'percent', percent: 100_000 }],
  ['lower', '10', { kind: 'percent', percent: -1_000 }],
  ['lower', '99.99', { kind: 'percent', percent: -9_999 }],
  ['add', '.20', { kind: 'amount', amount: 20 }],
  ['take', '$0.20', { kind: 'amount', amount: -20 }],
  ['set', '3,49', { kind: 'set', price: 349 }],
] as const)('%s %s', ([how, by, change]) => {
  expect(read(how, by).data).toEqual({ change, finish: PRICE_FINISHES.ninetyNine });
});

test.for([
  ['raise', '', 'Enter a percentage like 5 or 12.5'],
  ['raise', 'five', 'Enter a percentage like 5 or 12.5'],
  ['raise', '-5', 'Enter a percentage like 5 or 12.5'],
  ['raise', '1000.01', 'Enter at most 1000'],
  ['raise', '1e3', '“1e3” has an exponent. Write all its digits.'],
  ['lower', '100', 'Enter at most 99.99'],
  ['add', '', 'Enter a price like 3.49'],
  ['set', '3.4951', 'Enter a price like 3.49'],
  ['set', '1.000', '“1.000” may mean 1 or 1000. Write one of these.'],
] as const)('%s “%s” is refused at its box', ([how, by, message]) => {
  expect(read(how, by).error?.issues).toMatchObject([{ path: ['by'], message }]);
});
