import type { CartItem } from './carts.ts';
import type { TripStop } from './tripSheet.ts';

type ChangedOrder = {
  readonly items: readonly CartItem[];
  readonly changes: readonly {
    readonly state: string;
    readonly ingredient_id: string;
    readonly replacement: { readonly ingredient_id: string } | null;
  }[];
};

/**
 * A stop's items as its order has them now: without what fell short, with what is given instead. Items that were not
 * changed stay, also those that were added to the stop by hand.
 */
export function followOrder<Stop extends Pick<TripStop, 'items'>>(
  stop: Stop,
  { items, changes }: ChangedOrder,
): Stop {
  let followed = stop.items;
  for (const { ingredient_id, replacement } of changes) {
    const was = followed.find((item) => item.ingredient_id === ingredient_id);
    const line = items.find((item) => item.ingredient_id === ingredient_id);
    const given = items.find((item) => item.ingredient_id === replacement?.ingredient_id);
    const before =
      followed.find((item) => item.ingredient_id === replacement?.ingredient_id) ?? was;
    const { category = 'Other', recipes = [] } = before ?? {};
    const others = followed.filter(
      (item) =>
        item.ingredient_id !== ingredient_id && item.ingredient_id !== replacement?.ingredient_id,
    );
    followed = [
      ...others,
      ...(was && line ? [{ ...was, quantity: line.quantity }] : []),
      ...(given ? [{ ...given, category, recipes, offers: [] }] : []),
    ];
  }
  return { ...stop, items: followed };
}
