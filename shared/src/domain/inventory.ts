import type { Cents } from './money.ts';

/** The columns of an inventory file, in the order they are exported. */
export const INVENTORY_COLUMNS = [
  'name',
  'unit_quantity',
  'unit',
  'price',
  'quantity',
  'expected_quantity',
] as const;
export type InventoryColumn = (typeof INVENTORY_COLUMNS)[number];

/** Rows of one import. Source: the specification of the vendor's inventory. */
export const MOST_INVENTORY_ROWS = 5000;

/** What stands on the shelf. */
export type OnShelf = { readonly price: Cents; readonly quantity: number };

/** What somebody wants there; what is not said stays. `expected_quantity` is the stock they saw. */
export type ShelfWish = {
  readonly price?: Cents | undefined;
  readonly quantity?: number | undefined;
  readonly expected_quantity?: number | undefined;
};

/** What becomes of a row of the shelf. */
export type Fate = 'new' | 'price' | 'stock' | 'price_and_stock' | 'unchanged';

export type WishFault =
  | { readonly kind: 'price_missing' }
  | { readonly kind: 'quantity_missing' }
  | { readonly kind: 'stock_changed'; readonly expected: number; readonly current: number };

export type Decision =
  | { readonly fate: Fate; readonly after: OnShelf | undefined; readonly delta: number }
  | { readonly fault: WishFault };

/**
 * What a wish does to a row of the shelf.
 *
 * Sold goods never come back: a stock that nobody edited since it was read is left alone, and an edited
 * one is refused when it is no longer what was read. Wishing for what is already there is no change, so
 * that a repeated import does nothing.
 *
 * Shape   `onShelf` is undefined when the store does not have the ingredient; what it expected there
 *         does not matter then. `after` is undefined when the row still does not exist.
 */
export function decideWish(wish: ShelfWish, onShelf: OnShelf | undefined): Decision {
  const { price, quantity } = wish;
  if (!onShelf) {
    if (price === undefined && quantity === undefined)
      return { fate: 'unchanged', after: undefined, delta: 0 };
    if (price === undefined) return { fault: { kind: 'price_missing' } };
    if (quantity === undefined) return { fault: { kind: 'quantity_missing' } };
    return { fate: 'new', after: { price, quantity }, delta: quantity };
  }
  const stock = wantedStock(wish, onShelf.quantity);
  if (typeof stock === 'object') return { fault: stock };
  const after = { price: price ?? onShelf.price, quantity: stock };
  return {
    fate: fateOf(after.price !== onShelf.price, stock !== onShelf.quantity),
    after,
    delta: stock - onShelf.quantity,
  };
}

/** Whether a wish names the stock it saw and no other: nobody edited it, so it is not a wish for stock. */
export function isUntouchedStock({ quantity, expected_quantity }: ShelfWish): boolean {
  return quantity !== undefined && quantity === expected_quantity;
}

function wantedStock(wish: ShelfWish, current: number): number | WishFault {
  const { quantity, expected_quantity: expected } = wish;
  if (quantity === undefined || quantity === current || isUntouchedStock(wish)) return current;
  if (expected !== undefined && expected !== current)
    return { kind: 'stock_changed', expected, current };
  return quantity;
}

function fateOf(isPrice: boolean, isStock: boolean): Fate {
  if (isPrice && isStock) return 'price_and_stock';
  if (isPrice) return 'price';
  return isStock ? 'stock' : 'unchanged';
}
