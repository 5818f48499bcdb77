import { markPicked, pickList, type PickQuery } from '@larder/shared/orders/picking.calls';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { MARKING, PICK_LISTS_KEY, renewPickLists } from '#parts/queries/renewPickLists.ts';
import { type AnswerOf, type BodyOf, call } from '#platform/http/api.ts';
import { toast } from '#platform/page/toast.ts';
import { storedUser } from '#platform/session/storedUser.ts';

/** Polls in case the event connection is lost. */
const REFRESH_MS = 15_000;

export const pickQueries = {
  list: (query: PickQuery) =>
    queryOptions({
      queryKey: [...PICK_LISTS_KEY, query],
      queryFn: ({ signal }) => call(pickList, { query, signal }),
      refetchInterval: REFRESH_MS,
    }),
};

/**
 * Shows a tick at once, and takes it back with a toast when the server did not take it; at once too, because without
 * a connection no list arrives that would.
 */
export const markPickedMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey: MARKING,
    mutationFn: (body: BodyOf<typeof markPicked>) => call(markPicked, { body }),
    onMutate: (body) => {
      void client.cancelQueries({ queryKey: PICK_LISTS_KEY });
      const before = client.getQueriesData<List>({ queryKey: PICK_LISTS_KEY });
      const me = storedUser.get();
      const picked_by = body.picked && me ? { user_id: me.id, name: me.name } : null;
      client.setQueriesData<List>(
        { queryKey: PICK_LISTS_KEY },
        (list) =>
          list && withTicks(list, body.lines, (line) => picked_by && (line.picked_by ?? picked_by)),
      );
      return before;
    },
    onError: (_error, { lines }, before = []) => {
      toast.error('The tick could not be saved. Please try again.');
      for (const [key, old] of before)
        client.setQueryData<List>(
          key,
          (list) => list && withTicks(list, lines, (line) => tickIn(old, line)),
        );
    },
    // This one still counts as under way.
    onSettled: () => renewPickLists(client, 1),
  });

type List = AnswerOf<typeof pickList>;
type Line = List['value'][number]['items'][number] & { order_id: string };

/** The list with other ticks on these lines. */
function withTicks(
  list: List,
  lines: BodyOf<typeof markPicked>['lines'],
  tickOf: (line: Line) => Line['picked_by'],
): List {
  const named = new Set(lines.map(keyOf));
  const value = list.value.map((order) => ({
    ...order,
    items: order.items.map((item) => {
      const line = { ...item, order_id: order.order_id };
      return named.has(keyOf(line)) ? { ...item, picked_by: tickOf(line) } : item;
    }),
  }));
  return { ...list, value };
}

function tickIn(list: List | undefined, { order_id, ingredient_id }: Line): Line['picked_by'] {
  const order = list?.value.find((one) => one.order_id === order_id);
  return order?.items.find((item) => item.ingredient_id === ingredient_id)?.picked_by ?? null;
}

function keyOf({ order_id, ingredient_id }: Pick<Line, 'order_id' | 'ingredient_id'>): string {
  return `${order_id} ${ingredient_id}`;
}
