import type { NewWeekEntry } from '@larder/shared/kitchen/kitchenOps.model';
import type { Meal, WeekRules } from '@larder/shared/kitchen/week/week.model';

import { newId } from '#platform/page/newId.ts';
import type { SelectedRecipe } from '#shop/kitchen/state/selectedRecipes.ts';

/** Where a meal goes; without a day it is to be cooked some day. */
export type Slot = { readonly day: string | undefined; readonly meal: Meal };

/** Longer names, and longer cooking, no plan takes. */
const [MAX_TITLE, MAX_MINUTES] = [200, 60 * 24 * 31];

/**
 * A dish for a meal: as the recipe makes it, or more where more eat. Who eats is said, so that the rest is left over.
 *
 * Shape   `ingredients` of the dish are known.
 */
export function mealOfDish(
  dish: SelectedRecipe,
  { day, meal }: Slot,
  { people }: Pick<WeekRules, 'people'>,
): NewWeekEntry {
  const { id, image, minutes, recipeServings, ingredients } = dish;
  const title = dish.title.slice(0, MAX_TITLE);
  return {
    entry_id: newId(),
    kind: 'recipe',
    ...(day !== undefined && { day }),
    meal,
    title,
    recipe_id: id,
    ...(image !== null && { image }),
    ...(minutes > 0 && { minutes: Math.min(Math.round(minutes), MAX_MINUTES) }),
    servings: Math.max(recipeServings, people),
    eaters: people,
    recipe: { id, title, image, servings: recipeServings, ingredients: ingredients ?? [] },
  };
}

/** What one writes oneself: "Eating out". Nothing is bought for it. */
export function mealOfNote(title: string, { day, meal }: Slot): NewWeekEntry {
  return {
    entry_id: newId(),
    kind: 'note',
    ...(day !== undefined && { day }),
    meal,
    title: title.slice(0, MAX_TITLE),
    servings: 1,
  };
}
