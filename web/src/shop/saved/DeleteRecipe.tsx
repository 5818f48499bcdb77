import type { OwnRecipe } from '@larder/shared/recipes/recipes.calls';
import { useQueryClient } from '@tanstack/react-query';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { unselectRecipes } from '#shop/kitchen/state/selectedRecipes.ts';
import { deleteOwnRecipeMutation } from '#shop/saved/queries/recipes.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

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
