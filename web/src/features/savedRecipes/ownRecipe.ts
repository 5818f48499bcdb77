import type { OwnRecipe } from '@larder/shared/contract/recipes';
import { clampServings } from '@larder/shared/domain/recipes';

import { type Energy, energyOfRecipe } from '#lib/energy';
import type { SelectedRecipe } from '#state/selectedRecipes';

export function energyOfOwn({ items, serving_size }: OwnRecipe): Energy {
  return energyOfRecipe(
    items.map(({ kcal }) => kcal),
    serving_size,
  );
}

/** The selection of a saved recipe. Its ingredients have catalogue ids and need no matching. */
export function toSelected(recipe: OwnRecipe): SelectedRecipe {
  const servings = clampServings(recipe.serving_size);
  const { perServing, unknown } = energyOfOwn(recipe);
  return {
    id: recipe.recipe_id,
    title: recipe.title,
    image: null,
    minutes: recipe.preparation_time,
    calories: unknown === recipe.items.length ? null : perServing,
    recipeServings: servings,
    servings,
    ingredients: recipe.items.map(
      ({ ingredient_id, name, unit_quantity, unit, quantity, category, image }) => ({
        name,
        amount: unit_quantity * quantity,
        unit,
        image,
        aisle: null,
        ingredient_id,
        category,
        density: null,
      }),
    ),
  };
}

export function recipeMeta(recipe: OwnRecipe): {
  minutes: string;
  calories: string;
  servings: string;
} {
  const { preparation_time, serving_size, items } = recipe;
  const { perServing, unknown } = energyOfOwn(recipe);
  return {
    minutes: preparation_time > 0 ? `${preparation_time} min` : '',
    calories: unknown < items.length ? `${perServing.toLocaleString('en-US')} cal` : '',
    servings: serving_size > 0 ? `Serves ${serving_size}` : '',
  };
}
