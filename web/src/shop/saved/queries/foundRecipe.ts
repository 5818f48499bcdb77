import { minutesText } from '@larder/shared/recipes/recipes';
import type { RecipeBrief, SavedRecipe } from '@larder/shared/recipes/saved.calls';

import type { SelectedRecipe } from '#shop/kitchen/state/selectedRecipes.ts';

import type { Meta } from './ownRecipe.ts';

/** What is kept of a saved recipe of the provider. */
export function keptBrief({ title, image, minutes, calories, servings }: SavedRecipe): RecipeBrief {
  return { title, image, minutes, calories: calories ?? 0, servings };
}

/** The selection of it. Its ingredients are asked for when the list is made. */
export function selectionOf(recipe: SavedRecipe): SelectedRecipe {
  const { key, title, image, minutes, calories, servings } = recipe;
  return {
    id: key,
    title,
    image,
    minutes,
    calories,
    recipeServings: servings,
    servings,
    ingredients: null,
  };
}

export function foundMeta({ minutes, calories, servings }: SavedRecipe): Meta {
  return {
    minutes: minutesText(minutes),
    calories: calories === null ? '' : `${calories.toLocaleString('en-US')} cal`,
    servings: `Serves ${servings}`,
  };
}
