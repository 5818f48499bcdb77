import { LIMITS } from '@larder/shared/basics/validation';
import { type UseFormReturn, useWatch } from 'react-hook-form';

import { useIsMounted } from '#platform/forms/isMounted.ts';
import { toast } from '#platform/page/toast.ts';

import type { Draft, RecipeItem } from './draft.ts';
import { addItem } from './recipeItems.ts';
import type { CheckedForm } from './recipeToSave.ts';

export function useRecipeItems(
  { control, getValues, setValue, clearErrors }: UseFormReturn<Draft, unknown, CheckedForm>,
  onChange: () => void,
) {
  const items = useWatch({ control, name: 'items' });
  const isMounted = useIsMounted();

  function change(next: RecipeItem[]): void {
    setValue('items', next);
    clearErrors('items');
    onChange();
  }

  /** Returns why the item cannot be added; undefined on success. */
  function add(item: RecipeItem): string | undefined {
    const next = addItem(getValues('items'), item);
    if (next.length > LIMITS.itemsPerRecipe)
      return `A recipe has at most ${LIMITS.itemsPerRecipe} ingredients`;
    change(next);
    return undefined;
  }

  function remove(index: number): void {
    const removed = items[index];
    if (!removed) return;
    change(items.toSpliced(index, 1));
    toast.undo(`${removed.name} removed`, () => {
      // The toast outlives the form: do not turn a saved or cleared recipe into a draft again.
      if (isMounted()) change(getValues('items').toSpliced(index, 0, removed));
    });
  }

  return { items, add, remove };
}
