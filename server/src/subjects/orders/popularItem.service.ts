import { POPULAR_LIVE } from '@larder/shared/orders/dashboard';
import type { Popular } from '@larder/shared/orders/vendorOrders.calls';

import type { Db } from '#platform/db/db';
import type { Runs } from '#platform/identity/ownStores.queries';
import { makeMemoryCache } from '#platform/lib/memoryCache';

import { findPopular } from './dashboard.queries.ts';

const KEPT_MS = 10 * 60_000;
/** About ten thousand vendors. */
const MAX_BYTES = 4_000_000;

/** The popular item of stores with so many orders; null without orders. */
export type PopularItemOf = (of: {
  runs: Runs;
  orders: number;
  now: Date;
}) => Promise<Popular | null>;

/** Of more than 500 orders it is cached for ten minutes: counting 5,000 took most of the dashboard's time. */
export function popularItem(db: Db): PopularItemOf {
  const items = makeMemoryCache<Popular | null>(MAX_BYTES);
  return async ({ runs, orders, now }) => {
    const at = now.getTime();
    const key = [runs.vendor_id, ...(runs.stores ?? ['all'])].join();
    const kept = orders > POPULAR_LIVE ? items.get(key) : undefined;
    if (kept && at - kept.at < KEPT_MS) return kept.value;
    const item = (await findPopular(db, runs)) ?? null;
    if (orders > POPULAR_LIVE) items.set(key, item, at);
    return item;
  };
}
