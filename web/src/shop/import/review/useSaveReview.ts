import { RECIPE_RULE, readNumber } from '@larder/shared/basics/numberInput';
import { LIMITS } from '@larder/shared/basics/validation';
import type { RecipeDraft } from '@larder/shared/recipes/recipes.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { useIsMounted } from '#platform/forms/isMounted.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { toast } from '#platform/page/toast.ts';
import { attemptKey, forgetAttempt } from '#shop/import/draft.ts';
import { saveReviewMutation } from '#shop/import/queries/saveReview.ts';
import { type Before, beforeOf } from '#shop/import/savedBeforeError.ts';

import { keptReview, type Review, type ReviewedLine, toRecipe } from './review.ts';

const NO_LINES =
  'Please add at least one item to recipe. Go back and write its ingredients, one a line.';

type Errors = { servings?: string; minutes?: string; lines?: string };

/** Saves the reviewed recipe; `before` is one of the same address that has to be decided about first. */
export function useSaveReview(review: Review, lines: readonly ReviewedLine[]) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [before, setBefore] = useState<Before>();
  const [errors, setErrors] = useState<Errors>({});
  const isMounted = useIsMounted();
  const isSaved = useRef(false);
  // Kept until the next page is there, so that the empty form does not flash.
  useEffect(
    () => () => {
      if (isSaved.current) keptReview.set(undefined);
    },
    [],
  );
  const { submit, isSending, error } = useSubmit(
    saveReviewMutation(client, { keyOf: attemptKey, imported: review.imported }),
    {
      failed: 'Failed to save the recipe',
      onSuccess: () => {
        forgetAttempt();
        isSaved.current = true;
        if (!isMounted()) keptReview.set(undefined);
        toast.success('Recipe saved');
      },
      // Back leads to where it was read: there is no review any more.
      onDone: ({ recipe_id }) => void navigate(`/recipe/${recipe_id}`, { replace: true }),
      onError: (reason) => setBefore(beforeOf(reason)),
    },
  );

  function save(same_source?: RecipeDraft['same_source']): void {
    const found = errorsOf(review, lines.length);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      document.querySelector<HTMLElement>(`input[name="${first}"]`)?.focus();
      return;
    }
    void submit({ ...toRecipe(review, lines), ...(same_source && { same_source }) });
  }

  return {
    save,
    isSaving: isSending,
    error,
    errors,
    before,
    forgetBefore: () => setBefore(undefined),
  };
}

function errorsOf({ servings, minutes }: Review, lines: number): Errors {
  const isBad = (text: string): boolean =>
    text.trim() !== '' && readNumber(text, RECIPE_RULE).value === undefined;
  const words = (name: string): string =>
    `${name} must be a number from 0 to ${LIMITS.recipeNumber}`;
  return {
    ...(isBad(servings) && { servings: words('Serves') }),
    ...(isBad(minutes) && { minutes: words('Minutes') }),
    ...(lines === 0 && { lines: NO_LINES }),
  };
}
