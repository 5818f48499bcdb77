import type { OwnRecipe } from '@larder/shared/contract/recipes';

import { toast } from '#lib/toast';
import { selectRecipe, unselectRecipes, useSelectedRecipes } from '#state/selectedRecipes';

import { toSelected } from './ownRecipe.ts';

export function useSelect(recipe: OwnRecipe) {
  const { recipe_id, title } = recipe;
  const selected = useSelectedRecipes().some(({ id }) => id === recipe_id);

  function select(): void {
    if (selectRecipe(toSelected(recipe))) return;
    toast.undo(`${title} is already selected`, () => unselectRecipes([recipe_id]));
  }
  return { selected, select };
}
