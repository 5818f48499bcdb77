import type { CalendarSettings } from '@larder/shared/kitchen/week/calendar.calls';
import { cookingMinutes, MEAL_MINUTES } from '@larder/shared/kitchen/week/mealCalendar';
import type { WeekEntry } from '@larder/shared/kitchen/week/week.model';

import type { PlannedMeal } from './calendar.queries.ts';

/**
 * A meal in a calendar.
 *
 * Units   `cooking`, `lasts` and `remind` in minutes: from the start of cooking until `at`, from `at` until the end where
 *         nothing is cooked, and before the start.
 * Shape   `at` is when one eats on `day`, by the clocks of the calendar's zone.
 */
export type MealEvent = {
  uid: string;
  sequence: number;
  changed_at: Date;
  day: string;
  at: string;
  cooking: number;
  lasts: number;
  title: string;
  words: string;
  url: string | undefined;
  remind: number | undefined;
};

type Calendar = {
  settings: CalendarSettings;
  /** The address of our pages. */
  base: string;
  /** How often the settings have changed, and when last. */
  revision: number;
  changed_at: Date | null;
  /** Of members, by account. */
  names: ReadonlyMap<string, string>;
};

/** The events of meals; those that the household does not want in calendars, and those without a day, are left out. */
export function eventsOf(meals: readonly PlannedMeal[], calendar: Calendar): MealEvent[] {
  return meals.flatMap(({ entry, revision, changed_at }) => {
    const { shown, at } = calendar.settings.meals[entry.meal];
    if (!shown || entry.day === undefined) return [];
    const cooking = cookingMinutes(entry);
    const { on, minutes } = calendar.settings.remind;
    return {
      uid: `${entry.entry_id}@larder`,
      // Both only grow, so their sum grows with either.
      sequence: revision + calendar.revision,
      changed_at: latest(changed_at, calendar.changed_at),
      day: entry.day,
      at,
      cooking: cooking ?? 0,
      lasts: cooking === undefined ? MEAL_MINUTES : 0,
      title: plain(entry.title),
      ...wordsOf(entry, calendar),
      remind: on && cooking !== undefined ? minutes : undefined,
    };
  });
}

function latest(one: Date, other: Date | null): Date {
  return other !== null && other > one ? other : one;
}

/** Ids of recipes, ours and the provider's. */
const RECIPE_ID = /^[\w-]{1,64}$/;

function wordsOf(
  { kind, servings, cook, recipe_id }: WeekEntry,
  { names, base }: Pick<Calendar, 'names' | 'base'>,
): Pick<MealEvent, 'words' | 'url'> {
  const isDish = kind === 'recipe' && recipe_id !== undefined && RECIPE_ID.test(recipe_id);
  const url = isDish ? `${base}/recipe/${recipe_id}` : undefined;
  const cooking = cook === undefined ? undefined : names.get(cook);
  const amount = `${Math.round(servings * 100) / 100}`;
  const eaten = { recipe: `For ${amount}`, leftovers: `Leftovers, for ${amount}`, note: '' }[kind];
  const lines = [eaten, cooking ? `${plain(cooking)} cooks` : '', url ? `Recipe: ${url}` : ''];
  return { words: lines.filter((line) => line !== '').join('\n'), url };
}

/** What RFC 5545 lets no text have, and line separators that programs take for the end of a line, as spaces. */
function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]|[\u2028\u2029]/gu, ' ');
}
