import { findCart, setCartItems, setCartQuantity } from './carts.ts';
import type { KitchenState } from './kitchen.calls.ts';
import { countItems } from './kitchenBytes.ts';
import { MAX_CART_ITEMS, MAX_CARTS, MAX_ORDERED } from './kitchenLimits.ts';
import type { Applied } from './kitchenLines.ts';
import type { KitchenPayloads } from './kitchenOps.model.ts';
import { isSameLoss, withLost, withOrder } from './kitchenOrders.ts';

/**
 * Sets packs in a store's cart, item by item, so that two shoppers do not overwrite each other. The same state beyond the
 * limits.
 */
export function setCartPacks(
  state: KitchenState,
  { store, items, terms }: KitchenPayloads['cart_packs'],
): KitchenState {
  const there = findCart(state.carts, store.store_id);
  const carts = setCartItems(state.carts, terms || !there ? store : there, items);
  const isFull =
    carts.length > Math.max(MAX_CARTS, state.carts.length) ||
    countItems(carts) > Math.max(MAX_CART_ITEMS, countItems(state.carts));
  return isFull ? state : { ...state, carts };
}

/** Takes ordered packs out of a cart and notes the order, once. Packs added meanwhile stay. */
export function takeOrdered(
  state: KitchenState,
  { store_id, items, order }: KitchenPayloads['ordered'],
  { op, stamp }: Applied,
): KitchenState {
  // Two tabs may get the same answer, each with an operation of its own.
  const id = order?.order_id ?? op.op_id;
  if (state.ordered.includes(id)) return state;
  const carts = items.reduce((left, { ingredient_id, quantity }) => {
    const held = findCart(left, store_id)?.items.find(
      (item) => item.ingredient_id === ingredient_id,
    );
    const rest = (held?.quantity ?? 0) - quantity;
    return setCartQuantity(left, { store_id, ingredient_id }, rest);
  }, state.carts);
  const { at, by } = stamp;
  return {
    ...state,
    carts,
    ordered: [...state.ordered, id].slice(-MAX_ORDERED),
    placed: order ? withOrder(state.placed, { ...order, store_id, at, by }) : state.placed,
  };
}

/** Removes a cancelled or rejected order, which no longer covers the list. */
export function forgetOrdered(state: KitchenState, order_id: string): KitchenState {
  const placed = state.placed.filter((order) => order.order_id !== order_id);
  return placed.length === state.placed.length ? state : { ...state, placed };
}

/** Notes which packs of an order do not come; they no longer cover the list. The same state where that is known. */
export function loseOrdered(
  state: KitchenState,
  { order_id, why, items }: KitchenPayloads['order_lost'],
): KitchenState {
  const before = state.placed.find((order) => order.order_id === order_id);
  if (!before) return state;
  const after = withLost(before, { why, items });
  if (isSameLoss(before, after)) return state;
  return { ...state, placed: state.placed.map((order) => (order === before ? after : order)) };
}
