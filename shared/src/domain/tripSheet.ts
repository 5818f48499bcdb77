import { type Category, CATEGORIES, readCategory } from './aisles.ts';
import type { CartItem } from './carts.ts';
import { exactMiles, type Place } from './distance.ts';
import type { GroceryList } from './groceryList.ts';
import { type Cents, cents } from './money.ts';
import { orderTotal } from './orders.ts';
import { foldText } from './text.ts';

/** Another store's packs of a thing; `quantity` as many as are needed. */
export type SheetOffer = {
  readonly store_id: string;
  readonly storeName: string;
  readonly place: Place;
  readonly item: CartItem;
};

/** Something to take from the shelf. Shape: `recipes` that need it; `offers`, the cheapest first. */
export type SheetItem = CartItem & {
  readonly category: string;
  readonly recipes: readonly string[];
  readonly offers: readonly SheetOffer[];
};

/** got: in the bag; none: not there; dropped: not there, and done without. */
export type Mark = 'got' | 'none' | 'dropped';

/** A store where one picks up. Shape: `marks` by ingredient; `address` and `place` when they are known. */
export type TripStop = {
  readonly id: string;
  readonly store_id: string;
  readonly storeName: string;
  readonly address?: string | undefined;
  readonly place?: Place | undefined;
  readonly items: readonly SheetItem[];
  readonly marks: Readonly<Record<string, Mark>>;
  readonly isDone: boolean;
};

/** The things of a stop in aisle order, each aisle with what is to take and what is in the bag. */
export function aislesOf({ items, marks }: Pick<TripStop, 'items' | 'marks'>) {
  const byAisle = Map.groupBy(items, (item): Category => readCategory(item.category) ?? 'Other');
  return CATEGORIES.flatMap((category) => {
    const all = byAisle.get(category) ?? [];
    const isSettled = ({ ingredient_id }: SheetItem) =>
      marks[ingredient_id] === 'got' || marks[ingredient_id] === 'dropped';
    const open = all.filter((item) => !isSettled(item));
    return all.length > 0 ? [{ category, all, open, settled: all.filter(isSettled) }] : [];
  });
}

/** What is in the bag, what is left, what is not there, and the cost of what is in the bag. */
export function progressOf({ items, marks }: Pick<TripStop, 'items' | 'marks'>) {
  const got = items.filter(({ ingredient_id }) => marks[ingredient_id] === 'got');
  const none = items.filter(({ ingredient_id }) =>
    ['none', 'dropped'].includes(marks[ingredient_id] ?? ''),
  );
  return {
    got: got.length,
    none: none.length,
    left: items.length - got.length - none.length,
    cost: orderTotal(got),
  };
}

/** The titles of the list's recipes that need an ingredient. */
export function recipesNeeding(
  list: GroceryList,
  { ingredient_id, name }: Pick<CartItem, 'ingredient_id' | 'name'>,
): string[] {
  const lines = list.lines.filter(
    (line) => line.ingredient_id === ingredient_id || foldText(line.name) === foldText(name),
  );
  const titles = lines.flatMap((line) => line.contributions.map((one) => one.title ?? ''));
  return [...new Set(titles)].filter((title) => title !== '');
}

/** Roads against great circles. */
const ROAD_FACTOR = 1.3;

/** Where else a thing that is not there can be had. Units: `miles` one way, `trip` for both ways. */
export type Elsewhere = {
  readonly offer: SheetOffer;
  /** next: at a later stop of the trip; worth: the way costs no more than the thing. */
  readonly kind: 'next' | 'worth' | 'far';
  readonly miles: number;
  readonly trip: Cents;
};

/**
 * The best answer to "not there": a later stop costs no way; else the store with the least cost of packs and
 * way. A way that costs more than the thing does here is not worth it.
 *
 * Units   cents per mile and per stop.
 */
export function elsewhereFor(
  item: SheetItem,
  { from, later }: { from: Place | undefined; later: ReadonlySet<string> },
  { centsPerMile, centsPerStop }: { centsPerMile: number; centsPerStop: number },
): Elsewhere | undefined {
  const here = item.price * item.quantity;
  const answers = item.offers.map((offer) => {
    const isNext = later.has(offer.store_id);
    const miles = from && !isNext ? exactMiles(from, offer.place) * ROAD_FACTOR : 0;
    const trip = isNext ? cents(0) : cents(Math.round(2 * miles * centsPerMile) + centsPerStop);
    const cost = offer.item.price * offer.item.quantity;
    const kind = isNext ? ('next' as const) : trip <= here ? ('worth' as const) : ('far' as const);
    return { offer, kind, miles, trip, sum: cost + trip };
  });
  const [best] = answers.toSorted((a, b) => a.sum - b.sum);
  return best && { offer: best.offer, kind: best.kind, miles: best.miles, trip: best.trip };
}
