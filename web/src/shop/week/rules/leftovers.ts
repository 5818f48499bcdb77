import { addDays } from '@larder/shared/basics/calendar';
import { MEALS, type Meal, type WeekEntry } from '@larder/shared/kitchen/week/week.model';

/** How long cooked food keeps in a refrigerator. Source: USDA, "Leftovers and Food Safety": 3 to 4 days. Units: days. */
const GOOD_DAYS = 3;

/**
 * What a dish has beyond its eaters and what is planned of it already.
 *
 * Units   `servings` above 0. `until` is the last day on which it is good; undefined for what is frozen.
 */
export type Leftover = {
  readonly entry: WeekEntry & { readonly day: string };
  readonly servings: number;
  readonly until: string | undefined;
};

/** The leftovers of the dishes with a day that are good today or later, in the order of their days. */
export function leftoversOf(plan: readonly WeekEntry[], today: string): Leftover[] {
  const planned = new Map<string, number>();
  for (const { kind, of, servings } of plan)
    if (kind === 'leftovers' && of !== undefined)
      planned.set(of, (planned.get(of) ?? 0) + servings);
  return plan
    .flatMap((entry): Leftover[] => {
      const { kind, day, servings, eaters = servings, frozen, entry_id } = entry;
      if (kind !== 'recipe' || day === undefined) return [];
      const left = servings - eaters - (planned.get(entry_id) ?? 0);
      const until = frozen ? undefined : addDays(day, GOOD_DAYS);
      const isGood = until === undefined || until >= today;
      return left > 0 && isGood ? [{ entry: { ...entry, day }, servings: left, until }] : [];
    })
    .toSorted((a, b) => (a.entry.day < b.entry.day ? -1 : 1));
}

export type Slot = { readonly day: string; readonly meal: Meal };

/** The lunches and dinners without a meal, from the day after the dish, or today, until its leftovers' last day. */
export function freeSlotsFor(
  { entry, until }: Leftover,
  { plan, today }: { plan: readonly WeekEntry[]; today: string },
): Slot[] {
  const next = addDays(entry.day, 1);
  const first = next > today ? next : today;
  const last = until ?? addDays(first, 6);
  const taken = new Set(plan.map(({ day, meal }) => `${day} ${meal}`));
  const days = Array.from({ length: GOOD_DAYS + 7 }, (_, n) => addDays(first, n));
  return days
    .filter((day) => day <= last)
    .flatMap((day) => SLOTS.map((meal) => ({ day, meal })))
    .filter(({ day, meal }) => !taken.has(`${day} ${meal}`));
}

const SLOTS = MEALS.filter((meal) => meal === 'lunch' || meal === 'dinner');

/** Where leftovers go best: the next free lunch, else the next free dinner. */
export function bestSlot(slots: readonly Slot[]): Slot | undefined {
  return slots.find(({ meal }) => meal === 'lunch') ?? slots[0];
}

/** Whether a meal of leftovers is of a dish that is on the plan; else it is as good as a note. */
export function isOfDish({ of }: WeekEntry, plan: readonly WeekEntry[]): boolean {
  return plan.some(({ entry_id }) => entry_id === of);
}
