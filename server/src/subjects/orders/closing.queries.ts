import { viewClosing } from '@larder/shared/stores/stores.calls';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { sql } from '#platform/db/sql';

const OpenOrders = rowOf(viewClosing.response);
export type OpenOrders = z.output<typeof OpenOrders>;
type OwnStore = { store_id: string; vendor_id: string };

/** Open orders of the vendor's own open store; undefined when there is no such store. */
export function findOpenOrders(
  db: Queryable,
  { store_id, vendor_id }: OwnStore,
): Promise<OpenOrders | undefined> {
  return db.maybeOne(
    OpenOrders,
    sql`select (select count(*) from orders o
                where o.store_id = s.store_id and o.status = 'pending') as pending_orders,
               (select count(*) from orders o
                where o.store_id = s.store_id and o.status = 'Accepted') as accepted_orders
        from stores s
        where s.store_id = ${store_id} and s.vendor_id = ${vendor_id} and s.closed_at is null`,
  );
}

/** Locks the vendor's own open store against orders and edits. Shape: whether it is there. */
export async function lockStoreToClose(
  tx: Tx,
  { store_id, vendor_id }: OwnStore,
): Promise<boolean> {
  const row = await tx.maybeOne(
    z.object({ store_id: z.string() }),
    sql`select store_id from stores
        where store_id = ${store_id} and vendor_id = ${vendor_id} and closed_at is null for update`,
  );
  return row !== undefined;
}

/** Locks a store's pending orders. Shape: their ids, ascending. */
export async function lockPendingOrders(tx: Tx, store_id: string): Promise<string[]> {
  const rows = await tx.many(
    z.object({ order_id: z.string() }),
    sql`select order_id from orders where store_id = ${store_id} and status = 'pending'
        order by order_id for update`,
  );
  return rows.map((row) => row.order_id);
}

export async function setStoreClosed(
  tx: Tx,
  { store_id, at }: { store_id: string; at: Date },
): Promise<void> {
  await tx.run(sql`update stores set closed_at = ${at} where store_id = ${store_id}`);
}
