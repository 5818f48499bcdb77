import * as z from 'zod/mini';

import { endpoint, ROLES } from '#basics/endpoint.model';
import { Id, Instant, line } from '#basics/leaves.model';
import { UsdOrNone } from '#basics/money.model';
import { ORDER_STATUSES } from '#orders/orders';
import { STORE_TYPES } from '#stores/storeTerms';

import { StaffRoleField } from './staff.calls.ts';

/** Numbers of orders by status. */
export const OrderCounts = z.record(z.enum(ORDER_STATUSES), z.int());
export type OrderCounts = z.output<typeof OrderCounts>;

/** A store that a vendor has or had. */
export const PersonStore = z.object({
  store_id: Id,
  name: z.string(),
  address: z.string(),
  closed_at: z.nullable(Instant),
});

export const PersonView = z.object({
  user_id: Id,
  role: z.enum(ROLES),
  name: z.string(),
  email: z.string(),
  address: z.string(),
  created_at: Instant,
  /** Null unless suspended. */
  suspended_at: z.nullable(Instant),
  suspend_reason: z.nullable(z.string()),
  /** A vendor who may not open stores yet. */
  awaits_approval: z.boolean(),
  /** The vendor that a member of a staff works for. */
  works_for: z.nullable(z.object({ user_id: Id, name: z.string(), staff_role: StaffRoleField })),
  /** Who works for a vendor, in the order of joining. */
  staff: z.array(z.object({ user_id: Id, name: z.string(), staff_role: StaffRoleField })),
  live_sessions: z.int(),
  recipes: z.int(),
  /** Orders that the account placed. */
  placed: OrderCounts,
  /** Orders at the account's stores. */
  received: OrderCounts,
  /** All stores that the account ever had, the open ones first; at most 500. */
  stores: z.array(PersonStore),
});
export type PersonView = z.output<typeof PersonView>;

/** Administrators have no page. */
export const viewPerson = endpoint({
  method: 'GET',
  path: '/admin/person/{id}',
  access: 'admin',
  summary: 'A shopper or vendor with stores and numbers of orders',
  params: z.object({ id: Id }),
  response: PersonView,
});

export const StoreView = z.object({
  store_id: Id,
  name: z.string(),
  store_type: z.enum(STORE_TYPES),
  address: z.string(),
  created_at: Instant,
  closed_at: z.nullable(Instant),
  delivery_fee: UsdOrNone,
  minimum_order: UsdOrNone,
  vendor_id: Id,
  /** Null for a deleted account. */
  vendor_name: z.nullable(z.string()),
  is_vendor_suspended: z.boolean(),
  items: z.int(),
  sold_out: z.int(),
  orders: OrderCounts,
});
export type StoreView = z.output<typeof StoreView>;

export const viewStore = endpoint({
  method: 'GET',
  path: '/admin/store/{id}',
  access: 'admin',
  summary: 'A store, open or closed, with its vendor and numbers of items and orders',
  params: z.object({ id: Id }),
  response: StoreView,
});

export const SuspendReason = line(300);

export const suspendPerson = endpoint({
  method: 'POST',
  path: '/admin/person/{id}/suspend',
  access: 'admin',
  summary: 'Suspend an account: sign it out, hide its stores, refuse its orders; nothing is lost',
  params: z.object({ id: Id }),
  body: z.strictObject({
    /** Shown to the person at the login. */
    reason: SuspendReason,
  }),
  response: PersonView,
});

export const restorePerson = endpoint({
  method: 'POST',
  path: '/admin/person/{id}/restore',
  access: 'admin',
  summary: 'Restore a suspended account with everything it had',
  params: z.object({ id: Id }),
  body: z.strictObject({}),
  response: PersonView,
});

export const approveVendor = endpoint({
  method: 'POST',
  path: '/admin/person/{id}/approve',
  access: 'admin',
  summary: 'Let a vendor that waits for approval open stores',
  params: z.object({ id: Id }),
  body: z.strictObject({}),
  response: PersonView,
});
