import { ORDER_STATUSES, type OrderStatus } from '@larder/shared/orders/orders';
import {
  LineChange,
  MAX_LISTED_LINES,
  OrderLine,
  OrderReturn,
  REJECTED_BY,
} from '@larder/shared/orders/orders.calls';
import { z } from 'zod';

import { CentsColumn, CentsOrNone } from '#platform/db/columns';
import type { Queryable, Tx } from '#platform/db/db';
import { keyset } from '#platform/db/keyset';
import { rowOf } from '#platform/db/rowOf';
import { type Sql, sql } from '#platform/db/sql';
import { withinWeight } from '#platform/db/withinWeight';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { lockActor } from '#platform/identity/lockActor.queries';
import { lockVendor } from '#platform/identity/lockVendor.queries';
import { ownStores, type Runs } from '#platform/identity/ownStores.queries';
import type { Cursor } from '#platform/lib/cursor';
import { inPages, ROWS_OF_PAGE } from '#platform/lib/inPages';

import { ORDERS_CHANNEL } from './orderNews.queries.ts';
import { type ListSort, ORDER_SORTING } from './orderSorting.rules.ts';
import { SlotColumn, slotOfOrder } from './slots.queries.ts';

export const LineRow = rowOf(OrderLine);
export type LineRow = z.output<typeof LineRow>;

/** As JSON, where times are texts. */
const ChangeRow = rowOf(LineChange);
const ReturnRow = rowOf(OrderReturn);

export const OrderRow = z.object({
  order_id: z.string(),
  user_id: z.string().nullable(),
  store_id: z.string(),
  vendor_id: z.string(),
  store_name: z.string(),
  delivery_method: z.string().nullable(),
  slot: SlotColumn.nullable(),
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
  customer_phone: z.string().nullable(),
  note: z.string().nullable(),
  store_phone: z.string().nullable(),
  items: z.array(LineRow),
  changes: z.array(ChangeRow),
  returns: z
    .array(ReturnRow)
    .nullable()
    .transform((returns) => returns ?? undefined),
  refunded: CentsOrNone,
});
export type OrderRow = z.output<typeof OrderRow>;

/** The phone of store s, else its vendor's. */
export const storePhone = sql`coalesce(s.phone, (select u.phone from users u where u.user_id = s.vendor_id))`;

/** Where order o goes to. A server of before also stores it of one that is picked up: nobody is to read that. */
export const addressOfOrder = sql`case when o.delivery_method = 'Pickup' then null else o.delivery_address end`;

/** What line i of an order costs, in cents: see `lineCost`. */
export const costOfLine = sql`coalesce(i.weighed_cents, i.price_cents::bigint * i.quantity)`;

/** What line i of an order weighs, as JSON; null until it is weighed. */
export const weighingOfLine = sql`case when i.weight_state is not null then
  json_build_object('amount', i.weighed, 'state', i.weight_state, 'cost', i.weighed_cents) end`;

const ORDER_COLUMNS = sql`
         o.order_id, case when o.anonymised then null else o.user_id end as user_id, o.store_id,
         o.vendor_id, o.store_name, o.delivery_method, ${slotOfOrder} as slot, o.status as order_status, o.payment_status,
         o.delivery_fee_cents as delivery_fee, o.total_cents as total_price, o.created_at, o.updated_at, o.rejected_by, o.reject_reason,
         o.customer_name, ${addressOfOrder} as delivery_address, o.customer_phone, o.note,
         (select ${storePhone} from stores s where s.store_id = o.store_id) as store_phone,
         (select coalesce(json_agg(json_build_object(
            'ingredient_id', i.ingredient_id, 'name', i.name, 'unit_quantity', i.unit_quantity,
            'unit', i.unit, 'image', i.image, 'price', i.price_cents, 'quantity', i.quantity, 'food', i.food,
            'by_weight', nullif(i.by_weight, false), 'weighing', ${weighingOfLine}) order by i.line_no), '[]')
          from order_items i where i.order_id = o.order_id and i.quantity > 0) as items,
         (select coalesce(json_agg(json_build_object(
            'change_id', c.change_id, 'state', c.state, 'ingredient_id', i.ingredient_id, 'name', i.name,
            'unit_quantity', i.unit_quantity, 'unit', i.unit, 'price', i.price_cents, 'packs', c.packs,
            'reason', c.reason, 'at', c.at, 'replacement', case when c.quantity is not null then
              json_build_object('ingredient_id', c.ingredient_id, 'name', c.name,
                'unit_quantity', c.unit_quantity, 'unit', c.unit, 'image', c.image, 'price', c.price_cents,
                'quantity', c.quantity, 'food', c.food, 'by_weight', nullif(c.by_weight, false)) end)
            order by c.change_no), '[]')
          from line_changes c join order_items i on i.order_id = c.order_id and i.line_no = c.line_no
          where c.order_id = o.order_id and c.state <> 'undone') as changes,
         case when o.status = 'Delivered' then (select json_agg(json_build_object(
            'return_id', r.return_id, 'ingredient_id', i.ingredient_id, 'name', i.name,
            'unit_quantity', i.unit_quantity, 'unit', i.unit, 'packs', r.packs, 'reason', r.reason,
            'refund', r.refund_cents, 'restocked', r.restocked, 'note', r.note, 'at', r.at) order by r.return_no)
          from order_returns r join order_items i on i.order_id = r.order_id and i.line_no = r.line_no
          where r.order_id = o.order_id and r.undone_at is null) end as returns,
         case when o.status = 'Delivered' then (select sum(r.refund_cents)::bigint from order_returns r
          where r.order_id = o.order_id and r.undone_at is null) end as refunded`;

/** One order per row with its lines as JSON: no second query. A deleted person's id is hidden. */
export const selectOrders = sql`select ${ORDER_COLUMNS} from orders o`;

/** Of a vendor's orders those of the stores that somebody runs. */
export type Owner = { user_id: string } | Runs;

export function ownedBy(owner: Owner) {
  return 'user_id' in owner ? sql`o.user_id = ${owner.user_id}` : ownStores(owner, sql`o`);
}

/** A shopper's orders, newest first, at most `limit`, and as many as an answer holds. */
export async function listOrders(
  db: Queryable,
  { user_id, cursor, limit }: { user_id: string; cursor: Cursor | undefined; limit: number },
): Promise<ListedOrder[]> {
  const { beyond, order, inListOrder } = ordersBeside(cursor, 'newest');
  const where = sql`${ownedBy({ user_id })} ${beyond}`;
  return inListOrder(await db.many(ListedOrder, ordersOfAnswer({ where, order, limit })));
}

/** `fits` is false for the one row more that tells that the answer is full. */
export const ListedOrder = OrderRow.extend({ fits: z.boolean() });
export type ListedOrder = z.output<typeof ListedOrder>;

/** Orders in an order, at most `limit`, and as many as one answer holds; see `withinWeight`. */
export function ordersOfAnswer({
  where,
  order,
  limit,
}: {
  where: Sql;
  order: Sql;
  limit: number;
}): Sql {
  const weight = sql`1 + cardinality(o.item_names)
    + (select count(*) from line_changes c where c.order_id = o.order_id)
    + (select count(*) from order_returns r where r.order_id = o.order_id)`;
  const rows = sql`
    select o.*, ${weight} as weight from orders o where ${where} order by ${order} limit ${limit}`;
  const found = withinWeight({ rows, order, as: sql`o`, most: MAX_LISTED_LINES });
  return sql`select ${ORDER_COLUMNS}, o.fits from ${found} order by ${order}`;
}

/** All orders that an account placed, newest first. */
export function pagesOfOrders(db: Queryable, user_id: string): AsyncIterable<readonly OrderRow[]> {
  return inPages<OrderRow>((last) => {
    const cursor: Cursor | undefined = last && {
      side: 'after',
      key: [last.created_at.getTime(), last.order_id],
      rows: 0,
    };
    const { beyond, order } = ordersBeside(cursor, 'newest');
    return db.many(
      OrderRow,
      sql`${selectOrders} where ${ownedBy({ user_id })} ${beyond}
          order by ${order} limit ${ROWS_OF_PAGE}`,
    );
  });
}

/** The start of its slot; orders without one are after all others. */
export const BY_SLOT = sql`coalesce(o.slot_starts_at, timestamptz '9999-12-31 00:00:00+00')`;
const SORTED_BY = {
  time: [sql`o.created_at`],
  total: [sql`o.total_cents`],
  slot: [BY_SLOT],
  todo: [sql`(o.status <> 'pending')`, BY_SLOT],
};

/** The cursor's key, as `orderListing` makes it: what is sorted by, then the order's id. */
export function ordersBeside(cursor: Cursor | undefined, sort: ListSort) {
  const { by, falls } = ORDER_SORTING[sort];
  return keyset({
    columns: [...SORTED_BY[by], sql`o.order_id`],
    falls,
    cursor,
    at: ({ key }) => [...sortedAt(by, key), sql`${key.at(-1)}::uuid`],
  });
}

/** Units: ms since 1970, or cents. */
function sortedAt(by: keyof typeof SORTED_BY, [first, second]: Cursor['key']): Sql[] {
  if (by === 'total') return [sql`${first}::bigint`];
  const at = sql`${new Date(Number(by === 'todo' ? second : first))}::timestamptz`;
  return by === 'todo' ? [sql`${first === 1}::boolean`, at] : [at];
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

/** As lockActor, for whoever acts for the owner of an order; of a vendor also its staff. Shape: whether they may. */
export async function lockActing(
  tx: Tx,
  { user, owner }: { user: LiveUser; owner: Owner },
): Promise<boolean> {
  const locked = await ('vendor_id' in owner ? lockVendor(tx, user) : lockActor(tx, user.user_id));
  return locked !== undefined;
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
 * is delivered, name, address, phone and note are erased. The caller gives back what a rejected order held.
 *
 * Shape   whether it changed.
 */
export async function advanceOrder(tx: Tx, step: Step): Promise<boolean> {
  const { order_id, owner, from, to, rejected_by, reject_reason, actor, at } = step;
  const moved = await tx.run(sql`
    with moved as (
      update orders o set status = ${to}, updated_at = ${at}, rejected_by = ${rejected_by},
        reject_reason = ${reject_reason},
        customer_name = case when o.anonymised then null else o.customer_name end,
        delivery_address = case when o.anonymised then null else o.delivery_address end,
        customer_phone = case when o.anonymised then null else o.customer_phone end,
        note = case when o.anonymised then null else o.note end
      where o.order_id = ${order_id} and ${ownedBy(owner)} and o.status = ${from}
      returning o.order_id, o.user_id, o.vendor_id
    ), event as (
      insert into order_events (order_id, from_status, to_status, actor_id, actor_role, at)
      select order_id, ${from}, ${to}, ${actor.user_id}, ${actor.role}, ${at} from moved
    )
    insert into order_news (order_id, user_id, vendor_id, order_status, picked, at)
    select order_id, user_id, vendor_id, ${to}, false, ${at} from moved`);
  if (moved > 0) tx.wake(ORDERS_CHANNEL);
  return moved > 0;
}
