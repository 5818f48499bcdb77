import { cancelOrder, listMyOrders, type Order } from '@larder/shared/orders/orders.calls';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { ORDERS_KEY } from '#parts/queries/ordersKey.ts';
import { allParts } from '#platform/http/allParts.ts';
import { call } from '#platform/http/api.ts';
import { type Loss, tellLost } from '#shop/carts/state/placedOrders.ts';
import { isSettled } from '#shop/orders/rules/rejection.ts';
import { keepOrders, keptOrdersNow } from '#shop/orders/state/keptOrders.ts';
import { forgetServed } from '#shop/orders/state/served.ts';
import { dropStops, followOrders } from '#shop/trip/state/tripSheets.ts';

export const orderQueries = {
  mine: () =>
    queryOptions({
      queryKey: [...ORDERS_KEY, 'mine'],
      queryFn: async ({ signal }) => {
        const value = await allParts((query) => call(listMyOrders, { query, signal }));
        const rejected = value
          .filter((order) => order.order_status === 'Rejected')
          .map((order) => order.order_id);
        tellLost(value.map(lossOf));
        dropStops(rejected);
        followOrders(value);
        forgetServed(value.filter(isSettled).map((order) => order.order_id));
        keepOrders(value);
        return value;
      },
      initialData: () => keptOrdersNow()?.orders,
      initialDataUpdatedAt: () => keptOrdersNow()?.at,
    }),
};

/** What of an order does not come: nothing, its short lines, or all of it. */
function lossOf({ order_id, order_status, rejected_by, changes }: Order): Loss {
  if (order_status === 'Rejected') {
    const why = rejected_by === 'shopper' ? 'cancelled' : 'rejected';
    return { order_id, why, items: [] };
  }
  // A replacement comes instead, until it is refused.
  const short = changes.filter(({ state }) => state === 'short' || state === 'refused');
  return {
    order_id,
    why: 'short',
    items: short.map(({ ingredient_id, packs }) => ({ ingredient_id, quantity: packs })),
  };
}

export const cancelOrderMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (order_id: string) => call(cancelOrder, { params: { id: order_id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
