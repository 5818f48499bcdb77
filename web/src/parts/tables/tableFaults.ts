import { fileWords } from './csvWords.ts';
import type { FileFault } from './inventoryTable.ts';
import type { CsvFault } from './readCsv.ts';
import type { XlsxFault } from './readXlsx.ts';

/** Why a shop's file cannot be used. Rows count as in a spreadsheet: the headings are row 1. */
export type TableFault =
  | CsvFault
  | Extract<FileFault, { kind: 'empty_file' | 'no_rows' }>
  | XlsxFault
  | { readonly kind: 'old_workbook' };

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
    case 'no_rows':
    case 'broken_quotes':
      return fileWords(fault);
    case 'too_many_rows':
      return 'This file has more than 50,000 rows. Bring it in as several files.';
    case 'too_many_columns':
      return 'This file has more than 200 columns. Take out those that a shelf does not need.';
  }
}
