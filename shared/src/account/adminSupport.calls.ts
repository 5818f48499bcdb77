import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { Id, Instant, line, wholeNumberText } from '#basics/leaves.model';
import { Usd } from '#basics/money.model';
import { pageMembers, PageQuery } from '#basics/page.model';
import { ORDER_STATUSES } from '#orders/orders';
import { Order } from '#orders/orders.calls';
import { Day } from '#orders/vendorOrders.calls';

/** Max rows of a search, newest first. */
export const MAX_FOUND_ORDERS = 200;

export const FoundOrder = z.object({
  order_id: Id,
  order_status: z.enum(ORDER_STATUSES),
  store_name: z.string(),
  total_price: Usd,
  created_at: Instant,
  /** Null once the customer's data is erased. */
  customer_name: z.nullable(z.string()),
});
export type FoundOrder = z.output<typeof FoundOrder>;

/** Each search is in the audit log, without its text. */
export const searchOrders = endpoint({
  method: 'GET',
  path: '/admin/orders',
  access: 'admin',
  summary: 'Find orders to help with, newest first; the search is noted in the audit log',
  query: z.extend(PageQuery, {
    limit: z.optional(wholeNumberText(1, MAX_FOUND_ORDERS)),
    /**
     * An order's id or its first 4 or more characters; the id of a store, its vendor or a shopper; or word
     * prefixes of a shopper's or vendor's name and email.
     */
    q: z.optional(line(100)),
    /** Only those that no vendor has answered for a day; then `q` is not needed. */
    state: z.optional(z.literal('unanswered')),
  }),
  response: z.object({
    orders: z.array(FoundOrder),
    ...pageMembers,
    /** Whether the words match more than the 100 people that were looked at. */
    people_capped: z.boolean(),
  }),
});

/** What happened to an order. */
export const ViewedEvent = z.object({
  to_status: z.enum(ORDER_STATUSES),
  actor_role: z.string(),
  at: Instant,
});

export const ViewedOrder = z.object({
  order: Order,
  /** Oldest first. */
  events: z.array(ViewedEvent),
});
export type ViewedOrder = z.output<typeof ViewedOrder>;

export const viewOrder = endpoint({
  method: 'GET',
  path: '/admin/order/{id}',
  access: 'admin',
  summary: 'An order as its shopper and vendor see it; the look is noted in the audit log',
  params: z.object({ id: Id }),
  response: ViewedOrder,
});

/** What waits for an administrator, and how much there is. */
export const AdminOverview = z.object({
  waiting_vendors: z.int(),
  suspended_users: z.int(),
  suspended_vendors: z.int(),
  /** Products that vendors miss in the catalogue. */
  asked_products: z.int(),
  /**
   * Orders that no vendor has answered for a day; no more than 10,000 are counted. From here on all are up to a
   * minute old.
   */
  unanswered_orders: z.int(),
  users: z.int(),
  vendors: z.int(),
  open_stores: z.int(),
  ingredients: z.int(),
  /** Of all stores: the last 90 days in UTC, oldest first, today last, with empty days. */
  days: z.optional(z.array(Day)),
});
export type AdminOverview = z.output<typeof AdminOverview>;

export const adminOverview = endpoint({
  method: 'GET',
  path: '/admin/overview',
  access: 'admin',
  summary:
    'What waits for an administrator, numbers of people, stores and ingredients, and what is sold',
  response: AdminOverview,
});
