import { expect, test } from 'vitest';

import { inPages, ROWS_OF_PAGE } from './inPages.ts';

test.for([
  [0, [0], 'an empty list'],
  [1, [1], 'one page that is not full'],
  [ROWS_OF_PAGE, [ROWS_OF_PAGE, 0], 'a full page may be the last'],
  [ROWS_OF_PAGE + 1, [ROWS_OF_PAGE, 1], 'one row more'],
  [2 * ROWS_OF_PAGE, [ROWS_OF_PAGE, ROWS_OF_PAGE, 0], 'two full pages'],
] as const)('%d rows come in pages of %j: %s', async ([rows, sizes]) => {
  const all = Array.from({ length: rows }, (_, n) => n);
  const pages = inPages<number>(async (last) => {
    const from = last === undefined ? 0 : last + 1;
    return all.slice(from, from + ROWS_OF_PAGE);
  });
  const read: (readonly number[])[] = [];
  for await (const page of pages) read.push(page);
  expect(read.map((page) => page.length)).toEqual(sizes);
  expect(read.flat()).toEqual(all);
});
