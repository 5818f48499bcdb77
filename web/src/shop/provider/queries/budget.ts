import {
  addRequests,
  BUDGET_CHECK_EVERY_MS,
  budgetState,
  countOn,
} from '@larder/shared/recipes/providerBudget';
import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';

const count = stored({
  key: 'recipeRequests',
  schema: z.optional(z.object({ day: z.string(), count: z.int().check(z.minimum(0)) })),
  empty: undefined,
  // An unreadable count is dropped, not set aside.
  secret: true,
});

export type RequestBudget = ReturnType<typeof requestBudget>;

/**
 * This browser's requests for recipes on this calendar day, in browser storage, so that all tabs share the
 * count.
 *
 * Units   `now` gives milliseconds since 1970.
 */
export function requestBudget({ now }: { now: () => number }) {
  return {
    /** Whether the provider may be asked: see `budgetState`. */
    state: () => budgetState(countOn(count.get(), dayOf(now())).count),
    /** Counts one request. */
    spend: (): void => count.update((kept) => addRequests(kept, dayOf(now()), 1)),
    /** Calls back when the state may have changed: after a request, and every 5 minutes. */
    subscribe(wake: () => void): () => void {
      const timer = setInterval(wake, BUDGET_CHECK_EVERY_MS);
      const stop = count.subscribe(wake);
      return () => {
        clearInterval(timer);
        stop();
      };
    },
  };
}

/** The local calendar day, as 2026-11-21. Units: `at` in milliseconds since 1970. */
export function dayOf(at: number): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
