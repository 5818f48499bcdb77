import { readCell } from '#platform/page/csvCells.ts';

import { readCsv } from './readCsv.ts';
import { readXlsx, type XlsxLimits } from './readXlsx.ts';
import type { TableFault } from './tableFaults.ts';

/** What a file of a shop may be at most. */
export const TABLE_LIMITS = {
  bytes: 32 * 1024 * 1024,
  /** With the headings. */
  rows: 50_001,
  columns: 200,
  unpackedBytes: 256 * 1024 * 1024,
  /** Of all cells of a workbook: many may share one text. Units: UTF-16 code units. */
  characters: 64 * 1024 * 1024,
  ratio: 100,
} as const satisfies XlsxLimits & { bytes: number };

/** A file as cells of text, with its headings. */
export type TableFile = {
  readonly cells: readonly (readonly string[])[];
  /** Of a text; "," of a workbook. */
  readonly delimiter: string;
  /** Of a workbook, of which the first one is read; 0 of a text. */
  readonly sheets: number;
};

/** The first bytes of a zip file, which a workbook is, and of workbooks as they were before 2007 or have a password. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Reads a table of any program: CSV in any dialect, or the first sheet of an XLSX workbook.
 *
 * Shape   `countColumns` is the number of headings that are known: it finds the delimiter. Cells of CSV are without the
 *         apostrophe that our own files have before formulas.
 * Errors  returned as `fault`.
 */
export async function readTable(
  file: File,
  countColumns: (headings: readonly string[]) => number,
): Promise<TableFile | { fault: TableFault }> {
  if (file.size > TABLE_LIMITS.bytes)
    return { fault: { kind: 'file_too_large', bytes: file.size } };
  const start = new Uint8Array(await file.slice(0, ZIP.length).arrayBuffer());
  const begins = (bytes: readonly number[]): boolean =>
    bytes.every((byte, at) => start[at] === byte);
  if (begins(OLD)) return { fault: { kind: 'old_workbook' } };
  if (begins(ZIP)) {
    const read = readXlsx(new Uint8Array(await file.arrayBuffer()), TABLE_LIMITS);
    return 'fault' in read ? read : within({ delimiter: ',', ...read });
  }
  const read = await readCsv(file, countColumns, TABLE_LIMITS.bytes);
  if ('fault' in read) return read;
  const cells = read.cells.map((row) => row.map(readCell));
  return within({ cells, delimiter: read.delimiter, sheets: 0 });
}

/** Without empty rows at the end, and empty columns past the last. */
function within(table: TableFile): TableFile | { fault: TableFault } {
  const filled = table.cells.findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
  const cells = table.cells.slice(0, filled + 1);
  if (cells.length === 0) return { fault: { kind: 'empty_file' } };
  if (cells.length === 1) return { fault: { kind: 'no_rows' } };
  if (cells.length > TABLE_LIMITS.rows) return { fault: { kind: 'too_many_rows' } };
  const { columns } = TABLE_LIMITS;
  if (cells.some((row) => row.slice(columns).some((cell) => cell.trim() !== '')))
    return { fault: { kind: 'too_many_columns' } };
  return { ...table, cells: cells.map((row) => row.slice(0, columns)) };
}
