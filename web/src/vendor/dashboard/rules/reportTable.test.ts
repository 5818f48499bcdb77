import { cents } from '@larder/shared/basics/money';
import { expect, test } from 'vitest';

import { reportRows } from './reportRows.ts';
import { reportLineTable, reportTable } from './reportTable.ts';

test('sums are rows in dollars; a column where something is known', () => {
  expect(reportTable([{ name: '2026-03-02', orders: 3, revenue: cents(1250) }])).toEqual([
    ['Name', 'Orders', 'Revenue'],
    ['2026-03-02', '3', '12.50'],
  ]);
  expect(
    reportTable([
      { name: '=Rice', orders: 3, packs: 4, revenue: cents(5), refunds: cents(2) },
      { name: 'Salt', orders: 1, packs: 1, revenue: cents(100), margin: cents(-1) },
    ]),
  ).toEqual([
    ['Name', 'Orders', 'Packs', 'Revenue', 'Money back', 'Margin'],
    ["'=Rice", '3', '4', '0.05', '0.02', ''],
    ['Salt', '1', '1', '1.00', '', '-0.01'],
  ]);
});

test('stores stand beside themselves, also those that sold only before; revenue is what stayed', () => {
  const store = (store_id: string, revenue: number, refunds = 0) => ({
    store_id,
    name: store_id,
    orders: 1,
    packs: 1,
    revenue: cents(revenue),
    refunds: cents(refunds),
  });
  const report = {
    days: [],
    items: [],
    stores: [store('Corner', 1000, 300), store('New', 200)],
    before: [store('Corner', 500, 100), store('Old', 50)],
  };
  expect(
    reportRows(report, 'stores').map(({ name, revenue, before }) => [name, revenue, before]),
  ).toEqual([
    ['Corner', 700, 400],
    ['New', 200, 0],
    ['Old', 0, 50],
  ]);
});

test('the file has a row of each product, with cost and margin where they are known', () => {
  const line = {
    store_id: 'a',
    store_name: '+Corner',
    name: '@Rice',
    size: '500 gm',
    tax_class: '=1',
    packs: 3,
    revenue: cents(900),
    refunds: cents(100),
  };
  const [headings, ...rows] = reportLineTable(
    [
      { ...line, known: cents(800), cost: cents(500) },
      { ...line, tax_class: null, known: cents(0), cost: cents(0) },
    ],
    { first: '2026-03-02', last: '2026-03-08' },
  );
  expect(
    rows.map((row) => Object.fromEntries(row.map((cell, n) => [headings?.[n], cell]))),
  ).toEqual([
    {
      first_day: '2026-03-02',
      last_day: '2026-03-08',
      store: "'+Corner",
      product: "'@Rice",
      size: '500 gm',
      tax_class: "'=1",
      packs: '3',
      revenue: '9.00',
      refunds: '1.00',
      net_revenue: '8.00',
      cost: '5.00',
      margin: '3.00',
    },
    expect.objectContaining({ tax_class: '', cost: '', margin: '' }),
  ]);
});
