import { noteReturn, undoReturn } from '@larder/shared/orders/returns.calls';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

import { type BodyOf, call } from '#platform/http/api.ts';

import { putChangedOrders, renewOrders } from './changeOrder.ts';

/** Refetched after a failure too: somebody else may have noted it first. */
export const noteReturnMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof noteReturn>) => call(noteReturn, { body }),
    onSuccess: (order) => putChangedOrders(client, [order]),
    onSettled: () => renewOrders(client),
  });

export const undoReturnMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ order_id, return_id }: { order_id: string; return_id: string }) =>
      call(undoReturn, { params: { id: order_id, returnId: return_id } }),
    onSuccess: (order) => putChangedOrders(client, [order]),
    onSettled: () => renewOrders(client),
  });
