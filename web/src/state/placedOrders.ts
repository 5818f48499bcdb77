import * as z from 'zod/mini';

import { stored } from '#lib/stored';

import { CartItems, type StoreCart } from './carts.ts';

/** A shopper who comes back on another day shops anew. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * What was ordered lately.
 *
 * Units   `at` in milliseconds since 1970, by the clock of this device, as `startedAt` of a trip.
 * Shape   `isOffList`: what it brought has been taken off the grocery list.
 */
const PlacedOrders = z.readonly(
  z.array(
    z.object({
      order_id: z.string(),
      at: z.number(),
      store_id: z.string(),
      storeName: z.string(),
      items: CartItems,
      isOffList: z.boolean(),
    }),
  ),
);
export type PlacedOrders = z.output<typeof PlacedOrders>;

const kept = stored({ key: 'placedOrders', schema: PlacedOrders, empty: [] });

/** What was ordered on this device within a day, in every tab. */
export function usePlacedOrders(): PlacedOrders {
  return kept.use();
}

/** Remembers an order; the same order told again, by another tab, is one. */
export function rememberOrder(order_id: string, { store_id, storeName, items }: StoreCart): void {
  const at = Date.now();
  kept.update((orders) => [
    ...orders.filter((order) => order.order_id !== order_id && at - order.at < MAX_AGE_MS),
    { order_id, at, store_id, storeName, items, isOffList: false },
  ]);
}

/** Forgets orders that will bring nothing, because they were cancelled or rejected. */
export function forgetOrders(order_ids: readonly string[]): void {
  const left = kept.get().filter((order) => !order_ids.includes(order.order_id));
  if (left.length < kept.get().length) kept.set(left);
}

/** Notes whether what these orders brought has been taken off the list. */
export function setOffList(order_ids: readonly string[], isOffList: boolean): void {
  kept.update((orders) =>
    orders.map((order) => (order_ids.includes(order.order_id) ? { ...order, isOffList } : order)),
  );
}
