import {
  acceptInvite,
  createShoppingLink,
  getHousehold,
  inviteToHousehold,
  leaveHousehold,
  removeHouseholdMember,
  renameHousehold,
  revokeInvite,
  revokeShoppingLink,
  viewInvite,
} from '@larder/shared/kitchen/household.calls';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { type BodyOf, call } from '#platform/http/api.ts';

import { HOUSEHOLD_KEY, setHouseholdView } from './householdView.ts';

/** Max age of who is here now. */
const RENEW_EVERY_MS = 30_000;

export const householdQueries = {
  all: () => HOUSEHOLD_KEY,
  mine: () =>
    queryOptions({
      queryKey: [...householdQueries.all(), 'mine'],
      queryFn: async ({ signal }) => {
        const view = await call(getHousehold, { signal });
        setHouseholdView(view);
        return view;
      },
      staleTime: 0,
      refetchInterval: RENEW_EVERY_MS,
    }),
  invite: (token: string) =>
    queryOptions({
      queryKey: ['household invite', token],
      queryFn: ({ signal }) => call(viewInvite, { body: { token }, signal }),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** Refetches the household after a change, also a refused one: somebody else may have changed it. */
function renewing(client: QueryClient) {
  return { onSettled: () => client.invalidateQueries({ queryKey: householdQueries.all() }) };
}

export const renameMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof renameHousehold>) => call(renameHousehold, { body }),
    ...renewing(client),
  });

export const inviteMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: () => call(inviteToHousehold, { body: {} }),
    ...renewing(client),
  });

export const revokeInviteMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => call(revokeInvite, { params: { id } }),
    ...renewing(client),
  });

export const removeMemberMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => call(removeHouseholdMember, { params: { id } }),
    ...renewing(client),
  });

export const makeLinkMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof createShoppingLink>) => call(createShoppingLink, { body }),
    ...renewing(client),
  });

export const endLinkMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: () => call(revokeShoppingLink),
    ...renewing(client),
  });

export const leaveMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: () => moving(() => call(leaveHousehold, { body: {} })),
    ...renewing(client),
  });

export const joinMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof acceptInvite>) => moving(() => call(acceptInvite, { body })),
    ...renewing(client),
  });

async function moving<T>(move: () => Promise<T>): Promise<T> {
  const householdMove = await import('./householdMove.ts');
  return householdMove.moving(move);
}
