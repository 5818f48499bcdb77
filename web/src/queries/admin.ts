import {
  createIngredients,
  deleteIngredients,
  deleteUser,
  deleteVendor,
  type IngredientChange,
  type IngredientDraft,
  listAdminIngredients,
  listUsers,
  listVendors,
  updateIngredients,
} from '@larder/shared/contract/admin';
import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';

import { call } from '#lib/api';

const FIRST_PAGE: { cursor?: string } = {};

export const adminQueries = {
  all: () => ['admin'] as const,
  /** The newest few thousand, and further pages as they are asked for. */
  users: () =>
    infiniteQueryOptions({
      queryKey: [...adminQueries.all(), 'users'],
      queryFn: ({ signal, pageParam }) => call(listUsers, { query: pageParam, signal }),
      initialPageParam: FIRST_PAGE,
      getNextPageParam: nextPage,
    }),
  /** As `users`. */
  vendors: () =>
    infiniteQueryOptions({
      queryKey: [...adminQueries.all(), 'vendors'],
      queryFn: ({ signal, pageParam }) => call(listVendors, { query: pageParam, signal }),
      initialPageParam: FIRST_PAGE,
      getNextPageParam: nextPage,
    }),
  ingredients: () =>
    queryOptions({
      queryKey: [...adminQueries.all(), 'ingredients'],
      queryFn: async ({ signal }) => (await call(listAdminIngredients, { signal })).ingredients,
    }),
};

function nextPage(last: { next_cursor?: string | undefined }): { cursor?: string } | undefined {
  return last.next_cursor === undefined ? undefined : { cursor: last.next_cursor };
}

const invalidate = (client: QueryClient) => () =>
  client.invalidateQueries({ queryKey: adminQueries.all() });

export const deleteUserMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (user_id: string) =>
      call(deleteUser, { params: { id: user_id }, query: { _id: user_id } }),
    onSettled: invalidate(client),
  });

export const deleteVendorMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (user_id: string) => call(deleteVendor, { params: { id: user_id } }),
    onSettled: invalidate(client),
  });

/** `key` makes a repeated save of the same form one ingredient. */
export const createIngredientMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ ingredient, key }: { ingredient: IngredientDraft; key: string }) =>
      call(createIngredients, {
        body: { ingredients: [ingredient] },
        headers: { 'idempotency-key': key },
      }),
    onSuccess: invalidate(client),
  });

export const updateIngredientMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (change: IngredientChange) =>
      call(updateIngredients, { body: { ingredients: [change] } }),
    onSettled: invalidate(client),
  });

export const deleteIngredientMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (ingredient_id: string) =>
      call(deleteIngredients, { body: { ingredient_ids: [ingredient_id] } }),
    onSettled: invalidate(client),
  });
