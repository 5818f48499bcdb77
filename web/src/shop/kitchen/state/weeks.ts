import { addDays } from '@larder/shared/basics/calendar';
import type { KitchenState } from '@larder/shared/kitchen/kitchen.calls';
import { WeekEntry, WeekRules } from '@larder/shared/kitchen/week/week.model';
import * as z from 'zod/mini';

import { today } from '#platform/page/dates.ts';
import { stored } from '#platform/stored/stored.ts';

/** The plan of the household's weeks, or of a guest's, and its rules, as screens show them. */
const Weeks = z.object({
  plan: z.optional(z.readonly(z.array(WeekEntry))),
  weekRules: z.optional(WeekRules),
});
export type Weeks = Pick<KitchenState, 'plan' | 'weekRules'>;

export const NO_WEEKS: Weeks = {};

const kept = stored<typeof Weeks>({ key: 'weeks', schema: Weeks, empty: NO_WEEKS });

export const useWeeks = kept.use;
export const weeksNow = kept.get;
/** What a guest planned here before the sign-in, once. */
export const takeGuestWeeks = kept.takeGuests;

/** A dish that is cooked later than this is another one than was planned. Units: days. */
const DAYS_LATE = 6;

/** Sets the plan, as the household has it; the same one changes nothing. */
export function setWeeks({ plan, weekRules }: Weeks): void {
  const now = kept.get();
  if (now.plan === plan && now.weekRules === weekRules) return;
  kept.set({ plan, weekRules });
}

/** The latest meal of today or the last days that a recipe is for, and that nobody has cooked. */
export function mealToCook(recipe_id: string): WeekEntry | undefined {
  const now = today();
  return (kept.get().plan ?? [])
    .filter((one) => one.recipe_id === recipe_id && one.kind === 'recipe' && !one.cooked)
    .filter(({ day }) => day !== undefined && day <= now && day >= addDays(now, -DAYS_LATE))
    .toSorted((a, b) => ((a.day ?? '') < (b.day ?? '') ? 1 : -1))[0];
}
