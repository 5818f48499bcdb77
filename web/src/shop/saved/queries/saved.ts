import {
  listCooked,
  listSaved,
  listSavedIds,
  type SavedFilter,
  type SavedSort,
} from '@larder/shared/recipes/saved.calls';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

import { call } from '#platform/http/api.ts';
import { keepSavedIds } from '#shop/saved/state/savedRecipes.ts';

import { ownRecipeQueries } from './recipes.ts';

/** Hearts pressed here show at once; those of other devices after this time. */
const IDS_STALE_MS = 5 * 60_000;
const PAGE = 24;

export type SavedView = { filter: SavedFilter; sort: SavedSort; q?: string; collection?: string };

export const savedQueries = {
  /** Changes of own recipes change these lists, too. */
  all: () => [...ownRecipeQueries.all(), 'saved'] as const,
  ids: (user_id: string | undefined) =>
    queryOptions({
      queryKey: [...savedQueries.all(), 'ids', user_id],
      queryFn: async ({ signal }) => {
        const { value } = await call(listSavedIds, { signal });
        // A press cancels this request: its answer would be outdated.
        if (!signal.aborted) keepSavedIds(value);
        return value;
      },
      staleTime: IDS_STALE_MS,
    }),
  lists: () => [...savedQueries.all(), 'list'] as const,
  list: (view: SavedView) =>
    infiniteQueryOptions({
      queryKey: [...savedQueries.lists(), view],
      initialPageParam: undefined as string | undefined,
      queryFn: ({ pageParam, signal }) =>
        call(listSaved, {
          query: { ...view, limit: PAGE, ...(pageParam !== undefined && { cursor: pageParam }) },
          signal,
        }),
      getNextPageParam: ({ next_cursor }) => next_cursor,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** What was cooked of a recipe: the provider's number as text, or the id of an own one. */
  cooked: (key: string) =>
    infiniteQueryOptions({
      queryKey: [...savedQueries.all(), 'cooked', key],
      initialPageParam: undefined as string | undefined,
      queryFn: ({ pageParam, signal }) =>
        call(listCooked, {
          params: { id: key },
          query: pageParam === undefined ? {} : { cursor: pageParam },
          signal,
        }),
      getNextPageParam: ({ next_cursor }) => next_cursor,
    }),
};
