import { ORDER_STATUSES, type OrderStatus } from '@larder/shared/orders/orders';
import { z } from 'zod';

import { CentsColumn } from '#platform/db/columns';
import type { Db, Queryable } from '#platform/db/db';
import { sql } from '#platform/db/sql';
import { ownStores, type Runs } from '#platform/identity/ownStores.queries';

const BATCH = 10_000;

const StatusSum = z.object({
  status: z.enum(ORDER_STATUSES),
  orders: z.int(),
  total: CentsColumn,
});
export type StatusSum = z.output<typeof StatusSum>;

/** Number and total of all orders of one's stores, or of one store, by status; exact. */
export function sumByStatus(
  db: Queryable,
  { runs, store_id }: { runs: Runs; store_id?: string | undefined },
): Promise<StatusSum[]> {
  const own = ownStores(runs, sql`s`);
  const ofStore = store_id ? sql`and s.store_id = ${store_id}` : sql``;
  return db.many(
    StatusSum,
    sql`select status, sum(orders)::bigint as orders, sum(total_cents)::bigint as total from (
          select status, orders, total_cents from order_sums s where ${own} ${ofStore}
          union all
          select status, orders, total_cents from order_sum_changes s
          where ${own} ${ofStore}) s
        group by status order by status limit ${ORDER_STATUSES.length}`,
  );
}

/** Orders of these sums, of one status or of all. */
export function ordersIn(sums: readonly StatusSum[], status?: OrderStatus): number {
  return sums
    .filter((sum) => status === undefined || sum.status === status)
    .reduce((count, { orders }) => count + orders, 0);
}

/**
 * Folds the changes into the sums. Their total stays the same. Concurrent processes fold different changes.
 *
 * Shape   the number of changes.
 */
export async function foldOrderSums(db: Db): Promise<number> {
  const Folded = z.object({ n: z.int() });
  let folded = 0;
  for (;;) {
    const { n } = await db.one(
      Folded,
      sql`
        with old as (
          delete from order_sum_changes where change_id in (
            select change_id from order_sum_changes order by change_id limit ${BATCH} for update skip locked)
          returning vendor_id, store_id, status, orders, total_cents
        ), added as (
          insert into order_sums as s (vendor_id, store_id, status, orders, total_cents)
          select vendor_id, store_id, status, sum(orders), sum(total_cents) from old
          group by vendor_id, store_id, status order by vendor_id, store_id, status
          on conflict (vendor_id, store_id, status)
            do update set orders = s.orders + excluded.orders, total_cents = s.total_cents + excluded.total_cents
        )
        select count(*) as n from old`,
    );
    folded += n;
    if (n < BATCH) return folded;
  }
}
