import type { Cursor } from '#lib/cursor';

import { type Sql, sql } from './sql.ts';

type Pair = readonly [sortedBy: Sql, id: Sql];

/**
 * The SQL of one page of a list that is sorted by two columns, both falling or both rising.
 *
 * Shape   `beyond` is an `and …` for the rows on the cursor's side, empty without a cursor; `order` puts the
 *         rows nearest to it first; `inListOrder` reverses what was read backwards.
 */
export function keyset({
  columns: [sortedBy, id],
  falls,
  cursor,
  at,
}: {
  columns: Pair;
  falls: boolean;
  cursor: Cursor | undefined;
  /** The cursor's key, in the types of the columns. */
  at: (cursor: Cursor) => Pair;
}) {
  const backwards = cursor?.side === 'before';
  const descends = falls !== backwards;
  const direction = descends ? sql`desc` : sql`asc`;
  return {
    beyond: cursor
      ? sql`and (${sortedBy}, ${id}) ${descends ? sql`<` : sql`>`} (${at(cursor)[0]}, ${at(cursor)[1]})`
      : sql``,
    order: sql`${sortedBy} ${direction}, ${id} ${direction}`,
    inListOrder: <Row>(rows: Row[]): Row[] => (backwards ? rows.toReversed() : rows),
  };
}
