import type { Cents } from '@larder/shared/basics/money';
import { compareText, containsText, foldText } from '@larder/shared/basics/text';
import { keptGtin } from '@larder/shared/food/gtin';

import { soldName } from './soldName.ts';

/** An item without its own `low_at` is low at this number of packs or fewer. Source: our own decision. */
export const LOW_STOCK = 5;

/** The orders of a shelf, with their labels. */
export const SHELF_SORTS = {
  name: 'Name',
  price: 'Lowest price',
  stock: 'Lowest stock',
  changed: 'Last changed',
} as const;
export type ShelfSort = keyof typeof SHELF_SORTS;

export const SHELF_FILTERS = ['all', 'low', 'out', 'changed'] as const;
export type ShelfFilter = (typeof SHELF_FILTERS)[number];

/** Units: `quantity` in packs; `changed_at` is when the vendor last set price or stock. */
type Item = {
  readonly ingredient_id: string;
  readonly name: string;
  readonly brand?: string | undefined;
  readonly sku?: string | undefined;
  readonly gtins?: readonly string[] | undefined;
  readonly price: Cents;
  readonly quantity: number;
  /** The vendor's own number for it. */
  readonly low_at?: number | null | undefined;
  readonly changed_at?: { getTime(): number } | null | undefined;
};

/** Whether an item is low: in stock, but no more than `low_at`. */
export function isLow({ quantity, low_at }: Pick<Item, 'quantity' | 'low_at'>): boolean {
  return quantity > 0 && quantity <= (low_at ?? LOW_STOCK);
}

/** Whether an item is in a filter. Units: `today`, the first moment of the day, in ms since 1970. */
export function isInFilter(
  item: Item,
  { filter, today }: { filter: ShelfFilter; today: number },
): boolean {
  const { quantity, changed_at } = item;
  switch (filter) {
    case 'all':
      return true;
    case 'low':
      return isLow(item);
    case 'out':
      return quantity === 0;
    case 'changed':
      return changed_at ? changed_at.getTime() >= today : false;
  }
}

type View = {
  readonly text: string;
  readonly sort: ShelfSort;
  readonly filter: ShelfFilter;
  /** The first moment of the day. Units: ms since 1970. */
  readonly today: number;
};

/**
 * The items of a shelf as asked; equal ones by name, then id. By last change, items never changed come last. The text is
 * looked for in names, brands and SKUs, and as the number on a pack.
 */
export function viewShelf<I extends Item>(items: readonly I[], view: View): I[] {
  const keyOf = KEYS[view.sort];
  const gtin = keptGtin(view.text);
  const isFound = (item: Item): boolean =>
    containsText([soldName(item), item.sku ?? ''], view.text) ||
    (gtin !== undefined && item.gtins?.includes(gtin) === true);
  return items
    .filter((item) => isInFilter(item, view) && isFound(item))
    .map((item) => ({ item, key: keyOf(item), name: foldText(item.name) }))
    .toSorted(
      (a, b) =>
        a.key - b.key ||
        compareText(a.name, b.name) ||
        compareText(a.item.ingredient_id, b.item.ingredient_id),
    )
    .map(({ item }) => item);
}

const KEYS: Readonly<Record<ShelfSort, (item: Item) => number>> = {
  name: () => 0,
  price: ({ price }) => price,
  stock: ({ quantity }) => quantity,
  changed: ({ changed_at }) => -(changed_at?.getTime() ?? 0),
};
