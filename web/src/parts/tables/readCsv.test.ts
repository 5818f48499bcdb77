import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { writeCsv } from '#platform/page/csvCells.ts';

import { countColumns } from './inventoryTable.ts';
import { readCsv } from './readCsv.ts';

function fileOf(...parts: BlobPart[]): File {
  return new File(parts, 'shelf.csv', { type: 'text/csv' });
}

/** UTF-16 with its byte order mark. */
function utf16(text: string, isLittle: boolean): ArrayBuffer {
  const marked = `\uFEFF${text}`;
  const view = new DataView(new ArrayBuffer(marked.length * 2));
  for (let n = 0; n < marked.length; n += 1) view.setUint16(n * 2, marked.charCodeAt(n), isLittle);
  return view.buffer;
}

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

describe('readCsv', () => {
  test.for([
    ['commas', 'a,b\r\n1,2\r\n', ['a', 'b'], ['1', '2']],
    ['semicolons', 'a;b\n1;2', ['a', 'b'], ['1', '2']],
    ['tabs', 'a\tb\n1\t2', ['a', 'b'], ['1', '2']],
    ['a mark of byte order', '\uFEFFa,b\n1,2', ['a', 'b'], ['1', '2']],
    ['quotation marks', 'a,b\n"1, ""x""","2\n3"', ['a', 'b'], ['1, "x"', '2\n3']],
    ['letters of the world', 'é,b\nß,米', ['é', 'b'], ['ß', '米']],
    ['a line that names the delimiter', 'sep=;\r\na;b\r\n1;2', ['a', 'b'], ['1', '2']],
    ['one in quotation marks', '"sep=|"\na|b\n1|2', ['a', 'b'], ['1', '2']],
    ['lines of an old Mac', 'a,b\r1,2\r', ['a', 'b'], ['1', '2']],
  ] as const)('reads %s', async ([, text, ...rows]) => {
    const read = await readCsv(fileOf(text), countColumns);
    expect('cells' in read && read.cells.slice(0, 2)).toEqual(rows);
  });

  test.for([
    ['utf-8', 'Crème;1', ';', 'Crème'],
    ['windows-1252', latin1('Crème;1'), ';', 'Crème'],
    // Letters of bytes that Windows-1252 does not have.
    ['ibm850', Uint8Array.of(0x43, 0x72, 0x8a, 0x6d, 0x65, 0x20, 0x81, 0x3b, 0x31), ';', 'Crème ü'],
    ['macintosh', Uint8Array.of(0x43, 0x72, 0x8f, 0x6d, 0x65, 0xcf, 0x3b, 0x31), ';', 'Crèmeœ'],
    ['utf-16le', utf16('Crème\t1', true), '\t', 'Crème'],
    ['utf-16be', utf16('Crème\t1', false), '\t', 'Crème'],
  ] as const)('detects %s', async ([encoding, part, delimiter, word]) => {
    expect(await readCsv(fileOf(part), countColumns)).toEqual({
      cells: [[word, '1']],
      delimiter,
      encoding,
    });
  });

  test('the Ctrl-Z that ends a text of DOS is no part of it; a letter of UTF-16 stays', async () => {
    const dos = Uint8Array.of(0x43, 0x72, 0x8a, 0x6d, 0x65, 0x20, 0x81, 0x3b, 0x31, 0x1a);
    expect(await readCsv(fileOf(dos), countColumns)).toMatchObject({
      cells: [['Crème ü', '1']],
      encoding: 'ibm850',
    });
    expect(await readCsv(fileOf('a;1\u001A'), countColumns)).toMatchObject({ cells: [['a', '1']] });
    const inside = fileOf('a;\u001A1', latin1('è'));
    expect(await readCsv(inside, countColumns)).toEqual({ fault: { kind: 'wrong_encoding' } });
    // Its last byte is the same.
    expect(await readCsv(fileOf(utf16('a\t\u041A', false)), countColumns)).toMatchObject({
      cells: [['a', '\u041A']],
    });
  });

  test('a comma in every price does not become the delimiter', async () => {
    const lines = ['name;price;note', 'Rice;3,49;a, b', 'Milk;1,99;c, d', 'Salt;0,99;e, f'];
    expect(await readCsv(fileOf(lines.join('\n')), countColumns)).toMatchObject({
      delimiter: ';',
      cells: [
        ['name', 'price', 'note'],
        ['Rice', '3,49', 'a, b'],
        ['Milk', '1,99', 'c, d'],
        ['Salt', '0,99', 'e, f'],
      ],
    });
  });

  test.for([
    ['a workbook', [Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14, 0x00)], { kind: 'wrong_encoding' }],
    ['a picture', [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x1a, 0x0a)], { kind: 'wrong_encoding' }],
    ['UTF-16 without a mark', [Uint8Array.of(0x61, 0x00)], { kind: 'wrong_encoding' }],
    ['an open quotation mark', ['a,b\n1,2\n"3,4\n5,6'], { kind: 'broken_quotes', row: 3 }],
    ['one in the middle', ['a,b\n1,2\n"3"x,4'], { kind: 'broken_quotes', row: 3 }],
    ['one below sep=', ['sep=,\na,b\n1,2\n"3"x,4'], { kind: 'broken_quotes', row: 3 }],
    [
      'more than 2 MB',
      ['x'.repeat(2 * 1024 * 1024 + 1)],
      { kind: 'file_too_large', bytes: 2 * 1024 * 1024 + 1 },
    ],
  ] as const)('refuses %s', async ([, parts, fault]) => {
    expect(await readCsv(fileOf(...parts), countColumns)).toEqual({ fault });
  });

  test('accepts 2 MB', async () => {
    const read = await readCsv(fileOf('x'.repeat(2 * 1024 * 1024)), countColumns);
    expect('cells' in read).toBe(true);
  });

  test('parses any written cells', async () => {
    const cell = fc.oneof(
      fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r', 'a', "'", '=', ' ') }),
      fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0') && text.isWellFormed()),
    );
    const heading = ['name', 'unit', 'price'];
    const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom(',', ';', '\t'), async (table, delimiter) => {
        const read = await readCsv(fileOf(writeCsv([heading, ...table], delimiter)), countColumns);
        expect('cells' in read && read.cells.slice(0, -1)).toEqual([heading, ...table]);
      }),
      { numRuns: 60 },
    );
  });
});
