import { addDays, dayWords, daysUntil, mondayOf } from '@larder/shared/basics/calendar';
import { lazy } from '@larder/shared/basics/lazy';

export const PERIODS = ['days', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** Days from the first to the last one, both in it: "2026-11-23". */
export type Days = { readonly first: string; readonly last: string };

type ComparedPeriod = Days & {
  /** "Nov 23 – Nov 29", "November 2026". */
  readonly title: string;
  /** The period before; of one that is not over as many of its days. */
  readonly before: Days;
  /** A day of the period before, and of the one after it; undefined for one that has not begun. */
  readonly earlier: string;
  readonly later: string | undefined;
};

/** The week or month of a day, until today, and what it is compared with. Weeks begin on Monday. */
export function periodOf(
  period: Exclude<Period, 'days'>,
  day: string,
  today: string,
): ComparedPeriod {
  const first = period === 'week' ? mondayOf(day) : monthOf(day);
  const next = period === 'week' ? addDays(first, 7) : monthOf(addDays(first, 31));
  const earlier = period === 'week' ? addDays(first, -7) : monthOf(addDays(first, -1));
  const isOver = next <= today;
  const last = isOver ? addDays(next, -1) : today;
  // A shorter month ends before the day of the same number.
  const sameDay = addDays(earlier, daysUntil(last) - daysUntil(first));
  const lastBefore = addDays(first, -1);
  return {
    first,
    last,
    title:
      period === 'week'
        ? `${dayWords(first)} – ${dayWords(addDays(next, -1))}`
        : month().format(daysUntil(first) * DAY_MS),
    before: {
      first: earlier,
      last: isOver || sameDay > lastBefore ? lastBefore : sameDay,
    },
    earlier,
    later: isOver ? next : undefined,
  };
}

const DAY_MS = 86_400_000;
const month = lazy(
  () => new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** The first day of a day's month. */
function monthOf(day: string): string {
  return `${day.slice(0, 8)}01`;
}
