import type { WeekEntry } from '@larder/shared/kitchen/week/week.model';
import { expect, test } from 'vitest';

import {
  daysOfWeek,
  mealName,
  mealsOf,
  shortWeekday,
  shownMeals,
  weekWords,
  wholeWeekday,
} from './weekDays.ts';

const MON = '2026-11-23';
const meal = (entry_id: string, place: number, more: Partial<WeekEntry> = {}): WeekEntry => ({
  entry_id,
  place,
  kind: 'note',
  day: MON,
  meal: 'dinner',
  title: entry_id,
  servings: 1,
  ...more,
});

test.for([
  [MON, 'Nov 23 to 29'],
  ['2026-11-30', 'Nov 30 to Dec 6'],
  ['2026-12-28', 'Dec 28 to Jan 3'],
  ['2027-02-22', 'Feb 22 to 28'],
  // The clocks change on the last Sunday of March in Europe.
  ['2027-03-22', 'Mar 22 to 28'],
] as const)('the week of %s is "%s"', ([monday, words]) => {
  expect(weekWords(monday)).toBe(words);
  const days = daysOfWeek(monday);
  expect(days).toHaveLength(7);
  expect(new Set(days.map(shortWeekday)).size).toBe(7);
});

test('days and meals have names', () => {
  expect([shortWeekday(MON), wholeWeekday('2026-11-29')]).toEqual(['Mon', 'Sunday']);
  expect([
    mealName('lunch', {}),
    mealName('other', {}),
    mealName('other', { otherMeal: 'Snack' }),
  ]).toEqual(['Lunch', 'Other', 'Snack']);
});

test('meals of a day are in their order; a week shows lunch, dinner and what is planned', () => {
  const plan = [
    meal('b', 2),
    meal('a', 1),
    meal('far', 1, { day: '2026-12-01', meal: 'other' }),
    meal('none', 0, { day: undefined }),
  ];
  expect(mealsOf(plan, MON).dinner.map(({ title }) => title)).toEqual(['a', 'b']);
  expect(shownMeals(plan, daysOfWeek(MON), {})).toEqual(['lunch', 'dinner']);
  expect(shownMeals(plan, daysOfWeek('2026-11-30'), {})).toEqual(['lunch', 'dinner', 'other']);
  expect(shownMeals([], daysOfWeek(MON), { otherMeal: 'Snack' })).toEqual([
    'lunch',
    'dinner',
    'other',
  ]);
});
