import { POPULAR_AMONG } from '@larder/shared/orders/dashboard';
import { ORDER_STATUSES } from '@larder/shared/orders/orders';
import { Popular } from '@larder/shared/orders/vendorOrders.calls';
import { z } from 'zod';

import { CentsColumn } from '#platform/db/columns';
import type { Queryable } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { sql } from '#platform/db/sql';
import { ownStores, type Runs } from '#platform/identity/ownStores.queries';

const DaySum = z.object({ nth: z.int(), orders: z.int(), revenue: CentsColumn });

/**
 * Orders and revenue between the moments of a list, from the orders themselves.
 *
 * Shape   `nth` counts the moments from 1; the last one lasts until `until`, or until now. Intervals without orders are
 *         left out.
 */
export function sumByDay(
  db: Queryable,
  { runs, from, until }: { runs: Runs; from: readonly Date[]; until?: Date | undefined },
): Promise<z.output<typeof DaySum>[]> {
  return db.many(
    DaySum,
    sql`select width_bucket(o.created_at, ${from}::timestamptz[]) as nth, count(*) as orders,
          coalesce(sum(o.total_cents) filter (where o.status <> 'Rejected'), 0)::bigint as revenue
        from orders o
        where ${ownStores(runs, sql`o`)} and o.status = any(${[...ORDER_STATUSES]}::text[])
          and o.created_at >= ${from[0]} ${until ? sql`and o.created_at < ${until}` : sql``}
        group by nth order by nth limit ${from.length}`,
  );
}

/**
 * As `sumByDay`, until now, from stored daily sums, so that the cost does not grow with the orders. Moments must be at
 * whole quarters of an hour, as the starts of days are in every time zone.
 */
export function sumByKeptDay(
  db: Queryable,
  { vendor_id, from }: { vendor_id: string; from: readonly Date[] },
): Promise<z.output<typeof DaySum>[]> {
  const moments = sql`${from}::timestamptz[]`;
  return db.many(
    DaySum,
    sql`
      with days as (
        select day, day::timestamp at time zone 'UTC' as begins, quarters, orders, cents,
               orders[cardinality(orders)] as all_orders, cents[cardinality(cents)] as all_cents
        from order_days
        where vendor_id = ${vendor_id} and day >= (${from[0]}::timestamptz at time zone 'UTC')::date),
      -- What a day of UTC has from a moment on; before it are the quarters that are smaller.
      later as (
        select m.nth, d.all_orders - coalesce(d.orders[width_bucket(m.quarter - 1, d.quarters)], 0) as orders,
               d.all_cents - coalesce(d.cents[width_bucket(m.quarter - 1, d.quarters)], 0) as cents
        from days d join (
          select nth, (at at time zone 'UTC')::date as day, (extract(epoch from at)::bigint % 86400 / 900)::int as quarter
          from unnest(${moments}) with ordinality as t (at, nth)) m
        on m.day = d.day and m.quarter > 0)
      select nth::int as nth, sum(orders)::bigint as orders, sum(cents)::bigint as revenue from (
        select width_bucket(begins, ${moments}) as nth, all_orders as orders, all_cents as cents from days
        union all select nth, orders, cents from later
        union all select nth - 1, -orders, -cents from later
        union all
        select width_bucket(quarter, ${moments}), orders,
               case when status = 'Rejected' then 0 else total_cents end
        from order_sum_changes where vendor_id = ${vendor_id} and quarter >= ${from[0]}) x
      where nth > 0 group by nth order by nth limit ${from.length}`,
  );
}

const DayOfAll = z.object({ day: z.string(), orders: z.int(), revenue: CentsColumn });

/**
 * Orders and revenue of all vendors by the day of UTC in which they were placed, from the stored sums.
 *
 * Shape   days without orders are left out; `from` is the first moment of the first day.
 */
export function sumAllByDay(
  db: Queryable,
  { from, days }: { from: Date; days: number },
): Promise<z.output<typeof DayOfAll>[]> {
  return db.many(
    DayOfAll,
    sql`
      select to_char(day, 'YYYY-MM-DD') as day, sum(orders)::bigint as orders, sum(cents)::bigint as revenue
      from (
        select day, orders[cardinality(orders)] as orders, cents[cardinality(cents)] as cents
        from order_days where day >= (${from}::timestamptz at time zone 'UTC')::date
        union all
        select (quarter at time zone 'UTC')::date, orders,
               case when status = 'Rejected' then 0 else total_cents end
        from order_sum_changes where quarter >= ${from}) x
      group by x.day order by x.day limit ${days}`,
  );
}

const PopularRow = rowOf(Popular);

/**
 * The item in most of the newest orders of one's stores (of several the alphabetically first), with its latest
 * picture. Packs do not count.
 *
 * Source  product specification section 9.
 */
export function findPopular(db: Queryable, runs: Runs): Promise<Popular | undefined> {
  return db.maybeOne(
    PopularRow,
    sql`
      with newest as (
        select o.item_names from orders o where ${ownStores(runs, sql`o`)}
        order by o.created_at desc, o.order_id desc limit ${POPULAR_AMONG}),
      popular as (
        select name, count(*) as orders from newest, unnest(item_names) as name
        group by name order by orders desc, name collate "C" limit 1)
      select p.name, p.orders, (
        select i.image from orders o join order_items i on i.order_id = o.order_id
        where ${ownStores(runs, sql`o`)} and p.name = any(o.item_names) and i.name = p.name
        order by o.created_at desc, o.order_id desc, i.line_no limit 1) as image
      from popular p`,
  );
}
