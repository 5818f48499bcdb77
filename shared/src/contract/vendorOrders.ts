import * as z from 'zod/mini';

import { CATEGORIES } from '#domain/aisles';
import { isTimeZone } from '#domain/dashboard';
import { ORDER_STATUSES } from '#domain/orders';

import { endpoint } from './endpoint.ts';
import { Id, Instant, text, Usd } from './leaves.ts';
import { Order } from './orders.ts';

/** No count of one status goes on from here. */
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
    /** At most 10,000 of each status are counted. */
    counts: z.object(counts),
    /** Of all stores, whatever store is counted. */
    newest_at: z.nullable(Instant),
    /** Every store the vendor ever had, oldest first. */
    stores: z.array(z.object({ store_id: Id, name: z.string(), closed: z.boolean() })),
  }),
});
export type VendorOverview = z.output<typeof vendorOverview.response>;

const Day = z.object({
  /** The date where the vendor is: "2026-05-01". */
  day: z.string(),
  /** All orders that were placed that day. */
  orders: z.int(),
  /** Of those that were not rejected. */
  revenue: Usd,
});
export type Day = z.output<typeof Day>;

export const vendorDashboard = endpoint({
  method: 'GET',
  path: '/vendor/dashboard',
  access: 'vendor',
  summary: 'The figures of all orders there ever were, and of each of the last 90 days',
  query: z.object({
    /** Where the vendor's days begin: "America/New_York"; UTC when left out. */
    time_zone: z.optional(text(64).check(z.refine(isTimeZone, 'is not a time zone'))),
  }),
  response: z.object({
    total: z.int(),
    pending: z.int(),
    /** Of every order that is not rejected, because orders are paid when they are placed. */
    revenue: Usd,
    /** The item name that most of the newest 5,000 orders include; null while there is no order. */
    popular: z.nullable(
      z.object({ name: z.string(), orders: z.int(), image: z.nullable(z.string()) }),
    ),
    /** Oldest first, today last; days without orders are there too. */
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
    /** Whether more accepted orders wait than the 200 of one list. */
    truncated: z.boolean(),
  }),
});
