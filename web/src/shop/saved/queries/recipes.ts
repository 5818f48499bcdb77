import {
  createOwnRecipes,
  deleteOwnRecipe,
  listOwnRecipes,
  type RecipeDraft,
  updateOwnRecipe,
} from '@larder/shared/recipes/recipes.calls';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { allParts } from '#platform/http/allParts.ts';
import { call } from '#platform/http/api.ts';

export const ownRecipeQueries = {
  all: () => ['ownRecipes'] as const,
  mine: () =>
    queryOptions({
      queryKey: [...ownRecipeQueries.all(), 'mine'],
      queryFn: ({ signal }) => allParts((query) => call(listOwnRecipes, { query, signal })),
    }),
};

const invalidate = (client: QueryClient) => () =>
  client.invalidateQueries({ queryKey: ownRecipeQueries.all() });

/** `keyOf` gives the key that makes repeated saves of one recipe idempotent. */
export const createOwnRecipeMutation = (
  client: QueryClient,
  keyOf: (recipe: RecipeDraft) => string,
) =>
  mutationOptions({
    mutationFn: (recipe: RecipeDraft) =>
      call(createOwnRecipes, {
        body: { recipes: [recipe] },
        headers: { 'idempotency-key': keyOf(recipe) },
      }),
    onSuccess: invalidate(client),
  });

export const updateOwnRecipeMutation = (client: QueryClient, recipe_id: string) =>
  mutationOptions({
    mutationFn: (recipe: RecipeDraft) =>
      call(updateOwnRecipe, { params: { id: recipe_id }, body: recipe }),
    onSuccess: invalidate(client),
  });

/** All own recipes as a zip. Loaded on demand, with the contract of recipe files. */
export const exportRecipesMutation = mutationOptions({
  mutationFn: async (_: void) => (await import('./recipesFile.ts')).recipesFile(),
});

export const deleteOwnRecipeMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (recipe_id: string) => call(deleteOwnRecipe, { params: { id: recipe_id } }),
    onSuccess: invalidate(client),
  });
