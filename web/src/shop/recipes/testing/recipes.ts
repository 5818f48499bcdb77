import type { ProviderIngredient, ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import { deleteDB } from 'idb';

export function ingredient(
  name: string,
  more: Partial<ProviderIngredient> = {},
): ProviderIngredient {
  return {
    id: 1,
    name,
    original: name,
    amount: 100,
    unit: 'g',
    image: null,
    aisle: null,
    measures: {
      us: { amount: 4, unitShort: 'oz', unitLong: 'ounces' },
      metric: { amount: 100, unitShort: 'g', unitLong: 'grams' },
    },
    ...more,
  };
}

/** A complete recipe for two servings. */
export function recipe(id: number, more: Partial<ProviderRecipe> = {}): ProviderRecipe {
  return {
    id,
    title: `Recipe ${id}`,
    image: null,
    readyInMinutes: 25,
    servings: 2,
    extendedIngredients: [ingredient('rice')],
    analyzedInstructions: [{ name: '', steps: [{ number: 1, step: 'Cook it.' }] }],
    nutrition: { nutrients: [{ name: 'Calories', amount: 520.4, unit: 'kcal' }] },
    ...more,
  };
}

export function recipes(first: number, count = 12): ProviderRecipe[] {
  return Array.from({ length: count }, (_, index) => recipe(first + index));
}

/** Clears the browser's database, so that the next test asks the server. */
export const forgetRecipes = (): Promise<void> => deleteDB('recipes');
