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

const GONE = 'A recipe is no longer there, or is another member’s.';

/** A dish with its ingredients, which are asked for. Errors: RecipeFailure. */
async function wholeDish(client: QueryClient, dish: SelectedRecipe): Promise<SelectedRecipe> {
  if (dish.ingredients !== null) return dish;
  if (!/^\d+$/.test(dish.id)) {
    const own = (await client.query(ownRecipeQueries.mine())).find(
      ({ recipe_id }) => recipe_id === dish.id,
    );
    if (!own) throw new RecipeFailure(GONE, { notFound: true });
    return ownSelected(own);
  }
  const { ingredients, recipeServings } = toSelected(await loadRecipe(client, Number(dish.id)));
  return { ...dish, ingredients: ingredients ?? [], recipeServings };
}

/** What could be read, and the ids of what there is no more; the rest could not be read now. */
export type ReadDishes = {
  readonly whole: readonly SelectedRecipe[];
  readonly gone: readonly string[];
};

function isGone(error: unknown): boolean {
  return error instanceof RecipeFailure && error.notFound;
}

/** Reads dishes whole, and does something with those that could be read; a failure is told. */
export function useWholeDishes(): {
  isReading: boolean;
  withDishes: (
    dishes: readonly SelectedRecipe[],
    done: (read: ReadDishes) => void,
  ) => Promise<void>;
} {
  const client = useQueryClient();
  const [isReading, setIsReading] = useState(false);

  async function withDishes(
    dishes: readonly SelectedRecipe[],
    done: (read: ReadDishes) => void,
  ): Promise<void> {
    setIsReading(true);
    const read = await Promise.allSettled(dishes.map((dish) => wholeDish(client, dish)));
    setIsReading(false);
    const failed = read.find((one) => one.status === 'rejected');
    if (failed) {
      const { reason } = failed;
      toast.error(reason instanceof RecipeFailure ? reason.message : WORDS.recipe);
    }
    done({
      whole: read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
      gone: dishes
        .filter((_, nth) => {
          const one = read[nth];
          return one?.status === 'rejected' && isGone(one.reason);
        })
        .map(({ id }) => id),
    });
  }
  return { isReading, withDishes };
}

/** The newest saved and own recipes. */
export const savedDishes = () => savedQueries.list({ filter: 'all', sort: 'newest' });
