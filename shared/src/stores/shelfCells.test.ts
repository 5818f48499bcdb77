import { expect, test } from 'vitest';

import { cents } from '#basics/money';

import { faultsAcross, placesIn, shelfFileFacts, shelfRows, vanishedItems } from './shelfCells.ts';
import { mapColumns } from './shelfColumns.ts';
import { CELL_LENGTHS } from './shelfLimits.ts';

const rowsOf = (cells: readonly (readonly string[])[], place?: string) =>
  shelfRows(cells, { ...mapColumns(cells), place });

test('rows have the cells of their columns', () => {
  const cells = [
    ['Product', 'Brand', 'Price', 'Stock', 'Barcode', 'Item no', 'Notes'],
    [' Whole milk ', 'Horizon', '$3.49', '12', '0036632018250', 'A1', 'cold'],
    ['', '', '', '', '', '', ''],
    ['Butter', '', '4.99', '', '', '', ''],
  ];
  expect(rowsOf(cells)).toEqual({
    rows: [
      {
        row: 2,
        name: 'Whole milk',
        brand: 'Horizon',
        price: '$3.49',
        stock: '12',
        gtin: '0036632018250',
        sku: 'A1',
      },
      { row: 4, name: 'Butter', price: '4.99' },
    ],
    skipped: [],
  });
});

test('variants stand behind the name, which the first of a group has', () => {
  const cells = [
    ['Handle', 'Title', 'Option1 Value', 'Variant Price'],
    ['milk', 'Whole milk', '64 oz', '4.49'],
    ['milk', '', '32 oz', '2.99'],
    ['honey', 'Honey', 'Default Title', '7.99'],
    ['lost', '', '', '1.00'],
  ];
  expect(rowsOf(cells)).toEqual({
    rows: [
      { row: 2, name: 'Whole milk, 64 oz', price: '4.49' },
      { row: 3, name: 'Whole milk, 32 oz', price: '2.99' },
      { row: 4, name: 'Honey', price: '7.99' },
    ],
    skipped: [{ row: 5, why: 'no_name' }],
  });
});

test('lines with totals and rows of other places are no goods', () => {
  const cells = [
    ['Handle', 'Title', 'SKU', 'Location', 'Available'],
    ['milk', 'Whole milk', 'M', 'East', '3'],
    ['milk', 'Whole milk', 'M', 'West', '5'],
    ['', 'Total', '', '', '8'],
  ];
  expect(placesIn(cells, mapColumns(cells).columns)).toEqual(['East', 'West']);
  expect(rowsOf(cells, 'west')).toEqual({
    rows: [{ row: 3, name: 'Whole milk', sku: 'M', stock: '5' }],
    skipped: [
      { row: 2, why: 'other_place' },
      { row: 4, why: 'total' },
    ],
  });
  const cereal = [
    ['Name', 'SKU'],
    ['Total cereal', 'T1'],
    ['Total 0% Greek yogurt', ''],
    ['Suma organic oats', ''],
    ['Sous-total :', ''],
    ['GRAND TOTAL', ''],
    ['Gesamtsumme', ''],
  ];
  expect(rowsOf(cereal).rows.map(({ row }) => row)).toEqual([2, 3, 4]);
});

test('our own export has amount and unit in two columns', () => {
  const cells = [
    ['name', 'unit_quantity', 'unit', 'price', 'quantity'],
    ['Rice', '500', 'gm', '3.49', '9'],
  ];
  expect(rowsOf(cells).rows).toEqual([
    { row: 2, name: 'Rice', pack: '500 gm', price: '3.49', stock: '9' },
  ]);
});

test('long cells are cut, and have no control characters', () => {
  const [row] = rowsOf([
    ['Name', 'SKU'],
    ['x'.repeat(5000), 'a\u0000b'.repeat(100)],
  ]).rows;
  expect(row?.name).toHaveLength(CELL_LENGTHS.name);
  expect(row?.sku).not.toMatch(/\p{Cc}/u);
  expect(row?.sku?.length).toBeLessThanOrEqual(CELL_LENGTHS.sku);
});

test('the decimal sign and the currency are those of the whole file', () => {
  const priced = (...prices: string[]) => shelfFileFacts(prices.map((price) => ({ price })));
  expect(priced('3,49', '1.000')).toEqual({ decimal: ',' });
  expect(priced('€3.49', '€1.99', '$2.99')).toEqual({ decimal: '.', currency: 'EUR' });
  expect(priced('3,49', '3.49')).toEqual({});
  expect(priced()).toEqual({});
});

test('a GTIN or SKU with two prices is at fault in every part of a file', () => {
  const none = { gtin: null, sku: null };
  const rows = [
    { row: 2, ...none, gtin: 'a', price: cents(1) },
    { row: 3, ...none, gtin: 'a', price: cents(2) },
    { row: 4, ...none, gtin: 'b', price: cents(1) },
    { row: 5, ...none, gtin: 'b', price: cents(1) },
    { row: 6, ...none, price: cents(1) },
    { row: 7, ...none, price: cents(2) },
    { row: 8, ...none, sku: 's', price: cents(1) },
    { row: 9, ...none, sku: 's', price: cents(2) },
  ];
  expect([...faultsAcross(rows)].toSorted(([a], [b]) => a - b)).toEqual([
    [2, 'gtin'],
    [3, 'gtin'],
    [8, 'sku'],
    [9, 'sku'],
  ]);
});

test('what no row is has vanished', () => {
  const shelf = [{ ingredient_id: 'a' }, { ingredient_id: 'b' }];
  const known = {
    kind: 'known' as const,
    by: 'gtin' as const,
    ingredient_id: 'a',
    name: 'A',
    brand: null,
    unit_quantity: 1,
    unit: 'gm',
    is_own: true,
  };
  expect(vanishedItems(shelf, [{ is: known }])).toEqual([{ ingredient_id: 'b' }]);
  const unreadable = { kind: 'left_out' as const, faults: [], ingredient_id: 'b' };
  const unknown = { kind: 'left_out' as const, faults: [] };
  expect(vanishedItems(shelf, [{ is: unreadable }, { is: unknown }])).toEqual([
    { ingredient_id: 'a' },
  ]);
});
