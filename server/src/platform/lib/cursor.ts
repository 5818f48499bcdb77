import { compareText } from '@larder/shared/basics/text';
import { z } from 'zod';

import { invalidField } from '#errors';

/** The sort key of a row; its last part is unique. */
type Key = readonly (string | number)[];

/** A paged list. */
export type Listing<K extends Key> = {
  /** Marks its cursors, so that those of other lists or sorts are refused. */
  name: string;
  key: z.ZodType<K>;
};

/** A point between two rows of a sorted list. */
export type Cursor<K extends Key = Key> = {
  /** Whether the page lies after or before the row with this key. */
  side: 'after' | 'before';
  key: K;
  /** Rows of the list before this point. */
  rows: number;
};

/** Units: ms or µs since 1970, within the range of Date and PostgreSQL. */
export const TimeKey = z.int().min(0).max(8.64e15);
/** PostgreSQL refuses NUL in text. */
export const TextKey = z.string().refine((text) => !text.includes('\0'));

const Written = z.tuple([z.string(), z.enum(['after', 'before']), z.int().min(0), z.unknown()]);

/** Errors  invalid_request for a text that is not a cursor of this list. */
export function readCursor<K extends Key>(
  { name, key }: Listing<K>,
  text: string | undefined,
): Cursor<K> | undefined {
  if (text === undefined) return undefined;
  const written = Written.safeParse(jsonOf(Buffer.from(text, 'base64url').toString()));
  const read = key.safeParse(written.data?.[3]);
  if (!written.success || !read.success || written.data[0] !== name)
    throw invalidField('cursor', 'invalid.');
  const [, side, rows] = written.data;
  return { side, key: read.data, rows };
}

function writeCursor<K extends Key>({ name }: Listing<K>, { side, key, rows }: Cursor<K>): string {
  return Buffer.from(JSON.stringify([name, side, rows, key])).toString('base64url');
}

type Read<Row, K extends Key> = {
  list: Listing<K>;
  cursor: Cursor<K> | undefined;
  limit: number;
  keyOf: (row: Row) => K;
};

/**
 * Cuts a page out of rows that were read with `limit + 1`.
 *
 * Shape   the members of the contract's page; a cursor is there when rows follow on its side.
 */
export function cutPage<Row, K extends Key>(
  found: readonly Row[],
  { list, cursor, limit, keyOf }: Read<Row, K>,
) {
  const backwards = cursor?.side === 'before';
  const more = found.length > limit;
  const rows = more ? (backwards ? found.slice(1) : found.slice(0, limit)) : [...found];
  const skipped = backwards
    ? more
      ? Math.max(0, cursor.rows - rows.length)
      : 0
    : (cursor?.rows ?? 0);
  const [top, end] = [rows[0], rows.at(-1)];
  const truncated = end !== undefined && (backwards || more);
  const hasBefore = top !== undefined && (backwards ? more : cursor !== undefined);
  const at = (row: Row, side: Cursor['side'], before: number): string =>
    writeCursor(list, { side, key: keyOf(row), rows: before });
  return {
    rows,
    first: skipped + 1,
    truncated,
    ...(truncated && { next_cursor: at(end, 'after', skipped + rows.length) }),
    ...(hasBefore && { previous_cursor: at(top, 'before', skipped) }),
  };
}

/** As SQL and `cutPage`, for a list in memory. All parts of a key rise or, with `falls`, fall. */
export function pageInMemory<Row, K extends Key>(
  rows: readonly Row[],
  { falls = false, ...read }: Read<Row, K> & { falls?: boolean },
) {
  const { cursor, limit, keyOf } = read;
  const compare = (a: Key, b: Key) => compareKeys(a, b) * (falls ? -1 : 1);
  const sorted = rows.toSorted((a, b) => compare(keyOf(a), keyOf(b)));
  if (!cursor) return cutPage(sorted.slice(0, limit + 1), read);
  const { side, key } = cursor;
  const point = sorted.filter((row) => {
    const order = compare(keyOf(row), key);
    return order < 0 || (order === 0 && side === 'after');
  }).length;
  const found =
    side === 'after'
      ? sorted.slice(point, point + limit + 1)
      : sorted.slice(Math.max(0, point - limit - 1), point);
  return cutPage(found, { ...read, cursor: { side, key, rows: point } });
}

/** Keys of one list have the same parts. */
function compareKeys(a: Key, b: Key): number {
  for (const [index, part] of a.entries()) {
    const other = b[index];
    const order =
      typeof part === 'number' && typeof other === 'number'
        ? part - other
        : compareText(String(part), String(other));
    if (order !== 0) return order;
  }
  return 0;
}

/** Undefined for invalid JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
