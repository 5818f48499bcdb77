import { MAX_TICKS } from '@larder/shared/kitchen/household';
import {
  type GuestList,
  tickByLink,
  viewShoppingLink,
} from '@larder/shared/kitchen/household.calls';
import { queryOptions } from '@tanstack/react-query';

import { call } from '#platform/http/api.ts';
import { ApiError } from '#platform/http/apiError.ts';
import { toast } from '#platform/page/toast.ts';
import {
  forgetGuest,
  guestOf,
  keepGuestList,
  keptGuestList,
} from '#shop/kitchen/state/guestList.ts';

const RENEW_EVERY_MS = 10_000;

/** The list behind a shopping link; waiting ticks are sent on the way. Errors: as `call`. */
export const guestListQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest list', token],
    queryFn: async ({ client, queryKey }) => {
      const { device, ticks } = guestOf(token);
      const sent = ticks.slice(0, MAX_TICKS);
      const base_seq = keptGuestList(token)?.seq ?? 0;
      try {
        const list = await (sent.length > 0
          ? call(tickByLink, { body: { token, device, base_seq, ticks: sent } }).catch(
              (error: unknown) => withoutRoom(token, error),
            )
          : call(viewShoppingLink, { body: { token } }));
        const newest = keepGuestList(token, { list, sent });
        // Also when a later tick has ended this query: its ticks are in the list now.
        client.setQueryData(queryKey, newest);
        return newest;
      } catch (error) {
        if (isLinkOver(error)) forgetGuest();
        throw error;
      }
    },
    initialData: () => keptGuestList(token),
    staleTime: 0,
    refetchInterval: ({ state }) => (isLinkOver(state.error) ? false : RENEW_EVERY_MS),
    refetchOnReconnect: true,
    retry: false,
  });

const NO_ROOM: ReadonlySet<string> = new Set(['too_many_ticks', 'kitchen_full']);

/** The list without ticks that there is no room for: the guest is told, and they wait no longer. */
function withoutRoom(token: string, error: unknown): Promise<GuestList> {
  if (!(error instanceof ApiError) || !NO_ROOM.has(error.code)) throw error;
  toast.error(error.message);
  return call(viewShoppingLink, { body: { token } });
}

/** Whether a link has ended or was never one. */
export function isLinkOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'shopping_link_invalid';
}
