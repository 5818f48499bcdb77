import { readCell } from '#platform/page/csvCells.ts';

import { type Encoding, GUESSED_ENCODINGS, type GuessedEncoding } from './encodings.ts';
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
  /** Of a workbook, of which one is read; 0 of a text. */
  readonly sheets: number;
  /** Of a workbook with several: their names, and which one was read. */
  readonly sheet?: { readonly names: readonly string[]; readonly at: number };
  /** Of a text whose bytes do not tell it. */
  readonly encoding?: GuessedEncoding;
};

/** What somebody says of a file; the rest is guessed. */
export type TableChoice = {
  /** The place of a workbook's sheet. */
  readonly sheet?: number;
  readonly encoding?: GuessedEncoding;
};

/** The first bytes of a zip file, which a workbook is, and of workbooks as they were before 2007 or have a password. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Reads a table of any program: CSV in any dialect, or a sheet of an XLSX workbook.
 *
 * Shape   `countColumns` is the number of headings that are known: it finds the delimiter, and the sheet. Cells of CSV are
 *         without the apostrophe that our own files have before formulas.
 * Errors  returned as `fault`.
 */
export async function readTable(
  file: File,
  countColumns: (headings: readonly string[]) => number,
  choice: TableChoice = {},
): Promise<TableFile | { fault: TableFault }> {
  if (file.size > TABLE_LIMITS.bytes)
    return { fault: { kind: 'file_too_large', bytes: file.size } };
  const start = new Uint8Array(await file.slice(0, ZIP.length).arrayBuffer());
  const begins = (bytes: readonly number[]): boolean =>
    bytes.every((byte, at) => start[at] === byte);
  if (begins(OLD)) return { fault: { kind: 'old_workbook' } };
  if (begins(ZIP)) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = readXlsx(bytes, TABLE_LIMITS, { countColumns, at: choice.sheet });
    if ('fault' in read) return read;
    const { cells, names, at } = read;
    const sheets = names.length;
    return within({ cells, delimiter: ',', sheets, ...(sheets > 1 && { sheet: { names, at } }) });
  }
  const { bytes: maxBytes } = TABLE_LIMITS;
  const read = await readCsv(file, countColumns, { maxBytes, encoding: choice.encoding });
  if ('fault' in read) return read;
  const cells = read.cells.map((row) => row.map(readCell));
  const { delimiter } = read;
  const encoding = choice.encoding ?? guessedOf(read.encoding);
  return within({ cells, delimiter, sheets: 0, ...(encoding && { encoding }) });
}

/** An encoding that the bytes do not tell. What is UTF-8 throughout is nothing else. */
function guessedOf(encoding: Encoding): GuessedEncoding | undefined {
  return GUESSED_ENCODINGS.find((one) => one === encoding && one !== 'utf-8');
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
