import { markPicked, pickList, type PickQuery } from '@larder/shared/contract/picking';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { type AnswerOf, type BodyOf, call } from '#lib/api';
import { storedUser } from '#lib/storedUser';
import { toast } from '#lib/toast';

import { orderQueries } from './orders.ts';

/** Polls in case the event connection is lost. */
const REFRESH_MS = 15_000;
const MARKING = ['mark picked'];

export const pickQueries = {
  all: () => [...orderQueries.all(), 'vendor', 'pick list'] as const,
  list: (query: PickQuery) =>
    queryOptions({
      queryKey: [...pickQueries.all(), query],
      queryFn: ({ signal }) => call(pickList, { query, signal }),
      refetchInterval: REFRESH_MS,
    }),
};

/** Refetches the pick lists, unless ticks are under way: their answers do it. */
export function renewPickLists(client: QueryClient, underWay = 0): void {
  if (client.isMutating({ mutationKey: MARKING }) <= underWay)
    void client.invalidateQueries({ queryKey: pickQueries.all() });
}

/** Shows a tick at once, and takes it back with a toast when the server did not take it. */
export const markPickedMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey: MARKING,
    mutationFn: (body: BodyOf<typeof markPicked>) => call(markPicked, { body }),
    onMutate: (body) => {
      void client.cancelQueries({ queryKey: pickQueries.all() });
      client.setQueriesData<AnswerOf<typeof pickList>>(
        { queryKey: pickQueries.all() },
        (list) => list && { ...list, value: list.value.map((order) => withTicks(order, body)) },
      );
    },
    onError: () => toast.error('The tick could not be saved. Please try again.'),
    // This one still counts as under way.
    onSettled: () => renewPickLists(client, 1),
  });

type Order = AnswerOf<typeof pickList>['value'][number];

function withTicks(order: Order, { lines, picked }: BodyOf<typeof markPicked>): Order {
  const me = storedUser.get();
  const ids = new Set(
    lines.flatMap((line) => (line.order_id === order.order_id ? line.ingredient_id : [])),
  );
  if (ids.size === 0) return order;
  const picked_by = picked && me ? { user_id: me.id, name: me.name } : null;
  return {
    ...order,
    items: order.items.map((item) =>
      ids.has(item.ingredient_id)
        ? { ...item, picked_by: picked ? (item.picked_by ?? picked_by) : null }
        : item,
    ),
  };
}
