import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';

import { AppError } from '#errors';

import { bytesOf } from './bytesOf.rules.ts';
import type { KeptRecipe } from './recipes.queries.ts';

/**
 * Refuses recipes that do not fit into an account.
 *
 * Shape   `recipes`: number after the save; `bytes`: without the saved ones.
 * Errors  too_many_recipes.
 */
export function refuseTooMany(
  { recipes, bytes }: { recipes: number; bytes: number },
  saved: readonly KeptRecipe[],
): void {
  const all = saved.reduce((sum, recipe) => sum + bytesOf(recipe), bytes);
  if (recipes > RECIPE_LIMITS.recipesOfOne || all > RECIPE_LIMITS.bytesOfOne)
    throw new AppError('too_many_recipes');
}
