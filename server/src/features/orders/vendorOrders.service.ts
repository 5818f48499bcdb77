import type { VendorOrderQuery } from '@larder/shared/contract/orders';
import { MAX_ROWS } from '@larder/shared/contract/page';
import {
  MAX_COUNTED,
  type PickOrder,
  type VendorDashboard,
  type VendorOverview,
} from '@larder/shared/contract/vendorOrders';
import { CHART_DAYS } from '@larder/shared/domain/dashboard';
import { cents } from '@larder/shared/domain/money';

import type { Db } from '#db/db';
import { cutPage, readCursor } from '#lib/cursor';

import { findPopular, sumByDay, sumByStatus } from './dashboard.queries.ts';
import { lastDays } from './days.ts';
import type { CountOrders } from './orderCount.queries.ts';
import { orderListing } from './orderListing.ts';
import {
  countByStatus,
  countNewer,
  countVendorOrders,
  findNewestAt,
  listStoreNames,
  listToPick,
  listVendorOrders,
} from './vendorOrders.queries.ts';

const MAX_NEWER = 100;
const MAX_TO_PICK = 200;

type Means = { db: Db; countOrders: CountOrders };
type Asked = { vendor_id: string; query: VendorOrderQuery; now: Date };

/** One page of the vendor's orders. */
export async function pageOfVendorOrders(means: Means, { vendor_id, query, now }: Asked) {
  const { db } = means;
  const { sort = 'newest', limit = MAX_ROWS, until, status, store_id, q } = query;
  const listing = orderListing('vendor', sort);
  const cursor = readCursor(listing.list, query.cursor);
  const filter = { vendor_id, status, store_id, q };
  const as_of = until ?? now;
  const [found, total, newer] = await Promise.all([
    listVendorOrders(db, { ...filter, sort, until, cursor, limit: limit + 1 }),
    totalOf(means, { vendor_id, query, now }),
    until ? countNewer(db, { ...filter, since: until, most: MAX_NEWER }) : 0,
  ]);
  const { rows: value, ...page } = cutPage(found, { ...listing, cursor, limit });
  return { value, ...page, ...total, as_of, newer };
}

/** Counts the whole list fully, a filtered one up to 10,000. */
async function totalOf({ db, countOrders }: Means, { vendor_id, query, now }: Asked) {
  const { status, store_id, q, until } = query;
  if (!status && !store_id && !q && !until)
    return { total: await countOrders({ owner: { vendor_id }, now }), total_capped: false };
  const filter = { vendor_id, status, store_id, q, until };
  const counted = await countVendorOrders(db, { ...filter, most: MAX_COUNTED + 1 });
  return { total: Math.min(counted, MAX_COUNTED), total_capped: counted > MAX_COUNTED };
}

/** Counts and store names for the filters, and the time of the newest order. */
export async function overviewOf(
  db: Db,
  { vendor_id, store_id }: { vendor_id: string; store_id?: string | undefined },
): Promise<VendorOverview> {
  const [counted, newest_at, stores] = await Promise.all([
    countByStatus(db, { vendor_id, store_id, most: MAX_COUNTED }),
    findNewestAt(db, vendor_id),
    listStoreNames(db, vendor_id),
  ]);
  const counts = { pending: 0, Accepted: 0, Rejected: 0, Delivered: 0 };
  for (const { status, n } of counted) counts[status] = n;
  return { counts, newest_at, stores };
}

/** The dashboard's four figures over all orders, and the days of its chart. */
export async function dashboardOf(
  db: Db,
  { vendor_id, now, time_zone }: { vendor_id: string; now: Date; time_zone: string },
): Promise<VendorDashboard> {
  const days = lastDays(now, CHART_DAYS, time_zone);
  const [sums, dayed, popular] = await Promise.all([
    sumByStatus(db, vendor_id),
    sumByDay(db, { vendor_id, from: days.map(({ from }) => from) }),
    findPopular(db, vendor_id),
  ]);
  const paid = sums.filter(({ status }) => status !== 'Rejected');
  const byNth = new Map(dayed.map((row) => [row.nth, row]));
  return {
    total: sums.reduce((sum, { orders }) => sum + orders, 0),
    pending: sums.find(({ status }) => status === 'pending')?.orders ?? 0,
    revenue: cents(paid.reduce((sum, { total }) => sum + total, 0)),
    popular: popular ?? null,
    days: days.map(({ day }, index) => {
      const row = byNth.get(index + 1);
      return { day, orders: row?.orders ?? 0, revenue: row?.revenue ?? cents(0) };
    }),
  };
}

/** The pick lists of accepted orders; others have nothing to pick. */
export async function toPick(
  db: Db,
  { vendor_id, order_id }: { vendor_id: string; order_id: string | undefined },
): Promise<{ value: PickOrder[]; truncated: boolean }> {
  const rows = await listToPick(db, { vendor_id, order_id, limit: MAX_TO_PICK + 1 });
  return { value: rows.slice(0, MAX_TO_PICK), truncated: rows.length > MAX_TO_PICK };
}
