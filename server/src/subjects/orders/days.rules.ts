import { type Cents, cents } from '@larder/shared/basics/money';

const DAY_MS = 86_400_000;

/**
 * The last days in a time zone, oldest first, today last.
 *
 * Shape   `day` is the local date, "2026-05-01"; `from` its first moment. Days have 23 or 25 hours when
 *         clocks change.
 */
export function lastDays(
  now: Date,
  count: number,
  timeZone: string,
): { day: string; from: Date }[] {
  const clock = clockOf(timeZone);
  const today = Math.floor(clock(now.getTime()) / DAY_MS) * DAY_MS;
  return Array.from({ length: count }, (_, index) => {
    const midnight = today - (count - 1 - index) * DAY_MS;
    return { day: new Date(midnight).toISOString().slice(0, 10), from: momentOf(midnight, clock) };
  });
}

/** Sums of days, with the days on which nothing was ordered. Shape: `nth` counts the days from 1. */
export function filledDays(
  days: readonly { readonly day: string }[],
  sums: readonly { readonly nth: number; readonly orders: number; readonly revenue: Cents }[],
): { day: string; orders: number; revenue: Cents }[] {
  const byNth = new Map(sums.map((row) => [row.nth, row]));
  return days.map(({ day }, index) => {
    const row = byNth.get(index + 1);
    return { day, orders: row?.orders ?? 0, revenue: row?.revenue ?? cents(0) };
  });
}

/** Local time of a zone. Units: ms since 1970, the result as if it were UTC. */
function clockOf(timeZone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (moment) => {
    const part = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    const number = (type: Intl.DateTimeFormatPartTypes) => Number(part.get(type));
    return Date.UTC(
      number('year'),
      number('month') - 1,
      number('day'),
      number('hour'),
      number('minute'),
      number('second'),
    );
  };
}

/**
 * The moment of a local time, or the first later one if clocks skip it. The second step handles a clock
 * change between guess and answer.
 */
function momentOf(shown: number, clock: (moment: number) => number): Date {
  const guess = shown - (clock(shown) - shown);
  const moment = shown - (clock(guess) - guess);
  return new Date(clock(moment) < shown ? guess : moment);
}
