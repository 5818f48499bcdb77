import { type PickedLine, PickOrder, type PickQuery } from '@larder/shared/orders/picking.calls';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { sql } from '#platform/db/sql';
import { ownStores, type Runs } from '#platform/identity/ownStores.queries';

import { addressOfOrder, BY_SLOT, storePhone, weighingOfLine } from './orders.queries.ts';
import { slotOfOrder } from './slots.queries.ts';

/** `nth`: its place among the orders as they are chosen, from 1. */
const PickRow = rowOf(PickOrder).extend({ nth: z.int() });

/** The next slot first; those without one last, as they came. */
const BY_SLOT_THEN_TIME = sql`${BY_SLOT}, o.created_at, o.order_id`;

/** The vendor's accepted orders as asked, at most `limit`, by slot, with aisle and tick of each line. */
export function listToPick(
  db: Queryable,
  { runs, query, limit }: { runs: Runs; query: PickQuery; limit: number },
): Promise<z.output<typeof PickRow>[]> {
  const { order_ids, store_id, method, slot_starts_at, newest } = query;
  const chosen = newest ? sql`o.created_at desc, o.order_id desc` : BY_SLOT_THEN_TIME;
  return db.many(
    PickRow,
    sql`
      select o.order_id, o.store_id, o.store_name, s.address as store_address, ${storePhone} as store_phone,
             o.created_at, o.delivery_method, o.slot, o.customer_name, o.address as delivery_address,
             o.customer_phone, o.note, o.total_cents as total_price, o.nth,
             (select coalesce(json_agg(json_build_object(
                'ingredient_id', i.ingredient_id, 'name', i.name, 'unit_quantity', i.unit_quantity,
                'unit', i.unit, 'quantity', i.quantity, 'category', g.category,
                'by_weight', nullif(i.by_weight, false), 'weighing', ${weighingOfLine},
                'picked_by', case when p.picked_by is not null then
                  json_build_object('user_id', p.picked_by, 'name', coalesce(u.name, '')) end)
                order by i.line_no), '[]')
              from order_items i join ingredients g on g.ingredient_id = i.ingredient_id
              left join picked_lines p on p.order_id = i.order_id and p.line_no = i.line_no
              left join users u on u.user_id = p.picked_by
              where i.order_id = o.order_id and i.quantity > 0) as items
      from (
        select o.*, ${addressOfOrder} as address, ${slotOfOrder} as slot,
               row_number() over (order by ${chosen}) as nth
        from orders o
        where ${ownStores(runs, sql`o`)} and o.status = 'Accepted'
          ${order_ids ? sql`and o.order_id = any(${order_ids}::uuid[])` : sql``}
          ${store_id ? sql`and o.store_id = ${store_id}` : sql``}
          ${slot_starts_at ? sql`and o.slot_starts_at = ${slot_starts_at}` : sql``}
          ${method ? sql`and o.delivery_method = ${method}` : sql``}
        order by ${chosen} limit ${limit}) o
      join stores s on s.store_id = o.store_id
      order by ${BY_SLOT_THEN_TIME}`,
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
  { runs, order_ids }: { runs: Runs; order_ids: readonly string[] },
): Promise<string[]> {
  const rows = await tx.many(
    z.object({ order_id: z.string() }),
    sql`select o.order_id from orders o
        where o.order_id = any(${order_ids}::uuid[]) and ${ownStores(runs, sql`o`)} and o.status = 'Accepted'
        order by o.order_id for update`,
  );
  return rows.map((row) => row.order_id);
}

/** The lines as a table. */
function tableOf(lines: readonly PickedLine[]) {
  return sql`unnest(${lines.map((line) => line.order_id)}::uuid[],
    ${lines.map((line) => line.ingredient_id)}::uuid[]) as l (order_id, ingredient_id)`;
}

/** Ticks lines of locked orders, by weight those whose weight counts; who ticked first stays. Shape: how many were not ticked before. */
export function insertPicked(
  tx: Tx,
  { lines, picked_by, at }: { lines: readonly PickedLine[]; picked_by: string; at: Date },
): Promise<number> {
  return tx.run(sql`
    insert into picked_lines (order_id, line_no, picked_by, picked_at)
    select i.order_id, i.line_no, ${picked_by}, ${at} from ${tableOf(lines)}
    join order_items i on i.order_id = l.order_id and i.ingredient_id = l.ingredient_id and i.quantity > 0
    where not i.by_weight or i.weighed_cents is not null
    on conflict do nothing`);
}

/** Unticks lines of locked orders. Shape: how many were ticked. */
export function deletePicked(tx: Tx, lines: readonly PickedLine[]): Promise<number> {
  return tx.run(sql`
    delete from picked_lines p using ${tableOf(lines)}
    join order_items i on i.order_id = l.order_id and i.ingredient_id = l.ingredient_id and i.quantity > 0
    where p.order_id = i.order_id and p.line_no = i.line_no`);
}
