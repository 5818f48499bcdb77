import { cents } from '@larder/shared/basics/money';
import type { Cart, NewOrder } from '@larder/shared/kitchen/carts.model';
import { LOST_WHY, MAX_PLACED_AGE } from '@larder/shared/kitchen/kitchenLimits';
import type { KitchenPayloads } from '@larder/shared/kitchen/kitchenOps.model';
import { isSameLoss, orderOf, wholeOf, withLost } from '@larder/shared/kitchen/kitchenOrders';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

import { serverNow } from '#platform/http/serverClock.ts';
import { storedUser } from '#platform/session/storedUser.ts';
import { goodOnes } from '#platform/stored/mend.ts';
import { stored } from '#platform/stored/stored.ts';
import { perform } from '#shop/kitchen/state/kitchen.ts';

import { KeptItem, Price } from './carts.ts';

const OrderedItems = z.readonly(
  z.array(z.extend(KeptItem, { forLines: z.optional(z.readonly(z.array(z.string()))) })),
);
/** Units: `at` in milliseconds since 1970, by the clock of the list. Shape: `by` is absent on this device alone. */
const PlacedOrder = z.object({
  order_id: z.string(),
  at: z.number(),
  by: z.optional(z.string()),
  store_id: z.string(),
  storeName: z.string(),
  items: OrderedItems,
  deliveryFee: z._default(Price, cents(0)),
  lost: z.optional(z.object({ why: z.enum(LOST_WHY), items: OrderedItems })),
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

/** Cached: the orders that are recent enough, those of them that come, valid until the next one is too old. */
let young: { of: PlacedOrders; orders: PlacedOrders; coming: PlacedOrders; until: number } = {
  of: NONE,
  orders: NONE,
  coming: NONE,
  until: Number.POSITIVE_INFINITY,
};

/** What the household, or this device alone, has ordered lately, also what does not come; the same object until it changes. */
export function allOrdersNow(): PlacedOrders {
  const [all, now] = [kept.get(), serverNow()];
  if (young.of !== all || now >= young.until) {
    const orders = all.filter(({ at }) => now - at < MAX_PLACED_AGE);
    const until = Math.min(...orders.map(({ at }) => at + MAX_PLACED_AGE));
    const coming = orders.filter(({ items, lost }) => !lost || items.length > 0);
    young = { of: all, orders, coming, until };
  }
  return young.orders;
}

/** As `allOrdersNow`, of which something comes. */
export function placedOrdersNow(): PlacedOrders {
  allOrdersNow();
  return young.coming;
}

/** As `allOrdersNow`, in a component. */
export function useAllOrders(): PlacedOrders {
  return useSyncExternalStore(kept.subscribe, allOrdersNow, () => NONE);
}

/** As `placedOrdersNow`, in a component. */
export function usePlacedOrders(): PlacedOrders {
  return useSyncExternalStore(kept.subscribe, placedOrdersNow, () => NONE);
}

/** Those that the signed-in person placed, and those of this device alone. */
export function useOwnOrders(): PlacedOrders {
  const me = storedUser.use()?.id;
  return usePlacedOrders().filter(({ by }) => by === undefined || by === me);
}

/** All orders as they are kept, also old ones. */
export const keptPlaced = kept.get;
/** As `keptPlaced`, in a component. */
export const useKeptPlaced = kept.use;

/** Sets what was ordered, as operations left it. */
export function setPlacedOrders(orders: PlacedOrders): void {
  if (kept.get() !== orders) kept.set(orders);
}

type Ordered = Pick<PlacedOrders[number], 'order_id' | 'store_id' | 'storeName'> &
  Pick<NewOrder, 'items' | 'deliveryFee'>;

/**
 * Takes ordered packs out of their carts, which were `asked` as they stood, and remembers the orders. A known order
 * changes nothing: two tabs may get the same answer.
 */
export function rememberOrders(asked: readonly Cart[], orders: readonly Ordered[]): void {
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
  );
}

/** The packs of an order that do not come; all of them when it was rejected or cancelled. */
export type Loss = KitchenPayloads['order_lost'];

/** Tells the household what does not come of its orders. What it knows already, and orders that it does not have, change nothing. */
export function tellLost(losses: readonly Loss[]): void {
  const news = losses.flatMap((loss) => {
    const order = kept.get().find(({ order_id }) => order_id === loss.order_id);
    if (!order) return [];
    const lost = loss.why === 'short' ? loss : { ...loss, items: wholeOf(order) };
    return isSameLoss(order, withLost(order, lost)) ? [] : [lost];
  });
  if (news.length === 0) return;
  perform(
    news.map(({ order_id, why, items }) => ({
      kind: 'order_lost',
      payload: {
        order_id,
        why,
        items: items.map(({ ingredient_id, quantity }) => ({ ingredient_id, quantity })),
      },
    })),
  );
}
