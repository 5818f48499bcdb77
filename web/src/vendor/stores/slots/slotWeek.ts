import { compareText } from '@larder/shared/basics/text';
import { briefTimes } from '@larder/shared/stores/slots';
import { timeWords, WEEKDAYS } from '@larder/shared/stores/storeDays';

import type { Slot } from '#vendor/stores/slotForm.ts';

/** A row of the grid: "10:00" to "12:00". */
export type SlotTime = Pick<Slot, 'from' | 'to'>;

/** What is usual for a store that begins: Monday to Saturday, from 8 AM to 8 PM every two hours, ten orders each. */
export const USUAL_WEEK: readonly Slot[] = [0, 1, 2, 3, 4, 5].flatMap((weekday) =>
  [8, 10, 12, 14, 16, 18].map((hour) => ({
    weekday,
    from: clock(hour),
    to: clock(hour + 2),
    orders: 10,
  })),
);

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** The times of a week's slots, each once, by their start. */
export function timesOf(week: readonly Slot[]): SlotTime[] {
  const times = new Map(week.map(({ from, to }) => [`${from} ${to}`, { from, to }]));
  return [...times.values()].toSorted(
    (a, b) => compareText(a.from, b.from) || compareText(a.to, b.to),
  );
}

/** The slot of a day at a time. */
export function slotAt(week: readonly Slot[], weekday: number, time: SlotTime): Slot | undefined {
  return week.find(
    (slot) => slot.weekday === weekday && slot.from === time.from && slot.to === time.to,
  );
}

/** Whether a day has no slot that starts with this time, so that one may be added. */
export function isFree(week: readonly Slot[], weekday: number, { from }: SlotTime): boolean {
  return !week.some((slot) => slot.weekday === weekday && slot.from === from);
}

/** The week with this slot, in place of one that starts with it. */
export function withSlot(week: readonly Slot[], slot: Slot): Slot[] {
  return [...withoutSlot(week, slot), slot];
}

export function withoutSlot(week: readonly Slot[], { weekday, from }: Slot): Slot[] {
  return week.filter((one) => one.weekday !== weekday || one.from !== from);
}

/**
 * The week without one change, whatever was changed after it: what the change added goes, what it took comes back, in
 * place of what starts with it.
 */
export function takenBack(
  week: readonly Slot[],
  { before, after }: { before: readonly Slot[]; after: readonly Slot[] },
): Slot[] {
  const added = after.filter((slot) => !before.some((one) => isAlike(one, slot)));
  const taken = before.filter((slot) => !after.some((one) => isAlike(one, slot)));
  const changed = [...added, ...taken];
  const others = week.filter((slot) => !changed.some((one) => startAlike(one, slot)));
  return [...others, ...taken];
}

function startAlike(one: Slot, other: Slot): boolean {
  return one.weekday === other.weekday && one.from === other.from;
}

function isAlike(one: Slot, other: Slot): boolean {
  return startAlike(one, other) && one.to === other.to && one.orders === other.orders;
}

/** How many orders a new slot of a time takes: as many as the fullest of its row. */
export function usualOrders(week: readonly Slot[], time: SlotTime): number {
  const orders = WEEKDAYS.map((_, weekday) => slotAt(week, weekday, time)?.orders ?? 0);
  return Math.max(...orders) || 10;
}

/** The week with one day's times on other days, in place of theirs. Shape: `copied` counts the slots written. */
export function withDayCopied(
  week: readonly Slot[],
  from: number,
  to: readonly number[],
): { week: Slot[]; copied: number } {
  const ofDay = week.filter(({ weekday }) => weekday === from);
  const copies = to.flatMap((weekday) => ofDay.map((slot) => ({ ...slot, weekday })));
  const others = week.filter(({ weekday }) => !to.includes(weekday));
  return { week: [...others, ...copies], copied: copies.length };
}

/** "12–2 PM", "10 AM–12 PM". */
export function timeRange({ from, to }: SlotTime): string {
  return briefTimes(`${timeWords(from)}–${timeWords(to)}`);
}

/** "Thursday, 12–2 PM". */
export function slotName({ weekday, ...time }: Pick<Slot, 'weekday' | 'from' | 'to'>): string {
  return `${WEEKDAYS[weekday]}, ${timeRange(time)}`;
}

/** "2 of 10 places left", "full, 3 booked", "10 places" while it is not known, and of a closed day what is booked. */
export function placesWords(
  slot: Slot,
  { booked, isOpen }: { booked: number | undefined; isOpen: boolean },
): string {
  if (!isOpen) return booked ? `closed, ${booked} booked` : 'closed';
  if (booked === undefined) return `${slot.orders} ${slot.orders === 1 ? 'place' : 'places'}`;
  const { left } = placesOf(slot, booked);
  return left === 0 ? `full, ${booked} booked` : `${left} of ${slot.orders} places left`;
}

/** What a cell says: "3 of 10", or "Full" with how many are booked. `left` is never below 0. */
export function placesOf({ orders }: Slot, booked: number): { left: number; isFew: boolean } {
  const left = Math.max(0, orders - booked);
  return { left, isFew: left <= 2 && booked > 0 };
}
