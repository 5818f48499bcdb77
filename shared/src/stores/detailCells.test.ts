import { expect, test } from 'vitest';

import { readCostCell, readTaxCell, readWeightCell } from './detailCells.ts';
import { shelfRows } from './shelfCells.ts';

const facts = { decimal: undefined, currency: 'USD' };

test.for([
  ['2.10', { value: 210 }],
  ['$2.1049', { value: 210 }],
  ['2.105', { value: 211 }],
  ['2,10', { value: 210 }],
  ['', {}],
  ['0', {}],
  ['0.00', {}],
  ['-2', { fault: 'negative' }],
  ['€2', { fault: 'other_currency' }],
  ['3/12', { fault: 'date' }],
  ['about 2', { fault: 'not_a_number' }],
] as const)('cost %o is %o', ([cell, read]) => {
  expect(readCostCell(cell, facts)).toEqual(read);
});

const per = (unit_quantity: number, unit: string) => ({
  value: true,
  pack: { unit_quantity, unit },
});

test.for([
  ['', {}],
  ['Y', { value: true }],
  ['yes', { value: true }],
  ['Ja', { value: true }],
  ['sí', { value: true }],
  ['by weight', { value: true }],
  ['N', { value: false }],
  ['0', { value: false }],
  ['Stück', { value: false }],
  ['each', { value: false }],
  ['per item', { value: false }],
  ['per lb', per(1, 'lb')],
  ['/kg', per(1, 'kg')],
  ['100 g', per(100, 'gm')],
  ['Pound (lb) .01', per(1, 'lb')],
  ['perhaps', { fault: 'not_yes_no' }],
  ['per', { fault: 'not_yes_no' }],
  ['?', { fault: 'not_yes_no' }],
] as const)('by weight %o is %o', ([cell, read]) => {
  expect(readWeightCell(cell)).toEqual(read);
});

test.for([
  ['Reduced', 'Tax class', 'Reduced'],
  ['19 %', 'MwSt', '19 %'],
  ['1', 'Tax code', '1'],
  ['Y', 'Tax - Sales Tax (8.25%)', 'Sales Tax (8.25%)'],
  ['Y', 'Tax - "VAT"', 'VAT'],
  ['N', 'Tax - "VAT"', ''],
  ['no', 'Taxes', ''],
  ['', 'Tax class', ''],
] as const)('tax %o under %o is %o', ([cell, heading, tax]) => {
  expect(readTaxCell(cell, heading)).toBe(tax);
});

test('of a row the first tax that it has, and the unit of its price where no pack is said', () => {
  const headings = ['Name', 'Tax - Food', 'Tax - Bottles', 'Unit', 'Size'];
  const fields = ['name', 'tax_class', 'tax_class', 'by_weight', 'pack'] as const;
  const columns = fields.map((field) => ({ field }));
  const lines = [
    ['Bananas', 'N', 'Y', 'per lb', ''],
    ['Grapes', 'Y', 'Y', 'kg', '500 g'],
    ['Soap', 'N', 'N', 'each', ''],
  ];
  const { rows } = shelfRows([headings, ...lines], { columns, isHeaded: true });
  expect(rows).toEqual([
    { row: 2, name: 'Bananas', tax_class: 'Bottles', by_weight: 'per lb', pack: '1 lb' },
    { row: 3, name: 'Grapes', tax_class: 'Food', by_weight: 'kg', pack: '500 g' },
    { row: 4, name: 'Soap', by_weight: 'each' },
  ]);
});
