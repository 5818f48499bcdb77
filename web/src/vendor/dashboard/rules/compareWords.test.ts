import { cents } from '@larder/shared/basics/money';
import { expect, test } from 'vitest';

import { changeWords, marginWords, totalsOf } from './compareWords.ts';

test.for([
  [12, 10, '+20 %'],
  [19, 20, '−5 %'],
  [3, 3, 'as before'],
  [0, 0, 'as before'],
  [3, 0, 'none before'],
  [0, 8, '−100 %'],
  [5, -10, '+150 %'],
] as const)('%i after %i is %s', ([now, before, words]) => {
  expect(changeWords(now, before)).toBe(words);
});

test('totals are without what went back; without orders there is no average', () => {
  const store = { store_id: 'a', name: 'A', packs: 4 };
  const stores = [
    { ...store, orders: 2, revenue: cents(1000), refunds: cents(101) },
    { ...store, orders: 1, revenue: cents(100) },
  ];
  expect(totalsOf(stores)).toEqual({ orders: 3, revenue: 999, average: 333, refunds: 101 });
  expect(totalsOf([])).toEqual({ orders: 0, revenue: 0, average: 0, refunds: 0 });
});

test.for([
  [
    {
      revenue: cents(240_000),
      refunds: cents(3_226),
      known: cents(146_800),
      cost: cents(105_800),
    },
    'Margin of 62 % of sales, where the cost is known: $410.00 (28 %)',
    'in part',
  ],
  [
    { revenue: cents(1000), known: cents(1000), cost: cents(1200) },
    'Margin of 100 % of sales, where the cost is known: -$2.00 (-20 %)',
    'a loss',
  ],
  [{ revenue: cents(1000), known: cents(0), cost: cents(0) }, undefined, 'no cost is known'],
  [{ revenue: cents(1000) }, undefined, 'an answer without it'],
  [
    { revenue: cents(100), refunds: cents(200), known: cents(-100), cost: cents(50) },
    'Margin, where the cost is known: -$1.50',
    'more went back',
  ],
  [
    { revenue: cents(500), refunds: cents(100), known: cents(0), cost: cents(60) },
    'Margin, where the cost is known: -$0.60',
    'all that is known went back',
  ],
  [
    { revenue: cents(100), refunds: cents(300), known: cents(50), cost: cents(20) },
    'Margin, where the cost is known: $0.30',
    'more went back of the others',
  ],
] as const)('%o: %s (%s)', ([money, words]) => {
  expect(marginWords({ packs: 1, ...money })).toBe(words);
});
