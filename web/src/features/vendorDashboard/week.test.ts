import { cents } from '@larder/shared/domain/money';
import { expect, test } from 'vitest';

import { lastWeek } from './week.ts';

const now = new Date(2026, 4, 10, 15, 30);

function at(created_at: Date, order_status: 'Delivered' | 'Rejected' = 'Delivered') {
  return { created_at, order_status, total_price: cents(100) };
}

test.for([
  ['the first moment of today', new Date(2026, 4, 10), 6],
  ['the last moment of yesterday', new Date(2026, 4, 9, 23, 59, 59, 999), 5],
  ['the first moment of the seventh day', new Date(2026, 4, 4), 0],
] as const)('%s counts for its day', ([, placed, index]) => {
  const revenues = lastWeek([at(placed)], now).map((day) => day.revenue);
  expect(revenues).toEqual(Array.from({ length: 7 }, (_, day) => (day === index ? 100 : 0)));
});

test('what is older, or rejected, does not count', () => {
  const orders = [at(new Date(2026, 4, 3, 23, 59, 59, 999)), at(now, 'Rejected')];
  expect(lastWeek(orders, now).every((day) => day.revenue === 0)).toBe(true);
});

test('orders of one day add up, across the end of a month too', () => {
  const first = new Date(2026, 4, 1, 9);
  const days = lastWeek([at(first), at(first), at(new Date(2026, 3, 30, 9))], first);
  expect(days.slice(-2).map((day) => day.revenue)).toEqual([100, 200]);
});
