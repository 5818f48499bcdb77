import { type Cents, cents } from '@larder/shared/basics/money';
import { cleanText } from '@larder/shared/basics/validation';
import type { Pack } from '@larder/shared/food/packs.model';
import {
  decideWish,
  type Fate,
  isSteepChange,
  isUntouchedPrice,
  isUntouchedStock,
  type OnShelf,
  type ShelfWish,
  type WishFault,
} from '@larder/shared/stores/inventory';
import type { Sale } from '@larder/shared/stores/sales.model';

import { closestNames, indexNames, type NameIndex } from '#parts/tables/inventoryNames.ts';
import type { CellFault, InventoryRow } from '#parts/tables/inventoryTable.ts';

/** A fault of a column, or of the row when the column is undefined. */
export type RowFault =
  | CellFault
  | {
      readonly column: 'name';
      readonly kind: 'unknown_ingredient';
      readonly closest: readonly string[];
    }
  | {
      readonly column: 'unit' | 'unit_quantity';
      readonly kind: 'wrong_pack';
      readonly packs: readonly Pack[];
    }
  | { readonly column: undefined; readonly kind: 'doubled_row'; readonly other: number }
  | ({ readonly column: 'price' | 'quantity' } & WishFault)
  | ({ readonly column: 'price' | 'quantity' } & Moved);

/** A value that was changed after it was shown. */
type Moved =
  | { readonly kind: 'price_moved'; readonly expected: Cents; readonly current: Cents }
  | { readonly kind: 'stock_moved'; readonly expected: number; readonly current: number };

/** The plan for a row. It has an ingredient, or a fault that says why not. */
export type PlannedRow = {
  readonly row: number;
  readonly name: string;
  readonly ingredient_id: string | undefined;
  readonly wish: ShelfWish;
  readonly fate: Fate | 'error';
  readonly faults: readonly RowFault[];
  readonly before: OnShelf | undefined;
  readonly after: OnShelf | undefined;
  /** The file has an older value that nobody edited; the shelf keeps its own. */
  readonly keepsPrice: boolean;
  readonly keepsStock: boolean;
  readonly isSteep: boolean;
  /** The sale price that ends, since the regular one is not above it any more. */
  readonly endsSale: Cents | undefined;
};

export type InventoryEdit = ShelfWish & { readonly ingredient_id: string };

/** What stands on a shelf, with its sale. */
export type Standing = OnShelf & { readonly sale?: Sale | null | undefined };

type Shelf = ReadonlyMap<string, Standing>;

/**
 * The plan of an import, in the order of the file.
 *
 * Shape   `shelf` is the store's current one, by ingredient. Of an ingredient named twice all rows are at
 *         fault, so that order never matters.
 */
export function planInventory(
  rows: readonly InventoryRow[],
  { catalogue, shelf }: { catalogue: readonly Pack[]; shelf: Shelf },
): PlannedRow[] {
  const index = indexCatalogue(catalogue);
  const found = rows.map((row) => ({ row, ...identify(row, { ...index, shelf }) }));
  const rowsOf = new Map<string, number[]>();
  for (const { row, pack } of found) if (pack) addTo(rowsOf, pack.ingredient_id, row.row);
  return found.map(({ row, pack, fault }) => {
    const faults: RowFault[] = [...(fault ? [fault] : []), ...row.faults];
    const other = pack && rowsOf.get(pack.ingredient_id)?.find((one) => one !== row.row);
    if (other !== undefined) faults.push({ column: undefined, kind: 'doubled_row', other });
    return planRow(row, { pack, faults, before: pack && shelf.get(pack.ingredient_id) });
  });
}

/** An item of a shelf as it was shown to the vendor, and what it shall become. */
export type ItemWish = Pick<Pack, 'ingredient_id' | 'name'> & {
  readonly seen: OnShelf;
  readonly wanted: Partial<OnShelf>;
};

/**
 * The plan of changes to items of a shelf, in their order. An item that changed after it was shown is a
 * fault, as in an import; one that has left the shelf is left out.
 */
export function planWishes(wishes: readonly ItemWish[], shelf: Shelf): PlannedRow[] {
  return wishes.flatMap(({ ingredient_id, name, seen, wanted }, index): PlannedRow[] => {
    const before = shelf.get(ingredient_id);
    if (!before) return [];
    const expected = { expected_price: seen.price, expected_quantity: seen.quantity };
    const wish = { ...wanted, ...expected };
    const decision = decideWish(wish, before);
    const faults = 'faults' in decision ? decision.faults.flatMap(movedOf) : [];
    const after = 'faults' in decision ? undefined : decision.after;
    return [
      {
        row: index + 1,
        name,
        ingredient_id,
        wish,
        fate: 'faults' in decision ? 'error' : decision.fate,
        faults,
        before,
        after,
        keepsPrice: false,
        keepsStock: false,
        isSteep: after !== undefined && isSteepChange(before.price, after.price),
        endsSale: endedBy(after, before),
      },
    ];
  });
}

function endedBy(after: OnShelf | undefined, before: Standing | undefined): Cents | undefined {
  const sale = before?.sale;
  return after && sale && after.price <= sale.price ? sale.price : undefined;
}

function movedOf(fault: WishFault): RowFault[] {
  switch (fault.kind) {
    case 'price_changed':
      return [{ ...fault, column: 'price', kind: 'price_moved' }];
    case 'stock_changed':
      return [{ ...fault, column: 'quantity', kind: 'stock_moved' }];
    // Of items that are not on the shelf.
    case 'price_missing':
    case 'quantity_missing':
      return [];
  }
}

/**
 * The changes to send for rows without faults. Each has the expected value, 0 where there was none, so that
 * the server can refuse stale edits; unchanged values are not sent.
 */
export function editsOf(plan: readonly PlannedRow[]): InventoryEdit[] {
  return plan.flatMap(({ ingredient_id, fate, before, after }) => {
    if (!ingredient_id || !after || fate === 'unchanged' || fate === 'error') return [];
    return {
      ingredient_id,
      ...(after.price !== before?.price && {
        price: after.price,
        expected_price: before?.price ?? cents(0),
      }),
      ...(after.quantity !== before?.quantity && {
        quantity: after.quantity,
        expected_quantity: before?.quantity ?? 0,
      }),
    };
  });
}

function planRow(
  { row, name, price, quantity, expected_price, expected_quantity }: InventoryRow,
  {
    pack,
    faults,
    before,
  }: { pack: Pack | undefined; faults: readonly RowFault[]; before: Standing | undefined },
): PlannedRow {
  const wish: ShelfWish = { price, quantity, expected_price, expected_quantity };
  const common = {
    row,
    name: pack?.name ?? name,
    ingredient_id: pack?.ingredient_id,
    wish,
    before,
    keepsPrice: isUntouchedPrice(wish) && before !== undefined && before.price !== price,
    keepsStock: isUntouchedStock(wish) && before !== undefined && before.quantity !== quantity,
    isSteep: false,
    endsSale: undefined,
  };
  const failed = (all: readonly RowFault[]): PlannedRow => ({
    ...common,
    fate: 'error',
    faults: all,
    after: undefined,
  });
  if (!pack || faults.length > 0) return failed(faults);
  const decision = decideWish(wish, before);
  if ('faults' in decision)
    return failed(decision.faults.map((fault) => ({ column: WISH_COLUMNS[fault.kind], ...fault })));
  const { fate, after } = decision;
  const isSteep =
    before !== undefined && after !== undefined && isSteepChange(before.price, after.price);
  return { ...common, fate, faults: [], after, isSteep, endsSale: endedBy(after, before) };
}

const WISH_COLUMNS = {
  price_missing: 'price',
  price_changed: 'price',
  quantity_missing: 'quantity',
  stock_changed: 'quantity',
} as const satisfies Record<WishFault['kind'], 'price' | 'quantity'>;

type CatalogueIndex = {
  readonly byName: ReadonlyMap<string, readonly Pack[]>;
  readonly names: NameIndex;
};

function indexCatalogue(catalogue: readonly Pack[]): CatalogueIndex {
  const byName = new Map<string, Pack[]>();
  for (const pack of catalogue) addTo(byName, nameKey(pack.name), pack);
  return { byName, names: indexNames(catalogue.map(({ name }) => name)) };
}

/**
 * The ingredient of a row, or why there is none. Unit and pack size are optional when the name is unambiguous;
 * of several pack sizes, the only one on the shelf counts.
 */
function identify(
  { name, unit, unit_quantity, faults }: InventoryRow,
  { byName, names, shelf }: CatalogueIndex & { shelf: Shelf },
): { pack?: Pack; fault?: RowFault } {
  if (name === '') return {};
  const packs = byName.get(nameKey(name));
  if (!packs)
    return {
      fault: { column: 'name', kind: 'unknown_ingredient', closest: closestNames(names, name) },
    };
  const ofUnit = packs.filter((pack) => unit === '' || nameKey(pack.unit) === nameKey(unit));
  if (ofUnit.length === 0) return { fault: { column: 'unit', kind: 'wrong_pack', packs } };
  // An unreadable number has its own fault.
  if (faults.some(({ column }) => column === 'unit_quantity')) return {};
  const ofSize = ofUnit.filter(
    (pack) => unit_quantity === undefined || pack.unit_quantity === unit_quantity,
  );
  const onShelf = ofSize.filter(({ ingredient_id }) => shelf.has(ingredient_id));
  const [pack, ...others] = onShelf.length === 1 ? onShelf : ofSize;
  if (pack && others.length === 0) return { pack };
  return { fault: { column: 'unit_quantity', kind: 'wrong_pack', packs: pack ? ofSize : ofUnit } };
}

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function nameKey(text: string): string {
  return cleanText(text).toLowerCase();
}
