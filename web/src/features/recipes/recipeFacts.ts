import type { ProviderIngredient, ProviderRecipe } from '@larder/shared/contract/provider';
import type { UnitSystem } from '@larder/shared/domain/groceryAmounts';
import {
  cardCalories,
  cardMinutes,
  clampServings,
  formatQuantity,
  scaleAmount,
} from '@larder/shared/domain/recipes';
import { dimensionOf, normaliseUnit } from '@larder/shared/domain/units';

import { ingredientPicture } from '#lib/recipeProvider/pictures';
import type { SelectedIngredient, SelectedRecipe } from '#state/selectedRecipes';

export function toSelected(recipe: ProviderRecipe, servings?: number): SelectedRecipe {
  const recipeServings = clampServings(recipe.servings ?? 1);
  const ingredients = (recipe.extendedIngredients ?? []).map(toListIngredient);
  return {
    id: String(recipe.id),
    title: recipe.title,
    image: recipe.image,
    minutes: cardMinutes(recipe.readyInMinutes),
    calories: cardCalories(recipe.nutrition?.nutrients),
    recipeServings,
    servings: servings ?? recipeServings,
    ingredients: ingredients.length > 0 ? ingredients : null,
  };
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

/**
 * An ingredient's amount for the servings: as the recipe has it, in American units, `metric` beside it when
 * that adds information. In metric units what is weighed or poured is in g or ml only.
 */
export function quantityFor(
  { amount, unit, measures }: ProviderIngredient,
  { from, to, system }: { from: number; to: number; system: UnitSystem },
): { quantity: string; metric: string } {
  const { us = { amount, unitShort: unit }, metric } = measures ?? {};
  const quantity = formatQuantity(scaleAmount(us.amount, from, to), us.unitShort);
  const counted = ['count', 'other'].includes(dimensionOf(us.unitShort));
  if (!metric || !isMetric(metric.unitShort) || (counted && us.amount === 0))
    return { quantity, metric: '' };
  const other = formatQuantity(scaleAmount(metric.amount, from, to), metric.unitShort);
  if (system === 'metric' && !counted) return { quantity: other, metric: '' };
  return { quantity, metric: other === quantity ? '' : other };
}

function isMetric(unit: string): boolean {
  return ['g', 'ml'].includes(normaliseUnit(unit));
}

/** "olive oil" -> "Olive oil". */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
