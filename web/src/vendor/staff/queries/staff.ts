import {
  acceptInvitation,
  changeStaff,
  inviteStaff,
  listStaff,
  removeStaff,
  resendInvitation,
  viewInvitation,
  withdrawInvitation,
} from '@larder/shared/account/staff.calls';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { type BodyOf, call } from '#platform/http/api.ts';

export const staffQueries = {
  all: () => ['staff'] as const,
  /** Always stale: invited people may have joined. */
  list: () =>
    queryOptions({
      queryKey: [...staffQueries.all(), 'list'],
      queryFn: ({ signal }) => call(listStaff, { signal }),
      staleTime: 0,
    }),
  invitation: (token: string) =>
    queryOptions({
      queryKey: ['invitation', token],
      queryFn: ({ signal }) => call(viewInvitation, { body: { token }, signal }),
      retry: false,
      staleTime: Infinity,
    }),
};

/** Refetches the list after a change, also a refused one: somebody else may have changed it. */
function renewing(client: QueryClient) {
  return { onSettled: () => client.invalidateQueries({ queryKey: staffQueries.all() }) };
}

export const inviteMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof inviteStaff>) => call(inviteStaff, { body }),
    ...renewing(client),
  });

export const resendMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => call(resendInvitation, { params: { id }, body: {} }),
    ...renewing(client),
  });

export const withdrawMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => call(withdrawInvitation, { params: { id } }),
    ...renewing(client),
  });

export const changeStaffMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ user_id, ...body }: BodyOf<typeof changeStaff> & { user_id: string }) =>
      call(changeStaff, { params: { id: user_id }, body }),
    ...renewing(client),
  });

export const removeStaffMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => call(removeStaff, { params: { id } }),
    ...renewing(client),
  });

export const acceptMutation = mutationOptions({
  mutationFn: (body: BodyOf<typeof acceptInvitation>) => call(acceptInvitation, { body }),
});
