import type { GroceryList } from '@larder/shared/kitchen/groceryList.model';
import type { OrderStatus } from '@larder/shared/orders/orders';

import { followOrder } from './followOrder.ts';
import { recipesNeeding, type SheetItem, type TripStop } from './tripSheet.ts';

/** An order to pick up, as the server tells of it; `ordered_by` somebody else of the household. */
type FetchedOrder = Omit<Parameters<typeof followOrder>[1], 'items'> & {
  readonly order_id: string;
  readonly order_status: OrderStatus;
  readonly ordered_by: string | null;
  readonly store_id: string;
  readonly store_name: string;
  readonly address: string;
  readonly place: NonNullable<TripStop['place']>;
  readonly store_phone: string | null;
  readonly items: readonly Omit<SheetItem, 'recipes' | 'offers'>[];
};

/**
 * A device's stops as the orders of the household have them now: those that were ordered elsewhere come, cancelled and
 * rejected ones go, what was handed over is done. Ticks stay.
 *
 * Shape   an own order that is not among `orders` stays: it may be newer than they are. One of somebody else goes.
 */
export function followTrip(
  stops: readonly TripStop[],
  orders: readonly FetchedOrder[],
  list: GroceryList,
): TripStop[] {
  const known = new Map(orders.map((order) => [order.order_id, order]));
  const followed = stops.flatMap((stop): TripStop[] => {
    const order = known.get(stop.id);
    if (!order) return stop.ordered_by === undefined ? [stop] : [];
    if (order.order_status === 'Rejected') return [];
    const isChanged = order.changes.length > 0 || (stop.changed?.length ?? 0) > 0;
    return [
      { ...(isChanged ? followOrder(stop, order) : stop), isDone: stop.isDone || isOver(order) },
    ];
  });
  const there = new Set(stops.map(({ id }) => id));
  const more = orders.filter((order) => !there.has(order.order_id) && !isOver(order));
  return [...followed, ...more.map((order) => stopFrom(order, list)).toReversed()];
}

function isOver({ order_status }: FetchedOrder): boolean {
  return order_status === 'Delivered' || order_status === 'Rejected';
}

function stopFrom(order: FetchedOrder, list: GroceryList): TripStop {
  const { order_id, store_id, store_name, address, place, store_phone, ordered_by } = order;
  return {
    id: order_id,
    store_id,
    storeName: store_name,
    address,
    place,
    ...(store_phone !== null && { phone: store_phone }),
    ...(ordered_by !== null && { ordered_by }),
    isFetched: true,
    items: order.items.map((item) => ({
      ...item,
      recipes: recipesNeeding(list, item),
      offers: [],
    })),
    marks: {},
    isDone: false,
  };
}
