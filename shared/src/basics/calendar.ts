import { lazy } from './lazy.ts';

const DAY_MS = 86_400_000;

/** Whether a text is a day of the calendar: "2026-12-27". */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(daysUntil(text)) === text;
}

/** The day so many days later. */
export function addDays(day: string, count: number): string {
  return dayOf(daysUntil(day) + count);
}

/** The day of a moment in a time zone: "2026-12-27". Units: `moment` in ms since 1970. */
export function dayIn(timeZone: string, moment: number): string {
  return dayFormat(timeZone).format(moment);
}

/** The Swedish form of a date is year-month-day. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
}

const utcDay = lazy(() => dayFormat('UTC'));

/** The day of the week of a day: 0 is Monday, as in opening hours. */
export function weekdayOf(day: string): number {
  // 1970-01-01 was a Thursday.
  return (((daysUntil(day) + 3) % 7) + 7) % 7;
}

/** The Monday that a day's week begins with. */
export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day));
}

function dayOf(days: number): string {
  return utcDay().format(days * DAY_MS);
}

/**
 * Days since 1970-01-01 of the Gregorian calendar. A year begins in March here, so that the leap day is its
 * last.
 */
export function daysUntil(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const years = month > 2 ? year : year - 1;
  const daysOfMonths = Math.floor((153 * ((month + 9) % 12) + 2) / 5);
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leaps + daysOfMonths + date - 719_469;
}

const shortDay = lazy(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
);

/** "Dec 27". */
export function dayWords(day: string): string {
  return shortDay().format(daysUntil(day) * DAY_MS);
}

/** Whether it names a time zone that this engine knows: "America/New_York". */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
