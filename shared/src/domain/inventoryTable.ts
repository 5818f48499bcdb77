import { INVENTORY_COLUMNS, type InventoryColumn, MOST_INVENTORY_ROWS } from './inventory.ts';
import {
  neutralCell,
  type NumberFault,
  PACK_RULE,
  PRICE_RULE,
  QUANTITY_RULE,
  readCell,
  readNumberCell,
} from './inventoryCells.ts';
import { closestText } from './inventoryNames.ts';
import { type Cents, fromDollars, toDollars } from './money.ts';
import { cleanText } from './validation.ts';

/** Why nothing of a file can be used. Rows are counted as a spreadsheet does: the headings are row 1. */
export type FileFault =
  | { readonly kind: 'wrong_encoding' }
  | { readonly kind: 'file_too_large'; readonly bytes: number }
  | { readonly kind: 'empty_file' }
  | { readonly kind: 'no_rows' }
  | { readonly kind: 'broken_quotes'; readonly row: number }
  | { readonly kind: 'too_many_rows'; readonly rows: number }
  | { readonly kind: 'missing_column'; readonly column: InventoryColumn }
  | { readonly kind: 'doubled_column'; readonly column: InventoryColumn }
  | {
      readonly kind: 'unknown_column';
      readonly heading: string;
      readonly closest: InventoryColumn | undefined;
    };

/** What is wrong with one cell of a row. */
export type CellFault =
  | { readonly column: 'name'; readonly kind: 'empty_name' }
  | { readonly column: InventoryColumn; readonly kind: NumberFault; readonly cell: string }
  | { readonly column: undefined; readonly kind: 'too_many_cells' };

/** One row as it was read; what could not be read is undefined and has a fault. */
export type InventoryRow = {
  readonly row: number;
  readonly name: string;
  readonly unit_quantity: number | undefined;
  readonly unit: string;
  readonly price: Cents | undefined;
  readonly quantity: number | undefined;
  readonly expected_quantity: number | undefined;
  readonly faults: readonly CellFault[];
};

/** Only a file that was exported knows what the stock was. */
const OPTIONAL: ReadonlySet<InventoryColumn> = new Set(['expected_quantity']);

/** A store's shelf as the cells of a file; `readInventory` gives back the same. */
export function inventoryTable(
  shelf: readonly {
    readonly name: string;
    readonly unit_quantity: number;
    readonly unit: string;
    readonly price: Cents | undefined;
    readonly quantity: number | undefined;
  }[],
): string[][] {
  const rows = shelf.map(({ name, unit_quantity, unit, price, quantity }) => [
    neutralCell(name),
    String(unit_quantity),
    neutralCell(unit),
    price === undefined ? '' : toDollars(price).toFixed(2),
    quantity === undefined ? '' : String(quantity),
    quantity === undefined ? '' : String(quantity),
  ]);
  return [[...INVENTORY_COLUMNS], ...rows];
}

/**
 * Reads the cells of a file: the headings, then one ingredient a row. Columns may come in any order,
 * rows without anything in them are passed over.
 *
 * Shape   rows are only there when the file as a whole has no fault.
 */
export function readInventory(cells: readonly (readonly string[])[]): {
  faults: FileFault[];
  rows: InventoryRow[];
} {
  const [headings = [], ...below] = cells;
  const numbered = below
    .map((row, index) => ({ row: index + 2, cells: row }))
    .filter((entry) => entry.cells.some((cell) => cell.trim() !== ''));
  if (numbered.length === 0 && headings.every((heading) => heading.trim() === ''))
    return { faults: [{ kind: 'empty_file' }], rows: [] };
  const { columns, faults } = readHeadings(headings);
  if (numbered.length > MOST_INVENTORY_ROWS)
    faults.push({ kind: 'too_many_rows', rows: numbered.length });
  if (numbered.length === 0 && faults.length === 0) faults.push({ kind: 'no_rows' });
  if (faults.length > 0) return { faults, rows: [] };
  return { faults, rows: numbered.map((entry) => readRow(entry, columns)) };
}

type Columns = readonly (InventoryColumn | undefined)[];

function readHeadings(headings: readonly string[]): { columns: Columns; faults: FileFault[] } {
  const faults: FileFault[] = [];
  const columns = trimEnd(headings).map((heading, index, all) => {
    const wanted = headingKey(heading);
    const column = INVENTORY_COLUMNS.find((name) => name === wanted);
    if (!column) {
      const shown = cleanText(heading);
      const closest = closestText(INVENTORY_COLUMNS, wanted);
      faults.push({ kind: 'unknown_column', heading: shown, closest });
    } else if (all.slice(0, index).some((other) => headingKey(other) === column))
      faults.push({ kind: 'doubled_column', column });
    return column;
  });
  for (const column of INVENTORY_COLUMNS)
    if (!columns.includes(column) && !OPTIONAL.has(column))
      faults.push({ kind: 'missing_column', column });
  return { columns, faults };
}

/** "Unit Quantity" and "unit_quantity" are one heading. */
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

function readRow(
  { row, cells }: { row: number; cells: readonly string[] },
  columns: Columns,
): InventoryRow {
  const faults: CellFault[] = [];
  if (trimEnd(cells).length > columns.length)
    faults.push({ column: undefined, kind: 'too_many_cells' });
  const cellOf = (column: InventoryColumn) => cells[columns.indexOf(column)] ?? '';
  const numberOf = (column: InventoryColumn, rule: Parameters<typeof readNumberCell>[1]) => {
    const { value, fault } = readNumberCell(cellOf(column), rule);
    if (fault) faults.push({ column, kind: fault, cell: cleanText(cellOf(column)) });
    return value;
  };
  const name = cleanText(readCell(cellOf('name')));
  if (name === '') faults.push({ column: 'name', kind: 'empty_name' });
  const unit_quantity = numberOf('unit_quantity', PACK_RULE);
  const dollars = numberOf('price', PRICE_RULE);
  return {
    row,
    name,
    unit_quantity,
    unit: cleanText(readCell(cellOf('unit'))),
    price: dollars === undefined ? undefined : fromDollars(dollars),
    quantity: numberOf('quantity', QUANTITY_RULE),
    expected_quantity: numberOf('expected_quantity', QUANTITY_RULE),
    faults,
  };
}
