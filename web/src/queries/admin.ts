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
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { call } from '#lib/api';

export const adminQueries = {
  all: () => ['admin'] as const,
  users: () =>
    queryOptions({
      queryKey: [...adminQueries.all(), 'users'],
      queryFn: async ({ signal }) => (await call(listUsers, { signal })).users,
    }),
  vendors: () =>
    queryOptions({
      queryKey: [...adminQueries.all(), 'vendors'],
      queryFn: async ({ signal }) => (await call(listVendors, { signal })).vendors,
    }),
  ingredients: () =>
    queryOptions({
      queryKey: [...adminQueries.all(), 'ingredients'],
      queryFn: async ({ signal }) => (await call(listAdminIngredients, { signal })).ingredients,
    }),
};

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
