import { MAX_REPORT_LINES, ReportLine } from '@larder/shared/orders/report.calls';
import { z } from 'zod';

import { CentsColumn } from '#platform/db/columns';
import type { Queryable } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { type Sql, sql } from '#platform/db/sql';
import { ownStores, type Runs } from '#platform/identity/ownStores.queries';

import { costOfLine } from './orders.queries.ts';
import { SlotColumn, slotOfOrder } from './slots.queries.ts';

const MAX_STORES = 1_000;
const MAX_ITEMS = 500;
const MAX_TAXES = 100;

export type Range = { runs: Runs; placed_from: Date; placed_before: Date };

const Sums = { packs: z.int(), orders: z.int(), revenue: CentsColumn };
const StoreRow = z.object({
  store_id: z.string(),
  name: z.string(),
  ...Sums,
  refunds: CentsColumn,
});
const SlotRow = z.object({ slot: SlotColumn.nullable(), ...Sums });
const BookColumns = {
  packs: z.int(),
  revenue: CentsColumn,
  refunds: CentsColumn,
  known: CentsColumn,
  cost: CentsColumn,
};
const ItemRow = z.object({ name: z.string(), size: z.string(), orders: z.int(), ...BookColumns });
const TaxRow = z.object({ tax_class: z.string().nullable(), is_all: z.boolean(), ...BookColumns });
const LineRow = rowOf(ReportLine);

/** Orders of the range that were not rejected. */
function soldIn({ runs, placed_from, placed_before }: Range): Sql {
  return sql`${ownStores(runs, sql`o`)} and o.status <> 'Rejected'
    and o.created_at >= ${placed_from} and o.created_at < ${placed_before}`;
}

/** What was noted in the range, whenever its order was placed. */
function notedIn({ runs, placed_from, placed_before }: Range): Sql {
  return sql`${ownStores(runs, sql`r`)} and r.undone_at is null
    and r.at >= ${placed_from} and r.at < ${placed_before}`;
}

/** What line i costs its store: as much as was weighed, once that counts; null where the cost is not known. */
const costToStore = sql`case when i.weighed_cents is null then i.cost_cents::bigint * i.quantity
  else round(i.cost_cents * i.weighed / i.unit_quantity)::bigint end`;

/**
 * Lines that were sold in the range, and what was noted of lines in it, as lines l. A line that was sold has its cost; what
 * went back on the shelf takes its share of that off again.
 */
function linesIn(range: Range): Sql {
  const line = sql`i.name, i.unit_quantity, i.unit, i.tax_class, i.cost_cents is not null as is_known`;
  return sql`(
    select o.order_id, o.store_id, ${line}, i.quantity as packs, ${costOfLine} as revenue,
           0::bigint as refunds, ${costToStore} as cost
    from orders o join order_items i on i.order_id = o.order_id
    where ${soldIn(range)} and i.quantity > 0
    union all
    select null, r.store_id, ${line}, 0, 0, r.refund_cents,
           case when r.restocked then -round((${costToStore})::numeric * r.packs / i.quantity)::bigint else 0 end
    from order_returns r join order_items i on i.order_id = r.order_id and i.line_no = r.line_no
    where ${notedIn(range)}) l`;
}

const BOOKS = sql`
  coalesce(sum(l.packs), 0)::bigint as packs, coalesce(sum(l.revenue), 0)::bigint as revenue,
  coalesce(sum(l.refunds), 0)::bigint as refunds,
  coalesce(sum(l.revenue - l.refunds) filter (where l.is_known), 0)::bigint as known,
  coalesce(sum(l.cost) filter (where l.is_known), 0)::bigint as cost`;

const SIZE = sql`trim_scale(l.unit_quantity) || ' ' || l.unit`;

/** Sold by store, with delivery fees, the most money first; also stores of which something was only noted. */
export function sumByStore(db: Queryable, range: Range): Promise<z.output<typeof StoreRow>[]> {
  return db.many(
    StoreRow,
    sql`
      with sold as (
        select o.store_id, count(*) as orders, sum(o.total_cents)::bigint as revenue,
               sum((select sum(i.quantity) from order_items i where i.order_id = o.order_id))::bigint as packs
        from orders o where ${soldIn(range)} group by o.store_id),
      noted as (
        select r.store_id, sum(r.refund_cents)::bigint as refunds
        from order_returns r where ${notedIn(range)} group by r.store_id)
      select s.store_id, s.name, coalesce(sold.orders, 0) as orders, coalesce(sold.packs, 0) as packs,
             coalesce(sold.revenue, 0) as revenue, coalesce(noted.refunds, 0) as refunds
      from sold full join noted on noted.store_id = sold.store_id
      join stores s on s.store_id = coalesce(sold.store_id, noted.store_id)
      order by revenue desc, s.name, s.store_id limit ${MAX_STORES}`,
  );
}

/** Sold by slot, the soonest first; without a slot last. */
export function sumBySlot(db: Queryable, range: Range): Promise<z.output<typeof SlotRow>[]> {
  return db.many(
    SlotRow,
    sql`
      select ${slotOfOrder} as slot, count(*) as orders, sum(o.total_cents)::bigint as revenue,
             sum((select sum(i.quantity) from order_items i where i.order_id = o.order_id))::bigint as packs
      from orders o
      where ${soldIn(range)}
      group by o.slot_starts_at, o.slot_ends_at, o.slot_zone
      order by o.slot_starts_at, o.slot_ends_at, o.slot_zone limit ${MAX_ITEMS}`,
  );
}

/** Sold by item and pack size, the most money first. */
export function sumByItem(db: Queryable, range: Range): Promise<z.output<typeof ItemRow>[]> {
  return db.many(
    ItemRow,
    sql`
      select l.name, ${SIZE} as size, count(distinct l.order_id) as orders, ${BOOKS}
      from ${linesIn(range)}
      group by l.name, l.unit_quantity, l.unit
      order by revenue desc, l.name, l.unit_quantity, l.unit limit ${MAX_ITEMS}`,
  );
}

/** Sold by tax class, the most money first, and before them the sum of all. */
export function sumByTax(db: Queryable, range: Range): Promise<z.output<typeof TaxRow>[]> {
  return db.many(
    TaxRow,
    sql`
      select l.tax_class, grouping(l.tax_class) = 1 as is_all, ${BOOKS}
      from ${linesIn(range)}
      group by grouping sets ((), (l.tax_class))
      order by is_all desc, revenue desc, l.tax_class limit ${MAX_TAXES + 1}`,
  );
}

/** Sold by store, item, pack size and tax class, by name; one more than an answer has. */
export function listReportLines(db: Queryable, range: Range): Promise<z.output<typeof LineRow>[]> {
  return db.many(
    LineRow,
    sql`
      select l.store_id, s.name as store_name, l.name, ${SIZE} as size, l.tax_class, ${BOOKS}
      from ${linesIn(range)} join stores s on s.store_id = l.store_id
      group by l.store_id, s.name, l.name, l.unit_quantity, l.unit, l.tax_class
      order by s.name, l.store_id, l.name, l.unit_quantity, l.unit, l.tax_class limit ${MAX_REPORT_LINES + 1}`,
  );
}

const DayRow = z.object({ nth: z.int(), refunds: CentsColumn });

/** Money that was noted as going back, by day; as `sumByDay`. */
export function sumRefundsByDay(
  db: Queryable,
  { from, ...range }: Range & { from: readonly Date[] },
): Promise<z.output<typeof DayRow>[]> {
  return db.many(
    DayRow,
    sql`select width_bucket(r.at, ${from}::timestamptz[]) as nth, sum(r.refund_cents)::bigint as refunds
        from order_returns r where ${notedIn(range)}
        group by nth order by nth limit ${from.length + 1}`,
  );
}
