import { useMemo } from 'react';

import { AddedCost } from '#parts/recipes/AddedCost.tsx';
import { useRecipeCost } from '#shop/compare/queries/recipeCosts.ts';
import { useGroceryList } from '#shop/kitchen/state/groceryList.ts';
import { withRecipes } from '#shop/kitchen/state/listChanges.ts';
import type { SelectedRecipe } from '#shop/kitchen/state/selectedRecipes.ts';

import { toListed } from './toListed.ts';

/** What a selected recipe adds at the till to the list and the other selected ones. */
export function SelectedCost({
  recipes,
  recipe_id,
}: {
  recipes: readonly SelectedRecipe[];
  recipe_id: string;
}) {
  const list = useGroceryList();
  const grown = useMemo(() => withRecipes(list, recipes.map(toListed)), [list, recipes]);
  const known = useRecipeCost(grown, recipe_id);
  return known && <AddedCost {...known} />;
}
