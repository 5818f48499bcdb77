import type { OwnRecipe, RecipeDraft } from '@larder/shared/recipes/recipes.calls';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { useSubmit } from '#platform/forms/useSubmit.ts';

import type { Draft, unsaved } from './draft.ts';
import { type CheckedForm, recipeToSave } from './recipeToSave.ts';
import type { useWrittenLines } from './useWrittenLines.ts';

export type SaveRecipe<Answer> = {
  kept: ReturnType<typeof unsaved>;
  /** The saved recipe that is changed. */
  before?: OwnRecipe;
  mutation: UseMutationOptions<Answer, Error, RecipeDraft>;
  /** Runs on success, also after unmount. */
  onSuccess: (answer: Answer) => void;
  /** Runs on success while mounted. */
  onDone: () => void;
};

type Typed = {
  form: UseFormReturn<Draft, unknown, CheckedForm>;
  written: ReturnType<typeof useWrittenLines>;
};

/** Sends a recipe form and forgets its kept draft. */
export function useSaveRecipe<Answer>(
  { kept, before, mutation, onSuccess, onDone }: SaveRecipe<Answer>,
  { form, written }: Typed,
) {
  const sent = useRef<Draft>(undefined);
  const { submit, isSending, error } = useSubmit(mutation, {
    form,
    onSuccess: (answer) => {
      // Keep a draft that was typed after this one was sent.
      if (kept.get() === sent.current) kept.set(undefined);
      onSuccess(answer);
    },
    onDone: () => {
      kept.set(undefined);
      onDone();
    },
  });

  function save(checked: CheckedForm): Promise<void> {
    sent.current = kept.get();
    const now = form.getValues();
    return submit(recipeToSave(checked, { lines: written.read(now.lines, now.answers), before }));
  }

  return { save, isSending, error };
}
