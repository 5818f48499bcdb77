import { neutralCell } from '#platform/page/csvCells.ts';

import { REASON_COLUMN } from './inventoryTable.ts';

/** A row of a file, counted as in a spreadsheet, with why it was refused. */
type RefusedRow = { readonly row: number; readonly reason: string };

/**
 * A file's refused rows unchanged, each with its reasons, for correction: it is read as the file was. The reason comes
 * first, as a row may have more cells than headings.
 */
export function reasonTable(
  cells: readonly (readonly string[])[],
  { refused, isHeaded = true }: { refused: readonly RefusedRow[]; isHeaded?: boolean },
): string[][] {
  const headings = isHeaded ? (cells[0] ?? []) : [];
  const old = headings.findIndex((heading) => heading.trim() === REASON_COLUMN);
  const withReason = (row: readonly string[], reason: string): string[] => [
    reason,
    ...(old < 0 ? row : row.toSpliced(old, 1)).map(neutralCell),
  ];
  return [
    ...(isHeaded ? [withReason(headings, REASON_COLUMN)] : []),
    ...refused.map(({ row, reason }) => withReason(cells[row - 1] ?? [], reason)),
  ];
}
