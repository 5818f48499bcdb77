import { cents } from '@larder/shared/basics/money';
import { MAX_ROWS } from '@larder/shared/basics/page.model';
import { CHART_DAYS } from '@larder/shared/orders/dashboard';
import { isInGroup, ORDER_STATUSES } from '@larder/shared/orders/orders';
import {
  MAX_BULK,
  MAX_COUNTED,
  type VendorDashboard,
  type VendorOrderQuery,
  type VendorOverview,
} from '@larder/shared/orders/vendorOrders.calls';

import type { Db } from '#platform/db/db';
import { fittingLimit } from '#platform/db/withinWeight';
import type { Runs } from '#platform/identity/ownStores.queries';
import { cutPage, readCursor } from '#platform/lib/cursor';

import { sumByDay, sumByKeptDay } from './dashboard.queries.ts';
import { filledDays, lastDays } from './days.rules.ts';
import { orderListing } from './orderListing.rules.ts';
import { ordersIn, sumByStatus } from './orderSums.queries.ts';
import type { PopularItemOf } from './popularItem.service.ts';
import {
  countNewer,
  countVendorOrders,
  findNewestAt,
  listBriefOrders,
  listStoreNames,
  listVendorOrders,
  type OrderFilter,
} from './vendorOrders.queries.ts';

const MAX_NEWER = 100;

type Asked = { runs: Runs; query: VendorOrderQuery; now: Date };

/** One page of the vendor's orders. */
export async function pageOfVendorOrders(db: Db, { runs, query, now }: Asked) {
  const { limit = MAX_ROWS, until } = query;
  const sort = query.group === 'todo' ? 'todo' : (query.sort ?? 'newest');
  const listing = orderListing('vendor', sort);
  const cursor = readCursor(listing.list, query.cursor);
  const filter = filterOf({ runs, query });
  const as_of = until ?? now;
  const [found, total, newer] = await Promise.all([
    listVendorOrders(db, { ...filter, sort, until, cursor, limit: limit + 1 }),
    totalOf(db, { runs, query, now }),
    until ? countNewer(db, { ...filter, since: until, max: MAX_NEWER }) : 0,
  ]);
  const { rows: value, ...page } = cutPage(found, {
    ...listing,
    cursor,
    limit: fittingLimit(found, limit),
  });
  return { value, ...page, ...total, as_of, newer };
}

function filterOf({ runs, query }: Pick<Asked, 'runs' | 'query'>): OrderFilter {
  const { status, group, store_id, q, placed_from, placed_before } = query;
  return { runs, status, group, store_id, q, placed_from, placed_before };
}

/** The orders of a filter, as many as one call may change. */
export async function idsOfVendorOrders(
  db: Db,
  { runs, query }: { runs: Runs; query: Omit<VendorOrderQuery, 'limit' | 'cursor' | 'sort'> },
) {
  const rows = await listBriefOrders(db, { ...query, runs, limit: MAX_BULK + 1 });
  return { value: rows.slice(0, MAX_BULK), truncated: rows.length > MAX_BULK };
}

/** Exact, but for a search: there it stops at 10,000. */
async function totalOf(db: Db, { runs, query }: Asked) {
  const { status, group, store_id, q, placed_from, placed_before, until } = query;
  const filter = filterOf({ runs, query });
  if (q) {
    const counted = await countVendorOrders(db, { ...filter, until, max: MAX_COUNTED + 1 });
    return { total: Math.min(counted, MAX_COUNTED), total_capped: counted > MAX_COUNTED };
  }
  if (placed_from || placed_before)
    return { total: await countVendorOrders(db, { ...filter, until }), total_capped: false };
  const [sums, later] = await Promise.all([
    sumByStatus(db, { runs, store_id }),
    until ? countNewer(db, { ...filter, since: until, max: MAX_COUNTED }) : 0,
  ]);
  const asked = ORDER_STATUSES.filter(
    (one) =>
      (status === undefined || one === status) && (group === undefined || isInGroup(one, group)),
  );
  const total = asked.reduce((sum, one) => sum + ordersIn(sums, one), 0);
  return { total: total - later, total_capped: false };
}

/** Counts and store names for the filters, and the time of the newest order. */
export async function overviewOf(
  db: Db,
  { runs, store_id }: { runs: Runs; store_id?: string | undefined },
): Promise<VendorOverview> {
  const [counted, newest_at, stores] = await Promise.all([
    sumByStatus(db, { runs, store_id }),
    findNewestAt(db, runs),
    listStoreNames(db, runs),
  ]);
  const counts = { pending: 0, Accepted: 0, Rejected: 0, Delivered: 0 };
  for (const { status, orders } of counted) counts[status] = orders;
  return { counts, newest_at, stores };
}

/** The dashboard's four figures over all orders, and the days of its chart. */
export async function dashboardOf(
  { db, popularItemOf }: { db: Db; popularItemOf: PopularItemOf },
  { runs, now, time_zone }: { runs: Runs; now: Date; time_zone: string },
): Promise<VendorDashboard> {
  const days = lastDays(now, CHART_DAYS, time_zone);
  const [sums, dayed] = await Promise.all([
    sumByStatus(db, { runs }),
    // The sums of days that are kept are of all stores.
    runs.stores
      ? sumByDay(db, { runs, from: days.map(({ from }) => from) })
      : sumByKeptDay(db, { vendor_id: runs.vendor_id, from: days.map(({ from }) => from) }),
  ]);
  const paid = sums.filter(({ status }) => status !== 'Rejected');
  const total = ordersIn(sums);
  return {
    total,
    pending: ordersIn(sums, 'pending'),
    revenue: cents(paid.reduce((sum, { total }) => sum + total, 0)),
    popular: await popularItemOf({ runs, orders: total, now }),
    days: filledDays(days, dayed),
  };
}
