import { useState } from 'react';

/**
 * Keeps a list that is polled from growing under the pointer: rows that came after the list was
 * first shown wait until `showAll`. Rows that were there change and go as they please.
 *
 * Shape  `fresh` are the keys of the rows that the last `showAll` brought.
 */
export function useHeldRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const waiting = rows.filter((row) => !known.has(keyOf(row)));

  // With nothing in sight there is nothing to move.
  if (waiting.length > 0 && waiting.length === rows.length) setKnown(new Set(rows.map(keyOf)));

  return {
    shown: waiting.length === 0 ? rows : rows.filter((row) => known.has(keyOf(row))),
    waiting: waiting.length,
    fresh,
    showAll: (): void => {
      setFresh(new Set(waiting.map(keyOf)));
      setKnown(new Set(rows.map(keyOf)));
    },
  };
}
