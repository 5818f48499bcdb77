import type { AdminIngredient } from '@larder/shared/contract/adminIngredients';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { wordsFor } from '#lib/apiError';
import { useIsMounted } from '#lib/isMounted';
import { toast } from '#lib/toast';
import { adminIngredientQueries, deleteIngredientMutation } from '#queries/adminIngredients';
import { ConfirmDialog } from '#ui/ConfirmDialog';

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
  const remove = useMutation(deleteIngredientMutation(client));
  const isHere = useIsMounted();

  // mutate's callbacks are dropped after unmount; the result must be told then too.
  async function confirm(): Promise<void> {
    try {
      await remove.mutateAsync(ingredient_id);
      toast.success(`${name} deleted`);
    } catch {
      toast.error('Failed to delete ingredient.');
    }
    if (isHere()) onEnd();
  }

  return (
    <ConfirmDialog
      title="Delete this ingredient?"
      confirmLabel="Delete"
      busy={remove.isPending || use.isPending}
      onConfirm={() => void confirm()}
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
