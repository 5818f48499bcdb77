import {
  changeLine,
  listReplacements,
  undoLineChange,
} from '@larder/shared/orders/lineChanges.calls';
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';

import { ORDERS_KEY } from '#parts/queries/ordersKey.ts';
import { type AnswerOf, type BodyOf, call, type QueryOf } from '#platform/http/api.ts';

import { putChangedOrders, renewOrders } from './changeOrder.ts';

export type Replacement = AnswerOf<typeof listReplacements>['value'][number];

/** Products that may replace packs of a line. */
export function replacementsQuery(order_id: string, query: QueryOf<typeof listReplacements>) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, 'vendor', 'replacements', order_id, query],
    queryFn: ({ signal }) => call(listReplacements, { params: { id: order_id }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Refetched after a failure too: somebody else may have changed the line first. */
export const changeLineMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof changeLine>) => call(changeLine, { body }),
    onSuccess: (order) => putChangedOrders(client, [order]),
    onSettled: () => renewOrders(client),
  });

export const undoLineMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ order_id, change_id }: { order_id: string; change_id: string }) =>
      call(undoLineChange, { params: { id: order_id, changeId: change_id } }),
    onSuccess: (order) => putChangedOrders(client, [order]),
    onSettled: () => renewOrders(client),
  });
