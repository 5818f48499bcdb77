import type { GroceryList } from '@larder/shared/kitchen/groceryList.model';

import { AddedCost } from '#parts/recipes/AddedCost.tsx';
import { useRecipeCost } from '#shop/compare/queries/recipeCosts.ts';

/** What a recipe of the list adds at the till. */
export function ListedCost({ list, recipe_id }: { list: GroceryList; recipe_id: string }) {
  const known = useRecipeCost(list, recipe_id);
  return known && <AddedCost {...known} />;
}
