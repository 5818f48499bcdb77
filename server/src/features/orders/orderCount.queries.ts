import { z } from 'zod';

import type { Db } from '#db/db';
import { sql } from '#db/sql';

import { type Owner, ownedBy } from './orders.queries.ts';

/** Longer than an order takes to be written, and than the clocks of two machines may differ. */
const SETTLED_AFTER_MS = 10 * 60_000;
const MOST_OWNERS = 10_000;

/** How many orders were placed until a moment. */
type Settled = { n: number; until: Date };
const settled = new WeakMap<Db, Map<string, Settled>>();

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
  const key = JSON.stringify(owner);
  const kept = keptOf(db).get(key);
  const until = new Date(now.getTime() - SETTLED_AFTER_MS);
  const later = kept ? sql`and o.created_at > ${kept.until}` : sql``;
  const counted = await db.one(
    Counted,
    sql`select count(*) as n, count(*) filter (where o.created_at <= ${until}) as settled
        from orders o where ${ownedBy(owner)} ${later}`,
  );
  const before = kept?.n ?? 0;
  if (!kept || until > kept.until) keep(db, key, { n: before + counted.settled, until });
  return before + counted.n;
}

function keptOf(db: Db): Map<string, Settled> {
  const kept = settled.get(db) ?? new Map<string, Settled>();
  settled.set(db, kept);
  return kept;
}

/** Those who have not looked for longest make room. */
function keep(db: Db, key: string, count: Settled): void {
  const kept = keptOf(db);
  kept.delete(key);
  kept.set(key, count);
  const [oldest] = kept.keys();
  if (kept.size > MOST_OWNERS && oldest !== undefined) kept.delete(oldest);
}
