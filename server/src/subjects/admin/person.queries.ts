import { PersonStore } from '@larder/shared/account/adminPerson.calls';
import { ROLES } from '@larder/shared/basics/endpoint.model';
import { STAFF_ROLES } from '@larder/shared/basics/staff';
import { ORDER_STATUSES, type OrderStatus } from '@larder/shared/orders/orders';
import { STORE_TYPES } from '@larder/shared/stores/storeTerms';
import { z } from 'zod';

import { CentsColumn } from '#platform/db/columns';
import type { Queryable, Tx } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { sql } from '#platform/db/sql';

const PersonRow = z.object({
  user_id: z.string(),
  role: z.enum(ROLES),
  name: z.string(),
  email: z.string(),
  address: z.string(),
  created_at: z.date(),
  suspended_at: z.date().nullable(),
  suspend_reason: z.string().nullable(),
  awaits_approval: z.boolean(),
  live_sessions: z.int(),
  recipes: z.int(),
  works_for: z
    .object({ user_id: z.string(), name: z.string(), staff_role: z.enum(STAFF_ROLES) })
    .nullable(),
});
type PersonRow = z.output<typeof PersonRow>;

/** A live shopper or vendor; undefined for others. */
export function findPerson(
  db: Queryable,
  { user_id, at }: { user_id: string; at: Date },
): Promise<PersonRow | undefined> {
  return db.maybeOne(
    PersonRow,
    sql`select u.user_id, u.role, u.name, u.email, u.address, u.created_at, u.suspended_at,
               u.suspend_reason, u.awaits_approval,
               (select json_build_object('user_id', v.user_id, 'name', v.name, 'staff_role', u.staff_role)
                from users v where v.user_id = u.works_for) as works_for,
               (select count(*)::int from sessions s where s.user_id = u.user_id
                  and s.revoked_at is null and s.absolute_expires_at > ${at}) as live_sessions,
               (select count(*)::int from recipes r where r.user_id = u.user_id) as recipes
        from users u
        where u.user_id = ${user_id} and u.status = 'active' and u.role in ('user', 'vendor')`,
  );
}

/** Max stores shown. */
const MAX_STORES = 500;

const StoreRow = rowOf(PersonStore);

/** All stores that a vendor ever had: the open ones in the order of opening, then the closed ones. */
export function listStoresEver(
  db: Queryable,
  vendor_id: string,
): Promise<z.output<typeof StoreRow>[]> {
  return db.many(
    StoreRow,
    sql`select store_id, name, address, closed_at from stores where vendor_id = ${vendor_id}
        order by closed_at is not null, created_at, store_id limit ${MAX_STORES}`,
  );
}

const Counted = z.object({ status: z.enum(ORDER_STATUSES), n: z.int() });

/** Numbers of orders by status, of whom placed them, whose stores got them, or of one store. */
export async function countOrdersOf(
  db: Queryable,
  of: { user_id: string } | { vendor_id: string } | { vendor_id: string; store_id: string },
): Promise<Record<OrderStatus, number>> {
  const owned = 'user_id' in of ? sql`user_id = ${of.user_id}` : sql`vendor_id = ${of.vendor_id}`;
  const inStore = 'store_id' in of ? sql`and store_id = ${of.store_id}` : sql``;
  const rows = await db.many(
    Counted,
    sql`select status, count(*)::int as n from orders where ${owned} ${inStore} group by status`,
  );
  const counts = { pending: 0, Accepted: 0, Rejected: 0, Delivered: 0 };
  return { ...counts, ...Object.fromEntries(rows.map(({ status, n }) => [status, n])) };
}

const StoreViewRow = z.object({
  store_id: z.string(),
  name: z.string(),
  store_type: z.enum(STORE_TYPES),
  address: z.string(),
  created_at: z.date(),
  closed_at: z.date().nullable(),
  delivery_fee: CentsColumn,
  minimum_order: CentsColumn,
  vendor_id: z.string(),
  vendor_name: z.string().nullable(),
  is_vendor_suspended: z.boolean(),
  items: z.int(),
  sold_out: z.int(),
});

/** A store, open or closed. */
export function findStoreView(
  db: Queryable,
  store_id: string,
): Promise<z.output<typeof StoreViewRow> | undefined> {
  return db.maybeOne(
    StoreViewRow,
    sql`select s.store_id, s.name, s.store_type, s.address, s.created_at, s.closed_at,
               s.delivery_fee_cents as delivery_fee, s.minimum_order_cents as minimum_order, s.vendor_id,
               u.name as vendor_name, u.suspended_at is not null as is_vendor_suspended,
               shelf.items, shelf.sold_out
        from stores s join users u on u.user_id = s.vendor_id
        cross join lateral (
          select count(*)::int as items, (count(*) filter (where i.quantity = 0))::int as sold_out
          from store_items i join ingredients g on g.ingredient_id = i.ingredient_id
          where i.store_id = s.store_id and g.archived_at is null and i.removed_at is null) shelf
        where s.store_id = ${store_id}`,
  );
}

/** Locks the account against logins, orders and new stores. Shape: undefined for administrators. */
export function lockAccount(
  tx: Tx,
  user_id: string,
): Promise<{ is_suspended: boolean; awaits_approval: boolean } | undefined> {
  return tx.maybeOne(
    z.object({ is_suspended: z.boolean(), awaits_approval: z.boolean() }),
    sql`select suspended_at is not null as is_suspended, awaits_approval from users
        where user_id = ${user_id} and status = 'active' and role in ('user', 'vendor') for update`,
  );
}

/** Suspends with a reason, or restores without one. */
export async function setSuspension(
  tx: Tx,
  { user_id, reason, at }: { user_id: string; reason: string | null; at: Date },
): Promise<void> {
  await tx.run(sql`
    update users set suspend_reason = ${reason}::text,
      suspended_at = case when ${reason}::text is null then null else ${at}::timestamptz end
    where user_id = ${user_id}`);
}

export async function setApproved(tx: Tx, user_id: string): Promise<void> {
  await tx.run(sql`update users set awaits_approval = false where user_id = ${user_id}`);
}
