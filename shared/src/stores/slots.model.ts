import * as z from 'zod/mini';

import { Instant, text } from '#basics/leaves.model';

import { MAX_CUT_OFF, MAX_SLOT_ORDERS, MAX_SLOTS } from './slots.ts';
import { isClockTime } from './storeDays.ts';

const ClockTime = text(5).check(z.refine(isClockTime, 'must be a time, like 09:30'));

/** The slot of an order; its times are read in `time_zone`. */
export const OrderSlot = z.object({ starts_at: Instant, ends_at: Instant, time_zone: z.string() });
export type OrderSlot = z.output<typeof OrderSlot>;

/** `weekday` 0 is Monday; times are the store's own; `orders` is how many it takes. */
const WeekSlot = z
  .object({
    weekday: z.int().check(z.minimum(0, 'must be 0 to 6'), z.maximum(6, 'must be 0 to 6')),
    from: ClockTime,
    to: ClockTime,
    orders: z
      .int()
      .check(
        z.minimum(1, 'must be at least 1'),
        z.maximum(MAX_SLOT_ORDERS, `must be at most ${MAX_SLOT_ORDERS}`),
      ),
  })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'], error: 'must be after the start' }));

/** When a store's orders come or are picked up, every week. `cut_off`: minutes before a slot starts. */
export const StoreSlots = z.object({
  cut_off: z
    .int()
    .check(
      z.minimum(0, 'must be 0 or more'),
      z.maximum(MAX_CUT_OFF, `must be at most ${MAX_CUT_OFF} minutes`),
    ),
  week: z.array(WeekSlot).check(
    z.minLength(1, 'must have at least one slot'),
    z.maxLength(MAX_SLOTS, `must have at most ${MAX_SLOTS} slots`),
    z.refine(
      (week) => new Set(week.map(({ weekday, from }) => `${weekday} ${from}`)).size === week.length,
      'must not have two slots that start together',
    ),
  ),
});
export type StoreSlots = z.output<typeof StoreSlots>;

/** The slots that can be chosen now, the soonest first; `places` are left. */
export const SlotChoice = z.object({
  time_zone: z.string(),
  slots: z.array(z.object({ starts_at: Instant, ends_at: Instant, places: z.int() })),
});
export type SlotChoice = z.output<typeof SlotChoice>;
