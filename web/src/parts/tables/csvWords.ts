import { numberText } from '#platform/page/counts.ts';

import type { FileFault } from './inventoryTable.ts';

/** Why a file cannot be used, and what to do. */
export function fileWords(fault: FileFault): string {
  switch (fault.kind) {
    case 'wrong_encoding':
      return 'This file is not text. Save it as “CSV UTF-8” and choose it again.';
    case 'file_too_large':
      return `This file has ${(fault.bytes / 1024 / 1024).toFixed(1)} MB. At most 2 MB can be imported at once.`;
    case 'empty_file':
      return 'This file is empty.';
    case 'no_rows':
      return 'This file has headings, but no rows below them.';
    case 'broken_quotes':
      return `Row ${fault.row}: a quotation mark is not closed, or stands in the middle of a cell.`;
    case 'too_many_rows':
      return `This file has ${numberText(fault.rows)} rows. At most 5,000 can be imported at once.`;
    case 'missing_name':
      return 'The column “name” is missing.';
    case 'missing_values':
      return 'There is neither a column “price” nor a column “quantity”.';
    case 'doubled_column':
      return `The column “${fault.column}” appears twice.`;
  }
}

/** "1 price", "2 prices". */
export function countOf(number: number, one: string, many = `${one}s`): string {
  return `${numberText(number)} ${number === 1 ? one : many}`;
}
