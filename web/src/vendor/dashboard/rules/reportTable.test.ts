import { cents } from '@larder/shared/basics/money';
import { expect, test } from 'vitest';

import { reportTable } from './reportTable.ts';

test('sums are rows in dollars; packs have a column where they are known', () => {
  expect(reportTable([{ name: '2026-03-02', orders: 3, revenue: cents(1250) }])).toEqual([
    ['Name', 'Orders', 'Revenue'],
    ['2026-03-02', '3', '12.50'],
  ]);
  expect(reportTable([{ name: '=Rice', orders: 3, packs: 4, revenue: cents(5) }])).toEqual([
    ['Name', 'Orders', 'Packs', 'Revenue'],
    ["'=Rice", '3', '4', '0.05'],
  ]);
});
