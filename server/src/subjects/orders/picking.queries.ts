import { type PickedLine, PickOrder, type PickQuery } from '@larder/shared/orders/picking.calls';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { sql } from '#platform/db/sql';

import { addressOfOrder } from './orders.queries.ts';
import { slotOfOrder } from './slots.queries.ts';

const PickRow = rowOf(PickOrder);

/** The vendor's accepted orders as asked, at most `limit`, oldest first, with aisle and tick of each line. */
export function listToPick(
  db: Queryable,
  { vendor_id, query, limit }: { vendor_id: string; query: PickQuery; limit: number },
): Promise<z.output<typeof PickRow>[]> {
  const { order_ids, store_id, method, slot_starts_at, newest } = query;
  const chosen = newest
    ? sql`order by o.created_at desc, o.order_id desc limit ${newest}`
    : sql`order by o.created_at, o.order_id limit ${limit}`;
  return db.many(
    PickRow,
    sql`
      select c.order_id, c.store_id, c.store_name, c.created_at, c.delivery_method, c.slot, c.customer_name,
             c.address as delivery_address, c.customer_phone, c.note,
             (select coalesce(json_agg(json_build_object(
                'ingredient_id', i.ingredient_id, 'name', i.name, 'unit_quantity', i.unit_quantity,
                'unit', i.unit, 'quantity', i.quantity, 'category', g.category,
                'picked_by', case when p.picked_by is not null then
                  json_build_object('user_id', p.picked_by, 'name', coalesce(u.name, '')) end)
                order by i.line_no), '[]')
              from order_items i join ingredients g on g.ingredient_id = i.ingredient_id
              left join picked_lines p on p.order_id = i.order_id and p.line_no = i.line_no
              left join users u on u.user_id = p.picked_by
              where i.order_id = c.order_id and i.quantity > 0) as items
      from (
        select o.*, ${addressOfOrder} as address, ${slotOfOrder} as slot from orders o
        where o.vendor_id = ${vendor_id} and o.status = 'Accepted'
          ${order_ids ? sql`and o.order_id = any(${order_ids}::uuid[])` : sql``}
          ${store_id ? sql`and o.store_id = ${store_id}` : sql``}
          ${slot_starts_at ? sql`and o.slot_starts_at = ${slot_starts_at}` : sql``}
          ${method ? sql`and o.delivery_method = ${method}` : sql``}
        ${chosen}) c
      order by c.created_at, c.order_id`,
  );
}

/**
 * Locks the vendor's accepted orders among these, so that none is delivered meanwhile and two pickers wait for
 * each other.
 *
 * Shape   their ids.
 */
export async function lockToPick(
  tx: Tx,
  { vendor_id, order_ids }: { vendor_id: string; order_ids: readonly string[] },
): Promise<string[]> {
  const rows = await tx.many(
    z.object({ order_id: z.string() }),
    sql`select o.order_id from orders o
        where o.order_id = any(${order_ids}::uuid[]) and o.vendor_id = ${vendor_id} and o.status = 'Accepted'
        order by o.order_id for update`,
  );
  return rows.map((row) => row.order_id);
}

/** The lines as a table. */
function tableOf(lines: readonly PickedLine[]) {
  return sql`unnest(${lines.map((line) => line.order_id)}::uuid[],
    ${lines.map((line) => line.ingredient_id)}::uuid[]) as l (order_id, ingredient_id)`;
}

/** Ticks lines of locked orders; who ticked first stays. Shape: how many were not ticked before. */
export function insertPicked(
  tx: Tx,
  { lines, picked_by, at }: { lines: readonly PickedLine[]; picked_by: string; at: Date },
): Promise<number> {
  return tx.run(sql`
    insert into picked_lines (order_id, line_no, picked_by, picked_at)
    select i.order_id, i.line_no, ${picked_by}, ${at} from ${tableOf(lines)}
    join order_items i on i.order_id = l.order_id and i.ingredient_id = l.ingredient_id and i.quantity > 0
    on conflict do nothing`);
}

/** Unticks lines of locked orders. Shape: how many were ticked. */
export function deletePicked(tx: Tx, lines: readonly PickedLine[]): Promise<number> {
  return tx.run(sql`
    delete from picked_lines p using ${tableOf(lines)}
    join order_items i on i.order_id = l.order_id and i.ingredient_id = l.ingredient_id and i.quantity > 0
    where p.order_id = i.order_id and p.line_no = i.line_no`);
}
