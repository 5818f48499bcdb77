import type { ListRecipe } from '@larder/shared/kitchen/kitchenOps.model';
import { clampServings } from '@larder/shared/kitchen/servings';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { foundIngredients } from '#shop/provider/queries/foundIngredients.ts';
import { loadRecipe } from '#shop/provider/queries/provider.ts';

import type { Dish } from './cooked.ts';
import { ownIngredients } from './ownIngredients.ts';
import { ownRecipeQueries } from './recipes.ts';

/** The recipe of a dish; null when unknown. Works offline for recipes that this browser has seen. */
export const dishRecipeQuery = (client: QueryClient, dish: Dish) =>
  queryOptions({
    queryKey: [...ownRecipeQueries.all(), 'dish', dish.key],
    queryFn: () => readDish(client, dish),
    networkMode: 'always',
    retry: false,
  });

async function readDish(client: QueryClient, { key, title }: Dish): Promise<ListRecipe | null> {
  if (/^\d+$/.test(key)) {
    const recipe = await loadRecipe(client, Number(key));
    const servings = clampServings(recipe.servings ?? 1);
    return { id: key, title, servings, ingredients: foundIngredients(recipe) };
  }
  const mine = await client.query(ownRecipeQueries.mine());
  const recipe = mine.find(({ recipe_id }) => recipe_id === key);
  if (!recipe) return null;
  const servings = clampServings(recipe.serving_size);
  return { id: key, title, servings, ingredients: ownIngredients(recipe) };
}
