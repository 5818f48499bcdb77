import { mapColumns } from '@larder/shared/stores/shelfColumns';

import { readTable, TABLE_LIMITS } from '#parts/tables/readTable.ts';

/** A shop's file as a table; the delimiter is the one that gives the most columns that a shelf has. */
export function readShelfTable(file: File): ReturnType<typeof readTable> {
  return readTable(
    file,
    // Before the file is checked for too many columns.
    (headings) =>
      mapColumns([headings.slice(0, TABLE_LIMITS.columns + 1)]).columns.filter(
        ({ field }) => field !== null,
      ).length,
  );
}
