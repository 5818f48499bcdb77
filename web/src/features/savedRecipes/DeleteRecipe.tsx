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
  onClose: () => void;
};

export function DeleteRecipe({ recipe, onClose }: DeleteRecipeProps) {
  const client = useQueryClient();
  const remove = useMutation(deleteOwnRecipeMutation(client));
  const isHere = useIsMounted();

  // mutate's callbacks are dropped after unmount; the answer must count then too.
  async function deleteIt(): Promise<void> {
    try {
      await remove.mutateAsync(recipe.recipe_id);
      unselectRecipes([recipe.recipe_id]);
      toast.success('Recipe deleted');
    } catch (error) {
      toast.error(`Failed to delete recipe. ${wordsFor(error)}`);
    }
    if (isHere()) onClose();
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
