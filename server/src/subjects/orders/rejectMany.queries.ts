import { z } from 'zod';

import type { Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';
import { holdStores, restoreStock } from '#subjects/stores/stock.queries';

import { announceOrders } from './orderNews.queries.ts';
import { ownedBy, type Owner } from './orders.queries.ts';
import { freeSlots } from './slots.queries.ts';

/** Who rejects, and the reason that the shopper reads. */
export type Rejecting = { by: 'vendor' | 'shopper' | 'system'; reason?: string | null };

/**
 * Rejects all pending orders of a person or a vendor, for a deletion.
 *
 * Shape   the ids of the rejected orders, ascending.
 */
export async function rejectPendingOrders(
  tx: Tx,
  { owner, ...rejecting }: Rejecting & { owner: Owner; actor_id: string; at: Date },
): Promise<string[]> {
  const isPending = sql`${ownedBy(owner)} and o.status = 'pending'`;
  const stores = await tx.many(
    z.object({ store_id: z.string() }),
    sql`select distinct o.store_id from orders o where ${isPending} order by o.store_id`,
  );
  await holdStores(
    tx,
    stores.map((row) => row.store_id),
  );
  const pending = await tx.many(
    z.object({ order_id: z.string() }),
    sql`select o.order_id from orders o where ${isPending} order by o.order_id for update`,
  );
  const order_ids = pending.map((row) => row.order_id);
  await rejectOrders(tx, { order_ids, ...rejecting });
  return order_ids;
}

/** Rejects pending orders that are locked, as their stores are: frees their slots, restores stock, writes events. */
export async function rejectOrders(
  tx: Tx,
  {
    order_ids,
    by,
    reason = null,
    actor_id,
    at,
  }: Rejecting & { order_ids: readonly string[]; actor_id: string; at: Date },
): Promise<void> {
  if (order_ids.length === 0) return;
  await tx.run(sql`
    update orders set status = 'Rejected', rejected_by = ${by}, reject_reason = ${reason}, updated_at = ${at}
    where order_id = any(${order_ids}::uuid[])`);
  await tx.run(sql`
    insert into order_events (order_id, from_status, to_status, actor_id, actor_role, at)
    select unnest(${order_ids}::uuid[]), 'pending', 'Rejected', ${actor_id}, ${by}, ${at}`);
  await freeSlots(tx, order_ids);
  await restoreStock(tx, { order_ids, actor_id, at });
  await announceOrders(tx, { order_ids, at });
}
