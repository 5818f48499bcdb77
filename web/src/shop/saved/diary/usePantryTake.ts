import { listedRecipes } from '@larder/shared/kitchen/groceryList';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useUnits } from '#parts/state/units.ts';
import { useGroceryList } from '#shop/kitchen/state/groceryList.ts';
import { useIsShared } from '#shop/kitchen/state/kitchen.ts';
import { takeForDish } from '#shop/kitchen/state/kitchenChanges.ts';
import { usePantry } from '#shop/kitchen/state/pantry.ts';
import type { Dish } from '#shop/saved/queries/cooked.ts';
import { dishRecipeQuery } from '#shop/saved/queries/dishRecipe.ts';

import { takesWords, usesOf } from './cookedUses.ts';

export type PantryTake = ReturnType<typeof usePantryTake>;

/**
 * What a dish takes from the pantry, by default for as many as were `cooked`, else for the servings of the list, else of
 * the recipe.
 *
 * Shape   `words` are "" when the pantry has nothing of it, or is off; `isOn` when it is not.
 */
export function usePantryTake(dish: Dish, cooked?: number) {
  const client = useQueryClient();
  const recipe = useQuery(dishRecipeQuery(client, dish)).data;
  const { pantry, pantryOn } = usePantry();
  const list = useGroceryList();
  const isShared = useIsShared();
  const [chosen, setServings] = useState<number>();
  const [isTaken, setIsTaken] = useState(true);
  const onList = listedRecipes(list).find(({ recipe_id }) => recipe_id === dish.key);
  const servings = chosen ?? cooked ?? onList?.servings ?? recipe?.servings ?? 1;
  const { ownGrams } = list;
  const isOn = isShared && pantryOn;
  const uses = recipe && isOn ? usesOf(recipe, servings, { pantry, ownGrams }) : [];
  const words = takesWords(pantry, uses, useUnits());
  return {
    isOn,
    words,
    servings,
    setServings,
    isTaken,
    setIsTaken,
    /**
     * Takes it, and marks the meal of the plan. Shape: what was taken, "" for nothing, and the function that undoes both;
     * undefined where there was nothing to do.
     */
    take(): { words: string; putBack: () => void } | undefined {
      const isAny = isTaken && words !== '';
      const { key: recipe_id, title } = dish;
      const putBack = takeForDish({ recipe_id, title, uses: isAny ? uses : [] });
      return putBack && { words: isAny ? words : '', putBack };
    },
  };
}
