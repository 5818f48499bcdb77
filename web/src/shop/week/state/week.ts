import type { Eater, WeekEntry, WeekRules } from '@larder/shared/kitchen/week.model';

import { useWeeks } from '#shop/kitchen/state/weeks.ts';

const NO_MEALS: readonly WeekEntry[] = [];
const NOBODY: readonly Eater[] = [];
/** What counts until the household has said it. */
const USUAL: WeekRules = {
  people: 2,
  minutes: [45, 45, 45, 45, 45, 90, 90],
  again_after_days: 7,
  cuisines: [],
  use_pantry: true,
  leftovers_for_lunch: true,
};

/** The meals of the plan, also those without a day. */
export function useWeek(): readonly WeekEntry[] {
  return useWeeks().plan ?? NO_MEALS;
}

export function useWeekRules(): WeekRules {
  return useWeeks().weekRules ?? USUAL;
}

/** Who eats here, and what they do not. */
export function useEaters(): readonly Eater[] {
  return useWeeks().eaters ?? NOBODY;
}
