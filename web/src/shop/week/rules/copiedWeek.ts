import { addDays } from '@larder/shared/basics/calendar';
import type { WeekEntry } from '@larder/shared/kitchen/week/week.model';

import type { Slot } from './newMeal.ts';
import { daysOfWeek } from './weekDays.ts';

/** A meal of the week before, and where it goes: leftovers do not come along. */
export type Copied = { readonly entry: WeekEntry; readonly slot: Slot };

/** The dishes and notes of the week before a Monday that fit into its open slots of today or later. */
export function copiedWeek(
  plan: readonly WeekEntry[],
  { monday, today }: { monday: string; today: string },
): Copied[] {
  const before = new Set(daysOfWeek(addDays(monday, -7)));
  const taken = new Set(plan.map(({ day, meal }) => `${day} ${meal}`));
  return plan.flatMap((entry): Copied[] => {
    const { day, meal, kind } = entry;
    if (day === undefined || !before.has(day) || kind === 'leftovers') return [];
    const slot = { day: addDays(day, 7), meal };
    return slot.day < today || taken.has(`${slot.day} ${meal}`) ? [] : [{ entry, slot }];
  });
}
