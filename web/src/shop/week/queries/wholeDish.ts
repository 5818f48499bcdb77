import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { toast } from '#platform/page/toast.ts';
import type { SelectedRecipe } from '#shop/kitchen/state/selectedRecipes.ts';
import { loadRecipe } from '#shop/provider/queries/provider.ts';
import { RecipeFailure, WORDS } from '#shop/provider/rules/providerFailure.ts';
import { toSelected } from '#shop/recipes/queries/recipeFacts.ts';
import { toSelected as ownSelected } from '#shop/saved/queries/ownRecipe.ts';
import { ownRecipeQueries } from '#shop/saved/queries/recipes.ts';
import { savedQueries } from '#shop/saved/queries/saved.ts';

/** A dish with its ingredients, which are asked for. Errors: RecipeFailure, for one of the provider. */
async function wholeDish(client: QueryClient, dish: SelectedRecipe): Promise<SelectedRecipe> {
  if (dish.ingredients !== null) return dish;
  if (!/^\d+$/.test(dish.id)) {
    const own = (await client.query(ownRecipeQueries.mine())).find(
      ({ recipe_id }) => recipe_id === dish.id,
    );
    return own ? ownSelected(own) : { ...dish, ingredients: [] };
  }
  const { ingredients, recipeServings } = toSelected(await loadRecipe(client, Number(dish.id)));
  return { ...dish, ingredients: ingredients ?? [], recipeServings };
}

/** Reads dishes whole, and does something with those that could be read; a failure is told. */
export function useWholeDishes(): {
  isReading: boolean;
  withDishes: (
    dishes: readonly SelectedRecipe[],
    done: (whole: SelectedRecipe[]) => void,
  ) => Promise<void>;
} {
  const client = useQueryClient();
  const [isReading, setIsReading] = useState(false);

  async function withDishes(
    dishes: readonly SelectedRecipe[],
    done: (whole: SelectedRecipe[]) => void,
  ): Promise<void> {
    setIsReading(true);
    const read = await Promise.allSettled(dishes.map((dish) => wholeDish(client, dish)));
    setIsReading(false);
    const failed = read.find((one) => one.status === 'rejected');
    if (failed) {
      const { reason } = failed;
      toast.error(reason instanceof RecipeFailure ? reason.message : WORDS.recipe);
    }
    done(read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
  }
  return { isReading, withDishes };
}

/** The newest saved and own recipes. */
export const savedDishes = () => savedQueries.list({ filter: 'all', sort: 'newest' });
