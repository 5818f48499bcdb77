import type { Cursor } from '#platform/lib/cursor';

import { type Sql, sql } from './sql.ts';

/**
 * The SQL of one page of a list that is sorted by columns, all falling or all rising. The last is unique.
 *
 * Shape   `beyond` is an `and …` for the rows on the cursor's side, empty without a cursor; `order` puts the
 *         rows nearest to it first; `inListOrder` reverses what was read backwards.
 */
export function keyset({
  columns,
  falls,
  cursor,
  at,
}: {
  columns: readonly Sql[];
  falls: boolean;
  cursor: Cursor | undefined;
  /** The cursor's key, in the types of the columns. */
  at: (cursor: Cursor) => readonly Sql[];
}) {
  const backwards = cursor?.side === 'before';
  const descends = falls !== backwards;
  const direction = descends ? sql`desc` : sql`asc`;
  return {
    beyond: cursor
      ? sql`and (${listed(columns)}) ${descends ? sql`<` : sql`>`} (${listed(at(cursor))})`
      : sql``,
    order: listed(columns.map((column) => sql`${column} ${direction}`)),
    inListOrder: <Row>(rows: Row[]): Row[] => (backwards ? rows.toReversed() : rows),
  };
}

function listed(parts: readonly Sql[]): Sql {
  return parts.reduce((list, part) => sql`${list}, ${part}`);
}
