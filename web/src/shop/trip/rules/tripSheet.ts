import type { Place } from '@larder/shared/basics/distance';
import { orderTotal } from '@larder/shared/basics/money';
import { foldText } from '@larder/shared/basics/text';
import { readCategory, withAllCategories } from '@larder/shared/food/aisles';
import { CATEGORIES, type Category } from '@larder/shared/food/categories';
import { foodOf, type Sold } from '@larder/shared/kitchen/carts';
import type { CartItem } from '@larder/shared/kitchen/carts.model';
import type { GroceryList } from '@larder/shared/kitchen/groceryList.model';

/** Another store's packs of a thing; `quantity` as many as are needed. */
export type SheetOffer = {
  readonly store_id: string;
  readonly storeName: string;
  readonly place: Place;
  readonly item: CartItem;
  readonly delivers?: boolean | undefined;
};

/** An item to take. Shape: `recipes` that need it; `offers` elsewhere, cheapest first. */
export type SheetItem = CartItem & {
  readonly category: string;
  readonly recipes: readonly string[];
  readonly offers: readonly SheetOffer[];
};

/** got: in the bag; none: not there; dropped: not there, and done without. */
export type Mark = 'got' | 'none' | 'dropped';

/** Whether it is not there, done without or not. */
export function isMissing(mark: Mark | undefined): boolean {
  return mark === 'none' || mark === 'dropped';
}

/**
 * A store where one picks up.
 *
 * Shape   `marks` by ingredient; `address`, `phone` and `place` when they are known; `changed` are the items that the
 *         store has changed, as they were. `ordered_by` names who else of the household ordered it; `isFetched`: it was
 *         ordered on another device, so that nothing is known of other stores.
 */
export type TripStop = {
  readonly id: string;
  readonly store_id: string;
  readonly storeName: string;
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
  readonly place?: Place | undefined;
  readonly items: readonly SheetItem[];
  readonly changed?: readonly SheetItem[] | undefined;
  readonly ordered_by?: string | undefined;
  readonly isFetched?: boolean | undefined;
  readonly marks: Readonly<Record<string, Mark>>;
  readonly isDone: boolean;
};

/** The things of a stop in aisle order, each aisle with what is to take and what is in the bag. */
export function aislesOf(
  { items, marks }: Pick<TripStop, 'items' | 'marks'>,
  order: readonly Category[] = CATEGORIES,
) {
  const byAisle = Map.groupBy(items, (item): Category => readCategory(item.category) ?? 'Other');
  return withAllCategories(order).flatMap((category) => {
    const all = byAisle.get(category) ?? [];
    const isSettled = ({ ingredient_id }: SheetItem) =>
      marks[ingredient_id] === 'got' || marks[ingredient_id] === 'dropped';
    const open = all.filter((item) => !isSettled(item));
    return all.length > 0 ? [{ category, all, open, settled: all.filter(isSettled) }] : [];
  });
}

/** The stops that are still to be made. */
export function openStops<Stop extends Pick<TripStop, 'isDone'>>(stops: readonly Stop[]): Stop[] {
  return stops.filter(({ isDone }) => !isDone);
}

/** What is in the bag, what is left, what is not there, and the cost of what is in the bag. */
export function progressOf({ items, marks }: Pick<TripStop, 'items' | 'marks'>) {
  const got = items.filter(({ ingredient_id }) => marks[ingredient_id] === 'got');
  const none = items.filter(({ ingredient_id }) => isMissing(marks[ingredient_id]));
  return {
    got: got.length,
    none: none.length,
    left: items.length - got.length - none.length,
    cost: orderTotal(got),
  };
}

/** Packs of one thing for two reasons. Shape: `offers` of the stores that have enough for both. */
export function joinItems(one: SheetItem, other: SheetItem): SheetItem {
  const offers = one.offers.flatMap((offer) => {
    const more = other.offers.find(
      ({ store_id, item }) =>
        store_id === offer.store_id && item.ingredient_id === offer.item.ingredient_id,
    );
    if (!more) return [];
    return [
      { ...offer, item: { ...offer.item, quantity: offer.item.quantity + more.item.quantity } },
    ];
  });
  return {
    ...one,
    quantity: one.quantity + other.quantity,
    recipes: [...new Set([...one.recipes, ...other.recipes])],
    offers,
  };
}

/** The titles of the list's recipes that need an ingredient. */
export function recipesNeeding(
  list: GroceryList,
  item: Pick<CartItem, 'ingredient_id'> & Sold,
): string[] {
  const food = foodOf(item);
  const lines = list.lines.filter(
    (line) => line.ingredient_id === item.ingredient_id || foldText(line.name) === food,
  );
  const titles = lines.flatMap((line) => line.contributions.map((one) => one.title ?? ''));
  return [...new Set(titles)].filter((title) => title !== '');
}
