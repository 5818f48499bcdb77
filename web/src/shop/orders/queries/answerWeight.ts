import type { Order } from '@larder/shared/orders/orders.calls';
import { answerWeight } from '@larder/shared/orders/weighing.calls';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

import { ORDERS_KEY } from '#parts/queries/ordersKey.ts';
import { type BodyOf, call } from '#platform/http/api.ts';

import { orderQueries } from './orders.ts';

/** A shopper's answer to a weight that costs more than was agreed. */
export const answerWeightMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ order_id, ...body }: BodyOf<typeof answerWeight> & { order_id: string }) =>
      call(answerWeight, { params: { id: order_id }, body }),
    onSuccess: (changed) =>
      client.setQueryData<Order[]>(orderQueries.mine().queryKey, (orders) =>
        orders?.map((order) => (order.order_id === changed.order_id ? changed : order)),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
