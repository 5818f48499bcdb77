import type { ProviderRecipe } from '@larder/shared/contract/provider';

import { toast } from '#lib/toast';
import { selectRecipe, unselectRecipes, useSelectedRecipes } from '#state/selectedRecipes';

import { toSelected } from './recipeFacts.ts';

export function useSelect(recipe: ProviderRecipe, servings?: number) {
  const id = String(recipe.id);
  const selected = useSelectedRecipes().some((one) => one.id === id);

  function select(): void {
    if (selectRecipe(toSelected(recipe, servings))) return;
    toast.undo(`${recipe.title} is already selected`, () => unselectRecipes([id]));
  }
  return { selected, select };
}
