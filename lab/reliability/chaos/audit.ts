import type { Db } from '@larder/server/src/platform/db/db.ts';
import { countViolations } from '@larder/server/src/platform/db/invariants.ts';
import { sql } from '@larder/server/src/platform/db/sql.ts';
import { z } from 'zod';

import { exactly, none } from '#reliability/goal';

import type { Notebook } from './load.ts';

const OrderRow = z.object({ order_id: z.string() });
const KeyRow = z.object({ key: z.string(), order_id: z.string() });

/** Checks the notebook and the rules of the data against the database. Shape: `rows` are judged. */
export async function audit(db: Db, book: Notebook) {
  const compared = await compareWithBooks(db, book);
  const broken = await brokenRules(db);
  const unexpected = [...book.unexpected].map(([status, n]) => `${n} x ${status}`);
  const { lost, doubled, stray } = compared;
  return {
    ...compared,
    broken,
    unexpected,
    rows: {
      ...compared,
      lost: exactly(lost, 0),
      doubled: exactly(doubled, 0),
      stray: exactly(stray, 0),
      'broken rules': none(broken),
      'unexpected answers': none(unexpected, ', '),
      'answers 503': book.unavailable,
      'longest gap ms': Math.round(book.longestGap),
    },
  };
}

/** The rules of the data that are broken. */
export async function brokenRules(db: Db): Promise<string[]> {
  return Object.entries(await countViolations(db))
    .filter(([, rows]) => rows > 0)
    .map(([name, rows]) => `${name}: ${rows}`);
}

/**
 * Compares the clients' answers with the database.
 *
 * Shape   lost: acknowledged but missing. doubled: keys with more or other orders than acknowledged.
 * stray: orders that no client knows of, not even as a lost answer.
 */
async function compareWithBooks(db: Db, book: Notebook) {
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
  const known = new Set(book.acknowledged.values());
  const stray = [...byKey].filter(
    ([key, order_id]) => !known.has(order_id) && !book.unknown.has(key),
  ).length;
  return {
    acknowledged: known.size,
    present: present.size,
    lost,
    doubled,
    stray,
    'orders without a key': present.size - byKey.size,
    'answers lost': [...byKey].filter(([key]) => book.unknown.has(key)).length,
  };
}
