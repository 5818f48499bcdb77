import { cardCalories, cardMinutes, clampServings } from '#domain/recipes';

import type { ProviderRecipe } from './provider.ts';

/** A recipe whose page can be drawn before the app is there. */
export type PicturedRecipe = ProviderRecipe & { image: string };

/** The element of a recipe's page that holds the recipe, as the call for it answers. */
export const GIVEN_RECIPE = 'given-recipe';

/** That element, with JSON in it that cannot end it, whatever a recipe says; empty where it is to come. */
export function givenRecipe(json: string): string {
  const safe = json.replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${GIVEN_RECIPE}">${safe}</script>`;
}

/**
 * Whose page the build draws: every word of it stands for that of another recipe, which the server
 * writes in its place.
 */
export const MARKED_RECIPE: PicturedRecipe = {
  id: 1,
  title: 'the-title-of-a-recipe',
  image: '/images/recipes/0-768.webp',
  readyInMinutes: 900_000_001,
  servings: 900_000_002,
  nutrition: { nutrients: [{ name: 'Calories', amount: 900_000_003, unit: 'kcal' }] },
};

/**
 * What the drawn page of a recipe says of it: its title, its picture in both widths, and its figures.
 *
 * Shape   always as many, in the same order.
 */
export function wordsOf(recipe: PicturedRecipe): readonly string[] {
  return [
    recipe.title,
    recipe.image,
    recipe.image.replace('-768.', '-384.'),
    String(cardMinutes(recipe.readyInMinutes)),
    String(clampServings(recipe.servings ?? 1)),
    String(cardCalories(recipe.nutrition?.nutrients)),
  ];
}
