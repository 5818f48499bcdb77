import type { OrderGroup, OrderStatus } from '@larder/shared/orders/orders';
import { BriefOrder, StoreName } from '@larder/shared/orders/vendorOrders.calls';
import { z } from 'zod';

import type { Queryable } from '#platform/db/db';
import { foldedText } from '#platform/db/foldedText';
import { rowOf } from '#platform/db/rowOf';
import { type Sql, sql } from '#platform/db/sql';
import type { Cursor } from '#platform/lib/cursor';

import { ListedOrder, ordersBeside, ordersOfAnswer } from './orders.queries.ts';
import type { ListSort } from './orderSorting.rules.ts';

export type OrderFilter = {
  vendor_id: string;
  status?: OrderStatus | undefined;
  group?: OrderGroup | undefined;
  store_id?: string | undefined;
  q?: string | undefined;
  placed_from?: Date | undefined;
  placed_before?: Date | undefined;
};

/** Written out: the index orders_to_do is of these statuses alone. */
const IN_GROUP: Readonly<Record<OrderGroup, Sql>> = {
  todo: sql`and o.status in ('pending', 'Accepted')`,
  done: sql`and o.status in ('Rejected', 'Delivered')`,
};

/** Rows of one vendor, through an index that begins with it. */
function matching({
  vendor_id,
  status,
  group,
  store_id,
  q,
  placed_from,
  placed_before,
}: OrderFilter): Sql {
  return sql`o.vendor_id = ${vendor_id}
    ${status ? sql`and o.status = ${status}` : sql``}
    ${group ? IN_GROUP[group] : sql``}
    ${store_id ? sql`and o.store_id = ${store_id}` : sql``}
    ${placed_from ? sql`and o.created_at >= ${placed_from}` : sql``}
    ${placed_before ? sql`and o.created_at < ${placed_before}` : sql``}
    ${q ? sql`and strpos(o.search_text, ${foldedText(q)}) > 0` : sql``}`;
}

function placedUntil(until: Date | undefined): Sql {
  return until ? sql`and o.created_at <= ${until}` : sql``;
}

export type OrderSearch = OrderFilter & {
  sort: ListSort;
  until?: Date | undefined;
  cursor?: Cursor | undefined;
  limit: number;
};

/**
 * The vendor's orders as asked.
 *
 * Shape   in the order of the list; of more than `limit`, the ones nearest to the cursor.
 */
export async function listVendorOrders(
  db: Queryable,
  { sort, until, cursor, limit, ...filter }: OrderSearch,
): Promise<ListedOrder[]> {
  const { beyond, order, inListOrder } = ordersBeside(cursor, sort);
  const where = sql`${matching(filter)} ${placedUntil(until)} ${beyond}`;
  return inListOrder(await db.many(ListedOrder, ordersOfAnswer({ where, order, limit })));
}

const BriefRow = rowOf(BriefOrder);

/** The vendor's orders as asked in brief, newest first, at most `limit`. */
export function listBriefOrders(
  db: Queryable,
  { until, limit, ...filter }: OrderFilter & { until?: Date | undefined; limit: number },
): Promise<z.output<typeof BriefRow>[]> {
  return db.many(
    BriefRow,
    sql`select o.order_id, o.status as order_status, o.delivery_method, o.total_cents as total_price from orders o
        where ${matching(filter)} ${placedUntil(until)}
        order by o.created_at desc, o.order_id desc limit ${limit}`,
  );
}

const Count = z.object({ n: z.int() });

/** Counts up to `max`, or all. */
export async function countVendorOrders(
  db: Queryable,
  { until, max, ...filter }: OrderFilter & { until?: Date | undefined; max?: number },
): Promise<number> {
  const { n } = await db.one(
    Count,
    sql`select count(*) as n from (
          select from orders o where ${matching(filter)} ${placedUntil(until)}
          limit ${max ?? null}) found`,
  );
  return n;
}

/** Orders as asked placed after a moment; counts up to `max`. */
export async function countNewer(
  db: Queryable,
  { since, max, ...filter }: OrderFilter & { since: Date; max: number },
): Promise<number> {
  const { n } = await db.one(
    Count,
    sql`select count(*) as n from (
          select from orders o where ${matching(filter)} and o.created_at > ${since}
          limit ${max}) found`,
  );
  return n;
}

export async function findNewestAt(db: Queryable, vendor_id: string): Promise<Date | null> {
  const newest = await db.maybeOne(
    z.object({ created_at: z.date() }),
    sql`select o.created_at from orders o where o.vendor_id = ${vendor_id}
        order by o.created_at desc, o.order_id desc limit 1`,
  );
  return newest?.created_at ?? null;
}

const MAX_STORES = 1_000;
const NameRow = rowOf(StoreName);

/** All of the vendor's stores, closed ones too, oldest first. */
export function listStoreNames(
  db: Queryable,
  vendor_id: string,
): Promise<z.output<typeof NameRow>[]> {
  return db.many(
    NameRow,
    sql`select store_id, name, closed_at is not null as closed from stores
        where vendor_id = ${vendor_id} order by created_at, store_id limit ${MAX_STORES}`,
  );
}
