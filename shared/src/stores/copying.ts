import type { StoreSlots } from './slots.model.ts';
import type { OpeningHours, Store } from './storeParts.model.ts';

/** When a store is open and when its orders come; null or left out: it does not say. */
type Times = Pick<Store, 'hours' | 'slots'>;

/** Whether a store has hours, and is closed on this day of every week. */
export function isClosedWeekly(hours: Store['hours'], weekday: number): boolean {
  if (!hours || hours.weekdays.every((open) => open === null)) return false;
  return hours.weekdays[weekday] === null;
}

/** The week for another store: without the days on which that one is closed. Shape: `closed` has the days left out. */
export function weekFor<Slot extends { readonly weekday: number }>(
  week: readonly Slot[],
  isClosed: (weekday: number) => boolean,
): { week: Slot[]; closed: number[] } {
  const days = new Set(week.map(({ weekday }) => weekday));
  return {
    week: week.filter(({ weekday }) => !isClosed(weekday)),
    closed: [...days].filter(isClosed).toSorted((a, b) => a - b),
  };
}

/**
 * What another store gets of a store's hours and slots: never nothing in place of something, and no slots on days on
 * which it will be closed. It keeps its own cut-off.
 *
 * Shape   without what it has already; without slots when it is closed on all of their days.
 */
export function copiedTimes(
  from: Times,
  to: Times,
): { hours?: OpeningHours | undefined; slots?: StoreSlots | undefined } {
  const hours = differing(from.hours, to.hours);
  const slots = differing(from.slots && slotsFor(from.slots, hours ?? to.hours, to), to.slots);
  return { ...(hours && { hours }), ...(slots && { slots }) };
}

function slotsFor(
  { cut_off, week }: StoreSlots,
  hours: Store['hours'],
  { slots }: Times,
): StoreSlots | undefined {
  const fitting = weekFor(week, (weekday) => isClosedWeekly(hours, weekday)).week;
  return fitting.length === 0 ? undefined : { cut_off: slots?.cut_off ?? cut_off, week: fitting };
}

/** Both are as their schema reads them, so that equal ones have equal texts. */
function differing<One>(wanted: One | null | undefined, now: unknown): One | undefined {
  if (!wanted || JSON.stringify(wanted) === JSON.stringify(now)) return undefined;
  return wanted;
}
