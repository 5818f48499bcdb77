import type { Cart, CartItem, CartStore } from './carts.ts';
import { lineNeeds } from './groceryAmounts.ts';
import type { CompareItem, GroceryList, ListLine } from './groceryList.ts';
import type { Cents } from './money.ts';
import { amountsOf, type PacksOfLines } from './served.ts';
import { foldText } from './text.ts';

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

type StoreItems = {
  readonly store_id: string;
  readonly storeName: string;
  readonly items: readonly CartItem[];
};

/** What was ordered at a store. Units: `at` in milliseconds since 1970, by the clock of `listedAt`. */
export type PlacedOrder = StoreItems & { readonly at: number };

type NamedStore = CartStore & { readonly storeName: string };

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
export function holdingsOf(
  carts: readonly Cart<NamedStore>[],
  orders: readonly StoreItems[],
): Holding[] {
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

/**
 * The selected lines of a list that were ordered while they were on it.
 *
 * Shape   `keys` of the lines whose whole amount was ordered, and how many `foods` they are; `partly` names
 *         those of which too little was ordered.
 */
type BoughtLines = {
  readonly keys: readonly string[];
  readonly foods: number;
  readonly partly: readonly string[];
};

/**
 * What is known of the packs that were ordered.
 *
 * Shape   `needs` of the comparison give the ingredient of lines that the list has no ingredient for; `meant` is what
 *         the catalogue knows as the name of an ordered food, its usual pack.
 */
type Known = {
  readonly needs: readonly CompareItem[];
  readonly packs: PacksOfLines;
  readonly meant?: ReadonlyMap<string, { readonly ingredient_id: string } | null | undefined>;
};

/**
 * The lines of a list that were ordered. Lines of one ingredient are compared together, so they are bought together
 * or not at all.
 */
export function boughtLines(
  list: GroceryList,
  orders: readonly PlacedOrder[],
  known: Known,
): BoughtLines {
  const groups = groupsOf(list, orders, known).flatMap(({ lines, items }) => {
    const inTime = items.filter(({ at }) => wasListed(lines, at)).map(({ item }) => item);
    return inTime.length > 0 ? [{ lines, isCovered: isBought(lines, inTime) }] : [];
  });
  const covered = groups.filter(({ isCovered }) => isCovered);
  return {
    keys: covered.flatMap(({ lines }) => lines.map((line) => line.key)),
    foods: covered.length,
    partly: groups.flatMap(({ lines: [line], isCovered }) =>
      isCovered || !line ? [] : [line.name],
    ),
  };
}

/**
 * Names of ordered foods that may be for a line in a pack size that nothing here knows: a tab that compared no stores
 * knows the usual pack of a line alone. None when every line of the catalogue has its order.
 */
export function unplacedFoods(
  list: GroceryList,
  orders: readonly PlacedOrder[],
  known: Known,
): string[] {
  const groups = groupsOf(list, orders, known);
  const isOpen = groups.some(
    ({ lines, items }) =>
      items.length === 0 && lines.some(({ ingredient_id }) => ingredient_id !== undefined),
  );
  if (!isOpen) return [];
  const placed = new Set(groups.flatMap(({ items }) => items.map(({ item }) => item)));
  const others = orders.flatMap((order) => order.items.filter((item) => !placed.has(item)));
  return [...new Set(others.map(({ name }) => name))];
}

/** The selected lines by ingredient, each with what was ordered of it. */
function groupsOf(
  list: GroceryList,
  orders: readonly PlacedOrder[],
  { needs, packs, meant }: Known,
): { id: string; lines: ListLine[]; items: { item: CartItem; at: number }[] }[] {
  const bought = orders.flatMap(({ at, items }) => items.map((item) => ({ item, at })));
  const selected = list.lines.filter((line) => line.selected);
  const all = bought.map(({ item }) => item);
  const byId = Map.groupBy(selected, (line) => ingredientOf(line, needs, all) ?? line.key);
  return [...byId].map(([id, lines]) => ({
    id,
    lines,
    items: bought.filter(
      ({ item: { ingredient_id, name } }) =>
        ingredient_id === id ||
        meant?.get(name)?.ingredient_id === id ||
        lines.some((line) => packs.get(foldText(line.name))?.has(ingredient_id)),
    ),
  }));
}

/** Whether these packs are enough for the lines; any are for lines whose amount nothing converts. */
function isBought(lines: readonly ListLine[], items: readonly CartItem[]): boolean {
  const needs = lines.flatMap((line) => lineNeeds(line));
  if (!needs.every(({ unit_quantity }) => Number.isFinite(unit_quantity))) return false;
  const amounts = amountsOf(items, lines);
  return !amounts || amounts.needed <= amounts.held + amounts.tolerance;
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
