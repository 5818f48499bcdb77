import { clampServings } from '@larder/shared/kitchen/servings';
import type { SharedRecipe } from '@larder/shared/recipes/recipeLinks.calls';
import { minutesText } from '@larder/shared/recipes/recipes';
import type { OwnRecipe } from '@larder/shared/recipes/recipes.calls';

import { type Energy, energyOfRecipe } from '#parts/recipes/energy.ts';
import type { SelectedRecipe } from '#shop/kitchen/state/selectedRecipes.ts';

import { ownIngredients } from './ownIngredients.ts';

/** From the amounts of the lines, else from the packs. */
export function energyOfOwn({ items, lines, serving_size }: SharedRecipe): Energy {
  return energyOfRecipe(
    (lines.length > 0 ? lines : items).map(({ kcal }) => kcal),
    serving_size,
  );
}

/**
 * kcal of a serving, or of the whole recipe when its servings are unknown. Without any known ingredient, the
 * figure that the recipe itself states.
 */
function caloriesOf(recipe: SharedRecipe): { kcal: number | null; isOfAll: boolean } {
  const { perServing, unknown } = energyOfOwn(recipe);
  const parts = recipe.lines.length > 0 ? recipe.lines : recipe.items;
  if (unknown < parts.length) return { kcal: perServing, isOfAll: recipe.serving_size === 0 };
  return { kcal: recipe.calories && Math.round(recipe.calories), isOfAll: false };
}

/** "310 cal" of a serving; "1,240 cal in all". */
function caloriesText(recipe: SharedRecipe): string {
  const { kcal, isOfAll } = caloriesOf(recipe);
  return kcal === null ? '' : `${kcal.toLocaleString('en-US')} cal${isOfAll ? ' in all' : ''}`;
}

/** The selection of a saved recipe. Its ingredients have catalogue ids and need no matching. */
export function toSelected(recipe: OwnRecipe): SelectedRecipe {
  const servings = clampServings(recipe.serving_size);
  return {
    id: recipe.recipe_id,
    title: recipe.title,
    image: null,
    minutes: recipe.preparation_time,
    calories: caloriesOf(recipe).kcal,
    recipeServings: servings,
    servings,
    ingredients: ownIngredients(recipe),
  };
}

/** Empty for what is not known. */
export type Meta = { minutes: string; calories: string; servings: string };

export function recipeMeta(recipe: SharedRecipe): Meta {
  const { preparation_time, serving_size } = recipe;
  return {
    minutes: preparation_time > 0 ? minutesText(preparation_time) : '',
    calories: caloriesText(recipe),
    servings: serving_size > 0 ? `Serves ${serving_size}` : '',
  };
}

/** A yield that says what is done with its number: "Serves 4", "Yield: 2 loaves", "für 4 Personen". */
const SAID =
  /^(?:serves?|servings?|makes?|yields?|feeds|portions?|portionen|personen|personas|personnes|persone|for|für|pour|para|per|voor|ergibt|rinde|rendimento|donne)(?!\p{L})/iu;

/** What a recipe makes, in its own words: "Makes 12 cookies", "Serves 4-6"; "" when its servings already say it. */
export function yieldsText(recipe: SharedRecipe): string {
  const text = recipe.yields?.text ?? '';
  const { servings } = recipeMeta(recipe);
  const isSaid = SAID.test(text);
  const isSame =
    isSaid &&
    text
      .toLowerCase()
      .replaceAll(/[:.\s]+/g, ' ')
      .trim() === servings.toLowerCase();
  if (text === '' || isSame) return '';
  return isSaid ? text : `Makes ${text}`;
}
