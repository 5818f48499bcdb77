import type { AdminIngredient } from '@larder/shared/food/adminIngredients.calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import {
  adminIngredientQueries,
  deleteIngredientMutation,
} from '#admin/catalogue/queries/adminIngredients.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

import { Consequences } from './Consequences.tsx';
import { deletionWords } from './words.ts';

type DeleteDialogProps = {
  ingredient: AdminIngredient;
  /** Runs on Cancel, and after the deletion. */
  onEnd: () => void;
};

export function DeleteDialog({ ingredient, onEnd }: DeleteDialogProps) {
  const { ingredient_id, name } = ingredient;
  const client = useQueryClient();
  const use = useQuery(adminIngredientQueries.use(ingredient_id));
  const { submit, isSending } = useSubmit(deleteIngredientMutation(client), {
    success: `${name} deleted`,
    failed: 'Failed to delete ingredient.',
    alwaysToast: true,
    onDone: onEnd,
    onError: onEnd,
  });

  return (
    <ConfirmDialog
      title="Delete this ingredient?"
      confirmLabel="Delete"
      busy={isSending || use.isPending}
      onConfirm={() => void submit(ingredient_id)}
      onCancel={onEnd}
    >
      <p>
        <strong className="text-ink">{name}</strong> leaves every store. Orders and recipes keep it
        as it was. This cannot be undone.
      </p>
      <Consequences
        sentences={use.data && deletionWords(use.data)}
        failure={use.isError ? wordsFor(use.error) : undefined}
      />
    </ConfirmDialog>
  );
}
