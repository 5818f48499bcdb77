import { useMemo } from 'react';

import { useRecipeCost } from '#queries/recipeCosts';
import { useGroceryList } from '#state/groceryList';
import { withRecipes } from '#state/listChanges';
import type { SelectedRecipe } from '#state/selectedRecipes';
import { AddedCost } from '#ui/AddedCost';

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
