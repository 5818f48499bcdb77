import { clampServings } from '@larder/shared/kitchen/servings';
import type { ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import { cardCalories, cardMinutes } from '@larder/shared/recipes/recipes';

import type { SelectedRecipe } from '#shop/kitchen/state/selectedRecipes.ts';
import { foundIngredients } from '#shop/provider/queries/foundIngredients.ts';

export function toSelected(recipe: ProviderRecipe, servings?: number): SelectedRecipe {
  const recipeServings = clampServings(recipe.servings ?? 1);
  const ingredients = foundIngredients(recipe);
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

/** "olive oil" -> "Olive oil". */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
