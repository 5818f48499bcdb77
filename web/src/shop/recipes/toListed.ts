import type { ListRecipe } from '@larder/shared/kitchen/kitchenOps.model';

import type { SelectedRecipe } from '#shop/kitchen/state/selectedRecipes.ts';

/** A selected recipe for the grocery list. One whose ingredients are not known yet adds none. */
export function toListed({
  id,
  title,
  image,
  recipeServings,
  servings,
  ingredients,
}: SelectedRecipe): { recipe: ListRecipe; servings: number } {
  return {
    recipe: { id, title, image, servings: recipeServings, ingredients: ingredients ?? [] },
    servings,
  };
}
