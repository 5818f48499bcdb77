import { answerReplacement } from '@larder/shared/orders/lineChanges.calls';
import type { Order } from '@larder/shared/orders/orders.calls';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

import { ORDERS_KEY } from '#parts/queries/ordersKey.ts';
import { type BodyOf, call } from '#platform/http/api.ts';

import { orderQueries } from './orders.ts';

/** A shopper's answer to what a vendor gives, or would give, instead. */
export const answerMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({
      order_id,
      change_id,
      ...body
    }: BodyOf<typeof answerReplacement> & { order_id: string; change_id: string }) =>
      call(answerReplacement, { params: { id: order_id, changeId: change_id }, body }),
    onSuccess: (changed) =>
      client.setQueryData<Order[]>(orderQueries.mine().queryKey, (orders) =>
        orders?.map((order) => (order.order_id === changed.order_id ? changed : order)),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
