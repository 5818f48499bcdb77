import { compareText } from '@larder/shared/basics/text';
import { cutOffWords, MAX_SLOT_ORDERS, MAX_SLOTS } from '@larder/shared/stores/slots';
import type { StoreSlots } from '@larder/shared/stores/slots.model';
import { isClockTime, WEEKDAYS } from '@larder/shared/stores/storeDays';

export type Slot = StoreSlots['week'][number];

/** Until when a store that has not said otherwise takes orders. Units: minutes before a slot. */
export const DEFAULT_CUT_OFF = 60;

/** Slots to add, as typed: the same on all ticked days. */
export type NewSlots = { days: boolean[]; from: string; to: string; orders: string };

export const USUAL: NewSlots = {
  days: WEEKDAYS.map((_, day) => day < 5),
  from: '10:00',
  to: '12:00',
  orders: '10',
};

export type NewSlotProblems = Partial<Record<keyof NewSlots, string>>;

/** The slots of a filled form, or what is wrong with it beside these slots. */
export function readNewSlots(
  { days, from, to, orders }: NewSlots,
  week: readonly Slot[],
): { slots: Slot[] } | { problems: NewSlotProblems } {
  const count = Number(orders);
  const chosen = WEEKDAYS.flatMap((_, weekday) => (days[weekday] ? weekday : []));
  const taken = chosen.filter((day) =>
    week.some((slot) => slot.weekday === day && slot.from === from),
  );
  const problems: NewSlotProblems = {
    ...(chosen.length === 0 && { days: 'Choose at least one day' }),
    ...(week.length + chosen.length > MAX_SLOTS && {
      days: `At most ${MAX_SLOTS} slots a week`,
    }),
    ...(taken.length > 0 && {
      from: `${taken.map((day) => WEEKDAYS[day]).join(', ')}: a slot starts then already`,
    }),
    ...(!isClockTime(from) && { from: 'Enter a time' }),
    ...(to <= from && { to: 'Must be after the start' }),
    ...(!isClockTime(to) && { to: 'Enter a time' }),
    ...(!/^\d{1,3}$/.test(orders.trim()) || count < 1 || count > MAX_SLOT_ORDERS
      ? { orders: `Enter 1 to ${MAX_SLOT_ORDERS}` }
      : {}),
  };
  if (Object.keys(problems).length > 0) return { problems };
  return { slots: chosen.map((weekday) => ({ weekday, from, to, orders: count })) };
}

/** By weekday and start. */
export function sortedSlots(week: readonly Slot[]): Slot[] {
  return week.toSorted((a, b) => a.weekday - b.weekday || compareText(a.from, b.from));
}

/** What a select of cut-offs offers, with the store's own. Units: minutes. */
export function cutOffs(own: number): { value: number; words: string }[] {
  const usual = [0, 30, 60, 120, 240, 720, 1_440, 2_880];
  return [...new Set([...usual, own])]
    .toSorted((a, b) => a - b)
    .map((value) => ({ value, words: cutOffWords(value) }));
}
