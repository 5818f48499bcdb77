import type { OwnRecipe } from '@larder/shared/contract/recipes';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { wordsFor } from '#lib/apiError';
import { useIsMounted } from '#lib/isMounted';
import { toast } from '#lib/toast';
import { deleteOwnRecipeMutation } from '#queries/recipes';
import { unselectRecipes } from '#state/selectedRecipes';
import { ConfirmDialog } from '#ui/ConfirmDialog';

type DeleteRecipeProps = {
  recipe: OwnRecipe;
  /** It is gone from the list. */
  onDeleted: () => void;
  onClose: () => void;
};

/** Asks, deletes the recipe, and takes it out of the choice for the shopping list. */
export function DeleteRecipe({ recipe, onDeleted, onClose }: DeleteRecipeProps) {
  const client = useQueryClient();
  const remove = useMutation(deleteOwnRecipeMutation(client));
  const isHere = useIsMounted();

  // Awaited instead of called back: the answer counts even when this dialog is no longer on the page.
  async function deleteIt(): Promise<void> {
    try {
      await remove.mutateAsync(recipe.recipe_id);
      unselectRecipes([recipe.recipe_id]);
      toast.success('Recipe deleted');
      if (isHere()) onDeleted();
    } catch (error) {
      toast.error(`Failed to delete recipe. ${wordsFor(error)}`);
      if (isHere()) onClose();
    }
  }

  return (
    <ConfirmDialog
      title="Are you sure you want to delete this recipe?"
      confirmLabel="Delete"
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => void deleteIt()}
    >
      <p>“{recipe.title}” cannot be brought back.</p>
    </ConfirmDialog>
  );
}
