import { addDays, dayIn, daysUntil, weekdayOf } from '#basics/calendar';
import { lazy } from '#basics/lazy';
import { compareText } from '#basics/text';

import { dayRanges, type OpeningHours, timeWords } from './storeDays.ts';

/** Max slots in a store's week, and max orders in one slot. */
export const MAX_SLOTS = 84;
export const MAX_SLOT_ORDERS = 500;

/** Max cut-off: three days. Units: minutes. */
export const MAX_CUT_OFF = 3 * 24 * 60;

/** How many days ahead a slot can be chosen, after today. */
export const SLOT_DAYS = 7;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A slot of every week. Units: `weekday` 0 is Monday; times of the store's day; `orders` that it takes. */
export type WeekSlot = {
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
  readonly orders: number;
};

/** Units: `cut_off` in minutes before a slot starts. */
export type StoreSlots = { readonly cut_off: number; readonly week: readonly WeekSlot[] };

/** Milliseconds since 1970: a Date or a number. */
type Time = { valueOf(): number };

/** The slot of an order. */
type OrderSlot<T extends Time = Time> = {
  readonly starts_at: T;
  readonly ends_at: T;
  /** In which its times are read. */
  readonly time_zone: string;
};

/** What decides which slots a store has. */
export type SlotStore = {
  readonly slots: StoreSlots;
  readonly hours: OpeningHours | null;
  readonly time_zone: string;
  /** The day on which a paused store takes orders again. */
  readonly back_on?: string | null;
};

/** A slot of one day. Units: moments in milliseconds since 1970; `orders` that it takes. */
export type DaySlot = OrderSlot<number> & { readonly orders: number };

/** A slot that can be chosen. Units: as DaySlot; `places` left. */
export type OfferedSlot = Omit<DaySlot, 'orders' | 'time_zone'> & { readonly places: number };

/**
 * The slots that can be chosen now, the soonest first: with a place left, before their cut-off, from today to a
 * week ahead, on days when the store is open.
 *
 * Units   `now` in milliseconds since 1970; `bookedAt` gives the orders of the slot that starts at such a moment.
 */
export function offeredSlots(
  store: SlotStore,
  { now, bookedAt }: { now: number; bookedAt: (starts_at: number) => number },
): OfferedSlot[] {
  const local = localTime(store.time_zone);
  const today = dayIn(store.time_zone, now);
  return Array.from({ length: SLOT_DAYS + 1 }, (_, ahead) => addDays(today, ahead))
    .filter((day) => isOpenOn(store, day))
    .flatMap((day) => slotsOfDay(store, day, local))
    .filter((slot) => !isTooLate(store, slot, now))
    .map(({ starts_at, ends_at, orders }) => ({
      starts_at,
      ends_at,
      places: orders - bookedAt(starts_at),
    }))
    .filter(({ places }) => places > 0);
}

/** Why a slot cannot be chosen by anyone; full slots are not among these. */
export type SlotFault = 'unknown' | 'closed' | 'too_late' | 'too_far';

/** The slot that starts at a moment, or why it cannot be chosen. Units: `now` in milliseconds since 1970. */
export function findSlot(
  store: SlotStore,
  starts_at: number,
  now: number,
): { slot: DaySlot } | { fault: SlotFault } {
  const day = dayIn(store.time_zone, starts_at);
  const slot = slotsOfDay(store, day, localTime(store.time_zone)).find(
    (one) => one.starts_at === starts_at,
  );
  if (!slot) return { fault: 'unknown' };
  if (isTooLate(store, slot, now)) return { fault: 'too_late' };
  if (day > addDays(dayIn(store.time_zone, now), SLOT_DAYS)) return { fault: 'too_far' };
  return isOpenOn(store, day) ? { slot } : { fault: 'closed' };
}

/** Why a slot was refused: none was chosen, it cannot be chosen now, or others were first. */
export type SlotRefusal = 'missing' | SlotFault | 'full';

/**
 * Finds the slots of wanted orders; a full one is found too.
 *
 * Units   `now` in milliseconds since 1970.
 * Shape   by draft, without those at stores that have no slots, are paused, or are not among `stores`.
 */
export function chooseSlots<
  Draft extends { readonly store_id: string; readonly slot_starts_at?: Time | null | undefined },
  Store extends Omit<SlotStore, 'slots'> & {
    readonly store_id: string;
    readonly slots: StoreSlots | null;
  },
>(
  drafts: readonly Draft[],
  stores: readonly Store[],
  now: number,
): { chosen: Map<Draft, DaySlot> } | { refused: Draft; store: Store; reason: SlotRefusal } {
  const chosen = new Map<Draft, DaySlot>();
  for (const draft of drafts) {
    const store = stores.find((one) => one.store_id === draft.store_id);
    if (!store || store.back_on) continue;
    const { slots } = store;
    const { slot_starts_at } = draft;
    if (!slots && !slot_starts_at) continue;
    if (!slots) return { refused: draft, store, reason: 'unknown' };
    if (!slot_starts_at) return { refused: draft, store, reason: 'missing' };
    const found = findSlot({ ...store, slots }, slot_starts_at.valueOf(), now);
    if ('fault' in found) return { refused: draft, store, reason: found.fault };
    chosen.set(draft, found.slot);
  }
  return { chosen };
}

function isTooLate({ slots: { cut_off } }: SlotStore, { starts_at }: DaySlot, now: number) {
  return starts_at - cut_off * MINUTE_MS < now;
}

/**
 * Whether a store takes orders for a day. Hours without an open day say nothing of hours: such a store lists holidays
 * alone.
 */
export function isOpenOn(
  { hours, back_on }: Pick<SlotStore, 'hours' | 'back_on'>,
  day: string,
): boolean {
  if (back_on && day < back_on) return false;
  if (!hours) return true;
  if (hours.holidays.includes(day)) return false;
  return hours.weekdays[weekdayOf(day)] !== null || hours.weekdays.every((open) => open === null);
}

/** The slots of a day by their start. One whose start or end the clock skips on that day is left out. */
function slotsOfDay(
  { slots, time_zone }: SlotStore,
  day: string,
  local: (moment: number) => string,
): DaySlot[] {
  const weekday = weekdayOf(day);
  return slots.week
    .filter((slot) => slot.weekday === weekday)
    .toSorted((a, b) => compareText(a.from, b.from))
    .flatMap(({ from, to, orders }) => {
      const starts_at = momentOf(`${day} ${from}`, local);
      const ends_at = momentOf(`${day} ${to}`, local);
      if (starts_at === undefined || ends_at === undefined) return [];
      return { starts_at, ends_at, time_zone, orders };
    });
}

/** The moment at which a store's clock shows a time of a day; undefined when it skips it. Units: ms since 1970. */
export function momentsIn(time_zone: string): (day: string, time: string) => number | undefined {
  const local = localTime(time_zone);
  return (day, time) => momentOf(`${day} ${time}`, local);
}

/** Reads moments in a time zone: "2026-11-27 10:00". Units: milliseconds since 1970. */
function localTime(timeZone: string): (moment: number) => string {
  // The Swedish form of a date is year-month-day.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (moment) => format.format(moment);
}

/**
 * The moment at which clocks show a time; the first one when they show it twice, undefined when they skip it.
 *
 * Units   milliseconds since 1970.
 */
function momentOf(time: string, local: (moment: number) => string): number | undefined {
  const asUtc = utcOf(time);
  const found = [-DAY_MS, DAY_MS]
    .map((beside) => asUtc - (utcOf(local(asUtc + beside)) - (asUtc + beside)))
    .filter((moment) => local(moment) === time);
  return found.length === 0 ? undefined : Math.min(...found);
}

function utcOf(time: string): number {
  const [day = '', clock = ''] = time.split(' ');
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return daysUntil(day) * DAY_MS + (hour * 60 + minute) * MINUTE_MS;
}

const inUtc = lazy(
  () =>
    new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    }),
);

/** "Fri, Nov 27, 10 AM–11:30 AM", where the store is. */
export function slotWords(slot: OrderSlot): string {
  return `${slotDayWords(slot)}, ${slotTimeWords(slot)}`;
}

/** "Fri, Nov 27". */
export function slotDayWords({ starts_at, time_zone }: Omit<OrderSlot, 'ends_at'>): string {
  return inUtc().format(utcOf(`${dayIn(time_zone, starts_at.valueOf())} 00:00`));
}

/** "10 AM–11:30 AM". */
export function slotTimeWords({ starts_at, ends_at, time_zone }: OrderSlot): string {
  const local = localTime(time_zone);
  return [starts_at, ends_at].map((at) => timeWords(local(at.valueOf()).slice(11))).join('–');
}

/** Half of the day once: "12 PM–2 PM" -> "12–2 PM"; "10 AM–12 PM" stays. */
export function briefTimes(words: string): string {
  const [first, half] = / ([AP]M)–/u.exec(words) ?? [];
  return first && words.endsWith(` ${half}`) ? words.replace(first, '–') : words;
}

/** A week's slots in words, equal days together: ["Mon–Fri 10 AM–12 PM, 2 PM–4 PM"]; days without are left out. */
export function weekWords({ week }: Pick<StoreSlots, 'week'>): string[] {
  const ofDay = (weekday: number) =>
    week
      .filter((slot) => slot.weekday === weekday)
      .toSorted((a, b) => compareText(a.from, b.from))
      .map(({ from, to }) => `${timeWords(from)}–${timeWords(to)}`)
      .join(', ');
  return dayRanges(ofDay)
    .filter(({ words }) => words !== '')
    .map(({ days, words }) => `${days} ${words}`);
}

/** "until the slot starts", "until 90 minutes before", "until 2 hours before". Units: minutes. */
export function cutOffWords(cut_off: number): string {
  if (cut_off === 0) return 'until the slot starts';
  const [size, name] =
    cut_off % 1_440 === 0 ? [1_440, 'day'] : cut_off % 60 === 0 ? [60, 'hour'] : [1, 'minute'];
  const count = cut_off / size;
  return `until ${count} ${name}${count === 1 ? '' : 's'} before`;
}
