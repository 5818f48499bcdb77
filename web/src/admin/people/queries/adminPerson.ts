import {
  approveVendor,
  restorePerson,
  suspendPerson,
  viewPerson,
  viewStore,
} from '@larder/shared/account/adminPerson.calls';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { ADMIN_KEY } from '#parts/queries/adminKey.ts';
import { call } from '#platform/http/api.ts';

export const adminPersonQueries = {
  /** Always stale: the person may act at any time. */
  person: (id: string) =>
    queryOptions({
      queryKey: [...ADMIN_KEY, 'person', id],
      queryFn: ({ signal }) => call(viewPerson, { params: { id }, signal }),
      staleTime: 0,
    }),
  /** As `person`. */
  store: (id: string) =>
    queryOptions({
      queryKey: [...ADMIN_KEY, 'store', id],
      queryFn: ({ signal }) => call(viewStore, { params: { id }, signal }),
      staleTime: 0,
    }),
};

/** Refetches lists, pages and the log after a change. */
function renewing(client: QueryClient) {
  return { onSettled: () => client.invalidateQueries({ queryKey: ADMIN_KEY }) };
}

export const suspendMutation = (client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: (body: { reason: string }) => call(suspendPerson, { params: { id }, body }),
    ...renewing(client),
  });

export const restoreMutation = (client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: () => call(restorePerson, { params: { id }, body: {} }),
    ...renewing(client),
  });

export const approveMutation = (client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: () => call(approveVendor, { params: { id }, body: {} }),
    ...renewing(client),
  });
