import { ORDER_STATUSES } from '@larder/shared/orders/orders';
import { z } from 'zod';

import type { Tx } from '#platform/db/db';
import type { NewsTable } from '#platform/db/newsReader';
import { sql } from '#platform/db/sql';

/** Wakes the readers of order_news. */
export const ORDERS_CHANNEL = 'orders';

/** A placed or changed order, or ticks of the vendor's pick list. */
const NewsRow = z.object({
  news_id: z.int(),
  xid: z.string(),
  /** null for ticks: no shopper gets them. */
  user_id: z.string().nullable(),
  vendor_id: z.string(),
  /** The order's. */
  store_id: z.string().nullable(),
  order_id: z.string(),
  order_status: z.enum(ORDER_STATUSES),
  picked: z.boolean(),
});
type OrderNews = z.output<typeof NewsRow>;

/** News of changed orders, for the streams of every process. */
export async function announceOrders(
  tx: Tx,
  { order_ids, at }: { order_ids: readonly string[]; at: Date },
): Promise<void> {
  tx.runAtEnd(sql`
    insert into order_news (order_id, user_id, vendor_id, order_status, picked, at)
    select order_id, user_id, vendor_id, status, false, ${at}
    from orders where order_id = any(${order_ids}::uuid[])`);
  tx.wake(ORDERS_CHANNEL);
}

/** News of changed ticks for the vendor's browsers, of one order of each store; no shopper gets them. */
export async function announcePicked(
  tx: Tx,
  { order_ids, at }: { order_ids: readonly string[]; at: Date },
): Promise<void> {
  tx.runAtEnd(sql`
    insert into order_news (order_id, vendor_id, order_status, picked, at)
    select distinct on (store_id) order_id, vendor_id, 'Accepted', true, ${at}::timestamptz
    from orders where order_id = any(${order_ids}::uuid[]) order by store_id, order_id`);
  tx.wake(ORDERS_CHANNEL);
}

/** The news of orders, in the order of writing. */
export const ORDER_NEWS: NewsTable<OrderNews> = {
  table: sql`order_news`,
  list: (db, { since, limit }) =>
    db.many(
      NewsRow,
      sql`select n.news_id, n.xid::text as xid, n.user_id, n.vendor_id, o.store_id, n.order_id, n.order_status, n.picked
          from order_news n left join orders o on o.order_id = n.order_id
          where n.xid >= ${since}::xid8 order by n.xid, n.news_id limit ${limit}`,
    ),
};
