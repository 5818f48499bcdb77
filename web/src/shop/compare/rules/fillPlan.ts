import { cartPack, findCart } from '@larder/shared/kitchen/carts';
import type { Cart, CartItem, CartStore } from '@larder/shared/kitchen/carts.model';
import type { BasketPlan } from '@larder/shared/plan/basketPlan';

import type { Shelf } from '#shop/carts/state/carts.ts';

import type { Food } from './planInput.ts';

/** Packs to set in a store's cart, 0 for none. */
type Change = {
  readonly store: CartStore;
  readonly items: readonly CartItem[];
};

/**
 * The changes that make the carts hold what a plan buys: its packs in its stores, and its foods in no other
 * cart. What is not on the list stays.
 */
export function fillChanges(
  plan: BasketPlan,
  { shelves, foods }: { shelves: readonly Shelf[]; foods: readonly Food[] },
  carts: readonly Cart[],
): Change[] {
  const bought = new Set(plan.lines.map((line) => line.key));
  const packs = new Set(
    foods.filter(({ key }) => bought.has(key)).flatMap((food) => [...food.packs.keys()]),
  );
  const emptied = carts.map((cart): Change => ({
    store: cart,
    items: cart.items
      .filter((item) => packs.has(item.ingredient_id))
      .map((item) => ({ ...item, quantity: 0 })),
  }));
  const filled = shelves.flatMap((shelf): Change[] => {
    const items = itemsAt(plan, shelf);
    return items.length > 0 ? [{ store: shelf.store, items }] : [];
  });
  // Of several changes of an item the last one counts.
  const stores = new Map([...emptied, ...filled].map(({ store }) => [store.store_id, store]));
  return [...stores].map(([store_id, store]) => ({
    store,
    items: [...emptied, ...filled].flatMap((one) =>
      one.store.store_id === store_id ? one.items : [],
    ),
  }));
}

/** Whether the changes would change nothing. */
export function isFilled(changes: readonly Change[], carts: readonly Cart[]): boolean {
  return changes.every(({ store, items }) => {
    const held = findCart(carts, store.store_id)?.items ?? [];
    return [...new Map(items.map((item) => [item.ingredient_id, item.quantity]))].every(
      ([id, quantity]) =>
        (held.find((item) => item.ingredient_id === id)?.quantity ?? 0) === quantity,
    );
  });
}

/** What a plan buys at a store. */
export function itemsAt(plan: BasketPlan, { store, packs }: Shelf): CartItem[] {
  const shelf = new Map(packs.map((pack) => [pack.ingredient_id, pack]));
  return plan.lines
    .filter((line) => line.store_id === store.store_id)
    .flatMap((line) =>
      line.packs.flatMap(({ ingredient_id, count }) => {
        const item = shelf.get(ingredient_id);
        if (!item) return [];
        return [{ ...cartPack(item), quantity: count }];
      }),
    );
}
