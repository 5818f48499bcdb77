import { lazy } from '@larder/shared/basics/lazy';
import { type Cents, formatUsd, toDollars } from '@larder/shared/basics/money';
import type { Pack } from '@larder/shared/food/packs.model';
import type { Fate } from '@larder/shared/stores/inventory';

import { NUMBER_COLUMNS, type NumberColumn } from '#parts/tables/inventoryTable.ts';
import { spellingWords } from '#platform/forms/spelling.ts';
import { numberText } from '#platform/page/counts.ts';

import type { RowFault } from './inventoryPlan.ts';

export const FATES: Readonly<Record<Fate | 'error', string>> = {
  new: 'New',
  price: 'Price changed',
  stock: 'Stock changed',
  price_and_stock: 'Price and stock changed',
  unchanged: 'Unchanged',
  error: 'Error',
};

/** "ends the sale at $3.49": of a regular price that is not above it. */
export function endsSaleWords(sale: Cents): string {
  return `ends the sale at ${formatUsd(sale)}`;
}

/** "Row 7, price", of a file. */
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
    case 'price_moved':
      return `The price was changed meanwhile: it was ${formatUsd(fault.expected)}, it is ${formatUsd(fault.current)} now.`;
    case 'stock_moved':
      return `The stock was changed meanwhile: it was ${fault.expected}, it is ${fault.current} now.`;
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
      return `“${fault.cell}” is more than ${numberText(NUMBER_COLUMNS[fault.column].max)}.`;
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
