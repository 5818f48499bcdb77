import { z } from 'zod';

import { AppError } from '#errors';

type Side = 'after' | 'before';

/** A place in a sorted list: beside the row of this key and id, towards the end or the start. */
export type Place<Key extends Keys = Keys> = {
  side: Side;
  key: Key['key'];
  id: Key['id'];
  /** How many rows come before the page that begins here, or end with the one that ends here. */
  rows: number;
};

/** What a list is sorted by, and what tells rows of one key apart. */
type Keys = { key: string | number; id: string | number };

type List<Key extends Keys> = {
  /** Tells the cursors of one list, sorted one way, from those of others. */
  name: string;
  keys: z.ZodType<Key>;
};

const Cursor = z.tuple([
  z.string(),
  z.enum(['after', 'before']),
  z.unknown(),
  z.unknown(),
  z.int().min(0),
]);

/** Errors  invalid_request when the text is not a place of ours in this list. */
export function readPlace<Key extends Keys>(
  { name, keys }: List<Key>,
  text: string | undefined,
): Place<Key> | undefined {
  if (text === undefined) return undefined;
  const cursor = Cursor.safeParse(jsonOf(Buffer.from(text, 'base64url').toString()));
  const read = cursor.success
    ? keys.safeParse({ key: cursor.data[2], id: cursor.data[3] })
    : undefined;
  if (!cursor.data || !read?.success || cursor.data[0] !== name)
    throw new AppError('invalid_request', { message: 'cursor: is not one of this list' });
  const [, side, , , rows] = cursor.data;
  return { side, ...read.data, rows };
}

/**
 * Cuts a page that was read from a place with one row more than asked for.
 *
 * Shape   the cursors are there when there is something on their side; `first` counts from 1, and is
 *         as right as it was when the first page was read.
 */
export function cutAround<Row, Key extends Keys>(
  found: readonly Row[],
  {
    list,
    place,
    limit,
    keysOf,
  }: {
    list: List<Key>;
    place: Place<Key> | undefined;
    limit: number;
    keysOf: (row: Row) => Key;
  },
) {
  const backwards = place?.side === 'before';
  const more = found.length > limit;
  const rows = more ? (backwards ? found.slice(1) : found.slice(0, limit)) : [...found];
  const skipped = backwards
    ? more
      ? Math.max(0, place.rows - rows.length)
      : 0
    : (place?.rows ?? 0);
  const beside = (row: Row | undefined, side: Side) =>
    row &&
    write(list, { side, ...keysOf(row), rows: skipped + (side === 'after' ? rows.length : 0) });
  const truncated = backwards ? rows.length > 0 : more;
  const next_cursor = truncated ? beside(rows.at(-1), 'after') : undefined;
  const previous_cursor = (backwards ? more : place) ? beside(rows[0], 'before') : undefined;
  return {
    rows,
    truncated,
    first: skipped + 1,
    ...(next_cursor && { next_cursor }),
    ...(previous_cursor && { previous_cursor }),
  };
}

function write<Key extends Keys>({ name }: List<Key>, { side, key, id, rows }: Place<Key>): string {
  return Buffer.from(JSON.stringify([name, side, key, id, rows])).toString('base64url');
}

/** JSON has no undefined, so that stands for what is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
