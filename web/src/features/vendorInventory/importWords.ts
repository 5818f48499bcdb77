import type { Fate, InventoryColumn } from '@larder/shared/domain/inventory';
import { PACK_RULE, PRICE_RULE, QUANTITY_RULE } from '@larder/shared/domain/inventoryCells';
import type { Pack, RowFault } from '@larder/shared/domain/inventoryPlan';
import type { FileFault } from '@larder/shared/domain/inventoryTable';
import { madeOnce } from '@larder/shared/domain/madeOnce';

/** What the fates are called. */
export const FATES: Readonly<Record<Fate | 'error', string>> = {
  new: 'New',
  price: 'Price changed',
  stock: 'Stock changed',
  price_and_stock: 'Price and stock changed',
  unchanged: 'Unchanged',
  error: 'Error',
};

/** Why a file cannot be used, and what to do about it. */
export function fileWords(fault: FileFault): string {
  switch (fault.kind) {
    case 'wrong_encoding':
      return 'This file is not UTF-8 text. Save it as “CSV UTF-8” and choose it again.';
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
    case 'missing_column':
      return `The column “${fault.column}” is missing.`;
    case 'doubled_column':
      return `The column “${fault.column}” is there twice.`;
    case 'unknown_column':
      return `The column “${fault.heading}” is not known.${
        fault.closest ? ` Did you mean “${fault.closest}”?` : ''
      }`;
  }
}

/** Where in the file a fault is: "Row 7, price". */
export function whereWords(row: number, { column }: RowFault): string {
  return column === undefined ? `Row ${row}` : `Row ${row}, ${column}`;
}

/** What is wrong with a row that has this name. */
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
    case 'stock_changed':
      return `The stock has changed since the export: it was ${fault.expected}, it is ${fault.current} now.`;
    case 'not_a_number':
      return `“${fault.cell}” is not a number. Write it like ${EXAMPLES[fault.column]}.`;
    case 'negative':
      return `“${fault.cell}” is below 0.`;
    case 'too_many_decimals':
      return `“${fault.cell}” has more than ${ruleOf(fault.column).decimals} decimals.`;
    case 'not_whole':
      return `“${fault.cell}” is not a whole number.`;
    case 'too_large':
      return `“${fault.cell}” is more than ${count(ruleOf(fault.column).most)}.`;
  }
}

const EXAMPLES: Readonly<Record<InventoryColumn, string>> = {
  name: 'Rice',
  unit_quantity: '500',
  unit: 'gm',
  price: '3.49',
  quantity: '12',
  expected_quantity: '12',
};

function ruleOf(column: InventoryColumn) {
  if (column === 'price') return PRICE_RULE;
  return column === 'unit_quantity' ? PACK_RULE : QUANTITY_RULE;
}

function packWords({ unit_quantity, unit }: Pack): string {
  return `${unit_quantity} ${unit}`;
}

const list = madeOnce(() => new Intl.ListFormat('en-US', { type: 'disjunction' }));

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
