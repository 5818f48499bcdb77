import { addDays, dayWords, daysUntil } from '@larder/shared/basics/calendar';
import { isOpenOn, momentsIn, type SlotStore } from '@larder/shared/stores/slots';
import { WEEKDAYS } from '@larder/shared/stores/storeDays';

const DAY_MS = 86_400_000;

/** A day of the shown week. */
export type WeekDay = {
  weekday: number;
  /** "Mon". */
  short: string;
  /** "2026-11-30". */
  day: string;
  isOpen: boolean;
};

/** The days of the week that begins on a Monday. */
export function daysOfWeek(store: Pick<SlotStore, 'hours' | 'back_on'>, monday: string): WeekDay[] {
  return WEEKDAYS.map((name, weekday) => {
    const day = addDays(monday, weekday);
    return { weekday, short: name.slice(0, 3), day, isOpen: isOpenOn(store, day) };
  });
}

/** "Nov 30 – Dec 6". */
export function weekName(monday: string): string {
  return `${dayWords(monday)} – ${dayWords(addDays(monday, 6))}`;
}

/** A range of moments that has the week in every time zone. Units: ms since 1970. */
export function rangeAround(monday: string): { from: number; until: number } {
  const from = (daysUntil(monday) - 1) * DAY_MS;
  return { from, until: from + 9 * DAY_MS };
}

/** How many orders the slot of a day holds; undefined while that is not known. */
export type BookedAt = (day: string, from: string) => number | undefined;

/** By what is booked at each start. Undefined: not known. */
export function bookedIn(
  time_zone: string,
  booked: ReadonlyMap<number, number> | undefined,
): BookedAt {
  const momentAt = momentsIn(time_zone);
  return (day, from) => booked && (booked.get(momentAt(day, from) ?? Number.NaN) ?? 0);
}
