import { mapColumns } from '@larder/shared/stores/shelfColumns';

import { readTable } from '#parts/tables/readTable.ts';

/** A shop's file as a table; the delimiter is the one that gives the most columns that a shelf has. */
export function readShelfTable(file: File): ReturnType<typeof readTable> {
  return readTable(
    file,
    (headings) => mapColumns([headings]).columns.filter(({ field }) => field !== null).length,
  );
}
