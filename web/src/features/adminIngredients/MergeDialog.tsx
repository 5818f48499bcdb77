import type { AdminIngredient } from '@larder/shared/contract/adminIngredients';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';

import { ApiError, wordsFor } from '#lib/apiError';
import { useFocusAtStart } from '#lib/focus';
import { useIsMounted } from '#lib/isMounted';
import { toast } from '#lib/toast';
import { adminIngredientQueries, mergeMutation } from '#queries/adminIngredients';
import { useIngredientPicker } from '#queries/ingredientPicker';
import { Button } from '#ui/Button';
import { Combobox } from '#ui/Combobox';
import { ItemImage } from '#ui/ItemImage';
import { Modal } from '#ui/Modal';
import { Notice } from '#ui/Notice';

import { Consequences } from './Consequences.tsx';
import { mergeWords, REFUSAL_WORDS } from './words.ts';

type MergeDialogProps = {
  /** The one that goes. */
  ingredient: AdminIngredient;
  /** The dialog is answered, and the merge done if the answer was yes. */
  onEnd: () => void;
};

const FAILED = 'Failed to merge ingredients.';

/** Merges a duplicate into another ingredient: choose the one that stays, be told, say yes. */
export function MergeDialog({ ingredient, onEnd }: MergeDialogProps) {
  // After the dialog has taken the focus, it goes on to the box.
  const box = useFocusAtStart<HTMLInputElement>();
  const [into, setInto] = useState<AdminIngredient>();
  const picker = useIngredientPicker({ except: ingredient.ingredient_id, onPick: setInto });
  const client = useQueryClient();
  const merge = useMutation(mergeMutation(client));
  const isHere = useIsMounted();
  const pair = { id: ingredient.ingredient_id, into: into?.ingredient_id ?? '' };
  const told = useQuery({ ...adminIngredientQueries.merge(pair), enabled: into !== undefined });
  const refusal = told.data?.refusal;

  // Awaited instead of called back: the answer is told even when the dialog is no longer there.
  async function confirm(): Promise<void> {
    if (!into) return;
    try {
      await merge.mutateAsync(pair);
      toast.success(`${ingredient.name} merged into ${into.name}`);
      if (isHere()) onEnd();
    } catch {
      if (!isHere()) toast.error(FAILED);
    }
  }

  return (
    <Modal
      title="Merge duplicates"
      text="The ingredient you choose stays, the other one goes."
      onClose={onEnd}
      footer={
        <>
          <Button look="outline" onClick={onEnd}>
            Cancel
          </Button>
          <Button
            look="destroy"
            busy={merge.isPending}
            disabled={!told.data || refusal !== null}
            onClick={() => void confirm()}
          >
            Merge
          </Button>
        </>
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
        <Combobox {...picker} ref={box} label="Ingredient that stays" />
      </div>
      {into && refusal && (
        <Notice tone="warning" className="mt-4">
          {REFUSAL_WORDS[refusal]}
        </Notice>
      )}
      {into && !refusal && (
        <>
          <Consequences
            sentences={told.data && mergeWords(told.data, into.name)}
            failure={told.isError ? wordsFor(told.error) : undefined}
          />
          <p className="mt-3 text-ink-2">This cannot be undone.</p>
        </>
      )}
      {merge.error && (
        <Notice tone="danger" className="mt-4">
          <p>{FAILED}</p>
          {merge.error instanceof ApiError && <p className="font-normal">{merge.error.message}</p>}
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
