import { findCart } from '@larder/shared/kitchen/carts';
import type { Cart } from '@larder/shared/kitchen/carts.model';

import type { CartChange, Shelf } from '#shop/carts/state/carts.ts';
import { itemsAt } from '#shop/compare/rules/fillPlan.ts';
import type { Replacement } from '#shop/orders/rules/rejection.ts';

/**
 * The changes after which the carts hold at least what a replacement buys. What shoppers have set themselves
 * stays: more packs, other things, other carts.
 */
export function replacementChanges(
  { plan }: Replacement,
  shelves: readonly Shelf[],
  carts: readonly Cart[],
): CartChange[] {
  return shelves.flatMap((shelf) => {
    const { store } = shelf;
    const held = new Map(
      findCart(carts, store.store_id)?.items.map((item) => [item.ingredient_id, item.quantity]),
    );
    const items = itemsAt(plan, shelf).map((item) => ({
      ...item,
      quantity: Math.max(item.quantity, held.get(item.ingredient_id) ?? 0),
    }));
    return items.length > 0 ? [{ store, items }] : [];
  });
}
