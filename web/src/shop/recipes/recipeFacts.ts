import type { ProviderRecipe } from '@larder/shared/contract/provider';
import { cardCalories, cardMinutes } from '@larder/shared/domain/recipes';
import { clampServings } from '@larder/shared/domain/servings';

import { foundIngredients } from '#queries/foundIngredients';
import type { SelectedRecipe } from '#state/selectedRecipes';

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
