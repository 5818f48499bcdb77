import { useState } from 'react';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { type ReadingBody, readRecipeMutation } from '#shop/import/queries/recipeReading.ts';
import { keptReview, type Review, reviewOf } from '#shop/import/review/review.ts';

/** A recipe of a page with several. */
export type Choice = { readonly title: string; readonly index: number };

/** Reads a recipe and opens its review; of several on a page one is chosen first. */
export function useReading(from: Review['from'], onRead: () => void) {
  const [asked, setAsked] = useState<{ body: ReadingBody; choices: readonly Choice[] }>();
  const { submit, isSending, error } = useSubmit(readRecipeMutation, {
    onSuccess: (answer, body) => {
      const { choices, draft } = answer;
      if (choices && body.index === undefined) {
        // The page's main recipe first: the list may have forty.
        const main = choices.find(({ title }) => title === draft.title);
        const ordered = main ? [main, ...choices.filter((one) => one !== main)] : choices;
        const named = ordered.map(({ title, index }) => ({
          title: title ?? `Recipe ${index + 1}`,
          index,
        }));
        setAsked({ body, choices: named });
        return;
      }
      setAsked(undefined);
      keptReview.set(reviewOf(draft, { from, source: body.text ?? body.url ?? '' }));
      onRead();
    },
  });
  return {
    read: (body: ReadingBody): void => {
      setAsked(undefined);
      void submit(body);
    },
    choose: (index: number): void => {
      if (asked) void submit({ ...asked.body, index });
    },
    choices: asked?.choices,
    isReading: isSending,
    error,
  };
}
