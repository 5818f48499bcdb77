import type { CalendarSettings } from './calendar.calls.ts';
import type { Meal, WeekEntry } from './week.model.ts';

/** Max links of a household; whoever lives there has a phone, and the kitchen a tablet. */
export const MAX_CALENDAR_LINKS = 10;
/** What a calendar shows: so many days before and after today. */
export const CALENDAR_PAST_DAYS = 28;
export const CALENDAR_COMING_DAYS = 56;
/** How long a meal takes that has only its hour. Units: minutes. */
export const MEAL_MINUTES = 60;
/** Longer than this nobody stands in the kitchen: such a dish rests or soaks, so it has its hour only. Units: minutes. */
export const MAX_COOKING_MINUTES = 12 * 60;

/** When meals are, until somebody says otherwise. */
export function firstSettings(zone: string | null): CalendarSettings {
  return {
    zone,
    meals: {
      breakfast: { shown: false, at: '08:00' },
      lunch: { shown: true, at: '12:30' },
      dinner: { shown: true, at: '19:00' },
      other: { shown: true, at: '16:00' },
    },
    remind: { on: true, minutes: 30 },
  };
}

/**
 * How long before one eats a meal's event begins; undefined for what has its hour only, from when one eats: notes,
 * leftovers, meals that are not dinner, dishes of which nobody knows how long they take. Units: minutes.
 */
export function cookingMinutes({
  kind,
  meal,
  minutes,
}: Pick<WeekEntry, 'kind' | 'minutes'> & { meal: Meal }): number | undefined {
  const isCooked = kind === 'recipe' && meal === 'dinner' && minutes !== undefined;
  return isCooked && minutes > 0 && minutes <= MAX_COOKING_MINUTES ? minutes : undefined;
}
