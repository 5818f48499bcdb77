import type { BasketPlan } from '@larder/shared/domain/basketPlan';
import { type CartItem, findCart } from '@larder/shared/domain/carts';

import type { CartChange, StoreCart } from '#state/carts';

import { type Offer, shownStore } from './offers.ts';
import type { Food } from './planInput.ts';

/**
 * The changes that make the carts hold what a plan buys: its packs in its stores, and none of its foods anywhere
 * else. What is not on the list stays.
 */
export function fillChanges(
  plan: BasketPlan,
  { offers, foods }: { offers: readonly Offer[]; foods: readonly Food[] },
  carts: readonly StoreCart[],
): CartChange[] {
  const bought = new Set(plan.lines.map((line) => line.key));
  const packs = new Set(
    foods.filter(({ key }) => bought.has(key)).flatMap((food) => [...food.packs.keys()]),
  );
  const emptied = carts.map((cart) => ({
    store: cart,
    items: cart.items
      .filter((item) => packs.has(item.ingredient_id))
      .map((item) => ({ ...item, quantity: 0 })),
  }));
  const filled = offers.flatMap((offer) => {
    const items = itemsAt(plan, offer);
    return items.length > 0 ? [{ store: shownStore(offer), items }] : [];
  });
  // The last of an item counts.
  const stores = new Map([...emptied, ...filled].map(({ store }) => [store.store_id, store]));
  return [...stores].map(([store_id, store]) => ({
    store,
    items: [...emptied, ...filled].flatMap((one) =>
      one.store.store_id === store_id ? one.items : [],
    ),
  }));
}

/** Whether the changes would change nothing. */
export function isFilled(changes: readonly CartChange[], carts: readonly StoreCart[]): boolean {
  return changes.every(({ store, items }) => {
    const held = findCart(carts, store.store_id)?.items ?? [];
    return [...new Map(items.map((item) => [item.ingredient_id, item.quantity]))].every(
      ([id, quantity]) =>
        (held.find((item) => item.ingredient_id === id)?.quantity ?? 0) === quantity,
    );
  });
}

function itemsAt(plan: BasketPlan, { store_id, store }: Offer): CartItem[] {
  const shelf = new Map(
    store.items
      .flatMap((item) => [item, ...(item.packs ?? [])])
      .map((item) => [item.ingredient_id, item]),
  );
  return plan.lines
    .filter((line) => line.store_id === store_id)
    .flatMap((line) =>
      line.packs.flatMap(({ ingredient_id, count }) => {
        const item = shelf.get(ingredient_id);
        if (!item) return [];
        const { name, unit, unit_quantity, price, image } = item;
        return [{ ingredient_id, name, unit, unit_quantity, price, image, quantity: count }];
      }),
    );
}
