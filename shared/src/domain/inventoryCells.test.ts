import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  neutralCell,
  PACK_RULE,
  PRICE_RULE,
  QUANTITY_RULE,
  readCell,
  readNumberCell,
  writeCsv,
} from './inventoryCells.ts';

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

describe('numbers in cells', () => {
  test.for([
    ['3.49', PRICE_RULE, 3.49],
    [' 3.5 ', PRICE_RULE, 3.5],
    ['3.500', PRICE_RULE, 3.5],
    ['+3', PRICE_RULE, 3],
    ["'+3", PRICE_RULE, 3],
    ['0', PRICE_RULE, 0],
    ['-0', PRICE_RULE, 0],
    ['100000', PRICE_RULE, 100_000],
    ['12.0', QUANTITY_RULE, 12],
    ['1000000', QUANTITY_RULE, 1_000_000],
    ['0.125', PACK_RULE, 0.125],
  ] as const)('%j is a number', ([cell, rule, value]) => {
    expect(readNumberCell(cell, rule)).toEqual({ value });
  });

  test.for([
    ['abc', PRICE_RULE, 'not_a_number'],
    ['3,49', PRICE_RULE, 'not_a_number'],
    ['1,000', QUANTITY_RULE, 'not_a_number'],
    ['$3.49', PRICE_RULE, 'not_a_number'],
    ['1E+05', QUANTITY_RULE, 'not_a_number'],
    ['.5', PRICE_RULE, 'not_a_number'],
    ['Infinity', PRICE_RULE, 'not_a_number'],
    ['0x10', QUANTITY_RULE, 'not_a_number'],
    ['-1', QUANTITY_RULE, 'negative'],
    ['-0.001', PRICE_RULE, 'negative'],
    ['3.495', PRICE_RULE, 'too_many_decimals'],
    ['1.5', QUANTITY_RULE, 'not_whole'],
    ['0.1234', PACK_RULE, 'too_many_decimals'],
    ['100000.01', PRICE_RULE, 'too_large'],
    ['1000001', QUANTITY_RULE, 'too_large'],
    ['9'.repeat(400), QUANTITY_RULE, 'too_large'],
  ] as const)('%j is none', ([cell, rule, fault]) => {
    expect(readNumberCell(cell, rule)).toEqual({ fault });
  });

  test('an empty cell says nothing', () => {
    expect(readNumberCell('  ', PRICE_RULE)).toEqual({});
  });
});
