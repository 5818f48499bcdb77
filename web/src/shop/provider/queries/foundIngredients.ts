import type { ProviderIngredient, ProviderRecipe } from '@larder/shared/recipes/provider.calls';

import { ingredientPicture } from '#parts/recipes/providerPictures.ts';
import type { SelectedIngredient } from '#shop/kitchen/state/selectedRecipes.ts';
import { isMetric } from '#shop/provider/rules/metricUnit.ts';

/** The ingredients of a recipe of the provider, in the list's form; empty when it has none. */
export function foundIngredients(recipe: ProviderRecipe): SelectedIngredient[] {
  return (recipe.extendedIngredients ?? []).map(toListIngredient);
}

/** The American amount, with the metric one: stores compare in it. */
function toListIngredient(ingredient: ProviderIngredient): SelectedIngredient {
  const { amount, unit, measures } = ingredient;
  const { us = { amount, unitShort: unit }, metric } = measures ?? {};
  const isMeasured = metric !== undefined && metric.amount > 0 && isMetric(metric.unitShort);
  const shown = us.amount > 0 ? us : { amount, unitShort: unit };
  return {
    name: ingredient.name,
    amount: shown.amount,
    unit: shown.unitShort,
    ...(isMeasured && { metric: { amount: metric.amount, unit: metric.unitShort } }),
    image: ingredientPicture(ingredient.image),
    aisle: ingredient.aisle,
    ingredient_id: ingredient.ingredient_id ?? null,
    category: ingredient.category ?? null,
    density: ingredient.density_g_per_ml ?? null,
    grams: ingredient.grams_of,
  };
}
