import { cents } from '@larder/shared/domain/money';
import * as z from 'zod/mini';

import { goodOnes } from '#lib/mend';
import { stored } from '#lib/stored';

import { CartItems, Price, type StoreCart } from './carts.ts';

/** Less than a week, so that a weekly shop starts anew. */
const MAX_AGE_MS = 6 * 24 * 60 * 60 * 1000;

/** Units: `at` in milliseconds since 1970, by the clock of this device. */
const PlacedOrder = z.object({
  order_id: z.string(),
  at: z.number(),
  store_id: z.string(),
  storeName: z.string(),
  items: CartItems,
  deliveryFee: z._default(Price, cents(0)),
});
const PlacedOrders = z.readonly(z.array(PlacedOrder));
export type PlacedOrders = z.output<typeof PlacedOrders>;

const kept = stored({
  key: 'placedOrders',
  schema: PlacedOrders,
  empty: [],
  mend: goodOnes(PlacedOrder),
});

/** The recent orders of this device, in every tab. */
export function usePlacedOrders(): PlacedOrders {
  return kept.use();
}

/** As `usePlacedOrders`, at this moment. */
export const placedOrders = kept.get;

/** Remembers an order. An id that is known is replaced: two tabs may get the same answer. */
export function rememberOrder(
  order_id: string,
  { store_id, storeName, items, deliveryFee }: StoreCart,
): void {
  kept.update((orders) => [
    ...orders.filter((order) => order.order_id !== order_id),
    { order_id, at: Date.now(), store_id, storeName, items, deliveryFee },
  ]);
}

/** Forgets orders that were cancelled or rejected. */
export function forgetOrders(order_ids: readonly string[]): void {
  keepOrders((order) => !order_ids.includes(order.order_id));
}

/** Forgets orders that are too old to cover anything. */
export function forgetOldOrders(now: number): void {
  keepOrders((order) => now - order.at < MAX_AGE_MS);
}

function keepOrders(isKept: (order: PlacedOrders[number]) => boolean): void {
  const left = kept.get().filter(isKept);
  if (left.length < kept.get().length) kept.set(left);
}
