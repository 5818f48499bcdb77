import {
  addRequests,
  budgetState,
  countOn,
  type DayCount,
} from '@larder/shared/domain/providerBudget';
import * as z from 'zod/mini';

const KEY = 'recipeRequests';
const Kept = z.object({ day: z.string(), count: z.int().check(z.minimum(0)) });

export type RequestBudget = ReturnType<typeof requestBudget>;

/**
 * How many requests for recipes this browser made today, kept in browser storage so that all tabs
 * count together. Without storage it counts for this page alone.
 */
export function requestBudget({ now }: { now: () => number }) {
  let inMemory: DayCount | undefined;

  function kept(): DayCount | undefined {
    const stored = read();
    if (!stored || !inMemory) return stored ?? inMemory;
    // Storage that is full keeps an old count; the memory of this page then knows better.
    if (stored.day !== inMemory.day) return stored.day > inMemory.day ? stored : inMemory;
    return stored.count > inMemory.count ? stored : inMemory;
  }

  return {
    /** Whether the provider may be asked today, as `budgetState` says. */
    state: () => budgetState(countOn(kept(), dayOf(now())).count),
    /** Counts one request. */
    spend(): void {
      inMemory = addRequests(kept(), dayOf(now()), 1);
      try {
        localStorage.setItem(KEY, JSON.stringify(inMemory));
      } catch {
        // Storage is full or forbidden; the count in memory has to do.
      }
    },
  };
}

function read(): DayCount | undefined {
  try {
    const parsed = Kept.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** The calendar day where the shopper is, as 2026-11-21. Units: `at` in milliseconds since 1970. */
export function dayOf(at: number): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
