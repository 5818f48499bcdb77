import * as z from 'zod/mini';

import { CalendarDay } from '#basics/calendar.model';
import { Point } from '#basics/coordinates.model';
import { Id, Instant, text } from '#basics/leaves.model';
import { Usd, UsdOrNone } from '#basics/money.model';
import { PricedPack } from '#food/packs.model';

import { Sale } from './sales.model.ts';
import { StoreSlots } from './slots.model.ts';
import { isClockTime, MAX_HOLIDAYS } from './storeDays.ts';
import { STORE_TYPES } from './storeTerms.ts';

/** What a store sells. */
export const StoreItem = z.extend(PricedPack, {
  category: z.string(),
  image: z.nullable(z.string()),
  brand: z.optional(z.string()),
  /** Of an own product: the name of its food, '' for what is no food one cooks with. */
  food: z.optional(z.string()),
  /** What it costs without its sale price, while that holds: `price` is what is charged. */
  regular_price: z.optional(Usd),
  /** It is weighed when it is picked: a pack is the step in which it is ordered. */
  by_weight: z.optional(z.boolean()),
});
export type StoreItem = z.output<typeof StoreItem>;

/** An item as its vendor sees it: `price` is the regular one, which the vendor sets. */
export const ShelfItem = z.extend(StoreItem, {
  /** When the vendor last set its price or stock; null or left out when that is not known. */
  changed_at: z.optional(z.nullable(Instant)),
  /** The item is low at this number of packs or fewer; null or left out: 5. */
  low_at: z.optional(z.nullable(z.int())),
  /** Its sale price, planned ones too; null or left out: none, or it is over. */
  sale: z.optional(z.nullable(Sale)),
  /** What a pack costs the store; left out when that is not known. */
  cost: z.optional(Usd),
  /** The vendor's own word, by which its reports sum up; left out without one. */
  tax_class: z.optional(z.string()),
  /** The vendor's own number of an own product. */
  sku: z.optional(z.string()),
  /** Of an own product: the numbers on its pack. */
  gtins: z.optional(z.array(z.string())),
});
export type ShelfItem = z.output<typeof ShelfItem>;

/** Delivery fee and minimum order. A Pickup store has no fee. */
export const StoreTerms = { delivery_fee: UsdOrNone, minimum_order: UsdOrNone };

const ClockTime = text(5).check(z.refine(isClockTime, 'must be a time, like 09:30'));
const DayHours = z.object({ opens: ClockTime, closes: ClockTime }).check(
  z.refine(({ opens, closes }) => opens !== closes, {
    path: ['closes'],
    error: 'must differ from when it opens',
  }),
);

/** When a store is open. Times and days are the store's own. */
export const OpeningHours = z.object({
  /** Of the seven weekdays, Monday first; null: closed. `closes` before `opens` is on the next day. */
  weekdays: z.array(z.nullable(DayHours)).check(z.length(7, 'must be seven days')),
  /** Days on which it is closed. */
  holidays: z
    .array(CalendarDay)
    .check(z.maxLength(MAX_HOLIDAYS, `must be at most ${MAX_HOLIDAYS} days`)),
});
export type OpeningHours = z.output<typeof OpeningHours>;

/** The store's days; null or left out: it is not paused, its hours are not known. */
export const StoreDays = {
  /** The day on which a paused store takes orders again. */
  back_on: z.optional(z.nullable(CalendarDay)),
  hours: z.optional(z.nullable(OpeningHours)),
};

/**
 * How and when a store's orders come. A Delivery store may also let people pick up, without its fee; without
 * slots they come at no set time.
 */
export const StoreService = {
  also_pickup: z.optional(z.boolean()),
  slots: z.optional(z.nullable(StoreSlots)),
};

export const Store = z.object({
  store_id: Id,
  name: z.string(),
  store_type: z.enum(STORE_TYPES),
  address: z.string(),
  location: Point,
  ...StoreTerms,
  ...StoreDays,
  ...StoreService,
  /** In which its days and times are: "America/New_York". */
  time_zone: z.optional(z.string()),
  /** Its own; null or left out: its orders have its vendor's. */
  phone: z.optional(z.nullable(z.string())),
  items: z.array(ShelfItem),
});
export type Store = z.output<typeof Store>;
