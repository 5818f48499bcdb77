import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { ingredientQueries } from '#parts/queries/ingredients.ts';
import { announce } from '#platform/page/announce.ts';

import { keptReview, type Review, type ReviewedLine } from './review.ts';
import { foodsOf, shownRow } from './reviewLines.ts';
import { settledWords } from './settledWords.ts';

/** The kept review with its rows as they are understood, and how to change it. */
export function useReview(review: Review) {
  const catalogue = useQuery(ingredientQueries.shopper());
  const foods = useMemo(() => foodsOf(catalogue.data ?? []), [catalogue.data]);
  const { rows } = review;
  const shown = useMemo(() => rows.map((row) => shownRow(row, foods)), [rows, foods]);
  const open = shown.flatMap(({ state }, at) => (state === 'check' ? [at] : []));

  function change(part: Partial<Review>): void {
    keptReview.set({ ...review, ...part });
  }

  /** Stores a line as confirmed, and announces how many are left. */
  function settle(at: number, line: ReviewedLine): void {
    change({
      rows: rows.map((row, index) => (index === at ? { ...row, now: line, answered: true } : row)),
    });
    const left = open.filter((other) => other !== at).length;
    announce(settledWords(line, left));
  }

  return { catalogue, foods, shown, open, change, settle };
}
