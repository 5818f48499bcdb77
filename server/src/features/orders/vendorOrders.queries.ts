import { CATEGORIES } from '@larder/shared/domain/aisles';
import { ORDER_STATUSES, type OrderSort, type OrderStatus } from '@larder/shared/domain/orders';
import { z } from 'zod';

import type { Queryable } from '#db/db';
import { type Sql, sql } from '#db/sql';
import type { Cursor } from '#lib/cursor';

import { OrderRow, ordersBeside, selectOrders } from './orders.queries.ts';

export type OrderFilter = {
  vendor_id: string;
  status?: OrderStatus | undefined;
  store_id?: string | undefined;
  q?: string | undefined;
};

/** Rows of one vendor, through an index that begins with it. */
function matching({ vendor_id, status, store_id, q }: OrderFilter): Sql {
  return sql`o.vendor_id = ${vendor_id}
    ${status ? sql`and o.status = ${status}` : sql``}
    ${store_id ? sql`and o.store_id = ${store_id}` : sql``}
    ${q ? sql`and strpos(o.search_text, fold_text(${q})) > 0` : sql``}`;
}

function placedUntil(until: Date | undefined): Sql {
  return until ? sql`and o.created_at <= ${until}` : sql``;
}

export type OrderSearch = OrderFilter & {
  sort: OrderSort;
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
): Promise<OrderRow[]> {
  const { beyond, order, inListOrder } = ordersBeside(cursor, sort);
  const rows = await db.many(
    OrderRow,
    sql`${selectOrders} where ${matching(filter)} ${placedUntil(until)} ${beyond}
        order by ${order} limit ${limit}`,
  );
  return inListOrder(rows);
}

const Count = z.object({ n: z.int() });

/** Counts up to `most`. */
export async function countVendorOrders(
  db: Queryable,
  { until, most, ...filter }: OrderFilter & { until?: Date | undefined; most: number },
): Promise<number> {
  const { n } = await db.one(
    Count,
    sql`select count(*) as n from (
          select from orders o where ${matching(filter)} ${placedUntil(until)} limit ${most}) found`,
  );
  return n;
}

/** Orders as asked placed after a moment; counts up to `most`. */
export async function countNewer(
  db: Queryable,
  { since, most, ...filter }: OrderFilter & { since: Date; most: number },
): Promise<number> {
  const { n } = await db.one(
    Count,
    sql`select count(*) as n from (
          select from orders o where ${matching(filter)} and o.created_at > ${since}
          limit ${most}) found`,
  );
  return n;
}

const StatusCount = z.object({ status: z.enum(ORDER_STATUSES), n: z.int() });

/** Orders by status, of the vendor or one store; each counts up to `most`. */
export function countByStatus(
  db: Queryable,
  { most, ...filter }: Pick<OrderFilter, 'vendor_id' | 'store_id'> & { most: number },
): Promise<z.output<typeof StatusCount>[]> {
  return db.many(
    StatusCount,
    sql`select s.status, (select count(*) from (
          select from orders o where ${matching(filter)} and o.status = s.status limit ${most}) found) as n
        from unnest(${[...ORDER_STATUSES]}::text[]) as s (status)`,
  );
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
const StoreName = z.object({ store_id: z.string(), name: z.string(), closed: z.boolean() });

/** All of the vendor's stores, closed ones too, oldest first. */
export function listStoreNames(
  db: Queryable,
  vendor_id: string,
): Promise<z.output<typeof StoreName>[]> {
  return db.many(
    StoreName,
    sql`select store_id, name, closed_at is not null as closed from stores
        where vendor_id = ${vendor_id} order by created_at, store_id limit ${MAX_STORES}`,
  );
}

const PickRow = z.object({
  order_id: z.string(),
  store_id: z.string(),
  store_name: z.string(),
  created_at: z.date(),
  delivery_method: z.string().nullable(),
  customer_name: z.string().nullable(),
  items: z.array(
    z.object({
      ingredient_id: z.string(),
      name: z.string(),
      unit_quantity: z.number(),
      unit: z.string(),
      quantity: z.int(),
      category: z.enum(CATEGORIES),
    }),
  ),
});

/** The vendor's accepted orders, or one of them, oldest first, with the aisle of each line. */
export function listToPick(
  db: Queryable,
  {
    vendor_id,
    order_id,
    limit,
  }: { vendor_id: string; order_id: string | undefined; limit: number },
): Promise<z.output<typeof PickRow>[]> {
  const one = order_id ? sql`and o.order_id = ${order_id}` : sql``;
  return db.many(
    PickRow,
    sql`
      select o.order_id, o.store_id, o.store_name, o.created_at, o.delivery_method, o.customer_name,
             (select coalesce(json_agg(json_build_object(
                'ingredient_id', i.ingredient_id, 'name', i.name, 'unit_quantity', i.unit_quantity,
                'unit', i.unit, 'quantity', i.quantity, 'category', g.category) order by i.line_no), '[]')
              from order_items i join ingredients g on g.ingredient_id = i.ingredient_id
              where i.order_id = o.order_id) as items
      from orders o
      where o.vendor_id = ${vendor_id} and o.status = 'Accepted' ${one}
      order by o.created_at, o.order_id limit ${limit}`,
  );
}
