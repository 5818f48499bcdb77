import type { Cart, CartItem, CartStore } from './carts.ts';
import { lineBaseQuantities } from './groceryAmounts.ts';
import type { CompareItem, GroceryList, ListLine } from './groceryList.ts';
import type { Cents } from './money.ts';
import { packsForNeeds } from './offers.ts';
import { foldText } from './text.ts';

/** Packs of an ingredient that need not be bought again: they are in a store's cart, or ordered there. */
export type Holding = {
  readonly store_id: string;
  readonly storeName: string;
  readonly ingredient_id: string;
  readonly quantity: number;
  /** One pack's. */
  readonly price: Cents;
  readonly isOrdered: boolean;
};

/** What was ordered at a store. */
export type PlacedOrder = {
  readonly store_id: string;
  readonly storeName: string;
  readonly items: readonly CartItem[];
};

type NamedStore = CartStore & { readonly storeName: string };

/** What the carts hold and what was ordered, as one list. */
export function holdingsOf(
  carts: readonly Cart<NamedStore>[],
  orders: readonly PlacedOrder[],
): Holding[] {
  const holdings = (from: PlacedOrder, isOrdered: boolean): Holding[] =>
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

/** How many packs of a need nobody holds yet: 0 when it is covered. */
export function missingPacks(needed: number, holdings: readonly { quantity: number }[]): number {
  return Math.max(0, needed - holdings.reduce((sum, holding) => sum + holding.quantity, 0));
}

/**
 * What a store's card has to know of the other carts and of orders, its own among them: the holdings of
 * the items that the list needs. More than is needed counts as what is needed, so that a card changes
 * only when what it shows does.
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

/** Whether two lists hold the same in the same order. */
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
 * What the shopper ticked by hand, by need. A covered need is ticked by itself until it is unticked by
 * hand; both are kept, so that a need that changes its cover shows what was last said of it so.
 */
export type Ticks = { readonly ticked: readonly string[]; readonly unticked: readonly string[] };

/** One text for the same need of the same amount. */
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

/**
 * The keys of the selected lines whose whole amount was bought. Lines of one ingredient are bought
 * together or not at all, as the stores were asked for them.
 *
 * Shape   `needs` are what the stores were compared for: they know what a line without an ingredient
 *         of the catalogue was taken for.
 */
export function boughtLines(
  list: GroceryList,
  bought: readonly CartItem[],
  needs: readonly CompareItem[],
): string[] {
  const selected = list.lines.filter((line) => line.selected);
  const byId = Map.groupBy(selected, (line) => ingredientOf(line, needs, bought));
  return [...byId].flatMap(([ingredient_id, lines]) => {
    const items = bought.filter((item) => item.ingredient_id === ingredient_id);
    const [pack] = items;
    if (!pack) return [];
    const amounts = lines.flatMap((line) => lineBaseQuantities(line));
    if (!amounts.every(({ amount }) => Number.isFinite(amount))) return [];
    const wanted = amounts.map(({ amount, unit }) => ({ unit_quantity: amount, unit }));
    const density = lines.find((line) => line.density !== undefined)?.density;
    const isCovered = missingPacks(packsForNeeds(pack, wanted, density), items) === 0;
    return isCovered ? lines.map((line) => line.key) : [];
  });
}

function ingredientOf(
  line: ListLine,
  needs: readonly CompareItem[],
  bought: readonly CartItem[],
): string | undefined {
  const name = foldText(line.name);
  const named = needs.filter((need) => foldText(need.name) === name);
  const need = named.find((one) => one.ingredient_id === line.ingredient_id) ?? named[0];
  return (
    need?.ingredient_id ??
    line.ingredient_id ??
    bought.find((item) => foldText(item.name) === name)?.ingredient_id
  );
}
