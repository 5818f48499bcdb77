import { REJECTED_BY } from '@larder/shared/contract/orders';
import { ORDER_STATUSES, type OrderSort, type OrderStatus } from '@larder/shared/domain/orders';
import { z } from 'zod';

import { CentsColumn } from '#db/columns';
import type { Queryable, Tx } from '#db/db';
import { keyset } from '#db/keyset';
import { sql } from '#db/sql';
import type { Cursor } from '#lib/cursor';

export const LineRow = z.object({
  ingredient_id: z.string(),
  name: z.string(),
  unit_quantity: z.number(),
  unit: z.string(),
  image: z.string().nullable(),
  price: CentsColumn,
  quantity: z.int(),
});
export type LineRow = z.output<typeof LineRow>;

export const OrderRow = z.object({
  order_id: z.string(),
  user_id: z.string().nullable(),
  store_id: z.string(),
  vendor_id: z.string(),
  store_name: z.string(),
  delivery_method: z.string().nullable(),
  order_status: z.enum(ORDER_STATUSES),
  payment_status: z.string(),
  delivery_fee: CentsColumn,
  total_price: CentsColumn,
  created_at: z.date(),
  updated_at: z.date(),
  rejected_by: z.enum(REJECTED_BY).nullable(),
  reject_reason: z.string().nullable(),
  customer_name: z.string().nullable(),
  delivery_address: z.string().nullable(),
  items: z.array(LineRow),
});
export type OrderRow = z.output<typeof OrderRow>;

/** One order per row with its lines as JSON: no second query. A deleted person's id is hidden. */
export const selectOrders = sql`
  select o.order_id, case when o.anonymised then null else o.user_id end as user_id, o.store_id,
         o.vendor_id, o.store_name, o.delivery_method, o.status as order_status, o.payment_status,
         o.delivery_fee_cents as delivery_fee, o.total_cents as total_price, o.created_at, o.updated_at, o.rejected_by, o.reject_reason,
         o.customer_name, o.delivery_address,
         (select coalesce(json_agg(json_build_object(
            'ingredient_id', i.ingredient_id, 'name', i.name, 'unit_quantity', i.unit_quantity,
            'unit', i.unit, 'image', i.image, 'price', i.price_cents, 'quantity', i.quantity)
            order by i.line_no), '[]')
          from order_items i where i.order_id = o.order_id) as items
  from orders o`;

export type Owner = { user_id: string } | { vendor_id: string };

export function ownedBy(owner: Owner) {
  return 'user_id' in owner
    ? sql`o.user_id = ${owner.user_id}`
    : sql`o.vendor_id = ${owner.vendor_id}`;
}

/** A shopper's orders, newest first, at most `limit`. */
export async function listOrders(
  db: Queryable,
  { user_id, cursor, limit }: { user_id: string; cursor: Cursor | undefined; limit: number },
): Promise<OrderRow[]> {
  const { beyond, order, inListOrder } = ordersBeside(cursor, 'newest');
  const rows = await db.many(
    OrderRow,
    sql`${selectOrders} where ${ownedBy({ user_id })} ${beyond} order by ${order} limit ${limit}`,
  );
  return inListOrder(rows);
}

/** Column and direction of each sort. Ties are sorted by id, in the same direction. */
export const ORDER_SORTING: Readonly<Record<OrderSort, { by: 'time' | 'total'; falls: boolean }>> =
  {
    newest: { by: 'time', falls: true },
    oldest: { by: 'time', falls: false },
    priceHigh: { by: 'total', falls: true },
    priceLow: { by: 'total', falls: false },
  };

/** The cursor's key: ms since 1970 or the total in cents, then the order's id. */
export function ordersBeside(cursor: Cursor | undefined, sort: OrderSort) {
  const { by, falls } = ORDER_SORTING[sort];
  return keyset({
    columns: [by === 'time' ? sql`o.created_at` : sql`o.total_cents`, sql`o.order_id`],
    falls,
    cursor,
    at: ({ key: [key, id] }) => [
      by === 'time' ? sql`${new Date(Number(key))}::timestamptz` : sql`${key}::bigint`,
      sql`${id}::uuid`,
    ],
  });
}

export function findOrder(
  db: Queryable,
  { order_id, owner }: { order_id: string; owner: Owner },
): Promise<OrderRow | undefined> {
  return db.maybeOne(
    OrderRow,
    sql`${selectOrders} where o.order_id = ${order_id} and ${ownedBy(owner)}`,
  );
}

const ActorRow = z.object({ name: z.string(), address: z.string() });

/** Locks the actor's account against deletion. Always the first lock: docs/decisions/0004-lock-order.md. */
export function lockActor(tx: Tx, user_id: string): Promise<z.output<typeof ActorRow> | undefined> {
  return tx.maybeOne(
    ActorRow,
    sql`select name, address from users where user_id = ${user_id} and status = 'active'
        for key share`,
  );
}

/** The notification of a placed or changed order. */
export const OrderNews = z.object({
  order_id: z.string(),
  user_id: z.string(),
  vendor_id: z.string(),
  order_status: z.enum(ORDER_STATUSES),
});
export type OrderNews = z.output<typeof OrderNews>;
export const ORDERS_CHANNEL = 'orders';

/** Notifies every process when this transaction commits. */
export async function announceOrders(tx: Tx, order_ids: readonly string[]): Promise<void> {
  await tx.run(sql`
    select pg_notify(${ORDERS_CHANNEL}, json_build_object('order_id', order_id, 'user_id', user_id,
      'vendor_id', vendor_id, 'order_status', status)::text)
    from orders where order_id = any(${order_ids}::uuid[])`);
}

export type Step = {
  order_id: string;
  owner: Owner;
  from: OrderStatus;
  to: OrderStatus;
  actor: { user_id: string; role: string };
  rejected_by: (typeof REJECTED_BY)[number] | null;
  reject_reason: string | null;
  at: Date;
};

/**
 * Changes the status of the owner's order, if it still has status `from`. When an order of a deleted person
 * is delivered, name and address are erased.
 *
 * Shape   whether it changed.
 */
export async function advanceOrder(tx: Tx, step: Step): Promise<boolean> {
  const { order_id, owner, from, to, rejected_by, reject_reason, actor, at } = step;
  const moved = await tx.run(sql`
    update orders o set status = ${to}, updated_at = ${at}, rejected_by = ${rejected_by},
      reject_reason = ${reject_reason},
      customer_name = case when o.anonymised then null else o.customer_name end,
      delivery_address = case when o.anonymised then null else o.delivery_address end
    where o.order_id = ${order_id} and ${ownedBy(owner)} and o.status = ${from}`);
  if (moved === 0) return false;
  await tx.run(sql`
    insert into order_events (order_id, from_status, to_status, actor_id, actor_role, at)
    values (${order_id}, ${from}, ${to}, ${actor.user_id}, ${actor.role}, ${at})`);
  await announceOrders(tx, [order_id]);
  return true;
}
