import { z } from 'zod';

import { CentsColumn } from '#platform/db/columns';
import type { Queryable } from '#platform/db/db';
import { sql } from '#platform/db/sql';

import { costOfLine } from './orders.queries.ts';
import { SlotColumn, slotOfOrder } from './slots.queries.ts';

const MAX_STORES = 1_000;
const MAX_ITEMS = 500;

export type Range = { vendor_id: string; placed_from: Date; placed_before: Date };

const Sums = { packs: z.int(), orders: z.int(), revenue: CentsColumn };
const StoreRow = z.object({ store_id: z.string(), name: z.string(), ...Sums });
const SlotRow = z.object({ slot: SlotColumn.nullable(), ...Sums });
const ItemRow = z.object({ name: z.string(), size: z.string(), ...Sums });

/** Orders of the range that were not rejected. */
function soldIn({ vendor_id, placed_from, placed_before }: Range) {
  return sql`o.vendor_id = ${vendor_id} and o.status <> 'Rejected'
    and o.created_at >= ${placed_from} and o.created_at < ${placed_before}`;
}

/** Sold by store, with delivery fees, the most money first. */
export function sumByStore(db: Queryable, range: Range): Promise<z.output<typeof StoreRow>[]> {
  return db.many(
    StoreRow,
    sql`
      select s.store_id, s.name, count(*) as orders, sum(o.total_cents)::bigint as revenue,
             sum((select sum(i.quantity) from order_items i where i.order_id = o.order_id))::bigint as packs
      from orders o join stores s on s.store_id = o.store_id
      where ${soldIn(range)}
      group by s.store_id, s.name order by revenue desc, s.name, s.store_id limit ${MAX_STORES}`,
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
      select i.name, trim_scale(i.unit_quantity) || ' ' || i.unit as size,
             count(distinct o.order_id) as orders, sum(i.quantity)::bigint as packs,
             sum(${costOfLine})::bigint as revenue
      from orders o join order_items i on i.order_id = o.order_id
      where ${soldIn(range)} and i.quantity > 0
      group by i.name, i.unit_quantity, i.unit
      order by revenue desc, i.name, i.unit_quantity, i.unit limit ${MAX_ITEMS}`,
  );
}
