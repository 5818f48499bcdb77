import type { Fate } from '@larder/shared/domain/inventory';
import type { Pack, RowFault } from '@larder/shared/domain/inventoryPlan';
import {
  type FileFault,
  NUMBER_COLUMNS,
  type NumberColumn,
} from '@larder/shared/domain/inventoryTable';
import { lazy } from '@larder/shared/domain/lazy';
import { formatUsd, toDollars } from '@larder/shared/domain/money';

import { spellingWords } from '#lib/spelling';

export const FATES: Readonly<Record<Fate | 'error', string>> = {
  new: 'New',
  price: 'Price changed',
  stock: 'Stock changed',
  price_and_stock: 'Price and stock changed',
  unchanged: 'Unchanged',
  error: 'Error',
};

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
      return `This file has ${count(fault.rows)} rows. At most 5,000 can be imported at once.`;
    case 'missing_name':
      return 'The column “name” is missing.';
    case 'missing_values':
      return 'There is neither a column “price” nor a column “quantity”.';
    case 'doubled_column':
      return `The column “${fault.column}” appears twice.`;
  }
}

/** "Row 7, price". */
export function whereWords(row: number, { column }: RowFault): string {
  return column === undefined ? `Row ${row}` : `Row ${row}, ${column}`;
}

export function rowWords(fault: RowFault, name: string): string {
  switch (fault.kind) {
    case 'empty_name':
      return 'The name is empty.';
    case 'unknown_ingredient':
      return `No ingredient is called “${name}”.${
        fault.closest.length > 0 ? ` Did you mean ${either(fault.closest)}?` : ''
      }`;
    case 'wrong_pack':
      return `${name} comes in packs of ${either(fault.packs.slice(0, 3).map(packWords))}.`;
    case 'doubled_row':
      return `Row ${fault.other} is the same ingredient.`;
    case 'too_many_cells':
      return 'There are more cells than headings. Put a text with commas in quotation marks.';
    case 'price_missing':
      return 'This is new on your shelf and needs a price.';
    case 'quantity_missing':
      return 'This is new on your shelf and needs a quantity.';
    case 'price_changed':
      return `The price has changed since the export: it was ${formatUsd(fault.expected)}, it is ${formatUsd(fault.current)} now. To replace it, write ${toDollars(fault.current).toFixed(2)} into expected_price.`;
    case 'stock_changed':
      return `The stock has changed since the export: it was ${fault.expected}, it is ${fault.current} now. To replace it, write ${fault.current} into expected_quantity.`;
    case 'ambiguous':
      return `${spellingWords(fault.cell, NUMBER_COLUMNS[fault.column])} Or choose how numbers are read.`;
    case 'exponent':
      return `${spellingWords(fault.cell, NUMBER_COLUMNS[fault.column])}`;
    case 'not_a_number':
      return `“${fault.cell}” is not a number. Write it like ${EXAMPLES[fault.column]}.`;
    case 'negative':
      return `“${fault.cell}” is below 0.`;
    case 'too_many_decimals':
      return `“${fault.cell}” has more than ${NUMBER_COLUMNS[fault.column].decimals} decimals.`;
    case 'not_whole':
      return `“${fault.cell}” is not a whole number.`;
    case 'too_large':
      return `“${fault.cell}” is more than ${count(NUMBER_COLUMNS[fault.column].max)}.`;
  }
}

export function reasonWords(faults: readonly RowFault[], name: string): string {
  return faults
    .map((fault) => `${fault.column ? `${fault.column}: ` : ''}${rowWords(fault, name)}`)
    .join(' ');
}

const EXAMPLES: Readonly<Record<NumberColumn, string>> = {
  unit_quantity: '500',
  price: '3.49',
  quantity: '12',
  expected_price: '3.49',
  expected_quantity: '12',
};

function packWords({ unit_quantity, unit }: Pack): string {
  return `${unit_quantity} ${unit}`;
}

const list = lazy(() => new Intl.ListFormat('en-US', { type: 'disjunction' }));

function either(words: readonly string[]): string {
  return list().format(words);
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}

/** "1 price", "2 prices". */
export function countOf(number: number, one: string, many = `${one}s`): string {
  return `${count(number)} ${number === 1 ? one : many}`;
}
