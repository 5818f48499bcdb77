import { expect, test } from 'vitest';

import { readTable, TABLE_LIMITS } from './readTable.ts';
import { tableWords } from './tableFaults.ts';
import { workbook } from './testing/workbook.ts';

const known = (headings: readonly string[]) =>
  headings.filter((heading) => heading === 'name' || heading === 'price').length;
const fileOf = (...parts: BlobPart[]) => new File(parts, 'till.csv');

test.for([
  ['a text', 'name;price\nSalt;1,09\n;\n', { delimiter: ';' }],
  ['tabs', 'name\tprice\nSalt\t1.09', { delimiter: '\t' }],
] as const)('reads %s without empty rows at its end', async ([, text, more]) => {
  expect(await readTable(fileOf(text), known)).toMatchObject({
    sheets: 0,
    cells: [
      ['name', 'price'],
      ['Salt', expect.stringMatching(/^1.09$/)],
    ],
    ...more,
  });
});

test('a formula that our own file has made text is as it was', async () => {
  expect(await readTable(fileOf("name,price\n'=1+1,'-2\n'n Sync,1"), known)).toMatchObject({
    cells: [
      ['name', 'price'],
      ['=1+1', '-2'],
      ["'n Sync", '1'],
    ],
  });
});

test('reads a workbook, whatever its file is called', async () => {
  const rows =
    '<row r="1"><c r="A1" t="str"><v>name</v></c></row><row r="2"><c r="A2" t="str"><v>Salt</v></c></row>';
  expect(await readTable(fileOf(workbook({ rows })), known)).toEqual({
    cells: [['name'], ['Salt']],
    delimiter: ',',
    sheets: 1,
  });
});

test('of a workbook with several sheets it says which one was read, and reads the wanted one', async () => {
  const rowsOf = (...cells: readonly string[]) =>
    cells.map((cell) => `<row><c t="str"><v>${cell}</v></c></row>`).join('');
  const file = fileOf(
    workbook({ rows: rowsOf('price', '1.09'), notesRows: rowsOf('Prices of May', 'and of June') }),
  );
  const names = ['Notes', 'Items'];
  expect(await readTable(file, known)).toMatchObject({
    cells: [['price'], ['1.09']],
    sheets: 2,
    sheet: { names, at: 1 },
  });
  expect(await readTable(file, known, { sheet: 0 })).toMatchObject({
    cells: [['Prices of May'], ['and of June']],
    sheet: { names, at: 0 },
  });
});

test('an encoding that is only likely is named, and another one can be said', async () => {
  // "Créme" of a Mac: in Windows-1252 the letter is another one.
  const file = fileOf(Uint8Array.from('name\nCr\u008Eme', (letter) => letter.codePointAt(0) ?? 0));
  expect(await readTable(file, known)).toMatchObject({
    cells: [['name'], ['CrŽme']],
    encoding: 'windows-1252',
  });
  for (const [encoding, word] of [
    ['macintosh', 'Créme'],
    ['ibm850', 'CrÄme'],
    ['utf-8', 'Cr\uFFFDme'],
  ] as const)
    expect(await readTable(file, known, { encoding })).toMatchObject({
      cells: [['name'], [word]],
      encoding,
    });
  expect(await readTable(fileOf('name\nCrème'), known)).not.toHaveProperty('encoding');
});

test.for([
  [
    'the row past the last',
    ['name\n', 'a\n'.repeat(TABLE_LIMITS.rows)],
    'This file has more than 50,000 rows. Bring it in as several files.',
  ],
  [
    'the column past the last',
    ['name', ',x'.repeat(TABLE_LIMITS.columns), '\na'],
    'This file has more than 200 columns. Take out those that a shelf does not need.',
  ],
  ['headings alone', ['name,price\n\n'], 'This file has headings, but no rows below them.'],
  ['nothing', [' \n'], 'This file is empty.'],
  [
    'an old workbook',
    [Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1)],
    'This workbook is of an old kind, or has a password. Save it as XLSX or CSV and choose that.',
  ],
  [
    'a picture',
    [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x1a, 0x0a)],
    'This file is neither text nor a workbook. Save it as CSV or XLSX and choose it again.',
  ],
  [
    'an open quotation mark',
    ['name,price\n"Salt,1'],
    'Row 2: a quotation mark is not closed, or stands in the middle of a cell.',
  ],
] as const)('refuses %s', async ([, parts, words]) => {
  const read = await readTable(fileOf(...parts), known);
  expect('fault' in read && tableWords(read.fault)).toBe(words);
});

test('a file of more than 32 MB is not read', async () => {
  const file = fileOf('');
  Object.defineProperty(file, 'size', { value: TABLE_LIMITS.bytes + 1 });
  expect(await readTable(file, known)).toEqual({
    fault: { kind: 'file_too_large', bytes: TABLE_LIMITS.bytes + 1 },
  });
});

test('columns without content past the last do not count', async () => {
  const read = await readTable(fileOf('name', ','.repeat(300), '\nSalt'), known);
  expect('cells' in read && read.cells.map(({ length }) => length)).toEqual([
    TABLE_LIMITS.columns,
    1,
  ]);
});
