import { toast } from '#platform/page/toast.ts';

import {
  selectRecipe,
  type SelectedRecipe,
  unselectRecipes,
  useSelectedRecipes,
} from './selectedRecipes.ts';

/**
 * Whether a recipe is selected, and what a press of its button does: it selects the recipe or takes it back.
 * What was selected elsewhere meanwhile, such as in another tab, is said.
 */
export function useSelect(
  { id, title }: Pick<SelectedRecipe, 'id' | 'title'>,
  whole: () => SelectedRecipe,
): { selected: boolean; press: () => void } {
  const selected = useSelectedRecipes().some((one) => one.id === id);

  function press(): void {
    if (selected) toast.undo(`${title} is no longer selected`, unselectRecipes([id]));
    else if (!selectRecipe(whole()))
      toast.undo(`${title} is already selected`, () => unselectRecipes([id]));
  }
  return { selected, press };
}
