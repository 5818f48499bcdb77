import type { OrderGroup, OrderStatus } from '@larder/shared/orders/orders';
import { BriefOrder, StoreName } from '@larder/shared/orders/vendorOrders.calls';
import { z } from 'zod';

import type { Queryable } from '#platform/db/db';
import { foldedText } from '#platform/db/foldedText';
import { rowOf } from '#platform/db/rowOf';
import { type Sql, sql } from '#platform/db/sql';
import { ownStores, type Runs } from '#platform/identity/ownStores.queries';
import type { Cursor } from '#platform/lib/cursor';

import { ListedOrder, ordersBeside, ordersOfAnswer } from './orders.queries.ts';
import type { ListSort } from './orderSorting.rules.ts';

export type OrderFilter = {
  runs: Runs;
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

/** Rows of one vendor's stores, through an index that begins with the vendor. */
function matching({
  runs,
  status,
  group,
  store_id,
  q,
  placed_from,
  placed_before,
}: OrderFilter): Sql {
  return sql`${ownStores(runs, sql`o`)}
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

export async function findNewestAt(db: Queryable, runs: Runs): Promise<Date | null> {
  const newest = await db.maybeOne(
    z.object({ created_at: z.date() }),
    sql`select o.created_at from orders o where ${ownStores(runs, sql`o`)}
        order by o.created_at desc, o.order_id desc limit 1`,
  );
  return newest?.created_at ?? null;
}

const MAX_STORES = 1_000;
const NameRow = rowOf(StoreName);

/** All stores that somebody runs, oldest first; for whoever is not limited also closed ones. */
export function listStoreNames(db: Queryable, runs: Runs): Promise<z.output<typeof NameRow>[]> {
  return db.many(
    NameRow,
    sql`select s.store_id, s.name, s.closed_at is not null as closed from stores s
        where ${ownStores(runs, sql`s`)} order by s.created_at, s.store_id limit ${MAX_STORES}`,
  );
}
