import type { CartItem } from './carts.ts';
import { MAX_PLACED, MAX_PLACED_AGE, type NewOrder } from './kitchenState.ts';

/** Adds an order, and drops those that are too old compared with it. */
export function withOrder<Order extends { readonly at: number }>(
  placed: readonly Order[],
  order: Order,
): readonly Order[] {
  const young = placed.filter(({ at }) => order.at - at < MAX_PLACED_AGE);
  return [...young, order].slice(-MAX_PLACED);
}

/** An order as an operation carries it: without the pictures of its items. */
export function orderOf({ order_id, storeName, deliveryFee, items }: NewOrder): NewOrder {
  return { order_id, storeName, deliveryFee, items: items.map(itemOf) };
}

function itemOf({ ingredient_id, name, unit, unit_quantity, price, quantity }: CartItem): CartItem {
  return { ingredient_id, name, unit, unit_quantity, price, quantity };
}
