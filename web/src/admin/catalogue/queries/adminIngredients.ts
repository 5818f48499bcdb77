import type { PageQuery } from '@larder/shared/basics/page.model';
import {
  dismissUnmatched,
  listUnmatched,
  mergeIngredients,
  viewMerge,
} from '@larder/shared/food/adminCatalogue.calls';
import {
  addAlias,
  createIngredients,
  deleteIngredients,
  type IngredientChange,
  type IngredientDraft,
  type IngredientQuery,
  listAdminIngredients,
  listIngredientPictures,
  updateIngredients,
  viewIngredientUse,
} from '@larder/shared/food/adminIngredients.calls';
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';

import { call } from '#platform/http/api.ts';

/** Keeps the list below the field short. */
const SUGGESTIONS = 8;

export const adminIngredientQueries = {
  all: () => ['adminIngredients'] as const,
  /** Keeps the previous page until the next is loaded. */
  ingredients: (query: IngredientQuery) =>
    queryOptions({
      queryKey: [...adminIngredientQueries.all(), 'ingredients', query],
      queryFn: ({ signal }) => call(listAdminIngredients, { query, signal }),
      placeholderData: keepPreviousData,
    }),
  suggestions: (text: string) =>
    queryOptions({
      ...adminIngredientQueries.ingredients({ q: text, limit: SUGGESTIONS }),
      enabled: text !== '',
    }),
  pictures: () =>
    queryOptions({
      queryKey: [...adminIngredientQueries.all(), 'pictures'],
      queryFn: async ({ signal }) => (await call(listIngredientPictures, { signal })).pictures,
    }),
  /** Never cached: it is shown before a deletion. Outside `all`: after the deletion there is none. */
  use: (id: string) =>
    queryOptions({
      queryKey: ['ingredient use', id],
      queryFn: ({ signal }) => call(viewIngredientUse, { params: { id }, signal }),
      staleTime: 0,
      gcTime: 0,
    }),
  /** As `use`. */
  merge: (pair: { id: string; into: string }) =>
    queryOptions({
      queryKey: ['ingredient merge', pair],
      queryFn: ({ signal }) => call(viewMerge, { params: pair, signal }),
      staleTime: 0,
      gcTime: 0,
    }),
  unmatched: (query: PageQuery) =>
    queryOptions({
      queryKey: [...adminIngredientQueries.all(), 'unmatched', query],
      queryFn: ({ signal }) => call(listUnmatched, { query, signal }),
      placeholderData: keepPreviousData,
    }),
};

const invalidate = (client: QueryClient) => () =>
  client.invalidateQueries({ queryKey: adminIngredientQueries.all() });

/** `key` makes repeated saves of one form idempotent. */
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

export const mergeMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (pair: { id: string; into: string }) =>
      call(mergeIngredients, { params: pair, body: {} }),
    onSettled: invalidate(client),
  });

export const addAliasMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ of, alias }: { of: { ingredient_id: string; name: string }; alias: string }) =>
      call(addAlias, { params: { id: of.ingredient_id }, body: { alias } }),
    onSettled: invalidate(client),
  });

export const dismissMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: { name: string; dismissed: boolean }) => call(dismissUnmatched, { body }),
    onSettled: invalidate(client),
  });
