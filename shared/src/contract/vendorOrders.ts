import * as z from 'zod/mini';

import { CATEGORIES } from '#domain/aisles';
import { isTimeZone } from '#domain/dashboard';
import { ORDER_STATUSES } from '#domain/orders';

import { endpoint } from './endpoint.ts';
import { Id, Instant, text, Usd } from './leaves.ts';
import { Order } from './orders.ts';

/** Max count per status. */
export const MAX_COUNTED = 10_000;

export const findVendorOrder = endpoint({
  method: 'GET',
  path: '/vendor/order/{id}',
  access: 'vendor',
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
  access: 'vendor',
  summary: 'How many orders there are of each status, and when the newest one was placed',
  query: z.object({ store_id: z.optional(Id) }),
  response: z.object({
    /** Up to 10,000 each. */
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
  access: 'vendor',
  summary: 'The figures of all orders there ever were, and of each of the last 90 days',
  query: z.object({
    /** The vendor's time zone: "America/New_York"; default UTC. */
    time_zone: z.optional(text(64).check(z.refine(isTimeZone, 'unknown time zone.'))),
  }),
  response: z.object({
    total: z.int(),
    pending: z.int(),
    /** Without rejected orders; others are paid when placed. */
    revenue: Usd,
    /** The item in most of the newest 5,000 orders; null without orders. */
    popular: z.nullable(
      z.object({ name: z.string(), orders: z.int(), image: z.nullable(z.string()) }),
    ),
    /** Oldest first, today last, with empty days. */
    days: z.array(Day),
  }),
});
export type VendorDashboard = z.output<typeof vendorDashboard.response>;

export const PickOrder = z.object({
  order_id: Id,
  store_id: Id,
  store_name: z.string(),
  created_at: Instant,
  delivery_method: z.nullable(z.string()),
  customer_name: z.nullable(z.string()),
  items: z.array(
    z.object({
      ingredient_id: Id,
      name: z.string(),
      unit_quantity: z.number(),
      unit: z.string(),
      quantity: z.int(),
      category: z.enum(CATEGORIES),
    }),
  ),
});
export type PickOrder = z.output<typeof PickOrder>;

export const pickList = endpoint({
  method: 'GET',
  path: '/vendor/pick-list',
  access: 'vendor',
  summary: 'What to take off the shelves for the accepted orders, the longest waiting first',
  query: z.object({ order_id: z.optional(Id) }),
  response: z.object({
    value: z.array(PickOrder),
    /** Whether there are more than the 200 accepted orders of a list. */
    truncated: z.boolean(),
  }),
});
