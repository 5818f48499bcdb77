import { addRecipe, EMPTY_LIST, toCompare } from '@larder/shared/kitchen/groceryList';
import type { GroceryList } from '@larder/shared/kitchen/groceryList.model';
import type { ListIngredient } from '@larder/shared/kitchen/kitchenOps.model';
import type { compareItems } from '@larder/shared/stores/compare.calls';
import type * as z from 'zod/mini';

import { answerOf, type Person } from './calls.ts';

const RECIPES = 7;
/** 10003, New York. */
export const HOME = { lat: 40.7359, lng: -73.9911 };
export const RADIUS_MILES = 25;

type Recipe = {
  id: number;
  title: string;
  servings: number;
  extendedIngredients: {
    name: string;
    aisle: string | null;
    ingredient_id?: string | null;
    measures: Record<'us' | 'metric', { amount: number; unitShort: string }>;
  }[];
};
/** The grocery list of seven recipes of the demonstration, the nth seven from 0. */
export async function weekList(address: string, nth: number): Promise<GroceryList> {
  const page = `number=${RECIPES}&offset=${nth * RECIPES}&addRecipeInformation=true&fillIngredients=true`;
  const path = `/api/recipes/complexSearch?${page}`;
  const { results } = await answerOf<{ results: Recipe[] }>(address, { path });
  return results.reduce(
    (grown, recipe) =>
      addRecipe(grown, { ...recipe, ingredients: recipe.extendedIngredients.map(toIngredient) }),
    EMPTY_LIST,
  );
}

/** A comparison for a list around HOME, as on the wire. */
export function compareNear(
  address: string,
  { list, shopper }: { list: GroceryList; shopper: Person },
): Promise<z.input<typeof compareItems.response>> {
  return answerOf(address, {
    method: 'POST',
    path: '/api/user/items/compare',
    headers: shopper.headers,
    body: JSON.stringify({
      compare: toCompare(list),
      location: HOME,
      radius_miles: RADIUS_MILES,
      limit: 50,
    }),
  });
}

function toIngredient({
  name,
  aisle,
  ingredient_id = null,
  measures,
}: Recipe['extendedIngredients'][number]): ListIngredient {
  const { amount, unitShort: unit } = measures.us;
  const metric = { amount: measures.metric.amount, unit: measures.metric.unitShort };
  const isMeasured = metric.amount > 0 && ['g', 'ml'].includes(metric.unit);
  return { name, aisle, ingredient_id, amount, unit, ...(isMeasured && { metric }) };
}
