import { cancelOrder, listMyOrders } from '@larder/shared/contract/orders';
import { isSettled } from '@larder/shared/domain/rejection';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { allParts } from '#lib/allParts';
import { call } from '#lib/api';
import { keepOrders, keptOrders } from '#state/keptOrders';
import { forgetOrders } from '#state/placedOrders';
import { forgetServed } from '#state/served';
import { dropStops, followOrders } from '#state/tripSheets';

import { ORDERS_KEY } from './ordersKey.ts';

export const orderQueries = {
  mine: () =>
    queryOptions({
      queryKey: [...ORDERS_KEY, 'mine'],
      queryFn: async ({ signal }) => {
        const value = await allParts((query) => call(listMyOrders, { query, signal }));
        const rejected = value
          .filter((order) => order.order_status === 'Rejected')
          .map((order) => order.order_id);
        forgetOrders(rejected);
        dropStops(rejected);
        followOrders(value);
        forgetServed(value.filter(isSettled).map((order) => order.order_id));
        keepOrders(value);
        return value;
      },
      initialData: () => keptOrders()?.orders,
      initialDataUpdatedAt: () => keptOrders()?.at,
    }),
};

export const cancelOrderMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (order_id: string) => call(cancelOrder, { params: { id: order_id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
