import { mapColumns } from '@larder/shared/stores/shelfColumns';

import { readTable, TABLE_LIMITS, type TableChoice } from '#parts/tables/readTable.ts';

/** A shop's file as a table; delimiter and sheet are those that give the most columns that a shelf has. */
export function readShelfTable(file: File, choice?: TableChoice): ReturnType<typeof readTable> {
  return readTable(
    file,
    // Before the file is checked for too many columns.
    (headings) =>
      mapColumns([headings.slice(0, TABLE_LIMITS.columns + 1)]).columns.filter(
        ({ field }) => field !== null,
      ).length,
    choice,
  );
}
