import { addDays, dayWords } from '@larder/shared/basics/calendar';
import type { WeekEntry } from '@larder/shared/kitchen/week/week.model';
import { minutesText } from '@larder/shared/recipes/recipes';

import { isOfDish, type Leftover } from './leftovers.ts';
import { shortWeekday, wholeWeekday } from './weekDays.ts';

/** "45 min · for 4", "left over, 1 serving", "nothing to buy". */
export function mealWords(entry: WeekEntry, plan: readonly WeekEntry[]): string {
  const { kind, minutes, servings } = entry;
  if (kind === 'note' || (kind === 'leftovers' && !isOfDish(entry, plan))) return 'nothing to buy';
  if (kind === 'leftovers') return `left over, ${servingsText(servings)}`;
  return [minutes ? minutesText(minutes) : '', `for ${servings}`].filter(Boolean).join(' · ');
}

function servingsText(servings: number): string {
  return `${servings} ${servings === 1 ? 'serving' : 'servings'}`;
}

/** "1 from Friday, good to Nov 30", "2 from Friday, frozen". */
export function leftoverWords({ entry, servings, until }: Leftover): string {
  const from = `${servings} from ${wholeWeekday(entry.day)}`;
  return until === undefined ? `${from}, frozen` : `${from}, good to ${dayWords(until)}`;
}

/** "Today", "Tomorrow", "Fri, Nov 27". */
export function dayName(day: string, today: string): string {
  if (day === today) return 'Today';
  if (day === addDays(today, 1)) return 'Tomorrow';
  return `${shortWeekday(day)}, ${dayWords(day)}`;
}

/** What is done and to do in a week: "2 cooked, 3 to cook". Empty for a week without dishes. */
export function weekSummary(plan: readonly WeekEntry[], days: readonly string[]): string {
  const dishes = plan.filter(
    ({ kind, day }) => kind === 'recipe' && day !== undefined && days.includes(day),
  );
  const cooked = dishes.filter((one) => one.cooked !== undefined).length;
  const toCook = dishes.length - cooked;
  return [cooked > 0 ? `${cooked} cooked` : '', toCook > 0 ? `${toCook} to cook` : '']
    .filter(Boolean)
    .join(', ');
}
