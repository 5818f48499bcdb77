import { createOwnRecipes, type RecipeDraft } from '@larder/shared/recipes/recipes.calls';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

import { call } from '#platform/http/api.ts';
import { ownRecipeQueries } from '#shop/saved/queries/recipes.ts';

import type { ImportedRow } from './saveRow.ts';

type Reviewed = {
  keyOf: (recipe: RecipeDraft) => string;
  /** The row of a file that it was read from; the row then counts as saved. */
  imported: ImportedRow | undefined;
};

/** Saves a reviewed recipe; gives its id. */
export const saveReviewMutation = (client: QueryClient, { keyOf, imported }: Reviewed) =>
  mutationOptions({
    mutationFn: async (recipe: RecipeDraft): Promise<{ recipe_id: string }> => {
      if (imported) return (await import('./saveRow.ts')).saveRow(recipe, imported);
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
