import { useState } from 'react';

import { useSubmit } from '#lib/useSubmit';
import { type ReadingBody, readRecipeMutation } from '#queries/recipeReading';

import { keptReview, type Review, reviewOf } from './review.ts';

type Choices = { readonly body: ReadingBody; readonly titles: readonly string[] };

/** Reads a recipe and opens its review; of several on a page one is chosen first. */
export function useReading(from: Review['from'], onRead: () => void) {
  const [choices, setChoices] = useState<Choices>();
  const { submit, isSending, error } = useSubmit(readRecipeMutation, {
    onSuccess: (answer, body) => {
      const { choices: found } = answer;
      if (found && body.index === undefined) {
        const titles = found.map(({ title }, index) => title ?? `Recipe ${index + 1}`);
        setChoices({ body, titles });
        return;
      }
      setChoices(undefined);
      keptReview.set(reviewOf(answer.draft, { from, source: body.text ?? body.url ?? '' }));
      onRead();
    },
  });
  return {
    read: (body: ReadingBody): void => {
      setChoices(undefined);
      void submit(body);
    },
    choose: (index: number): void => {
      if (choices) void submit({ ...choices.body, index });
    },
    titles: choices?.titles,
    isReading: isSending,
    error,
  };
}
