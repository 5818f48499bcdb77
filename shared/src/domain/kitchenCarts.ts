import { findCart, setCartItems, setCartQuantity } from './carts.ts';
import type { Applied } from './kitchenLines.ts';
import type { KitchenPayloads } from './kitchenOps.ts';
import { type KitchenState, MAX_CART_ITEMS, MAX_CARTS, MAX_ORDERED } from './kitchenState.ts';

/**
 * Sets packs in a store's cart, item by item, so that two who shop at once both find theirs. Beyond the limits it
 * changes nothing.
 */
export function setCartPacks(
  state: KitchenState,
  { store, items, terms }: KitchenPayloads['cart_packs'],
): KitchenState {
  const there = findCart(state.carts, store.store_id);
  const carts = setCartItems(state.carts, terms || !there ? store : there, items);
  const filled = findCart(carts, store.store_id)?.items.length ?? 0;
  const isFull =
    carts.length > Math.max(MAX_CARTS, state.carts.length) ||
    filled > Math.max(MAX_CART_ITEMS, there?.items.length ?? 0);
  return isFull ? state : { ...state, carts };
}

/** Takes ordered packs out of a cart, once. Packs added meanwhile stay. */
export function takeOrdered(
  state: KitchenState,
  { store_id, items }: KitchenPayloads['ordered'],
  { op }: Applied,
): KitchenState {
  if (state.ordered.includes(op.op_id)) return state;
  const carts = items.reduce((left, { ingredient_id, quantity }) => {
    const held = findCart(left, store_id)?.items.find(
      (item) => item.ingredient_id === ingredient_id,
    );
    const rest = (held?.quantity ?? 0) - quantity;
    return setCartQuantity(left, { store_id, ingredient_id }, rest);
  }, state.carts);
  return { ...state, carts, ordered: [...state.ordered, op.op_id].slice(-MAX_ORDERED) };
}
