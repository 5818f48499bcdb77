import { saveRecipeImport } from '@larder/shared/recipes/recipeImports.calls';
import type { RecipeDraft } from '@larder/shared/recipes/recipes.calls';

import { call } from '#platform/http/api.ts';
import { ApiError } from '#platform/http/apiError.ts';

/** A row of a file of recipes. */
export type ImportedRow = { import_id: string; row: number };

/**
 * Saves a recipe that was read from a file; gives its id.
 *
 * Errors  ApiError with the refusal of the row.
 */
export async function saveRow(
  { same_source, ...draft }: RecipeDraft,
  { import_id, row }: ImportedRow,
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
