import type { OwnRecipe } from '@larder/shared/contract/recipes';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { wordsFor } from '#lib/apiError';
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
  return (
    <ConfirmDialog
      title="Are you sure you want to delete this recipe?"
      confirmLabel="Delete"
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(recipe.recipe_id, {
          onSuccess: () => {
            unselectRecipes([recipe.recipe_id]);
            toast.success('Recipe deleted');
            onDeleted();
          },
          onError: (error) => {
            toast.error(`Failed to delete recipe. ${wordsFor(error)}`);
            onClose();
          },
        })
      }
    >
      <p>“{recipe.title}” cannot be brought back.</p>
    </ConfirmDialog>
  );
}
