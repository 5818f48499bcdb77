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
    /** Takes it. Shape: what was taken, and the function that puts it back. */
    take(): { words: string; putBack: () => void } | undefined {
      if (!isTaken || words === '') return undefined;
      const { key: recipe_id, title } = dish;
      return { words, putBack: takeForDish({ recipe_id, title, uses }) };
    },
  };
}
