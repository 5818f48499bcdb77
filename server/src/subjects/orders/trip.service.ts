import { MAX_PLACED_AGE, MAX_TRIP_ORDERS } from '@larder/shared/kitchen/kitchenLimits';
import type { TripOrder } from '@larder/shared/orders/tripOrders.calls';

import type { Db } from '#platform/db/db';

import { listAisles, listOrdersToFetch, listOthers, listStorePlaces } from './trip.queries.ts';

/**
 * What somebody of a household needs to fetch its orders. Of another's order only what is to be taken and where:
 * neither note, address nor phone of whoever ordered.
 */
export async function tripOf(
  db: Db,
  { user_id, now }: { user_id: string; now: Date },
): Promise<{ value: TripOrder[] }> {
  const since = new Date(now.getTime() - MAX_PLACED_AGE);
  const found = await listOrdersToFetch(db, { user_id, since, limit: MAX_TRIP_ORDERS });
  const orders = found.filter(({ fits }) => fits);
  if (orders.length === 0) return { value: [] };
  const goods = orders.flatMap(({ items }) => items.map(({ ingredient_id }) => ingredient_id));
  const [stores, aisles, others] = await Promise.all([
    listStorePlaces(db, [...new Set(orders.map(({ store_id }) => store_id))]),
    listAisles(db, [...new Set(goods)]),
    listOthers(db, user_id),
  ]);
  const storeOf = new Map(stores.map((store) => [store.store_id, store]));
  const aisleOf = new Map(aisles.map((aisle) => [aisle.ingredient_id, aisle.category]));
  const nameOf = new Map(others.map((other) => [other.user_id, other.name]));
  const value = orders.flatMap((order): TripOrder[] => {
    const store = storeOf.get(order.store_id);
    if (!store) return [];
    return [
      {
        order_id: order.order_id,
        order_status: order.order_status,
        ordered_by: nameOf.get(order.user_id ?? '') ?? null,
        store_id: order.store_id,
        store_name: order.store_name,
        address: store.address,
        place: { lat: store.lat, lng: store.lng },
        store_phone: order.store_phone,
        slot: order.slot,
        items: order.items.map((item) => ({
          ...item,
          category: aisleOf.get(item.ingredient_id) ?? 'Other',
        })),
        changes: order.changes,
      },
    ];
  });
  return { value };
}
