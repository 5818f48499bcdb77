import { daysUntil } from '@larder/shared/basics/calendar';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The clocks of a time zone. Units: moments in milliseconds since 1970, offsets in minutes east of Greenwich. */
export type Clocks = {
  offsetAt: (moment: number) => number;
  /** When clocks show a time: the first time if they do twice; as much later as they jump if they skip it. */
  momentOf: (day: string, time: string) => number;
  nameAt: (moment: number) => string;
};

/** The time as if it were one of Greenwich. */
export function asUtc(day: string, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return daysUntil(day) * DAY_MS + (hour * 60 + minute) * MINUTE_MS;
}

export function clocksOf(timeZone: string): Clocks {
  // The Swedish form of a date is year-month-day.
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const named = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  const offsetAt = (moment: number): number => {
    const whole = Math.floor(moment / MINUTE_MS) * MINUTE_MS;
    const [day = '', time = ''] = local.format(whole).split(' ');
    return (asUtc(day, time) - whole) / MINUTE_MS;
  };
  return {
    offsetAt,
    momentOf(day, time) {
      const utc = asUtc(day, time);
      // By the offset before a change, as RFC 5545 has it for times that are shown twice, or never.
      const early = utc - offsetAt(utc - DAY_MS) * MINUTE_MS;
      const late = utc - offsetAt(utc + DAY_MS) * MINUTE_MS;
      const isLate = offsetAt(early) !== offsetAt(utc - DAY_MS) && shows(late, utc);
      return isLate ? late : early;
    },
    nameAt: (moment) =>
      named.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  };

  function shows(moment: number, utc: number): boolean {
    return moment + offsetAt(moment) * MINUTE_MS === utc;
  }
}

/** The moments from which clocks show another offset, between two moments. */
export function changesOf(clocks: Clocks, { from, until }: { from: number; until: number }) {
  const changes: { at: number; before: number; after: number }[] = [];
  for (let day = from; day < until; day += DAY_MS) {
    let [low, high] = [day, day + DAY_MS];
    const [before, after] = [clocks.offsetAt(low), clocks.offsetAt(high)];
    if (before === after) continue;
    while (high - low > MINUTE_MS) {
      const middle = Math.floor((low + high) / 2 / MINUTE_MS) * MINUTE_MS;
      if (clocks.offsetAt(middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, before, after });
  }
  return changes;
}
