import type { FileFault } from './inventoryTable.ts';
import { readCsv } from './readCsv.ts';
import { readXlsx, type XlsxFault, type XlsxLimits } from './readXlsx.ts';

/** What a file of a shop may be at most. */
export const TABLE_LIMITS = {
  bytes: 32 * 1024 * 1024,
  /** With the headings. */
  rows: 50_001,
  columns: 200,
  unpackedBytes: 256 * 1024 * 1024,
  ratio: 100,
} as const satisfies XlsxLimits & { bytes: number };

/** A file as cells of text, with its headings. */
export type TableFile = {
  readonly cells: readonly (readonly string[])[];
  /** Of a text; "," of a workbook. */
  readonly delimiter: string;
  /** Of a workbook; only the first one is read. */
  readonly sheets: number;
};

export type TableFault =
  | Extract<
      FileFault,
      { kind: 'wrong_encoding' | 'file_too_large' | 'broken_quotes' | 'empty_file' | 'no_rows' }
    >
  | XlsxFault
  | { readonly kind: 'old_workbook' };

/** The first bytes of a zip file, which a workbook is, and of workbooks as they were before 2007 or have a password. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Reads a table of any program: CSV in any dialect, or the first sheet of an XLSX workbook.
 *
 * Shape   `countColumns` is the number of headings that are known: it finds the delimiter.
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
  if (!('fault' in read)) return within({ cells: read.cells, delimiter: read.delimiter, sheets: 1 });
  return isOfTables(read.fault) ? { fault: read.fault } : { fault: { kind: 'wrong_encoding' } };
}

/** Without empty rows at the end. */
function within(table: TableFile): TableFile | { fault: TableFault } {
  const filled = table.cells.findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
  const cells = table.cells.slice(0, filled + 1);
  if (cells.length === 0) return { fault: { kind: 'empty_file' } };
  if (cells.length === 1) return { fault: { kind: 'no_rows' } };
  if (cells.length > TABLE_LIMITS.rows) return { fault: { kind: 'too_many_rows' } };
  const { columns } = TABLE_LIMITS;
  if (cells.some((row) => row.slice(columns).some((cell) => cell.trim() !== '')))
    return { fault: { kind: 'too_many_columns' } };
  return { ...table, cells };
}

/** `readCsv` finds these alone. */
function isOfTables(fault: FileFault): fault is FileFault & TableFault {
  return ['wrong_encoding', 'file_too_large', 'broken_quotes'].includes(fault.kind);
}

/** Why a file cannot be used, and what to do. */
export function tableWords(fault: TableFault): string {
  switch (fault.kind) {
    case 'wrong_encoding':
      return 'This file is neither text nor a workbook. Save it as CSV or XLSX and choose it again.';
    case 'file_too_large':
      return `This file has ${(fault.bytes / 1024 / 1024).toFixed(1)} MB. At most 32 MB can be imported at once.`;
    case 'unpacks_too_large':
      return 'This workbook unpacks to far more than its size allows. Save it as CSV and choose that.';
    case 'broken_workbook':
      return 'This workbook cannot be read. Open it in a spreadsheet, save it as CSV and choose that.';
    case 'old_workbook':
      return 'This workbook is of an old kind, or has a password. Save it as XLSX or CSV and choose that.';
    case 'empty_file':
      return 'This file is empty.';
    case 'no_rows':
      return 'This file has headings, but no rows below them.';
    case 'too_many_rows':
      return 'This file has more than 50,000 rows. Bring it in as several files.';
    case 'too_many_columns':
      return 'This file has more than 200 columns. Take out those that a shelf does not need.';
    case 'broken_quotes':
      return `Row ${fault.row}: a quotation mark is not closed, or stands in the middle of a cell.`;
  }
}
