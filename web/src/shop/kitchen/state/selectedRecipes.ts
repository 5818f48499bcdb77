import { UnitGrams } from '@larder/shared/food/foodParts.model';
import { clampServings } from '@larder/shared/kitchen/servings';
import * as z from 'zod/mini';

import { goodOnes } from '#platform/stored/mend.ts';
import { stored } from '#platform/stored/stored.ts';

const Ingredient = z.object({
  name: z.string(),
  amount: z.number(),
  /** The lower end of a range. */
  low: z.optional(z.number()),
  unit: z.string(),
  /** The same in g or ml. */
  metric: z.optional(z.object({ amount: z.number(), unit: z.string() })),
  /** Whether it is as much for any number of servings. */
  fixed: z.optional(z.boolean()),
  image: z.nullable(z.string()),
  aisle: z.nullable(z.string()),
  ingredient_id: z.nullable(z.string()),
  category: z.nullable(z.string()),
  /** g per ml. */
  density: z.nullable(z.number()),
  /** Grams of a piece and of other units. */
  grams: z.optional(UnitGrams),
});

/**
 * A recipe chosen for the next shopping list.
 *
 * Shape   `ingredients` are for `recipeServings`; null until the provider was asked for them.
 *         `servings` are wanted, at least 1. `id` is the provider's number as text, or the id of an
 *         own recipe.
 */
const SelectedRecipe = z.object({
  id: z.string(),
  title: z.string(),
  image: z.nullable(z.string()),
  minutes: z.number(),
  calories: z.nullable(z.number()),
  recipeServings: z.number(),
  servings: z.int().check(z.minimum(1)),
  ingredients: z.nullable(z.array(Ingredient)),
});
export type SelectedRecipe = z.output<typeof SelectedRecipe>;
export type SelectedIngredient = z.output<typeof Ingredient>;

const selected = stored({
  key: 'selectedRecipes',
  schema: z.array(SelectedRecipe),
  empty: [],
  mend: goodOnes(SelectedRecipe),
});

/** The chosen recipes in the order they were chosen. */
export const useSelectedRecipes = selected.use;
export const selectedRecipesNow = selected.get;

/** Chooses a recipe. Returns false when it is chosen already. */
export function selectRecipe(recipe: SelectedRecipe): boolean {
  if (selected.get().some(({ id }) => id === recipe.id)) return false;
  selected.update((all) => [...all, recipe]);
  return true;
}

/** Removes recipes from the choice. Returns the function that restores them at their old places. */
export function unselectRecipes(ids: readonly string[]): () => void {
  const before = selected.get();
  selected.set(before.filter(({ id }) => !ids.includes(id)));
  return () =>
    selected.update((now) => {
      const others = now.filter(({ id }) => !before.some((one) => one.id === id));
      const kept = new Map(now.map((one) => [one.id, one]));
      const back = before.filter(({ id }) => ids.includes(id) || kept.has(id));
      return [...back.map((one) => kept.get(one.id) ?? one), ...others];
    });
}

/** Sets how many servings are wanted, at least 1. */
export function setSelectedServings(recipeId: string, servings: number): void {
  change(recipeId, { servings: clampServings(servings) });
}

/** Sets the ingredients, which the provider answers after the recipe was chosen. */
export function setSelectedIngredients(
  recipeId: string,
  known: Pick<SelectedRecipe, 'ingredients' | 'recipeServings'>,
): void {
  change(recipeId, known);
}

function change(recipeId: string, members: Partial<SelectedRecipe>): void {
  selected.update((all) => all.map((one) => (one.id === recipeId ? { ...one, ...members } : one)));
}
