import { dayWords } from '#basics/calendar';
import { compareText } from '#basics/text';

/** The days of a week, Monday first, as opening hours list them. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Max length of a pause. Shorter than a year, so that "Dec 27" says which one. Units: days. */
export const MAX_PAUSE_DAYS = 180;

/** Max holidays that a store lists. */
export const MAX_HOLIDAYS = 60;

/** How long a closed store can be opened again. Units: days. Source: our own decision. */
export const REOPEN_DAYS = 30;

/** Whether a text is a time of the day: "09:30". */
export function isClockTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** When a store is open on a day. `closes` before `opens` is on the next day; null: closed. */
type DayHours = { readonly opens: string; readonly closes: string } | null;

export type OpeningHours = {
  /** Of the seven weekdays, Monday first. */
  readonly weekdays: readonly DayHours[];
  /** Days on which the store is closed. */
  readonly holidays: readonly string[];
};

/**
 * Opening hours in words, equal days together: ["Mon–Fri 9 AM–6 PM", "Sat, Sun closed"]. None without an open
 * day: such a store lists holidays alone.
 */
export function hoursWords({ weekdays }: Pick<OpeningHours, 'weekdays'>): string[] {
  if (weekdays.every((hours) => hours === null)) return [];
  return dayRanges((day) => dayHoursWords(weekdays[day] ?? null)).map(
    ({ days, words }) => `${days} ${words}`,
  );
}

/** The days of a week, Monday first, those in a row with equal words together: "Mon–Fri". */
export function dayRanges(wordsOf: (weekday: number) => string): { days: string; words: string }[] {
  const groups: { from: number; to: number; words: string }[] = [];
  WEEKDAYS.forEach((_, day) => {
    const words = wordsOf(day);
    const last = groups.at(-1);
    if (last?.words === words) last.to = day;
    else groups.push({ from: day, to: day, words });
  });
  return groups.map(({ from, to, words }) => ({ days: rangeWords(from, to), words }));
}

/** The holidays from a day on, in words: "Closed Dec 25, Jan 1"; undefined without any. */
export function holidayWords(
  { holidays }: Pick<OpeningHours, 'holidays'>,
  today: string,
): string | undefined {
  const coming = holidays.filter((day) => day >= today).toSorted(compareText);
  return coming.length === 0 ? undefined : `Closed ${coming.map(dayWords).join(', ')}`;
}

function rangeWords(from: number, to: number): string {
  const name = (day: number) => (WEEKDAYS[day] ?? '').slice(0, 3);
  if (from === to) return name(from);
  return `${name(from)}${to === from + 1 ? ', ' : '–'}${name(to)}`;
}

function dayHoursWords(hours: DayHours): string {
  return hours ? `${timeWords(hours.opens)}–${timeWords(hours.closes)}` : 'closed';
}

/** "09:30" -> "9:30 AM", "18:00" -> "6 PM". */
export function timeWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
