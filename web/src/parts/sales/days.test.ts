import { cents } from '@larder/shared/basics/money';
import { expect, test } from 'vitest';

import { dayName, sentence } from './days.ts';

const day = (date: string, orders: number, revenue: number) => ({
  day: date,
  orders,
  revenue: cents(revenue),
});

test.for([
  ['week', 'Sunday'],
  ['short', 'Mar 1'],
  ['long', 'Sun, Mar 1'],
] as const)('style %s: %s, in any time zone of the browser', ([style, name]) => {
  expect(dayName('2026-03-01', style)).toBe(name);
});

test.for([
  ['revenue', 'Revenue of the last 7 days: $30.00 in all, most on Mon, Mar 2 with $20.00.'],
  [
    'orders',
    'Orders of the last 7 days: 1,004 orders in all, most on Tue, Mar 3 with 1,000 orders.',
  ],
] as const)('describes the chart of %s', ([metric, words]) => {
  const days = [day('2026-03-01', 3, 1000), day('2026-03-02', 1, 2000), day('2026-03-03', 1000, 0)];
  expect(sentence(days, metric, 7)).toBe(words);
});

test('without orders no day is the best', () => {
  expect(sentence([day('2026-03-01', 0, 0)], 'revenue', 30)).toBe(
    'Revenue of the last 30 days: $0.00 in all.',
  );
});
