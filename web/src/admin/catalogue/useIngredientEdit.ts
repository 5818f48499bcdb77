import type { AdminIngredient } from '@larder/shared/food/adminIngredients.calls';
import { useQueryClient } from '@tanstack/react-query';

import { updateIngredientMutation } from '#admin/catalogue/queries/adminIngredients.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { ApiError } from '#platform/http/apiError.ts';
import { useEscape } from '#platform/page/escape.ts';

import { changesOf, textOf } from './ingredientForm.ts';
import { useIngredientForm } from './useIngredientForm.ts';

export type EditProps = { ingredient: AdminIngredient; onDone: () => void };

export function useIngredientEdit({ ingredient, onDone }: EditProps) {
  const { ingredient_id } = ingredient;
  const client = useQueryClient();
  const { form, problem } = useIngredientForm(textOf(ingredient));
  const { submit, isSending, error } = useSubmit(updateIngredientMutation(client), {
    success: ({ name }) => `${name} updated`,
    // The refetch may remove the row before the answer is here.
    onSuccess: onDone,
  });

  useEscape(onDone);

  const save = form.handleSubmit((draft) =>
    submit({ ingredient_id, ...changesOf(draft, ingredient) }),
  );
  return { form, lines: problem === undefined ? failureLines(error) : [problem], save, isSending };
}

function failureLines(error: Error | null): string[] {
  if (!error) return [];
  return ['Failed to update ingredient.', ...(error instanceof ApiError ? [error.message] : [])];
}
