import { toast } from '#lib/toast';
import {
  selectRecipe,
  type SelectedRecipe,
  unselectRecipes,
  useSelectedRecipes,
} from '#state/selectedRecipes';

export function useSelect(recipe: SelectedRecipe) {
  const { id, title } = recipe;
  const selected = useSelectedRecipes().some((one) => one.id === id);

  function select(): void {
    if (selectRecipe(recipe)) return;
    toast.undo(`${title} is already selected`, () => unselectRecipes([id]));
  }
  return { selected, select };
}
