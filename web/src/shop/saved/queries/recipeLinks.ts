import {
  createRecipeLink,
  listRecipeLinks,
  revokeRecipeLinks,
  saveSharedRecipe,
  viewRecipeLink,
} from '@larder/shared/recipes/recipeLinks.calls';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { call } from '#platform/http/api.ts';
import { ApiError } from '#platform/http/apiError.ts';

import { ownRecipeQueries } from './recipes.ts';

export const recipeLinkQueries = {
  /** Those of an own recipe that work, the latest first. */
  of: (recipe_id: string) =>
    queryOptions({
      queryKey: ['recipe links', recipe_id],
      queryFn: ({ signal }) => call(listRecipeLinks, { params: { id: recipe_id }, signal }),
      select: ({ value }) => value,
      staleTime: 0,
    }),
  shared: (token: string) =>
    queryOptions({
      queryKey: ['shared recipe', token],
      queryFn: ({ signal }) => call(viewRecipeLink, { body: { token }, signal }),
      retry: false,
    }),
};

/** Whether a link has ended or was never one. */
export function isLinkOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'recipe_link_invalid';
}

function renewing(client: QueryClient, recipe_id: string) {
  const { queryKey } = recipeLinkQueries.of(recipe_id);
  return { onSettled: () => client.invalidateQueries({ queryKey }) };
}

export const shareRecipeMutation = (client: QueryClient, recipe_id: string) =>
  mutationOptions({
    mutationFn: (_: void) => call(createRecipeLink, { params: { id: recipe_id }, body: {} }),
    ...renewing(client, recipe_id),
  });

export const stopSharingMutation = (client: QueryClient, recipe_id: string) =>
  mutationOptions({
    mutationFn: (_: void) => call(revokeRecipeLinks, { params: { id: recipe_id } }),
    ...renewing(client, recipe_id),
  });

/** `key` makes repeated saves of one press idempotent. */
export const saveSharedMutation = (client: QueryClient, key: string) =>
  mutationOptions({
    mutationFn: (token: string) =>
      call(saveSharedRecipe, { body: { token }, headers: { 'idempotency-key': key } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ownRecipeQueries.all() }),
  });
