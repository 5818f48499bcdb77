import { z } from 'zod';

import type { Db } from '#db/db';
import { sql } from '#db/sql';
import { memoryCache, type MemoryCache } from '#lib/memoryCache';

import { type Owner, ownedBy } from './orders.queries.ts';

/** Longer than an order takes to be written, and than the clocks of two machines may differ. */
const SETTLED_AFTER_MS = 10 * 60_000;
/** Some ten thousand owners. */
const MAX_BYTES = 4_000_000;

/** How many orders each owner had placed or got until a moment. */
const settled = new WeakMap<Db, MemoryCache<number>>();

const Counted = z.object({ n: z.int(), settled: z.int() });

/**
 * How many orders the shopper or the vendor has, ever. Orders are never deleted and never change
 * hands, so those of more than ten minutes ago are counted once: a vendor's hundred thousand took
 * ten times as long as the page they stand on.
 */
export async function countOrders(
  db: Db,
  { owner, now }: { owner: Owner; now: Date },
): Promise<number> {
  const counts = settled.get(db) ?? memoryCache<number>(MAX_BYTES);
  settled.set(db, counts);
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
}
