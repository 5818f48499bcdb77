import {
  changeCollectionsOf,
  createCollection,
  deleteCollection,
  listCollections,
  listCollectionsOf,
  renameCollection,
} from '@larder/shared/recipes/collections.calls';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { call } from '#platform/http/api.ts';

import type { Dish } from './cooked.ts';
import { savedQueries } from './saved.ts';

export const collectionQueries = {
  /** By name. */
  all: () =>
    queryOptions({
      queryKey: [...savedQueries.all(), 'collections'],
      queryFn: ({ signal }) => call(listCollections, { signal }),
      select: ({ value }) => value,
    }),
  /** The ids of those that a recipe is in. */
  of: (key: string) =>
    queryOptions({
      queryKey: [...savedQueries.all(), 'collections of', key],
      queryFn: ({ signal }) => call(listCollectionsOf, { params: { id: key }, signal }),
      select: ({ value }) => value,
      staleTime: 0,
    }),
};

/** Refetches after a change, also a refused one: it may have been changed elsewhere. */
function renewing(client: QueryClient) {
  return { onSettled: () => client.invalidateQueries({ queryKey: savedQueries.all() }) };
}

export const makeCollectionMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: { name: string }) => call(createCollection, { body }),
    ...renewing(client),
  });

export const renameCollectionMutation = (client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: (body: { name: string }) => call(renameCollection, { params: { id }, body }),
    ...renewing(client),
  });

export const deleteCollectionMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => call(deleteCollection, { params: { id } }),
    ...renewing(client),
  });

type Change = { add?: string[]; remove?: string[] };

/** Puts a recipe into collections, or takes it out. One of the provider becomes saved by it. */
export const changeCollectionsMutation = (client: QueryClient, { key, brief }: Dish) =>
  mutationOptions({
    mutationFn: ({ add = [], remove = [] }: Change) =>
      call(changeCollectionsOf, {
        params: { id: key },
        body: { add, remove, ...(brief && { brief }) },
      }),
    ...renewing(client),
  });
