import type { OwnRecipe } from '@larder/shared/contract/recipes';
import { useQueryClient } from '@tanstack/react-query';

import { wordsFor } from '#lib/apiError';
import { useSubmit } from '#lib/useSubmit';
import { deleteOwnRecipeMutation } from '#queries/recipes';
import { unselectRecipes } from '#state/selectedRecipes';
import { ConfirmDialog } from '#ui/ConfirmDialog';

type DeleteRecipeProps = {
  recipe: OwnRecipe;
  /** How often it was cooked. */
  times: number;
  onClose: () => void;
};

export function DeleteRecipe({ recipe, times, onClose }: DeleteRecipeProps) {
  const client = useQueryClient();
  const { submit, isSending } = useSubmit(deleteOwnRecipeMutation(client), {
    success: 'Recipe deleted',
    failed: (_, error) => `Failed to delete recipe. ${wordsFor(error)}`,
    alwaysToast: true,
    onSuccess: (_, recipe_id) => unselectRecipes([recipe_id]),
    onDone: onClose,
    onError: onClose,
  });

  return (
    <ConfirmDialog
      title="Are you sure you want to delete this recipe?"
      confirmLabel="Delete"
      busy={isSending}
      onCancel={onClose}
      onConfirm={() => void submit(recipe.recipe_id)}
    >
      <p>
        “{recipe.title}” cannot be brought back
        {times > 0 && ', nor what you noted when you cooked it'}.
      </p>
    </ConfirmDialog>
  );
}
