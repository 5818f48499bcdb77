import { z } from 'zod';

import type { Db } from '#platform/db/db';
import { sql } from '#platform/db/sql';
import { makeMemoryCache } from '#platform/lib/memoryCache';

import { type Owner, ownedBy } from './orders.queries.ts';

/** Longer than writing an order takes, and than the clocks of two machines differ. */
const SETTLED_AFTER_MS = 10 * 60_000;
/** About ten thousand owners. */
const MAX_BYTES = 4_000_000;

const Counted = z.object({ n: z.int(), settled: z.int() });

/** How many orders a shopper or a vendor has, ever. */
export type CountOrders = (of: { owner: Owner; now: Date }) => Promise<number>;

/**
 * Orders are never deleted and never change hands, so those older than ten minutes are counted once:
 * counting a vendor's hundred thousand took ten times as long as reading a page of them.
 */
export function makeOrderCounter(db: Db): CountOrders {
  const counts = makeMemoryCache<number>(MAX_BYTES);
  return async ({ owner, now }) => {
    const key = JSON.stringify(owner);
    const kept = counts.get(key);
    const until = now.getTime() - SETTLED_AFTER_MS;
    const later = kept ? sql`and o.created_at > ${new Date(kept.at)}` : sql``;
    const counted = await db.one(
      Counted,
      sql`select count(*) as n, count(*) filter (where o.created_at <= ${new Date(until)}) as settled
          from orders o where ${ownedBy(owner)} ${later}`,
    );
    const before = kept?.value ?? 0;
    if (!kept || until > kept.at) counts.set(key, before + counted.settled, until);
    return before + counted.n;
  };
}
