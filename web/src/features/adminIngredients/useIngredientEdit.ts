import type { AdminIngredient } from '@larder/shared/contract/adminIngredients';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

import { ApiError } from '#lib/apiError';
import { useEscape } from '#lib/escape';
import { toast } from '#lib/toast';
import { updateIngredientMutation } from '#queries/adminIngredients';

import { changesOf, readIngredient, textOf } from './ingredientForm.ts';

export type EditProps = { ingredient: AdminIngredient; onDone: () => void };

/** The editing of one ingredient of the catalogue; Escape ends it. */
export function useIngredientEdit({ ingredient, onDone }: EditProps) {
  const { ingredient_id } = ingredient;
  const client = useQueryClient();
  const update = useMutation(updateIngredientMutation(client));
  const [text, setText] = useState(() => textOf(ingredient));
  const [problem, setProblem] = useState<readonly string[]>([]);
  useEscape(onDone);

  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (update.isPending) return;
    const read = readIngredient(text);
    if ('problem' in read) {
      const { words, box } = read.problem;
      setProblem([words]);
      // The boxes of a row belong to the form, wherever they stand.
      const control = event.currentTarget.elements.namedItem(box);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    setProblem([]);
    // The list is read anew before this is told, and then the row may be gone.
    void update.mutateAsync({ ingredient_id, ...changesOf(read.draft, ingredient) }).then(
      () => {
        toast.success(`${read.draft.name} updated`);
        onDone();
      },
      (error: unknown) =>
        setProblem([
          'Failed to update ingredient.',
          ...(error instanceof ApiError ? [error.message] : []),
        ]),
    );
  }

  return { text, setText, problem, save, isSaving: update.isPending };
}
