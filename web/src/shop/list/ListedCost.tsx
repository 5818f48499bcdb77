import type { GroceryList } from '@larder/shared/contract/groceryList';

import { useRecipeCost } from '#queries/recipeCosts';
import { AddedCost } from '#ui/AddedCost';

/** What a recipe of the list adds at the till. */
export function ListedCost({ list, recipe_id }: { list: GroceryList; recipe_id: string }) {
  const known = useRecipeCost(list, recipe_id);
  return known && <AddedCost {...known} />;
}
