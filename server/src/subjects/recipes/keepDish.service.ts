import { MAX_SAVED, type RecipeBrief } from '@larder/shared/recipes/saved.calls';

import { AppError, invalidField } from '#errors';
import type { Tx } from '#platform/db/db';

import { type Dish, lockOwnRecipe } from './cooked.queries.ts';
import { countOthersSaved, findKept, keepSaved } from './saved.queries.ts';

/**
 * Keeps what is known of a recipe that was cooked or, with `isSaved`, saves it; an own one is held. Call it after lockKept.
 *
 * Errors  recipe_not_found for an own one that is not there; invalid_request without `brief` where it is needed; saved_full.
 */
export async function keepDish(
  tx: Tx,
  {
    user_id,
    dish,
    brief,
    at,
    isSaved,
  }: {
    user_id: string;
    dish: Dish;
    brief: RecipeBrief | undefined;
    at: Date;
    isSaved: boolean;
  },
): Promise<void> {
  if (dish.provider_id === null) {
    const { recipe_id } = dish;
    if (!(await lockOwnRecipe(tx, { user_id, recipe_id }))) throw new AppError('recipe_not_found');
    return;
  }
  const which = { user_id, provider_id: dish.provider_id };
  const kept = await findKept(tx, which);
  if (kept && (kept.saved_at !== null || !isSaved)) return;
  if (!brief) throw invalidField('brief', 'must say what the recipe is');
  if (isSaved && (await countOthersSaved(tx, which)) >= MAX_SAVED) throw new AppError('saved_full');
  await keepSaved(tx, { ...which, brief, saved_at: isSaved ? at : null });
}
