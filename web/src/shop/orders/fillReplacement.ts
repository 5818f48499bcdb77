import type { Cart } from '@larder/shared/contract/carts';
import { findCart } from '@larder/shared/domain/carts';
import type { Replacement } from '@larder/shared/domain/rejection';

import { itemsAt } from '#lib/plan/fillPlan';
import type { CartChange, Shelf } from '#state/carts';

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
