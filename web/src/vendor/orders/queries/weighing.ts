import { weighLine } from '@larder/shared/orders/weighing.calls';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

import { type BodyOf, call } from '#platform/http/api.ts';

import { putChangedOrders, renewOrders } from './changeOrder.ts';

/** Refetched after a failure too: somebody else may have weighed the line first. */
export const weighLineMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof weighLine>) => call(weighLine, { body }),
    onSuccess: (order) => putChangedOrders(client, [order]),
    onSettled: () => renewOrders(client),
  });
