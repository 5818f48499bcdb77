import { clampServings } from '#kitchen/servings';

import type { ProviderRecipe } from './provider.calls.ts';
import { cardCalories, cardMinutes, minutesText } from './recipes.ts';

/** A recipe whose page can be sent before the app is there. */
export type PicturedRecipe = ProviderRecipe & { image: string };

/** The id of the element of a recipe's page that holds the recipe, as `recipeInformation` answers. */
export const GIVEN_RECIPE = 'given-recipe';

/** That element with this JSON, in which nothing can end the element. */
export function givenRecipe(json: string): string {
  const safe = json.replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${GIVEN_RECIPE}">${safe}</script>`;
}

/** The recipe that the build prerenders. The server replaces its texts by those of another recipe. */
export const PLACEHOLDER_RECIPE: PicturedRecipe = {
  id: 1,
  title: 'the-title-of-a-recipe',
  image: '/images/recipes/0-768.webp',
  readyInMinutes: 900_000_001,
  servings: 900_000_002,
  nutrition: { nutrients: [{ name: 'Calories', amount: 900_000_003, unit: 'kcal' }] },
  analyzedInstructions: [{ name: '', steps: [{ number: 1, step: 'a-step' }] }],
};

/**
 * What the prerendered page shows of a recipe: title, picture in both widths, minutes, servings and
 * calories.
 *
 * Shape   always as many texts, in this order.
 */
export function textsOf(recipe: PicturedRecipe): readonly string[] {
  return [
    recipe.title,
    recipe.image,
    recipe.image.replace('-768.', '-384.'),
    minutesText(cardMinutes(recipe.readyInMinutes)),
    String(clampServings(recipe.servings ?? 1)),
    String(cardCalories(recipe.nutrition?.nutrients)),
  ];
}
