import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { readXlsx, type XlsxLimits } from './readXlsx.ts';
import { workbook, workbookParts } from './testing/workbook.ts';
import { shownNumber, styleOf } from './xlsxStyles.ts';

const LIMITS: XlsxLimits = {
  rows: 10,
  columns: 4,
  unpackedBytes: 4 * 1024 * 1024,
  ratio: 50,
  characters: 1000,
};

/** Headings are short here. */
const countColumns = (headings: readonly string[]) =>
  headings.filter((heading) => heading.length < 6).length;

function cellsOf(bytes: Uint8Array): unknown {
  const read = readXlsx(bytes, LIMITS, { countColumns });
  return 'cells' in read ? read.cells : read.fault.kind;
}

test('reads shared and own texts, numbers, truths, errors and what formulas gave', () => {
  const texts = [
    '<si><t>Item Name</t></si>',
    '<si><r><t>Whole </t></r><r><t xml:space="preserve">milk &amp; more</t></r><rPh><t>hint</t></rPh></si>',
  ];
  const rows = [
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Price</t></is></c></row>',
    '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2"><f>A1*2</f><v>5.4900000000000002</v></c><c r="C2" t="b"><v>1</v></c><c r="D2" t="e"><v>#N/A</v></c></row>',
    '<row r="3"><c r="A3" t="str"><f>A2</f><v>Salt</v></c><c r="B3"><v>7.42365264504E11</v></c></row>',
  ];
  expect(cellsOf(workbook({ rows: rows.join(''), texts }))).toEqual([
    ['Item Name', 'Price'],
    ['Whole milk & more', '5.49', 'TRUE', '#N/A'],
    ['Salt', '742365264504'],
  ]);
});

test('empty cells and rows keep their place, painted ones count for nothing', () => {
  const rows =
    '<row r="2"><c r="C2"><v>1</v></c></row><row r="4"><c r="A4"><v>2</v></c></row><row r="1048576"><c r="XFD1048576" s="1"/></row>';
  expect(cellsOf(workbook({ rows }))).toEqual([[], ['', '', '1'], [], ['2']]);
});

test('rows and cells without their names follow each other', () => {
  const rows = '<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>';
  expect(cellsOf(workbook({ rows }))).toEqual([['1', '2'], ['3']]);
});

test('names with a prefix, and hidden sheets are none', () => {
  const rows = '<x:row r="1"><x:c r="A1"><x:v>1</x:v></x:c></x:row>';
  const hiddenRows = '<x:row r="1"><x:c r="A1"><x:v>9</x:v></x:c></x:row>';
  const bytes = workbook({ rows, hiddenRows, prefix: 'x:' });
  expect(readXlsx(bytes, LIMITS, { countColumns })).toEqual({
    cells: [['1']],
    names: ['Items'],
    at: 0,
  });
});

describe('of several sheets', () => {
  const texts = (...cells: readonly string[]) =>
    cells.map((cell) => `<c t="str"><v>${cell}</v></c>`).join('');
  const rows = `<row>${texts('name', 'price')}</row><row>${texts('Salt', '1.09')}</row>`;
  const read = (notesRows: string, at?: number) =>
    readXlsx(workbook({ rows, notesRows }), LIMITS, { countColumns, at });

  test('the one whose headings have most columns is read', () => {
    expect(read(`<row>${texts('How to fill this in')}</row>`)).toEqual({
      cells: [
        ['name', 'price'],
        ['Salt', '1.09'],
      ],
      names: ['Notes', 'Items'],
      at: 1,
    });
  });

  test('of equal ones the first', () => {
    expect(read(`<row>${texts('a', 'b')}</row>`)).toMatchObject({ cells: [['a', 'b']], at: 0 });
  });

  test('one that cannot be read is passed over, unless it is the one that is wanted', () => {
    const tooWide = `<row>${texts('a', 'b', 'c', 'd', 'e')}</row>`;
    expect(read(tooWide)).toMatchObject({ at: 1 });
    expect(read(tooWide, 0)).toEqual({ fault: { kind: 'too_many_columns' } });
  });

  test('all of them are named, of which the first 20 are looked at', () => {
    const laterRows = Array.from({ length: 24 }, (_, n) =>
      n < 19 ? '' : `<row>${texts('a', 'b', 'c')}</row>`,
    );
    const bytes = workbook({ rows, laterRows });
    const open = (at?: number) => readXlsx(bytes, LIMITS, { countColumns, at });
    const guessed = open();
    expect(guessed).toMatchObject({ at: 0 });
    expect('names' in guessed && guessed.names).toEqual([
      'Items',
      ...laterRows.map((_, n) => `Later ${n + 1}`),
    ]);
    expect(open(24)).toMatchObject({ cells: [['a', 'b', 'c']], at: 24 });
  });

  test('of very many 200 are named', () => {
    const bytes = workbook({ rows, laterRows: Array.from({ length: 200 }, () => '') });
    const read = readXlsx(bytes, LIMITS, { countColumns });
    expect('names' in read && read.names).toHaveLength(200);
  });

  test('the one that is wanted is read, also an empty one', () => {
    expect(read(`<row>${texts('Read me')}</row>`, 0)).toMatchObject({
      cells: [['Read me']],
      at: 0,
    });
    expect(read('', 0)).toMatchObject({ cells: [] });
    expect(read('', 2)).toEqual({ fault: { kind: 'broken_workbook' } });
  });
});

test.for([
  [false, '2026-11-29'],
  [true, '2030-11-30'],
] as const)('a date is a day, by the calendar of the workbook (1904: %s)', ([isFrom1904, day]) => {
  const rows = '<row r="1"><c r="A1" s="1"><v>46355.5</v></c></row>';
  const bytes = workbook({ rows, formats: ['d/m/yyyy'], isFrom1904 });
  expect(cellsOf(bytes)).toEqual([[day]]);
});

describe('numbers are as their cells show them', () => {
  test.for([
    ['General', 0.1 + 0.2, '0.3'],
    ['Standard', 5.49, '5.49'],
    ['0', 742365264504, '742365264504'],
    ['000000000000', 72940112389, '072940112389'],
    ['#,##0.00', 1234.5, '1234.5'],
    ['#,##0.00 "USD";-#,##0.00', 6.039, '6.04'],
    ['_($* #,##0.00_)', 6.039, '6.04'],
    ['[$€-407] 0.00', 6.039, '6.04'],
    ['0%', 0.25, '0.25'],
    ['0.00E+00', 12345, '12345'],
    ['@', 5, '5'],
    ['yyyy-mm-dd', 46355, '2026-11-29'],
    ['[h]:mm', 0.5, '1899-12-30'],
    ['d. mmm', 1e300, '1e+300'],
  ] as const)('%s: %d is %s', ([code, value, shown]) => {
    expect(shownNumber(value, styleOf(code), '1899-12-30')).toBe(shown);
  });
});

test.for([
  ['no zip file', strToU8('name,price'), 'broken_workbook'],
  ['a zip file of something else', zipSync({ 'a.txt': strToU8('a') }), 'broken_workbook'],
  [
    'a sheet that is not there',
    zipSync({ ...workbookParts({ rows: '' }), 'xl/_rels/workbook.xml.rels': strToU8('<a/>') }),
    'broken_workbook',
  ],
  [
    'the row past the last',
    workbook({ rows: '<row r="11"><c r="A11"><v>1</v></c></row>' }),
    'too_many_rows',
  ],
  [
    'the column past the last',
    workbook({ rows: '<row r="1"><c r="E1"><v>1</v></c></row>' }),
    'too_many_columns',
  ],
  [
    'a sheet that unpacks to too much',
    workbook({ rows: `<row r="1"><c r="A1"><v>1</v></c></row>${' '.repeat(2 * 1024 * 1024)}` }),
    'unpacks_too_large',
  ],
  [
    'a text that too many cells share',
    workbook({
      rows: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>0</v></c></row>',
      texts: [`<si><t>${'x'.repeat(501)}</t></si>`],
    }),
    'unpacks_too_large',
  ],
  [
    'more files than a workbook has',
    zipSync({
      ...Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`${n}.txt`, strToU8('')])),
      ...workbookParts({ rows: '' }),
    }),
    'unpacks_too_large',
  ],
] as const)('refuses %s', ([, bytes, fault]) => {
  expect(cellsOf(bytes)).toBe(fault);
});

test('reads the last row and column', () => {
  const rows = '<row r="10"><c r="D10"><v>1</v></c></row>';
  expect(cellsOf(workbook({ rows }))).toHaveLength(10);
});

test('a zip file that claims less than it holds gives no more than it claims', () => {
  const bytes = workbook({ rows: '<row r="1"><c r="A1"><v>1</v></c></row>' });
  const view = new DataView(bytes.buffer);
  // In the central directory: the size of each entry, unpacked.
  for (let at = 0; at + 28 < bytes.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1, true);
  expect(cellsOf(bytes)).toBe('broken_workbook');
});
