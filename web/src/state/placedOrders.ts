import { orderOf, withOrder } from '@larder/shared/domain/kitchenOrders';
import { type KitchenOrder, MAX_PLACED_AGE } from '@larder/shared/domain/kitchenState';
import { cents } from '@larder/shared/domain/money';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

import { goodOnes } from '#lib/mend';
import { serverNow } from '#lib/serverClock';
import { stored } from '#lib/stored';
import { storedUser } from '#lib/storedUser';

import { CartItems, dropOrdered, Price, type StoreCart } from './carts.ts';
import { perform } from './kitchen.ts';

/** Units: `at` in milliseconds since 1970, by the clock of the list. Shape: `by` is absent on this device alone. */
const PlacedOrder = z.object({
  order_id: z.string(),
  at: z.number(),
  by: z.optional(z.string()),
  store_id: z.string(),
  storeName: z.string(),
  items: CartItems,
  deliveryFee: z._default(Price, cents(0)),
});
const PlacedOrders = z.readonly(z.array(PlacedOrder));
export type PlacedOrders = z.output<typeof PlacedOrders>;

const NONE: PlacedOrders = [];
const kept = stored({
  key: 'placedOrders',
  schema: PlacedOrders,
  empty: NONE,
  mend: goodOnes(PlacedOrder),
});
/** What this browser remembers of orders from before the sign-in, once. */
export const takeGuestOrders = kept.takeGuests;

/** Cached: the orders that are recent enough, valid until the next one is too old. */
let young: { of: PlacedOrders; orders: PlacedOrders; until: number } = {
  of: NONE,
  orders: NONE,
  until: Number.POSITIVE_INFINITY,
};

/** What the household, or this device alone, has ordered lately; the same object until it changes. */
export function placedOrders(): PlacedOrders {
  const [all, now] = [kept.get(), serverNow()];
  if (young.of !== all || now >= young.until) {
    const orders = all.filter(({ at }) => now - at < MAX_PLACED_AGE);
    const until = Math.min(...orders.map(({ at }) => at + MAX_PLACED_AGE));
    young = { of: all, orders, until };
  }
  return young.orders;
}

/** As `placedOrders`, in a component. */
export function usePlacedOrders(): PlacedOrders {
  return useSyncExternalStore(kept.subscribe, placedOrders, () => NONE);
}

/** Those that the signed-in person placed, and those of this device alone. */
export function useOwnOrders(): PlacedOrders {
  const me = storedUser.use()?.id;
  return usePlacedOrders().filter(({ by }) => by === undefined || by === me);
}

/** Whether all that was ordered lately was ordered by the signed-in person. */
export function useIsAllOwn(): boolean {
  return useOwnOrders().length === usePlacedOrders().length;
}

/** Sets what was ordered, as the household has it. */
export function showPlaced(orders: readonly KitchenOrder[]): void {
  if (kept.get() !== orders) kept.set(orders);
}

type Ordered = Pick<PlacedOrders[number], 'order_id' | 'store_id' | 'storeName'> &
  Pick<StoreCart, 'items' | 'deliveryFee'>;

/**
 * Takes ordered packs out of their carts, which were `asked` as they stood, and remembers the orders. A known order
 * changes nothing: two tabs may get the same answer.
 */
export function rememberOrders(asked: readonly StoreCart[], orders: readonly Ordered[]): void {
  perform(
    asked.map(({ store_id, items }) => {
      const order = orders.find((one) => one.store_id === store_id);
      return {
        kind: 'ordered',
        payload: {
          store_id,
          items: items.map(({ ingredient_id, quantity }) => ({ ingredient_id, quantity })),
          ...(order && { order: orderOf(order) }),
        },
      };
    }),
    () => {
      dropOrdered(asked);
      for (const order of orders) keepHere(order);
    },
  );
}

function keepHere({ store_id, ...order }: Ordered): void {
  // A list on this device only uses the device's clock.
  const placed = { ...orderOf(order), store_id, at: Date.now() };
  kept.update((all) => withOrder(without(all, [order.order_id]), placed));
}

/** Forgets orders that were cancelled or rejected, in the whole household. */
export function forgetOrders(order_ids: readonly string[]): void {
  const gone = kept.get().filter(({ order_id }) => order_ids.includes(order_id));
  if (gone.length === 0) return;
  perform(
    gone.map(({ order_id }) => ({ kind: 'not_ordered', payload: { order_id } })),
    () => kept.update((all) => without(all, order_ids)),
  );
}

function without(orders: PlacedOrders, order_ids: readonly string[]): PlacedOrders {
  return orders.filter(({ order_id }) => !order_ids.includes(order_id));
}
