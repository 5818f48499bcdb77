import { expect, test } from 'vitest';

import { parseCsv } from './csv.ts';

test.for([
  ['a,b\n1,2\n', [{ a: '1', b: '2' }], 'a line is an object'],
  ['a,b\r\n1,2\r\n', [{ a: '1', b: '2' }], 'line ends of another system'],
  ['a,b\n"x, y",2', [{ a: 'x, y', b: '2' }], 'a comma inside quotes'],
  ['a,b\n"say ""hi""",2', [{ a: 'say "hi"', b: '2' }], 'doubled quotes are one'],
  ['a,b\n,', [{ a: '', b: '' }], 'empty fields are kept, the first and the last too'],
  ['a,b\n"",2', [{ a: '', b: '2' }], 'empty quotes'],
  ['a,b\n', [], 'a heading alone'],
] as const)('%j', ([text, rows]) => {
  expect(parseCsv(text)).toEqual(rows);
});

test.for([
  ['a,b\n1', 'line 2: 1 fields, expected 2'],
  ['a,b\n1,2\n1,2,3', 'line 3: 3 fields, expected 2'],
] as const)('refuses %j', ([text, message]) => {
  expect(() => parseCsv(text)).toThrow(message);
});
