import type { KitchenPayloads, NewWeekEntry } from '@larder/shared/kitchen/kitchenOps.model';
import type { Meal, WeekEntry, WeekRules } from '@larder/shared/kitchen/week/week.model';

import { today } from '#platform/page/dates.ts';
import { perform } from '#shop/kitchen/state/kitchen.ts';

/* Changes of the plan: one operation each. */

/**
 * Puts meals on the plan and what they need on the list. Returns the function that takes both back; a dish that was on the
 * list before stays there, without a day.
 */
export function addMeals(entries: readonly NewWeekEntry[]): () => void {
  perform([{ kind: 'plan_add', payload: { entries, today: today() } }]);
  return () => {
    const listed = entries.filter(({ takes }) => takes);
    const added = entries.filter((one) => !listed.includes(one));
    if (added.length > 0) removeMeals(added.map(({ entry_id }) => entry_id));
    perform(
      listed.map(({ entry_id, meal }) => ({
        kind: 'plan_move',
        payload: { entry_id, day: null, meal, today: today() },
      })),
    );
  };
}

type Place = { readonly day: string | undefined; readonly meal: Meal };

/** Moves a meal. Returns the function that moves it back. */
export function moveMeal(entry: WeekEntry, { day, meal }: Place): () => void {
  const { entry_id } = entry;
  const payload = { entry_id, day: day ?? null, meal, today: today() };
  perform([{ kind: 'plan_move', payload }]);
  return () => {
    const back = { entry_id, day: entry.day ?? null, meal: entry.meal, today: today() };
    perform([{ kind: 'plan_move', payload: back }]);
  };
}

export function changeMeal(
  entry_id: string,
  change: Omit<KitchenPayloads['plan_change'], 'entry_id' | 'today'>,
): void {
  perform([{ kind: 'plan_change', payload: { entry_id, ...change, today: today() } }]);
}

/** Takes meals off the plan. Returns the function that brings them back. */
export function removeMeals(entries: readonly string[]): () => void {
  perform([{ kind: 'plan_remove', payload: { entries, today: today() } }]);
  return () => void perform([{ kind: 'plan_restore', payload: { entries, today: today() } }]);
}

/** Marks a meal as cooked; `uses` leave the pantry. Returns the function that undoes it. */
export function markCooked(
  entry_id: string,
  uses: KitchenPayloads['plan_cooked']['uses'] = [],
): () => void {
  const [cooked] = perform([{ kind: 'plan_cooked', payload: { entry_id, uses } }]);
  return () => {
    if (cooked !== undefined) perform([{ kind: 'not_cooked', payload: { cooked } }]);
  };
}

export function setWeekRules(rules: WeekRules): void {
  perform([{ kind: 'week_rules', payload: { rules } }]);
}
