import type { ProviderIngredient, ProviderRecipe } from '@larder/shared/contract/provider';
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

/** Prefers metric amounts: stores compare in them. */
function toListIngredient(ingredient: ProviderIngredient): SelectedIngredient {
  const metric = ingredient.measures?.metric;
  const measured = metric !== undefined && metric.amount > 0;
  return {
    name: ingredient.name,
    amount: measured ? metric.amount : ingredient.amount,
    unit: measured ? metric.unitShort : ingredient.unit,
    image: ingredientPicture(ingredient.image),
    aisle: ingredient.aisle,
    ingredient_id: ingredient.ingredient_id ?? null,
    category: ingredient.category ?? null,
    density: ingredient.density_g_per_ml ?? null,
    grams: ingredient.grams_of,
  };
}

/** An ingredient's US amount for the servings; `metric` only when it adds information. */
export function quantityFor(
  { amount, unit, measures }: ProviderIngredient,
  { from, to }: { from: number; to: number },
): { quantity: string; metric: string } {
  const { us = { amount, unitShort: unit }, metric } = measures ?? {};
  const quantity = formatQuantity(scaleAmount(us.amount, from, to), us.unitShort);
  const isMetric = metric !== undefined && ['g', 'ml'].includes(normaliseUnit(metric.unitShort));
  const counted = ['count', 'other'].includes(dimensionOf(us.unitShort));
  if (!isMetric || (counted && us.amount === 0)) return { quantity, metric: '' };
  const other = formatQuantity(scaleAmount(metric.amount, from, to), metric.unitShort);
  return { quantity, metric: other === quantity ? '' : other };
}

/** "olive oil" -> "Olive oil". */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
