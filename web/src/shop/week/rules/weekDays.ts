import { addDays, dayWords, weekdayOf } from '@larder/shared/basics/calendar';
import {
  MEALS,
  type Meal,
  type WeekEntry,
  type WeekRules,
} from '@larder/shared/kitchen/week/week.model';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const WHOLE = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The seven days from a Monday. */
export function daysOfWeek(monday: string): string[] {
  return WEEKDAYS.map((_, n) => addDays(monday, n));
}

/** "Nov 23 to 29", "Nov 30 to Dec 6". */
export function weekWords(monday: string): string {
  const sunday = addDays(monday, 6);
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  return `${dayWords(monday)} to ${isOneMonth ? Number(sunday.slice(8)) : dayWords(sunday)}`;
}

/** "Mon". */
export function shortWeekday(day: string): string {
  return WEEKDAYS[weekdayOf(day)] ?? '';
}

/** "Monday". */
export function wholeWeekday(day: string): string {
  return WHOLE[weekdayOf(day)] ?? '';
}

/** The name of a meal: "Dinner"; the other one has a name of one's own. */
export function mealName(meal: Meal, { otherMeal }: Pick<WeekRules, 'otherMeal'>): string {
  const names = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' };
  return meal === 'other' ? otherMeal || 'Other' : names[meal];
}

/** The meals of a day, by meal, each in its order. */
export function mealsOf(plan: readonly WeekEntry[], day: string): Record<Meal, WeekEntry[]> {
  const ofDay = plan
    .filter((entry) => entry.day === day)
    .toSorted((a, b) => a.place - b.place || (a.entry_id < b.entry_id ? -1 : 1));
  const by = (meal: Meal) => ofDay.filter((entry) => entry.meal === meal);
  return {
    breakfast: by('breakfast'),
    lunch: by('lunch'),
    dinner: by('dinner'),
    other: by('other'),
  };
}

/** The meals that a week shows: lunch, dinner and a named one always, the others where something is planned. */
export function shownMeals(
  plan: readonly WeekEntry[],
  days: readonly string[],
  { otherMeal }: Pick<WeekRules, 'otherMeal'>,
): Meal[] {
  const used = new Set(plan.flatMap(({ day, meal }) => (day && days.includes(day) ? [meal] : [])));
  const always: readonly Meal[] = otherMeal ? ['lunch', 'dinner', 'other'] : ['lunch', 'dinner'];
  return MEALS.filter((meal) => always.includes(meal) || used.has(meal));
}
