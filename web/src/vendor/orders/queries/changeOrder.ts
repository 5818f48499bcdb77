import { type Order } from '@larder/shared/orders/orders.calls';
import { changeOrderStatus } from '@larder/shared/orders/vendorOrders.calls';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

import { ORDERS_KEY } from '#parts/queries/ordersKey.ts';
import { type BodyOf, call } from '#platform/http/api.ts';

import { type PageOfOrders, vendorOrderQueries } from './vendorOrders.ts';

type Changed = Pick<Order, 'order_id' | 'order_status' | 'rejected_by'> & Partial<Order>;

/** Puts changed orders into the vendor's lists and details at once. */
export function putChangedOrders(client: QueryClient, changed: readonly Changed[]): void {
  const byId = new Map(changed.map((order) => [order.order_id, order]));
  client.setQueriesData<PageOfOrders>(
    { queryKey: vendorOrderQueries.pages() },
    (page) =>
      page && {
        ...page,
        value: page.value.map((order) => ({ ...order, ...byId.get(order.order_id) })),
      },
  );
  for (const order of changed)
    client.setQueryData(
      vendorOrderQueries.one(order.order_id).queryKey,
      (old) => old && { ...old, ...order },
    );
}

/** Refetches all orders: somebody else may have changed one first. */
export function renewOrders(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ORDERS_KEY });
}

/** Updates the vendor's lists at once, and refetches. */
export const changeOrderStatusMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof changeOrderStatus>) => call(changeOrderStatus, { body }),
    onSuccess: (changed) => putChangedOrders(client, [changed]),
    // Not awaited: the result shows without waiting for the refetch.
    onSettled: () => renewOrders(client),
  });
