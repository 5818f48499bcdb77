import { findCart } from '@larder/shared/kitchen/carts';
import type { Cart, CartItem } from '@larder/shared/kitchen/carts.model';

import type { CartChange } from '#shop/carts/state/carts.ts';

import type { Instead } from './orderInput.ts';

/** The changes that move packs: `taken` leaves the cart `from`, what covers it is added to the carts `at`. */
export function moveChanges(
  { at, taken }: Pick<Instead, 'at' | 'taken'>,
  from: Cart,
  carts: readonly Cart[],
): CartChange[] {
  const held = (store_id: string, { ingredient_id }: CartItem) =>
    findCart(carts, store_id)?.items.find((one) => one.ingredient_id === ingredient_id);
  const added = at.map(({ store, items }) => ({
    // A cart that is there keeps the fee that the shopper knows, as its things keep their prices.
    store: findCart(carts, store.store_id) ?? store,
    items: items.map((item) => {
      const there = held(store.store_id, item);
      const price = there?.price ?? item.price;
      return { ...item, price, quantity: item.quantity + (there?.quantity ?? 0) };
    }),
  }));
  const left = taken.map((item) => {
    const here = held(from.store_id, item) ?? item;
    return { ...here, quantity: Math.max(0, here.quantity - item.quantity) };
  });
  return [...added, { store: from, items: left }];
}
