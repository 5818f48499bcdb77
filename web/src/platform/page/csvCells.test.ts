import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { neutralCell, readCell, writeCsv } from './csvCells.ts';

describe('cells that a spreadsheet would run', () => {
  test.for([
    ['=HYPERLINK("http://x","y")', `'=HYPERLINK("http://x","y")`],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ['Rice', 'Rice'],
    ["'n Sync bar", "'n Sync bar"],
    ['Salt = white', 'Salt = white'],
    ['', ''],
  ] as const)('%j is written as %j', ([text, cell]) => {
    expect(neutralCell(text)).toBe(cell);
    expect(readCell(cell)).toBe(text);
  });

  test('no text is ever run, and every text comes back', () => {
    const nasty = fc.string({
      unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a', ' '),
    });
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string({ unit: 'binary' })), (text) => {
        expect(neutralCell(text)).not.toMatch(/^[=+\-@\t\r]/);
        expect(readCell(neutralCell(text))).toBe(text);
      }),
    );
  });
});

test('CSV: commas, CRLF, doubled quotation marks, and the mark that says UTF-8', () => {
  expect(
    writeCsv([
      ['name', 'price'],
      ['Salt, "fine"', '1.50'],
      ['two\nlines', 'ü'],
    ]),
  ).toBe('\uFEFFname,price\r\n"Salt, ""fine""",1.50\r\n"two\nlines",ü\r\n');
});

test('CSV with the delimiter of another spreadsheet', () => {
  expect(writeCsv([['a;b', '1,5']], ';')).toBe('\uFEFF"a;b";"1,5"\r\n');
});
