import type { DeliveryState } from '@larder/shared/account/machines';
import {
  createKey,
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listKeys,
  listWebhooks,
  revokeKey,
  sendAgain,
  testWebhook,
} from '@larder/shared/account/machines.calls';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { type BodyOf, call } from '#platform/http/api.ts';

/** A delivery is sent within 5 seconds; a list that shows one which waits looks again as often. */
const EVERY_MS = 5_000;

/** Always stale: programs use keys, and deliveries go on. */
export const machineQueries = {
  keys: () =>
    queryOptions({
      queryKey: ['machines', 'keys'] as const,
      queryFn: async ({ signal }) => (await call(listKeys, { signal })).value,
      staleTime: 0,
    }),
  webhooks: () =>
    queryOptions({
      queryKey: ['machines', 'webhooks'] as const,
      queryFn: async ({ signal }) => (await call(listWebhooks, { signal })).value,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.some(({ waiting }) => waiting > 0) ? EVERY_MS : false,
    }),
  /** `state` undefined: all. */
  deliveries: (webhookId: string, state: DeliveryState | undefined) =>
    queryOptions({
      queryKey: ['machines', 'webhooks', webhookId, state] as const,
      queryFn: async ({ signal }) =>
        (await call(listDeliveries, { params: { webhookId }, query: { state }, signal })).value,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.some((delivery) => delivery.state === 'waiting') ? EVERY_MS : false,
    }),
};

/** Refetches what a change is of, also after a refused one: somebody else may have changed it. */
function renewing(client: QueryClient, of: 'keys' | 'webhooks') {
  return { onSettled: () => client.invalidateQueries({ queryKey: ['machines', of] }) };
}

export const createKeyMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof createKey>) => call(createKey, { body }),
    ...renewing(client, 'keys'),
  });

export const revokeKeyMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (keyId: string) => call(revokeKey, { params: { keyId } }),
    ...renewing(client, 'keys'),
  });

export const createWebhookMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof createWebhook>) => call(createWebhook, { body }),
    ...renewing(client, 'webhooks'),
  });

export const deleteWebhookMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (webhookId: string) => call(deleteWebhook, { params: { webhookId } }),
    ...renewing(client, 'webhooks'),
  });

export const testWebhookMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (webhookId: string) => call(testWebhook, { params: { webhookId }, body: {} }),
    ...renewing(client, 'webhooks'),
  });

export const sendAgainMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (params: { webhookId: string; deliveryId: string }) =>
      call(sendAgain, { params, body: {} }),
    ...renewing(client, 'webhooks'),
  });
