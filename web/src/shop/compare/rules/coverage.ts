import type { Cents } from '@larder/shared/basics/money';
import { foldText } from '@larder/shared/basics/text';
import type { Cart } from '@larder/shared/kitchen/carts.model';
import type { CompareItem } from '@larder/shared/kitchen/groceryList';

/** Packs of an ingredient in a store's cart, or ordered there. They are not bought again. */
export type Holding = {
  readonly store_id: string;
  readonly storeName: string;
  readonly ingredient_id: string;
  readonly quantity: number;
  /** One pack's. */
  readonly price: Cents;
  readonly isOrdered: boolean;
};

type StoreItems = Pick<Cart, 'store_id' | 'storeName' | 'items'>;

/** What was ordered at a store. Units: `at` in milliseconds since 1970, by the clock of `listedAt`. */
export type PlacedOrder = StoreItems & { readonly at: number };

/**
 * The orders with only the items that cover a need: an order covers what was on the list when it was
 * placed. A line that was listed later is wanted again.
 */
export function ordersCovering(
  needs: readonly CompareItem[],
  orders: readonly PlacedOrder[],
): PlacedOrder[] {
  const byIngredient = Map.groupBy(needs, (need) => need.ingredient_id);
  return orders.map((order) => ({
    ...order,
    items: order.items.filter(({ ingredient_id }) =>
      wasListed(byIngredient.get(ingredient_id) ?? [], order.at),
    ),
  }));
}

/** Whether any of these was on the list at that time; one without a date always was. */
function wasListed(listed: readonly { listedAt?: number | undefined }[], at: number): boolean {
  return listed.some(({ listedAt = 0 }) => listedAt <= at);
}

/** The items of the carts and of the orders in one list. */
export function holdingsOf(carts: readonly Cart[], orders: readonly StoreItems[]): Holding[] {
  const holdings = (from: StoreItems, isOrdered: boolean): Holding[] =>
    from.items.map(({ ingredient_id, quantity, price }) => ({
      store_id: from.store_id,
      storeName: from.storeName,
      ingredient_id,
      quantity,
      price,
      isOrdered,
    }));
  return [
    ...carts.flatMap((cart) => holdings(cart, false)),
    ...orders.flatMap((order) => holdings(order, true)),
  ];
}

/** Needed packs that nobody holds yet; 0 when covered. */
export function missingPacks(needed: number, holdings: readonly { quantity: number }[]): number {
  return Math.max(0, needed - holdings.reduce((sum, holding) => sum + holding.quantity, 0));
}

/**
 * The holdings that a store's card shows: those of needed items in other stores' carts and in all orders.
 * A surplus is cut to the need, so that the card is rendered again only when what it shows changes.
 */
export function holdingsElsewhere(
  holdings: readonly Holding[],
  store_id: string,
  needs: ReadonlyMap<string, number>,
): Holding[] {
  return holdings.flatMap((holding) => {
    const needed = needs.get(holding.ingredient_id);
    const isOwnCart = holding.store_id === store_id && !holding.isOrdered;
    if (needed === undefined || isOwnCart) return [];
    return [{ ...holding, quantity: Math.min(holding.quantity, needed) }];
  });
}

/** Whether two lists have equal holdings in the same order. */
export function sameHoldings(a: readonly Holding[], b: readonly Holding[]): boolean {
  const keys = [
    'store_id',
    'storeName',
    'ingredient_id',
    'quantity',
    'price',
    'isOrdered',
  ] as const;
  return (
    a.length === b.length && a.every((one, at) => keys.every((key) => one[key] === b[at]?.[key]))
  );
}

/**
 * The needs ticked and unticked by hand. A covered need is ticked by itself until it is unticked by hand;
 * an open one is ticked by hand only. The two lists are separate, because cover comes and goes.
 */
export type Ticks = { readonly ticked: readonly string[]; readonly unticked: readonly string[] };

/** The key of a need: its folded name and its amount. */
export function needKey({ name, unit_quantity, unit }: CompareItem): string {
  return `${foldText(name)} ${unit_quantity} ${unit}`;
}

export function isTicked({ ticked, unticked }: Ticks, key: string, isCovered: boolean): boolean {
  return isCovered ? !unticked.includes(key) : ticked.includes(key);
}

/** The ticks after a tap on a need. */
export function toggleTick(ticks: Ticks, key: string, isCovered: boolean): Ticks {
  const kind = isCovered ? 'unticked' : 'ticked';
  const keys = ticks[kind];
  return {
    ...ticks,
    [kind]: keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key],
  };
}
