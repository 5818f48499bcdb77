import * as z from 'zod/mini';

import { ORDER_STATUSES } from '#domain/orders';

import { TimeZone } from './calendar.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant } from './leaves.ts';
import { Usd } from './money.ts';
import { Order } from './orders.ts';
import { OrderSlot } from './slots.ts';

/** Max count of a search. */
export const MAX_COUNTED = 10_000;

export const findVendorOrder = endpoint({
  method: 'GET',
  path: '/vendor/order/{id}',
  access: 'picker',
  summary: 'One order of the vendor’s stores',
  params: z.object({ id: Id }),
  response: Order,
});

const counts = Object.fromEntries(ORDER_STATUSES.map((status) => [status, z.int()])) as Record<
  (typeof ORDER_STATUSES)[number],
  z.ZodMiniInt
>;

export const vendorOverview = endpoint({
  method: 'GET',
  path: '/vendor/overview',
  access: 'picker',
  summary: 'How many orders there are of each status, and when the newest one was placed',
  query: z.object({ store_id: z.optional(Id) }),
  response: z.object({
    counts: z.object(counts),
    /** Of all stores, whichever is counted. */
    newest_at: z.nullable(Instant),
    /** All stores, closed ones too, oldest first. */
    stores: z.array(z.object({ store_id: Id, name: z.string(), closed: z.boolean() })),
  }),
});
export type VendorOverview = z.output<typeof vendorOverview.response>;

const Day = z.object({
  /** The vendor's local date: "2026-05-01". */
  day: z.string(),
  /** Orders placed that day. */
  orders: z.int(),
  /** Without rejected orders. */
  revenue: Usd,
});
export type Day = z.output<typeof Day>;

export const vendorDashboard = endpoint({
  method: 'GET',
  path: '/vendor/dashboard',
  access: 'manager',
  summary: 'The figures of all orders there ever were, and of each of the last 90 days',
  query: z.object({
    /** The vendor's time zone: "America/New_York"; default UTC. */
    time_zone: z.optional(TimeZone),
  }),
  response: z.object({
    total: z.int(),
    pending: z.int(),
    /** Without rejected orders; others are paid when placed. */
    revenue: Usd,
    /** The item in most of the newest 5,000 orders; null without orders. Of more than 500 orders up to ten minutes old. */
    popular: z.nullable(
      z.object({ name: z.string(), orders: z.int(), image: z.nullable(z.string()) }),
    ),
    /** Oldest first, today last, with empty days. */
    days: z.array(Day),
  }),
});
export type VendorDashboard = z.output<typeof vendorDashboard.response>;

/** Max days of a report. */
export const MAX_REPORT_DAYS = 92;

const Sum = { packs: z.int(), orders: z.int(), revenue: Usd };

export const vendorReport = endpoint({
  method: 'GET',
  path: '/vendor/report',
  access: 'manager',
  summary: 'What was sold in a range of days: by day, by store, by item and by slot',
  query: z
    .object({
      /** The first moment of the first day, and of the day after the last, where the vendor is. */
      placed_from: Instant,
      placed_before: Instant,
      time_zone: z.optional(TimeZone),
    })
    .check(
      z.refine(({ placed_from, placed_before }) => placed_from < placed_before, {
        path: ['placed_before'],
        error: 'must be after placed_from',
      }),
      z.refine(
        // A refused moment is still a text here.
        ({ placed_from, placed_before }) =>
          !(Number(placed_before) - Number(placed_from) > (MAX_REPORT_DAYS + 1) * 86_400_000),
        { path: ['placed_before'], error: `must be at most ${MAX_REPORT_DAYS} days later` },
      ),
    ),
  response: z.object({
    /** Oldest first, with empty days. */
    days: z.array(Day),
    /** Without rejected orders, as the items; the most money first. */
    stores: z.array(z.object({ store_id: Id, name: z.string(), ...Sum })),
    /** Of orders of these days, the soonest slot first; without a slot last. At most 500. */
    slots: z.optional(z.array(z.object({ slot: z.nullable(OrderSlot), ...Sum }))),
    /** At most 500. */
    items: z.array(z.object({ name: z.string(), size: z.string(), ...Sum })),
  }),
});
export type VendorReport = z.output<typeof vendorReport.response>;
