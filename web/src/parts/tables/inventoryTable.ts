import { type Cents, fromDollars } from '@larder/shared/basics/money';
import {
  type DecimalSign,
  decimalSignOf,
  type NumberFault,
  type NumberRule,
  PACK_RULE,
  PRICE_RULE,
  QUANTITY_RULE,
  readNumber,
} from '@larder/shared/basics/numberInput';
import { cleanText } from '@larder/shared/basics/validation';
import {
  INVENTORY_COLUMNS,
  type InventoryColumn,
  MAX_INVENTORY_ROWS,
} from '@larder/shared/stores/inventory';

import { neutralCell, readCell } from '#platform/page/csvCells.ts';

import { closestText } from './inventoryNames.ts';
import { shelfTable } from './shelfTable.ts';

/** Number columns and their rules. */
export const NUMBER_COLUMNS = {
  unit_quantity: PACK_RULE,
  price: PRICE_RULE,
  quantity: QUANTITY_RULE,
  expected_price: PRICE_RULE,
  expected_quantity: QUANTITY_RULE,
} as const satisfies Partial<Record<InventoryColumn, NumberRule>>;
export type NumberColumn = keyof typeof NUMBER_COLUMNS;

/** Why a file is unusable. Rows count as in a spreadsheet: the headings are row 1. */
export type FileFault =
  | { readonly kind: 'wrong_encoding' }
  | { readonly kind: 'file_too_large'; readonly bytes: number }
  | { readonly kind: 'empty_file' }
  | { readonly kind: 'no_rows' }
  | { readonly kind: 'broken_quotes'; readonly row: number }
  | { readonly kind: 'too_many_rows'; readonly rows: number }
  | { readonly kind: 'missing_name' }
  | { readonly kind: 'missing_values' }
  | { readonly kind: 'doubled_column'; readonly column: InventoryColumn };

/** An ignored column; `closest` is a missing column it may stand for. */
export type IgnoredColumn = {
  readonly heading: string;
  readonly closest: InventoryColumn | undefined;
};

export type CellFault =
  | { readonly column: 'name'; readonly kind: 'empty_name' }
  | { readonly column: NumberColumn; readonly kind: NumberFault; readonly cell: string }
  | { readonly column: undefined; readonly kind: 'too_many_cells' };

/** A row as read. Missing values are undefined or '', and so are unreadable ones, with a fault. */
export type InventoryRow = {
  readonly row: number;
  readonly name: string;
  /** '' without one. */
  readonly brand: string;
  readonly unit_quantity: number | undefined;
  readonly unit: string;
  readonly price: Cents | undefined;
  readonly quantity: number | undefined;
  readonly expected_price: Cents | undefined;
  readonly expected_quantity: number | undefined;
  readonly faults: readonly CellFault[];
};

export type InventoryFile = {
  readonly faults: readonly FileFault[];
  /** Empty when the file is unusable. */
  readonly rows: readonly InventoryRow[];
  readonly ignored: readonly IgnoredColumn[];
  readonly spelling: NumberSpelling;
};

/** Decimal signs of a file's numbers. */
export type NumberSpelling = {
  /** Certain decimal signs. */
  readonly signs: ReadonlySet<DecimalSign>;
  /** Cells with two readings. */
  readonly ambiguous: readonly string[];
};

/** The column with the reason of a refused row; ignored on import. */
export const REASON_COLUMN = 'reason';

/** A shelf as cells of a file: formulas in it are texts. `readInventory` reads the same. */
export function inventoryTable(...shelf: Parameters<typeof shelfTable>): string[][] {
  return shelfTable(...shelf).map((row) => row.map(neutralCell));
}

/**
 * Reads cells: the headings, then one ingredient per row. Columns come in any order, unknown ones are
 * ignored, empty rows skipped. A name and a price or a quantity are enough.
 *
 * Shape   `decimal` decides numbers with two readings.
 */
export function readInventory(
  cells: readonly (readonly string[])[],
  decimal?: DecimalSign,
): InventoryFile {
  const [headings = [], ...below] = cells;
  const numbered = below
    .map((row, index) => ({ row: index + 2, cells: row }))
    .filter((entry) => entry.cells.some((cell) => cell.trim() !== ''));
  const { columns, brandAt, ignored, faults } = readHeadings(headings);
  const nothing = { rows: [], ignored, spelling: spellingIn([], columns) };
  if (numbered.length === 0 && headings.every((heading) => heading.trim() === ''))
    return { ...nothing, faults: [{ kind: 'empty_file' }] };
  if (numbered.length > MAX_INVENTORY_ROWS)
    faults.push({ kind: 'too_many_rows', rows: numbered.length });
  if (numbered.length === 0 && faults.length === 0) faults.push({ kind: 'no_rows' });
  if (faults.length > 0) return { ...nothing, faults };
  return {
    faults,
    rows: numbered.map((entry) => readRow(entry, { columns, brandAt, decimal })),
    ignored,
    spelling: spellingIn(numbered, columns),
  };
}

/** Number of known columns among the headings. */
export function countColumns(headings: readonly string[]): number {
  return headings.filter((heading) => columnOf(heading) !== undefined).length;
}

type Columns = readonly (InventoryColumn | undefined)[];

function readHeadings(headings: readonly string[]): {
  columns: Columns;
  /** The place of the column of brands; -1 without one. */
  brandAt: number;
  ignored: IgnoredColumn[];
  faults: FileFault[];
} {
  const named = trimEnd(headings);
  const columns = named.map(columnOf);
  const missing = INVENTORY_COLUMNS.filter((column) => !columns.includes(column));
  const ignored = named
    .filter((heading) => columnOf(heading) === undefined && !isKnown(headingKey(heading)))
    .map((heading) => {
      const closest = closestText(INVENTORY_COLUMNS, headingKey(heading));
      return {
        heading: cleanText(heading),
        closest: missing.find((column) => column === closest),
      };
    });
  const faults: FileFault[] = [];
  if (missing.includes('name')) faults.push({ kind: 'missing_name' });
  if (missing.includes('price') && missing.includes('quantity'))
    faults.push({ kind: 'missing_values' });
  for (const column of INVENTORY_COLUMNS)
    if (columns.indexOf(column) !== columns.lastIndexOf(column))
      faults.push({ kind: 'doubled_column', column });
  const brandAt = named.findIndex((heading) => headingKey(heading) === 'brand');
  return { columns, brandAt, ignored, faults };
}

/** A heading that is no column of an inventory and needs no word. */
function isKnown(key: string): boolean {
  return key === REASON_COLUMN || key === 'brand';
}

function columnOf(heading: string): InventoryColumn | undefined {
  const key = headingKey(heading);
  return INVENTORY_COLUMNS.find((name) => name === key);
}

/** "Unit Quantity" and "unit_quantity" are equal. */
function headingKey(heading: string): string {
  return cleanText(heading)
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
}

/** Spreadsheets leave empty cells at the end of a row. */
function trimEnd(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return cells.slice(0, last + 1);
}

function spellingIn(
  rows: readonly { cells: readonly string[] }[],
  columns: Columns,
): NumberSpelling {
  const numbers = rows.flatMap(({ cells }) =>
    columns.flatMap((column, index) =>
      column === undefined || column === 'name' || column === 'unit'
        ? []
        : { cell: readCell(cells[index] ?? ''), rule: NUMBER_COLUMNS[column] },
    ),
  );
  return {
    signs: new Set(numbers.flatMap(({ cell, rule }) => decimalSignOf(cell, rule) ?? [])),
    ambiguous: numbers
      .filter(({ cell, rule }) => readNumber(cell, rule).fault === 'ambiguous')
      .map(({ cell }) => cleanText(cell)),
  };
}

function readRow(
  { row, cells }: { row: number; cells: readonly string[] },
  {
    columns,
    brandAt,
    decimal,
  }: { columns: Columns; brandAt: number; decimal: DecimalSign | undefined },
): InventoryRow {
  const faults: CellFault[] = [];
  if (trimEnd(cells).length > columns.length)
    faults.push({ column: undefined, kind: 'too_many_cells' });
  const cellOf = (column: InventoryColumn) => readCell(cells[columns.indexOf(column)] ?? '');
  const numberOf = (column: NumberColumn) => {
    const { value, fault } = readNumber(cellOf(column), NUMBER_COLUMNS[column], decimal);
    if (fault) faults.push({ column, kind: fault, cell: cleanText(cellOf(column)) });
    return value;
  };
  const priceOf = (column: 'price' | 'expected_price') => {
    const dollars = numberOf(column);
    return dollars === undefined ? undefined : fromDollars(dollars);
  };
  const name = cleanText(cellOf('name'));
  if (name === '') faults.push({ column: 'name', kind: 'empty_name' });
  return {
    row,
    name,
    brand: cleanText(readCell(cells[brandAt] ?? '')),
    unit_quantity: numberOf('unit_quantity'),
    unit: cleanText(cellOf('unit')),
    price: priceOf('price'),
    quantity: numberOf('quantity'),
    expected_price: priceOf('expected_price'),
    expected_quantity: numberOf('expected_quantity'),
    faults,
  };
}
