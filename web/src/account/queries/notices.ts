import {
  changeStoreNotices,
  forgetDevice,
  getNotices,
  keepDevice,
  type StoreNotices,
} from '@larder/shared/orders/notices.calls';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { call } from '#platform/http/api.ts';
import { markHere, subscribe, unsubscribe } from '#platform/page/push.ts';

export const noticeQueries = {
  /** Always stale: another device may change it. */
  view: () =>
    queryOptions({
      queryKey: ['notices'],
      queryFn: ({ signal }) => call(getNotices, { signal }),
      staleTime: 0,
    }),
  /** By what the server lists this browser; null when it shows no notices. */
  here: (push_key: string) =>
    queryOptions({
      queryKey: ['notices', 'here', push_key],
      queryFn: async () => (await markHere(push_key)) ?? null,
      staleTime: 0,
    }),
};

/** Reads both again after a change. */
function renewing(client: QueryClient) {
  return { onSettled: () => client.invalidateQueries({ queryKey: ['notices'] }) };
}

/** Asks for permission, so call it in a press. Errors  PushError, and the call's. */
export const allowNoticesMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (push_key: string) => call(keepDevice, { body: await subscribe(push_key) }),
    ...renewing(client),
  });

/** `isHere` for this browser, which also forgets its side. */
export const forgetDeviceMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ id, isHere }: { id: string; isHere: boolean }) => {
      await call(forgetDevice, { params: { id } });
      if (isHere) await unsubscribe();
    },
    ...renewing(client),
  });

export const storeNoticesMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ storeId, ...body }: StoreNotices & { storeId: string }) =>
      call(changeStoreNotices, { params: { storeId }, body }),
    ...renewing(client),
  });
