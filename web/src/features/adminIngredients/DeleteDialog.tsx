import type { AdminIngredient } from '@larder/shared/contract/adminIngredients';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { wordsFor } from '#lib/apiError';
import { toast } from '#lib/toast';
import { adminIngredientQueries, deleteIngredientMutation } from '#queries/adminIngredients';
import { ConfirmDialog } from '#ui/ConfirmDialog';

import { Told } from './Told.tsx';
import { deletionWords } from './words.ts';

type DeleteDialogProps = {
  ingredient: AdminIngredient;
  /** The dialog is answered, and the deletion done if the answer was yes. */
  onEnd: () => void;
};

/** Asks before an ingredient is deleted, and tells before who uses it. */
export function DeleteDialog({ ingredient, onEnd }: DeleteDialogProps) {
  const { ingredient_id, name } = ingredient;
  const client = useQueryClient();
  const use = useQuery(adminIngredientQueries.use(ingredient_id));
  const remove = useMutation(deleteIngredientMutation(client));

  function confirm(): void {
    remove.mutate(ingredient_id, {
      onSuccess: () => toast.success(`${name} deleted`),
      onError: () => toast.error('Failed to delete ingredient.'),
      onSettled: onEnd,
    });
  }

  return (
    <ConfirmDialog
      title="Delete this ingredient?"
      confirmLabel="Delete"
      busy={remove.isPending || use.isPending}
      onConfirm={confirm}
      onCancel={onEnd}
    >
      <p>
        <strong className="text-ink">{name}</strong> leaves every store. Orders and recipes keep it
        as it was. This cannot be undone.
      </p>
      <Told
        sentences={use.data && deletionWords(use.data)}
        failure={use.isError ? wordsFor(use.error) : undefined}
      />
    </ConfirmDialog>
  );
}
