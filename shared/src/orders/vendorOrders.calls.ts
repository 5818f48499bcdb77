import * as z from 'zod/mini';

import { TimeZone } from '#basics/calendar.model';
import { endpoint } from '#basics/endpoint.model';
import { batch, Id, Instant, line, trimmed } from '#basics/leaves.model';
import { Usd } from '#basics/money.model';
import { pageMembers, PageQuery } from '#basics/page.model';
import { OrderSlot } from '#stores/slots.model';

import { Order, OrderStatusText, REJECTED_BY } from './orders.calls.ts';
import { ORDER_GROUP_NAMES, ORDER_SORTS, ORDER_STATUSES } from './orders.ts';
import { Books, ComparedRange } from './report.model.ts';

/** Max count of a search. */
export const MAX_COUNTED = 10_000;

/** Filter and sort; without members all orders, newest first. */
export const VendorOrderQuery = z.extend(PageQuery, {
  status: z.optional(OrderStatusText),
  /** `todo`: pending orders, then accepted ones, each by slot, whatever `sort` says. `done`: those that are final. */
  group: z.optional(z.enum(ORDER_GROUP_NAMES)),
  store_id: z.optional(Id),
  sort: z.optional(z.enum(ORDER_SORTS)),
  /** Part of the order's id, an item's name, or the customer's name or id. */
  q: z.optional(trimmed(100)),
  /** Orders placed in [placed_from, placed_before). */
  placed_from: z.optional(Instant),
  placed_before: z.optional(Instant),
  /** Leaves out later orders, so that a displayed list stays in place. */
  until: z.optional(Instant),
});
export type VendorOrderQuery = z.output<typeof VendorOrderQuery>;

export const listVendorOrders = endpoint({
  method: 'GET',
  path: '/vendor/orders',
  access: 'picker',
  stores: 'own',
  keys: ['orders'],
  summary: 'The orders of the vendor’s stores, newest first or as asked',
  query: VendorOrderQuery,
  response: z.object({
    value: z.array(Order),
    ...pageMembers,
    total: z.int(),
    /** Whether there are more than `total`, which stops at 10,000 in a search. */
    total_capped: z.boolean(),
    /** Sent as `until` it reads the same list again. */
    as_of: Instant,
    /** Matching orders placed after `until`; counted up to 100. */
    newer: z.int(),
  }),
});

/** All three transitions; without `order_status` it accepts, as its path says. */
export const changeOrderStatus = endpoint({
  method: 'PUT',
  path: '/vendor/userorder/accept',
  access: 'picker',
  stores: 'own',
  keys: ['orders'],
  summary: 'Accept, reject or deliver an order',
  body: z.object({
    order_id: Id,
    order_status: z._default(OrderStatusText, 'Accepted'),
    reject_reason: z.optional(z.nullable(line(300))),
    /** Of a rejected order: ingredients that were missing. The rejection sets their stock to 0. */
    missing: z.optional(batch(Id, 100)),
  }),
  response: Order,
});

/** Max orders that are changed by one call. */
export const MAX_BULK = 500;

/**
 * Each order is changed by itself: one that was changed meanwhile is left as it is. Orders of others are left out of
 * the answer.
 */
export const changeOrderStatuses = endpoint({
  method: 'PUT',
  path: '/vendor/orders/status',
  access: 'picker',
  stores: 'own',
  keys: ['orders'],
  summary: 'Accept or deliver many orders, each for itself',
  body: z.object({
    order_ids: batch(Id, MAX_BULK),
    order_status: z.enum(['Accepted', 'Delivered']),
  }),
  response: z.object({
    value: z.array(
      z.object({
        order_id: Id,
        /** As it is now. */
        order_status: z.enum(ORDER_STATUSES),
        rejected_by: z.nullable(z.enum(REJECTED_BY)),
        /** Whether this call changed it. */
        changed: z.boolean(),
      }),
    ),
  }),
});

/** For buttons over a selection of all orders of a filter. */
/** An order in brief. */
export const BriefOrder = z.object({
  order_id: Id,
  order_status: z.enum(ORDER_STATUSES),
  /** As of the order. */
  delivery_method: z.optional(z.nullable(z.string())),
  total_price: Usd,
});

export const listVendorOrderIds = endpoint({
  method: 'GET',
  path: '/vendor/order-ids',
  access: 'picker',
  stores: 'own',
  keys: ['orders'],
  summary: 'The orders of a filter in brief, newest first, to select them all',
  query: z.pick(VendorOrderQuery, {
    status: true,
    group: true,
    store_id: true,
    q: true,
    placed_from: true,
    placed_before: true,
    until: true,
  }),
  response: z.object({
    value: z.array(BriefOrder),
    /** Whether there are more than the 500 that one call may change. */
    truncated: z.boolean(),
  }),
});

export const findVendorOrder = endpoint({
  method: 'GET',
  path: '/vendor/order/{id}',
  access: 'picker',
  stores: 'own',
  keys: ['orders'],
  summary: 'One order of the vendor’s stores',
  params: z.object({ id: Id }),
  response: Order,
});

/** Max days of an answer with booked slots. */
const MAX_BOOKED_DAYS = 14;

export const listSlotBookings = endpoint({
  method: 'GET',
  path: '/vendor/store/{storeId}/slot-bookings',
  access: 'owner',
  summary: 'How many orders the slots of a store hold, of some days',
  params: z.object({ storeId: Id }),
  query: z.object({ from: Instant, until: Instant }).check(
    z.refine(({ from, until }) => from < until, { path: ['until'], error: 'must be after from' }),
    z.refine(
      // A refused moment is still a text here.
      ({ from, until }) => !(Number(until) - Number(from) > MAX_BOOKED_DAYS * 86_400_000),
      { path: ['until'], error: `must be at most ${MAX_BOOKED_DAYS} days later` },
    ),
  ),
  response: z.object({
    /** Slots in [from, until) with an order, the soonest first. */
    value: z.array(z.object({ starts_at: Instant, booked: z.int() })),
  }),
});

const counts = Object.fromEntries(ORDER_STATUSES.map((status) => [status, z.int()])) as Record<
  (typeof ORDER_STATUSES)[number],
  z.ZodMiniInt
>;

export const StoreName = z.object({ store_id: Id, name: z.string(), closed: z.boolean() });

export const vendorOverview = endpoint({
  method: 'GET',
  path: '/vendor/overview',
  access: 'picker',
  stores: 'own',
  summary: 'How many orders there are of each status, and when the newest one was placed',
  query: z.object({ store_id: z.optional(Id) }),
  response: z.object({
    counts: z.object(counts),
    /** Of all stores, whichever is counted. */
    newest_at: z.nullable(Instant),
    /** All stores, closed ones too, oldest first. */
    stores: z.array(StoreName),
  }),
});
export type VendorOverview = z.output<typeof vendorOverview.response>;

export const Day = z.object({
  /** A local date, of the vendor or whoever asks: "2026-05-01". */
  day: z.string(),
  /** Orders placed that day. */
  orders: z.int(),
  /** Without rejected orders. */
  revenue: Usd,
});
export type Day = z.output<typeof Day>;

/** The item in most of some orders. */
export const Popular = z.object({
  name: z.string(),
  orders: z.int(),
  image: z.nullable(z.string()),
});
export type Popular = z.output<typeof Popular>;

export const vendorDashboard = endpoint({
  method: 'GET',
  path: '/vendor/dashboard',
  access: 'manager',
  stores: 'own',
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
    popular: z.nullable(Popular),
    /** Oldest first, today last, with empty days. */
    days: z.array(Day),
  }),
});
export type VendorDashboard = z.output<typeof vendorDashboard.response>;

const Sum = { packs: z.int(), orders: z.int(), revenue: Usd };

/** What a store sold: as charged, with delivery fees; and what went back, when it was noted. */
const StoreSum = z.object({ store_id: Id, name: z.string(), ...Sum, refunds: z.optional(Usd) });

export const vendorReport = endpoint({
  method: 'GET',
  path: '/vendor/report',
  access: 'manager',
  stores: 'own',
  summary: 'What was sold in a range of days: by day, by store, by item, by slot and by tax class',
  query: ComparedRange,
  response: z.object({
    /** Oldest first, with empty days. */
    days: z.array(z.extend(Day, { refunds: z.optional(Usd) })),
    /** Without rejected orders, as the items; the most money first. */
    stores: z.array(StoreSum),
    /** The stores in the period before, if it was asked for. */
    before: z.optional(z.array(StoreSum)),
    /** Of orders of these days, the soonest slot first; without a slot last. At most 500. As charged. */
    slots: z.optional(z.array(z.object({ slot: z.nullable(OrderSlot), ...Sum }))),
    /** At most 500. */
    items: z.array(z.object({ name: z.string(), size: z.string(), orders: z.int(), ...Books })),
    /** By the vendor's own tax classes, at most 100; null: of no class. No tax is computed. */
    taxes: z.optional(z.array(z.object({ tax_class: z.nullable(z.string()), ...Books }))),
    /** All that the items are, without delivery fees. */
    goods: z.optional(z.object(Books)),
  }),
});
export type VendorReport = z.output<typeof vendorReport.response>;
