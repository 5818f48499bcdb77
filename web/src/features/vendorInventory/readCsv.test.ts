import { writeCsv } from '@larder/shared/domain/inventoryCells';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readCsv } from './readCsv.ts';

function fileOf(...parts: BlobPart[]): File {
  return new File(parts, 'shelf.csv', { type: 'text/csv' });
}

describe('readCsv', () => {
  test.for([
    ['commas', 'a,b\r\n1,2\r\n', ['a', 'b'], ['1', '2']],
    ['semicolons', 'a;b\n1;2', ['a', 'b'], ['1', '2']],
    ['tabs', 'a\tb\n1\t2', ['a', 'b'], ['1', '2']],
    ['a mark of byte order', '\uFEFFa,b\n1,2', ['a', 'b'], ['1', '2']],
    ['quotation marks', 'a,b\n"1, ""x""","2\n3"', ['a', 'b'], ['1, "x"', '2\n3']],
    ['letters of the world', 'é,b\nß,米', ['é', 'b'], ['ß', '米']],
  ] as const)('reads %s', async ([, text, ...rows]) => {
    const read = await readCsv(fileOf(text));
    expect('cells' in read && read.cells.slice(0, 2)).toEqual(rows);
  });

  test.for([
    ['Latin-1', [Uint8Array.of(0x63, 0x72, 0xe8, 0x6d, 0x65)], { kind: 'wrong_encoding' }],
    ['UTF-16', [Uint8Array.of(0xff, 0xfe, 0x61, 0x00)], { kind: 'wrong_encoding' }],
    ['UTF-16 without a mark', [Uint8Array.of(0x61, 0x00)], { kind: 'wrong_encoding' }],
    ['an open quotation mark', ['a,b\n1,2\n"3,4\n5,6'], { kind: 'broken_quotes', row: 3 }],
    ['one in the middle', ['a,b\n1,2\n"3"x,4'], { kind: 'broken_quotes', row: 3 }],
    [
      'more than 2 MB',
      ['x'.repeat(2 * 1024 * 1024 + 1)],
      { kind: 'file_too_large', bytes: 2 * 1024 * 1024 + 1 },
    ],
  ] as const)('refuses %s', async ([, parts, fault]) => {
    expect(await readCsv(fileOf(...parts))).toEqual({ fault });
  });

  test('2 MB are still read', async () => {
    const read = await readCsv(fileOf('x'.repeat(2 * 1024 * 1024)));
    expect('cells' in read).toBe(true);
  });

  test('reads what is written, whatever is in it', async () => {
    const cell = fc.oneof(
      fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r', 'a', "'", '=', ' ') }),
      fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0') && text.isWellFormed()),
    );
    const heading = ['name', 'unit', 'price'];
    const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(rows, async (table) => {
        const read = await readCsv(fileOf(writeCsv([heading, ...table])));
        expect('cells' in read && read.cells.slice(0, -1)).toEqual([heading, ...table]);
      }),
      { numRuns: 60 },
    );
  });
});
