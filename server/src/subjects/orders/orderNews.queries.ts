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

/** News of changed ticks for the vendor's browsers; no shopper gets them. */
export async function announcePicked(
  tx: Tx,
  { vendor_id, order_id, at }: { vendor_id: string; order_id: string; at: Date },
): Promise<void> {
  tx.runAtEnd(sql`
    insert into order_news (order_id, vendor_id, order_status, picked, at)
    values (${order_id}, ${vendor_id}, 'Accepted', true, ${at})`);
  tx.wake(ORDERS_CHANNEL);
}

/** The news of orders, in the order of writing. */
export const ORDER_NEWS: NewsTable<OrderNews> = {
  table: sql`order_news`,
  list: (db, { since, limit }) =>
    db.many(
      NewsRow,
      sql`select news_id, xid::text as xid, user_id, vendor_id, order_id, order_status, picked from order_news
          where xid >= ${since}::xid8 order by xid, news_id limit ${limit}`,
    ),
};
