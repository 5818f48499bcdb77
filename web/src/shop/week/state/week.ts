import type { WeekEntry, WeekRules } from '@larder/shared/kitchen/week/week.model';

import { useWeeks } from '#shop/kitchen/state/weeks.ts';

const NO_MEALS: readonly WeekEntry[] = [];
/** What counts until the household has said it. */
const USUAL: WeekRules = { people: 2 };

/** The meals of the plan, also those without a day. */
export function useWeek(): readonly WeekEntry[] {
  return useWeeks().plan ?? NO_MEALS;
}

export function useWeekRules(): WeekRules {
  return useWeeks().weekRules ?? USUAL;
}
