import type { OwnRecipe, RecipeDraft } from '@larder/shared/contract/recipes';

import type { Db, Tx } from '#db/db';
import { AppError } from '#errors';
import { listActiveIngredientIds } from '#features/ingredients/ingredients.queries';
import { lockActor } from '#features/orders/orders.queries';
import { newId } from '#lib/ids';

import { deleteRecipe, insertRecipe, listRecipesById, replaceRecipe } from './recipes.queries.ts';

/**
 * Errors  ingredient_not_found when the catalogue lacks a line's ingredient; not_signed_in when the account
 *         was deleted meanwhile.
 */
export async function saveRecipes(
  tx: Tx,
  { drafts, user_id, at }: { drafts: readonly RecipeDraft[]; user_id: string; at: Date },
): Promise<{ message: string; value: OwnRecipe[] }> {
  if (!(await lockActor(tx, user_id))) throw new AppError('not_signed_in');
  await refuseUnknown(tx, drafts);
  const recipes = drafts.map((draft) => ({ ...draft, recipe_id: newId(at) }));
  for (const recipe of recipes) await insertRecipe(tx, { recipe, user_id, at });
  return {
    message: 'Recipe added successfully!',
    value: await listRecipesById(
      tx,
      recipes.map((recipe) => recipe.recipe_id),
    ),
  };
}

/** Errors  recipe_not_found, also for another's recipe; ingredient_not_found. */
export async function changeRecipe(
  db: Db,
  { recipe_id, draft, user_id }: { recipe_id: string; draft: RecipeDraft; user_id: string },
): Promise<OwnRecipe> {
  return db.transaction(async (tx) => {
    await refuseUnknown(tx, [draft]);
    const found = await replaceRecipe(tx, { recipe: { ...draft, recipe_id }, user_id });
    const [recipe] = found ? await listRecipesById(tx, [recipe_id]) : [];
    if (!recipe) throw new AppError('recipe_not_found');
    return recipe;
  });
}

/** Errors  recipe_not_found, also for another's recipe. */
export async function removeRecipe(
  db: Db,
  which: { recipe_id: string; user_id: string },
): Promise<void> {
  const found = await db.transaction((tx) => deleteRecipe(tx, which));
  if (!found) throw new AppError('recipe_not_found');
}

async function refuseUnknown(tx: Tx, drafts: readonly RecipeDraft[]): Promise<void> {
  const ids = [...new Set(drafts.flatMap(({ items }) => items.map((item) => item.ingredient_id)))];
  const known = new Set(await listActiveIngredientIds(tx, ids));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new AppError('ingredient_not_found', { details: { ingredient_ids: unknown } });
}
