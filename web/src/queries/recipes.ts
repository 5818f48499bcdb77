import { exportRecipes, saveRecipeImport } from '@larder/shared/contract/recipeImports';
import {
  createOwnRecipes,
  deleteOwnRecipe,
  listOwnRecipes,
  type RecipeDraft,
  updateOwnRecipe,
} from '@larder/shared/contract/recipes';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { call } from '#lib/api';
import { ApiError } from '#lib/apiError';

export const ownRecipeQueries = {
  all: () => ['ownRecipes'] as const,
  mine: () =>
    queryOptions({
      queryKey: [...ownRecipeQueries.all(), 'mine'],
      queryFn: async ({ signal }) => (await call(listOwnRecipes, { signal })).value,
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

type Reviewed = {
  keyOf: (recipe: RecipeDraft) => string;
  /** The row of a file that it was read from; it counts as saved then. */
  imported: { import_id: string; row: number } | undefined;
};

/** Saves a reviewed recipe; gives its id. */
export const saveReviewMutation = (client: QueryClient, { keyOf, imported }: Reviewed) =>
  mutationOptions({
    mutationFn: async (recipe: RecipeDraft): Promise<{ recipe_id: string }> => {
      if (imported) return saveRow(recipe, imported);
      const { value } = await call(createOwnRecipes, {
        body: { recipes: [recipe] },
        headers: { 'idempotency-key': keyOf(recipe) },
      });
      const [saved] = value;
      if (!saved) throw new Error('the server saved no recipe');
      return saved;
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ownRecipeQueries.all() }),
        imported && client.invalidateQueries({ queryKey: ['recipeImports', imported.import_id] }),
      ]),
  });

/** Errors  ApiError with the refusal of the row. */
async function saveRow(
  { same_source, ...draft }: RecipeDraft,
  { import_id, row }: NonNullable<Reviewed['imported']>,
): Promise<{ recipe_id: string }> {
  const one = { row, draft, ...(same_source && { same_source }) };
  const answer = await call(saveRecipeImport, { params: { id: import_id }, body: { rows: [one] } });
  const [saved] = answer.saved;
  if (saved) return saved;
  const [refused] = answer.refused;
  if (!refused) throw new Error('the server saved no recipe');
  const { error, message, before } = refused;
  const details = before && { ...before, saved_at: before.saved_at.toISOString() };
  throw new ApiError(409, { error, message, details });
}

/** All own recipes as a zip. */
export const exportRecipesMutation = mutationOptions({
  mutationFn: async (_: void) => {
    const file = await call(exportRecipes);
    if (!(file instanceof Blob)) throw new TypeError('the export is no file');
    return file;
  },
});

export const deleteOwnRecipeMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (recipe_id: string) => call(deleteOwnRecipe, { params: { id: recipe_id } }),
    onSuccess: invalidate(client),
  });
