import type { OwnRecipe } from '@larder/shared/contract/recipes';
import { clampServings } from '@larder/shared/domain/recipes';

import { type Energy, energyOfRecipe } from '#lib/energy';
import { ownIngredients } from '#queries/ownIngredients';
import type { SelectedRecipe } from '#state/selectedRecipes';

/** Of the amounts that the lines say, else of the packs. */
export function energyOfOwn({ items, lines, serving_size }: OwnRecipe): Energy {
  return energyOfRecipe(
    (lines.length > 0 ? lines : items).map(({ kcal }) => kcal),
    serving_size,
  );
}

/** Whether something is known of the energy of its ingredients. */
function knowsEnergy(recipe: OwnRecipe): boolean {
  const parts = recipe.lines.length > 0 ? recipe.lines : recipe.items;
  return energyOfOwn(recipe).unknown < parts.length;
}

/** kcal of a serving, of all of it where the servings are not known; what the recipe itself says where nothing is known of its ingredients. */
function caloriesOf(recipe: OwnRecipe): number | null {
  if (knowsEnergy(recipe)) return energyOfOwn(recipe).perServing;
  return recipe.calories === null ? null : Math.round(recipe.calories);
}

/** "310 cal" of a serving; "1,240 cal in all" where nobody knows how many it serves. */
function caloriesText(recipe: OwnRecipe): string {
  const calories = caloriesOf(recipe);
  if (calories === null) return '';
  const isOfAll = recipe.serving_size === 0 && knowsEnergy(recipe);
  return `${calories.toLocaleString('en-US')} cal${isOfAll ? ' in all' : ''}`;
}

/** The selection of a saved recipe. Its ingredients have catalogue ids and need no matching. */
export function toSelected(recipe: OwnRecipe): SelectedRecipe {
  const servings = clampServings(recipe.serving_size);
  return {
    id: recipe.recipe_id,
    title: recipe.title,
    image: null,
    minutes: recipe.preparation_time,
    calories: caloriesOf(recipe),
    recipeServings: servings,
    servings,
    ingredients: ownIngredients(recipe),
  };
}

/** Empty for what is not known. */
export type Meta = { minutes: string; calories: string; servings: string };

export function recipeMeta(recipe: OwnRecipe): Meta {
  const { preparation_time, serving_size } = recipe;
  return {
    minutes: preparation_time > 0 ? `${preparation_time} min` : '',
    calories: caloriesText(recipe),
    servings: serving_size > 0 ? `Serves ${serving_size}` : '',
  };
}
