import {
  changePassword,
  deleteOwnAccount,
  endOtherSessions,
  endSession,
  listSessions,
  viewOwnDeletion,
} from '@larder/shared/account/account.calls';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { type BodyOf, call } from '#platform/http/api.ts';
import { finishBeforeLogout } from '#platform/session/leaving.ts';

export const accountQueries = {
  /** Always stale: somebody may sign in elsewhere. */
  sessions: () =>
    queryOptions({
      queryKey: ['own sessions'],
      queryFn: ({ signal }) => call(listSessions, { signal }),
      staleTime: 0,
    }),
  /** What a deletion would do. */
  deletion: () =>
    queryOptions({
      queryKey: ['own deletion'],
      queryFn: ({ signal }) => call(viewOwnDeletion, { signal }),
      gcTime: 0,
      staleTime: 0,
    }),
};

/** Refetches the sessions after a change. */
function renewing(client: QueryClient) {
  return { onSettled: () => client.invalidateQueries(accountQueries.sessions()) };
}

export const changePasswordMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof changePassword>) => call(changePassword, { body }),
    ...renewing(client),
  });

export const endSessionMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    ...renewing(client),
  });

export const endOthersMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: () => call(endOtherSessions, { body: {} }),
    ...renewing(client),
  });

/** Loaded on demand: the document's schema has parts of every call. */
export const exportMutation = mutationOptions({
  mutationFn: async () => (await import('./accountExport.ts')).accountDocument(),
});

/** Changes that wait for Undo are sent first: they would be lost. */
export const deleteAccountMutation = mutationOptions({
  mutationFn: async (body: BodyOf<typeof deleteOwnAccount>) => {
    await finishBeforeLogout();
    return call(deleteOwnAccount, { body });
  },
});
