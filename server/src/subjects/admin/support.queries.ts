import { FoundOrder, ViewedEvent } from '@larder/shared/account/adminSupport.calls';
import { MAX_COUNTED } from '@larder/shared/orders/vendorOrders.calls';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { type Sql, sql } from '#platform/db/sql';
import type { Cursor } from '#platform/lib/cursor';
import { ordersBeside, OrderRow, selectOrders } from '#subjects/orders/orders.queries';

import type { IdRange } from './auditLog.queries.ts';

/** Which orders: of one id, of a store, of people, or with an id in a range. */
export type OrderFinder = {
  /** An order's, a store's, or an account's. */
  id?: string;
  people?: readonly string[];
  range?: IdRange;
  /** Only pending orders placed before this time. */
  pendingSince?: Date;
};

const FoundRow = rowOf(FoundOrder);
export type FoundRow = z.output<typeof FoundRow>;

/** The orders found, newest first; of more than `limit`, the ones nearest to the cursor. */
export async function findOrders(
  db: Queryable,
  { finder, cursor, limit }: { finder: OrderFinder; cursor: Cursor | undefined; limit: number },
): Promise<FoundRow[]> {
  const { beyond, order, inListOrder } = ordersBeside(cursor, 'newest');
  // Each branch is one index and is cut by itself: a vendor may have 100,000 orders.
  const branches = conditionsOf(finder).map(
    (condition) => sql`
      (select o.order_id, o.status as order_status, o.store_name, o.total_cents as total_price,
              o.created_at, o.customer_name
       from orders o where ${condition} ${beyond} order by ${order} limit ${limit})`,
  );
  const [first, ...others] = branches;
  if (!first) return [];
  const found = others.reduce((all, branch) => sql`${all} union ${branch}`, first);
  const rows = await db.many(
    FoundRow,
    sql`select * from (${found}) o order by ${order} limit ${limit}`,
  );
  return inListOrder(rows);
}

/** A deleted person's orders are not found by the person. */
function conditionsOf({ id, people, range, pendingSince }: OrderFinder): Sql[] {
  return [
    ...(pendingSince ? [sql`o.status = 'pending' and o.created_at < ${pendingSince}`] : []),
    ...(id === undefined
      ? []
      : [
          sql`o.order_id = ${id}`,
          sql`o.user_id = ${id} and not o.anonymised`,
          sql`o.vendor_id = ${id}`,
          sql`o.vendor_id = (select vendor_id from stores where store_id = ${id}) and o.store_id = ${id}`,
        ]),
    ...(range ? [sql`o.order_id between ${range.from}::uuid and ${range.to}::uuid`] : []),
    ...(people
      ? [
          sql`o.user_id = any(${people}::uuid[]) and not o.anonymised`,
          sql`o.vendor_id = any(${people}::uuid[])`,
        ]
      : []),
  ];
}

export function findAnyOrder(tx: Tx, order_id: string): Promise<OrderRow | undefined> {
  return tx.maybeOne(OrderRow, sql`${selectOrders} where o.order_id = ${order_id}`);
}

const EventRow = rowOf(ViewedEvent);

export function listEvents(tx: Tx, order_id: string): Promise<z.output<typeof EventRow>[]> {
  return tx.many(
    EventRow,
    sql`select to_status, actor_role, at from order_events where order_id = ${order_id}
        order by at, from_status nulls first, to_status limit 100`,
  );
}

const WaitingRow = z.object({
  waiting_vendors: z.int(),
  suspended_users: z.int(),
  suspended_vendors: z.int(),
  asked_products: z.int(),
});
const AmountsRow = z.object({
  unanswered_orders: z.int(),
  users: z.int(),
  vendors: z.int(),
  open_stores: z.int(),
  ingredients: z.int(),
});

/** Counts through partial indexes. */
export function getWaiting(db: Queryable): Promise<z.output<typeof WaitingRow>> {
  return db.one(
    WaitingRow,
    sql`select
      (select count(*)::int from users where awaits_approval and status = 'active') as waiting_vendors,
      (select count(*)::int from users where suspended_at is not null and role = 'user') as suspended_users,
      (select count(*)::int from users where suspended_at is not null and role = 'vendor') as suspended_vendors,
      (select count(*)::int from product_requests where status = 'open') as asked_products`,
  );
}

/** Counts everybody and everything; `since` is when an order should have been answered by now. */
export function getAmounts(
  db: Queryable,
  { since }: { since: Date },
): Promise<z.output<typeof AmountsRow>> {
  return db.one(
    AmountsRow,
    sql`select
      (select count(*)::int from (
        select from orders where status = 'pending' and created_at < ${since} limit ${MAX_COUNTED}) o) as unanswered_orders,
      (select count(*)::int from users where status = 'active' and role = 'user') as users,
      (select count(*)::int from users where status = 'active' and role = 'vendor') as vendors,
      (select count(*)::int from stores where closed_at is null) as open_stores,
      (select count(*)::int from ingredients where vendor_id is null and archived_at is null) as ingredients`,
  );
}
