import type { AdminIngredient } from '@larder/shared/food/adminIngredients.calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';

import {
  adminIngredientQueries,
  mergeMutation,
} from '#admin/catalogue/queries/adminIngredients.ts';
import { useIngredientPicker } from '#admin/catalogue/queries/ingredientPicker.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { ApiError, wordsFor } from '#platform/http/apiError.ts';
import { Button } from '#ui/Button.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { ItemImage } from '#ui/ItemImage.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';

import { Consequences } from './Consequences.tsx';
import { mergeWords, REFUSAL_WORDS } from './words.ts';

type MergeDialogProps = {
  /** The duplicate, which is removed. */
  ingredient: AdminIngredient;
  /** Runs on Cancel, and after the merge. */
  onEnd: () => void;
};

const FAILED = 'Failed to merge ingredients.';

export function MergeDialog({ ingredient, onEnd }: MergeDialogProps) {
  const [into, setInto] = useState<AdminIngredient>();
  const picker = useIngredientPicker({ except: ingredient.ingredient_id, onPick: setInto });
  const client = useQueryClient();
  const pair = { id: ingredient.ingredient_id, into: into?.ingredient_id ?? '' };
  const consequences = useQuery({
    ...adminIngredientQueries.merge(pair),
    enabled: into !== undefined,
  });
  const refusal = consequences.data?.refusal;
  const { submit, isSending, error } = useSubmit(mergeMutation(client), {
    success: `${ingredient.name} merged into ${into?.name ?? ''}`,
    failed: FAILED,
    onDone: onEnd,
    onError: () => void consequences.refetch(),
  });

  return (
    <Modal
      title="Merge duplicates"
      text="The ingredient you choose stays, the other one goes."
      onClose={onEnd}
      closeLabel="Cancel"
      footer={
        <Button
          variant="destroy"
          busy={isSending || consequences.isRefetching}
          disabled={!consequences.data || refusal !== null}
          onClick={() => void submit(pair)}
        >
          Merge
        </Button>
      }
    >
      <div className="grid items-center gap-3 sm:grid-cols-[1fr_auto_1fr]">
        <Side title="Goes" ingredient={ingredient} />
        <ArrowRight
          aria-hidden="true"
          size={22}
          className="mx-auto rotate-90 text-ink-3 sm:rotate-0"
        />
        <Side title="Stays" ingredient={into} />
      </div>
      <div className="mt-4">
        <Combobox {...picker} autoFocus label="Ingredient that stays" />
      </div>
      {into && refusal && (
        <Notice tone="warning" className="mt-4">
          {REFUSAL_WORDS[refusal]}
        </Notice>
      )}
      {into && !refusal && (
        <>
          <Consequences
            sentences={consequences.data && mergeWords(consequences.data, into.name)}
            failure={consequences.isError ? wordsFor(consequences.error) : undefined}
          />
          <p className="mt-3 text-ink-2">This cannot be undone.</p>
        </>
      )}
      {error && (
        <Notice tone="danger" className="mt-4">
          <p>{FAILED}</p>
          {error instanceof ApiError && <p className="font-normal">{error.message}</p>}
        </Notice>
      )}
    </Modal>
  );
}

function Side({ title, ingredient }: { title: string; ingredient: AdminIngredient | undefined }) {
  return (
    <div className="flex min-h-18 items-center gap-3 rounded-md bg-sunken p-3">
      <ItemImage src={ingredient?.image} size={40} />
      <p className="min-w-0 leading-snug">
        <span className="block text-sm text-ink-2">{title}</span>
        <span className="block font-semibold break-words">
          {ingredient?.name ?? 'Not chosen yet'}
        </span>
        {ingredient && (
          <span className="num text-sm text-ink-2">
            {ingredient.unit_quantity} {ingredient.unit}
          </span>
        )}
      </p>
    </div>
  );
}
