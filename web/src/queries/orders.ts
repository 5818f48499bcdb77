import {
  cancelOrder,
  changeOrderStatus,
  listMyOrders,
  listVendorOrders,
} from '@larder/shared/contract/orders';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { type BodyOf, call } from '#lib/api';

export const orderQueries = {
  all: () => ['orders'] as const,
  mine: () =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'mine'],
      queryFn: async ({ signal }) => (await call(listMyOrders, { signal })).value,
    }),
  vendor: () =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'vendor'],
      queryFn: async ({ signal }) => (await call(listVendorOrders, { signal })).value,
    }),
};

export const cancelOrderMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (order_id: string) => call(cancelOrder, { params: { id: order_id } }),
    onSettled: () => client.invalidateQueries({ queryKey: orderQueries.all() }),
  });

/** The vendor's list is right at once; a refusal reads it again, because somebody else was first. */
export const changeOrderStatusMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof changeOrderStatus>) => call(changeOrderStatus, { body }),
    onSuccess: (changed) =>
      client.setQueryData(orderQueries.vendor().queryKey, (orders) =>
        orders?.map((order) => (order.order_id === changed.order_id ? changed : order)),
      ),
    onError: () => client.invalidateQueries({ queryKey: orderQueries.all() }),
  });
