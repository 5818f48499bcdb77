import type { CatalogueIngredient } from '@larder/shared/contract/ingredients';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

import { ApiError } from '#lib/apiError';
import { useEscape } from '#lib/escape';
import { toast } from '#lib/toast';
import { updateIngredientMutation } from '#queries/admin';

import { readIngredient } from './ingredientForm.ts';

export type EditProps = { ingredient: CatalogueIngredient; onDone: () => void };

/** The editing of one ingredient of the catalogue; Escape ends it. */
export function useIngredientEdit({ ingredient, onDone }: EditProps) {
  const { ingredient_id, name, unit_quantity, unit } = ingredient;
  const client = useQueryClient();
  const update = useMutation(updateIngredientMutation(client));
  const [text, setText] = useState({ name, unitQuantity: String(unit_quantity), unit });
  const [problem, setProblem] = useState<readonly string[]>([]);
  useEscape(onDone);

  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (update.isPending) return;
    const read = readIngredient(text);
    if ('problem' in read) {
      const { words, box } = read.problem;
      setProblem([words]);
      event.currentTarget
        .closest('[data-row]')
        ?.querySelector<HTMLElement>(`[name="${box}"]`)
        ?.focus();
      return;
    }
    setProblem([]);
    update.mutate(
      { ingredient_id, ...read.draft },
      {
        onSuccess: () => {
          toast.success(`${read.draft.name} updated`);
          onDone();
        },
        onError: (error) =>
          setProblem([
            'Failed to update ingredient.',
            ...(error instanceof ApiError ? [error.message] : []),
          ]),
      },
    );
  }

  return { text, setText, problem, save, isSaving: update.isPending };
}
