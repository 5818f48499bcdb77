import { compareText } from '@larder/shared/basics/text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { invalidField } from '#errors';

import { type Listing, pageInMemory, readCursor, TextKey, TimeKey } from './cursor.ts';

type Row = [shelf: number, name: string];
const list: Listing<Row> = { name: 'rows', key: z.tuple([z.number(), z.string()]) };

const Rows = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.string({ maxLength: 3 })), {
  selector: (row) => JSON.stringify(row),
  maxLength: 30,
});

test('a list read forwards and back has every row once, in its order, and counts them', () => {
  fc.assert(
    fc.property(Rows, fc.integer({ min: 1, max: 7 }), fc.boolean(), (rows, limit, falls) => {
      const page = (text: string | undefined) =>
        pageInMemory(rows, {
          list,
          cursor: readCursor(list, text),
          limit,
          falls,
          keyOf: (row: Row) => row,
        });
      const whole = pageInMemory(rows, {
        list,
        cursor: undefined,
        limit: 100,
        falls,
        keyOf: (row: Row) => row,
      }).rows;
      const way = falls ? -1 : 1;
      expect(whole).toEqual(
        rows.toSorted((a, b) => way * (a[0] - b[0] || compareText(a[1], b[1]))),
      );

      const pages = [page(undefined)];
      // A page holds at least one row, so there are no more pages than rows.
      for (let next = pages[0]?.next_cursor; next && pages.length <= rows.length;) {
        pages.push(page(next));
        next = pages.at(-1)?.next_cursor;
      }
      expect(pages.flatMap((one) => one.rows)).toEqual(whole);
      for (const { rows: shown, first } of pages)
        expect(shown).toEqual(whole.slice(first - 1, first - 1 + limit));

      const before = pages.map(({ previous_cursor: back }) => (back ? page(back) : undefined));
      expect(before).toEqual([undefined, ...pages.slice(0, -1)]);
    }),
  );
});

test('a page goes on where it was when the row beside it is gone', () => {
  const read = { list, limit: 2, keyOf: (row: Row) => row };
  const rows: Row[] = [
    [0, 'a'],
    [0, 'b'],
    [1, 'a'],
    [1, 'b'],
  ];
  const one = pageInMemory(rows, { ...read, cursor: undefined });
  const left = rows.filter((row) => row !== rows[1]);
  const two = pageInMemory(left, { ...read, cursor: readCursor(list, one.next_cursor) });
  expect([two.rows, two.first]).toEqual([[rows[2], rows[3]], 2]);
});

const written = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

test.for([
  ['no cursor at all', 'abc'],
  ['an empty text', ''],
  ['one of another list', written('others', 'after', 1, [1, 'a'])],
  ['one to no side', written('rows', 'beside', 1, [1, 'a'])],
  ['one of another key', written('rows', 'after', 1, ['a', 1])],
  ['one with too much in its key', written('rows', 'after', 1, [1, 'a', 2])],
  ['one that counts rows below 0', written('rows', 'after', -1, [1, 'a'])],
] as const)('refuses %s', ([, text]) => {
  expect(() => readCursor(list, text)).toThrow(invalidField('cursor', 'invalid.'));
});

test.for([
  [TimeKey, 0, true, 'the beginning of 1970'],
  [TimeKey, -1, false, 'before it'],
  [TimeKey, 8.64e15, true, 'the last moment a Date takes'],
  [TimeKey, 8.64e15 + 1, false, 'one later'],
  [TimeKey, 0.5, false, 'a part of one'],
  [TextKey, 'Zoë', true, 'a name'],
  [TextKey, 'a\0', false, 'what PostgreSQL does not take'],
] as const)('%s takes %s: %s', ([key, value, isTaken]) => {
  expect(key.safeParse(value).success).toBe(isTaken);
});
