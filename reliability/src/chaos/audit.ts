import type { Db } from '@larder/server/src/db/db.ts';
import { sql } from '@larder/server/src/db/sql.ts';
import { z } from 'zod';

import type { Notebook } from './load.ts';

const OrderRow = z.object({ order_id: z.string() });
const KeyRow = z.object({ key: z.string(), order_id: z.string() });

/**
 * Compares what clients were told with what the database holds.
 *
 * Shape   lost: acknowledged and not there. doubled: keys with more or other orders than they were
 *         told. stray: orders of which no client knows anything, not even a lost answer.
 */
export async function compareWithBooks(db: Db, book: Notebook) {
  const present = new Set(
    (await db.many(OrderRow, sql`select order_id from orders`)).map(({ order_id }) => order_id),
  );
  const keys = await db.many(
    KeyRow,
    sql`select key, o ->> 'order_id' as order_id
        from idempotency_keys, jsonb_array_elements(response -> 'orders') o
        where route = 'POST /user/orders'`,
  );
  const byKey = new Map(keys.map(({ key, order_id }) => [key, order_id]));
  const acknowledged = [...book.acknowledged];
  const lost = acknowledged.filter(([, order_id]) => !present.has(order_id)).length;
  const doubled =
    keys.length -
    byKey.size +
    acknowledged.filter(([key, order_id]) => byKey.get(key) !== order_id).length +
    book.contradictions.length;
  const told = new Set(book.acknowledged.values());
  const stray = [...byKey].filter(
    ([key, order_id]) => !told.has(order_id) && !book.unknown.has(key),
  ).length;
  return {
    acknowledged: told.size,
    present: present.size,
    lost,
    doubled,
    stray,
    'orders without a key': present.size - byKey.size,
    'answers lost': [...byKey].filter(([key]) => book.unknown.has(key)).length,
  };
}
