import type { CartItem } from '@larder/shared/kitchen/carts.model';

import type { SheetItem, TripStop } from './tripSheet.ts';

type ChangedOrder = {
  readonly items: readonly CartItem[];
  readonly changes: readonly {
    readonly state: string;
    readonly ingredient_id: string;
    readonly replacement: { readonly ingredient_id: string } | null;
  }[];
};

/**
 * A stop's items as its order has them now: without what fell short, with what is given instead, and as before where
 * the store has taken a change back. Items that were not changed stay, also those that were added to the stop by hand.
 */
export function followOrder<Stop extends Pick<TripStop, 'items' | 'changed'>>(
  stop: Stop,
  order: ChangedOrder,
): Stop {
  const changed = changedItems(stop, order);
  let followed = stop.items;
  for (const [ingredient_id, was] of changed) {
    const line = order.items.find((item) => item.ingredient_id === ingredient_id);
    const others = followed.filter((item) => item.ingredient_id !== ingredient_id);
    followed = line ? [...others, { ...was, quantity: line.quantity }] : others;
  }
  const named = new Set(
    order.changes.flatMap((change) => [change.ingredient_id, change.replacement?.ingredient_id]),
  );
  const still = [...changed.values()].filter(({ ingredient_id }) => named.has(ingredient_id));
  return { ...stop, items: followed, changed: still };
}

/** What changes concern, now or when the order was followed last: each as it was before, or as it came. */
function changedItems(
  { items: there, changed: before = [] }: Pick<TripStop, 'items' | 'changed'>,
  { items, changes }: ChangedOrder,
): ReadonlyMap<string, SheetItem> {
  const changed = new Map(before.map((item) => [item.ingredient_id, item]));
  for (const { ingredient_id, replacement } of changes) {
    const find = (id: string | undefined) =>
      (id === undefined ? undefined : changed.get(id)) ??
      there.find((item) => item.ingredient_id === id);
    const was = find(ingredient_id);
    if (was) changed.set(ingredient_id, was);
    const given = items.find((item) => item.ingredient_id === replacement?.ingredient_id);
    const { category = 'Other', recipes = [] } = was ?? {};
    const instead =
      find(replacement?.ingredient_id) ?? (given && { ...given, category, recipes, offers: [] });
    if (instead) changed.set(instead.ingredient_id, instead);
  }
  return changed;
}
