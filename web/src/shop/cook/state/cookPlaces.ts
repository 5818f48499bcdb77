import * as z from 'zod/mini';

import { goodOnes } from '#platform/stored/mend.ts';
import { stored } from '#platform/stored/stored.ts';

/** Max recipes whose place is kept; the oldest are dropped. */
const MAX_PLACES = 20;

/** `step` counts from 0. */
const Place = z.object({ recipe: z.string(), step: z.int().check(z.minimum(0)) });
const kept = stored({
  key: 'cookPlaces',
  schema: z.readonly(z.array(Place)),
  empty: [],
  mend: goodOnes(Place),
});

/** The step at which one was last, counted from 0. */
export function useCookStep(recipe: string): number {
  return kept.use().find((place) => place.recipe === recipe)?.step ?? 0;
}

/** Stores the step; for the first one, the default, it removes the entry. */
export function setCookStep(recipe: string, step: number): void {
  kept.update((places) => {
    const others = places.filter((place) => place.recipe !== recipe);
    return step === 0 ? others : [...others, { recipe, step }].slice(-MAX_PLACES);
  });
}
