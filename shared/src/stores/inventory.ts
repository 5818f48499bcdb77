import type { Cents } from '#basics/money';

/** Columns of an inventory file, in export order. */
export const INVENTORY_COLUMNS = [
  'name',
  'unit_quantity',
  'unit',
  'price',
  'quantity',
  'expected_price',
  'expected_quantity',
] as const;
export type InventoryColumn = (typeof INVENTORY_COLUMNS)[number];

/** Max rows of an import. Source: the specification of the vendor's inventory. */
export const MAX_INVENTORY_ROWS = 5000;

/** Max length of the name of a tax class. Units: characters. */
export const MAX_TAX_CLASS = 20;

export type OnShelf = { readonly price: Cents; readonly quantity: number };

/** A wanted state; members left out stay. `expected_…` is what the editor saw. */
export type ShelfWish = {
  readonly price?: Cents | undefined;
  readonly quantity?: number | undefined;
  readonly expected_price?: Cents | undefined;
  readonly expected_quantity?: number | undefined;
};

/** The effect on a row. */
export type Fate = 'new' | 'price' | 'stock' | 'price_and_stock' | 'unchanged';

export type WishFault =
  | { readonly kind: 'price_missing' }
  | { readonly kind: 'quantity_missing' }
  | { readonly kind: 'price_changed'; readonly expected: Cents; readonly current: Cents }
  | { readonly kind: 'stock_changed'; readonly expected: number; readonly current: number };

export type Decision =
  | { readonly fate: Fate; readonly after: OnShelf | undefined; readonly delta: number }
  | { readonly faults: readonly WishFault[] };

/**
 * Decides a row of the shelf.
 *
 * A price or stock that nobody edited is no wish: the shelf keeps its own, so that an old file restores
 * neither sold goods nor old prices. An edited one is refused when the shelf no longer has the expected
 * value. An equal value is no change, so a repeated import does nothing.
 *
 * Shape   `onShelf` is undefined when the store lacks the ingredient; expectations are ignored then. `after`
 *         is undefined when the row still does not exist.
 */
export function decideWish(wish: ShelfWish, onShelf: OnShelf | undefined): Decision {
  const { price, quantity } = wish;
  if (!onShelf) {
    if (price === undefined && quantity === undefined)
      return { fate: 'unchanged', after: undefined, delta: 0 };
    if (price === undefined) return { faults: [{ kind: 'price_missing' }] };
    if (quantity === undefined) return { faults: [{ kind: 'quantity_missing' }] };
    return { fate: 'new', after: { price, quantity }, delta: quantity };
  }
  const faults = conflictsOf(wish, onShelf);
  if (faults.length > 0) return { faults };
  const after = {
    price: isUntouchedPrice(wish) ? onShelf.price : (price ?? onShelf.price),
    quantity: isUntouchedStock(wish) ? onShelf.quantity : (quantity ?? onShelf.quantity),
  };
  return {
    fate: fateOf(after.price !== onShelf.price, after.quantity !== onShelf.quantity),
    after,
    delta: after.quantity - onShelf.quantity,
  };
}

/** Whether the wanted price is the expected one: nobody edited it. */
export function isUntouchedPrice({ price, expected_price }: ShelfWish): boolean {
  return price !== undefined && price === expected_price;
}

/** As `isUntouchedPrice`, for stock. */
export function isUntouchedStock({ quantity, expected_quantity }: ShelfWish): boolean {
  return quantity !== undefined && quantity === expected_quantity;
}

/** Whether a price changes by more than half, probably by mistake. */
export function isSteepChange(from: Cents, to: Cents): boolean {
  return Math.abs(to - from) * 2 > from;
}

function conflictsOf(wish: ShelfWish, onShelf: OnShelf): WishFault[] {
  const { price, quantity, expected_price, expected_quantity } = wish;
  const faults: WishFault[] = [];
  if (
    expected_price !== undefined &&
    isConflict(price, { expected: expected_price, current: onShelf.price })
  )
    faults.push({ kind: 'price_changed', expected: expected_price, current: onShelf.price });
  if (
    expected_quantity !== undefined &&
    isConflict(quantity, { expected: expected_quantity, current: onShelf.quantity })
  )
    faults.push({
      kind: 'stock_changed',
      expected: expected_quantity,
      current: onShelf.quantity,
    });
  return faults;
}

/** Whether wanted, expected and current values all differ. */
function isConflict(
  wanted: number | undefined,
  { expected, current }: { expected: number; current: number },
): boolean {
  return wanted !== undefined && wanted !== expected && wanted !== current && expected !== current;
}

function fateOf(isPrice: boolean, isStock: boolean): Fate {
  if (isPrice && isStock) return 'price_and_stock';
  if (isPrice) return 'price';
  return isStock ? 'stock' : 'unchanged';
}
