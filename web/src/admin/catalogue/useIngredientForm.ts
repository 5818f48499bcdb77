import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';

import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';

import { type FormDraft, type IngredientText, readIngredient } from './ingredientForm.ts';

const Form = z.pipe(
  z.custom<IngredientText>(),
  z.transform((text: IngredientText, { issues }): FormDraft => {
    const read = readIngredient(text);
    if ('draft' in read) return read.draft;
    const { words, box } = read.problem;
    issues.push({ code: 'custom', message: words, path: [box], input: text });
    return z.NEVER;
  }),
);

export type IngredientForm = UseFormReturn<IngredientText, unknown, FormDraft>;

/** Validates on save; shows one error at a time. */
export function useIngredientForm(defaultValues: IngredientText) {
  const form = useSchemaForm(Form, { defaultValues, reValidateMode: 'onSubmit' });
  return { form, problem: Object.values(form.formState.errors)[0]?.message };
}
