import type { Order } from '@larder/shared/orders/orders.calls';
import type { QueryClient } from '@tanstack/react-query';

import { ORDERS_KEY } from '#parts/queries/ordersKey.ts';

import { orderQueries } from './orders.ts';

/** What follows an answer of the shopper: the order is shown as the server has it now, then all are read again. */
export function putAnswered(client: QueryClient) {
  return {
    onSuccess: (changed: Order) =>
      client.setQueryData<Order[]>(orderQueries.mine().queryKey, (orders) =>
        orders?.map((order) => (order.order_id === changed.order_id ? changed : order)),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ORDERS_KEY }),
  };
}
