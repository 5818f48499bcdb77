import { cancelOrder, listMyOrders } from '@larder/shared/contract/orders';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { call } from '#lib/api';

export const orderQueries = {
  all: () => ['orders'] as const,
  mine: () =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'mine'],
      queryFn: async ({ signal }) => (await call(listMyOrders, { signal })).value,
    }),
};

export const cancelOrderMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (order_id: string) => call(cancelOrder, { params: { id: order_id } }),
    onSettled: () => client.invalidateQueries({ queryKey: orderQueries.all() }),
  });
