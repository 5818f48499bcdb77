import { INVENTORY_COLUMNS, MAX_INVENTORY_ROWS } from '@larder/shared/stores/inventory';
import { describe, expect, test } from 'vitest';

import { readInventory } from './inventoryTable.ts';

describe('what is wrong with a file', () => {
  const headings = [...INVENTORY_COLUMNS];
  const row = ['Rice', '500', 'gm', '1', '1', '', ''];
  test.for([
    ['nothing', [], [{ kind: 'empty_file' }]],
    ['blank lines', [['', ''], ['']], [{ kind: 'empty_file' }]],
    ['headings alone', [headings, ['', '']], [{ kind: 'no_rows' }]],
    ['no name', [['price', 'quantity'], row], [{ kind: 'missing_name' }]],
    ['neither price nor stock', [['name', 'unit'], row], [{ kind: 'missing_values' }]],
    [
      'a column twice',
      [[...headings, 'Price'], row],
      [{ kind: 'doubled_column', column: 'price' }],
    ],
    [
      'a row too many',
      [headings, ...Array.from({ length: MAX_INVENTORY_ROWS + 1 }, () => row)],
      [{ kind: 'too_many_rows', rows: 5001 }],
    ],
  ] as const)('%s', ([, cells, faults]) => {
    expect(readInventory(cells)).toMatchObject({ faults, rows: [] });
  });

  test('5,000 rows are read; so are other spellings of the headings, in any order', () => {
    const [first, ...rest] = readInventory([
      ['Unit', 'Unit Quantity', 'QUANTITY', 'name', 'price', ''],
      ...Array.from({ length: MAX_INVENTORY_ROWS }, () => ['gm', '500', '7', 'Rice', '1.5', '']),
    ]).rows;
    expect(rest).toHaveLength(4999);
    expect(first).toEqual({
      row: 2,
      name: 'Rice',
      brand: '',
      unit_quantity: 500,
      unit: 'gm',
      price: 150,
      quantity: 7,
      expected_price: undefined,
      expected_quantity: undefined,
      faults: [],
    });
  });

  test('rows are counted as a spreadsheet does, blank ones too', () => {
    const { rows } = readInventory([headings, row, ['', ''], row]);
    expect(rows.map((one) => one.row)).toEqual([2, 4]);
  });
});

describe('what a file need not have', () => {
  test.for([
    ['name and price', ['name', 'price'], ['Whole milk', '1.50'], { price: 150 }],
    ['name and quantity', ['name', 'quantity'], ['Whole milk', '7'], { quantity: 7 }],
    [
      'columns of its own among them',
      ['SKU', 'name', '', 'price', 'Notes', 'Notes'],
      ['00-1', 'Whole milk', '', '1.50', 'a', 'b'],
      { price: 150 },
    ],
  ] as const)('%s', ([, headings, row, wish]) => {
    const { faults, rows } = readInventory([headings, row]);
    expect(faults).toEqual([]);
    expect(rows).toMatchObject([{ name: 'Whole milk', faults: [], ...wish }]);
  });

  test('columns that are not read are told, with what they may be meant for', () => {
    const { ignored } = readInventory([
      ['SKU', 'name', 'prise', 'price', 'qantity', 'reason'],
      ['1', 'Rice', '2', '1', '1', 'x'],
    ]);
    expect(ignored).toEqual([
      { heading: 'SKU', closest: undefined },
      { heading: 'prise', closest: undefined },
      { heading: 'qantity', closest: 'quantity' },
    ]);
  });
});

describe('how numbers are read', () => {
  const german = [
    ['name', 'price', 'quantity'],
    ['Rice', '1.234,50', '1.000'],
    ['Whole milk', '2.500', '9'],
  ];
  test('what may be a thousands separator is refused until it is said which sign is the decimal one', () => {
    const faults = (decimal?: ',' | '.') =>
      readInventory(german, decimal).rows.map((row) => row.faults);
    expect(faults()).toEqual([
      [{ column: 'quantity', kind: 'ambiguous', cell: '1.000' }],
      [{ column: 'price', kind: 'ambiguous', cell: '2.500' }],
    ]);
    expect(faults(',')).toEqual([[], []]);
    expect(readInventory(german, ',').spelling.ambiguous).toEqual(['1.000', '2.500']);
    expect(readInventory(german, ',').rows).toMatchObject([
      { price: 123_450, quantity: 1000 },
      { price: 250_000, quantity: 9 },
    ]);
    expect(readInventory(german, '.').rows).toMatchObject([
      { price: 123_450, quantity: 1 },
      { price: 250, quantity: 9 },
    ]);
  });

  test.for([
    ['1.234,50', [',']],
    ['3.49', ['.']],
    ['12', []],
    ['1.000', []],
  ] as const)('%j shows the decimal signs %j', ([price, signs]) => {
    const { spelling } = readInventory([
      ['name', 'price'],
      ['Rice', price],
    ]);
    expect([...spelling.signs]).toEqual(signs);
  });
});
