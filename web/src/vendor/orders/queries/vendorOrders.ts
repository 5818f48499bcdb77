import { type Order } from '@larder/shared/orders/orders.calls';
import { vendorReportLines } from '@larder/shared/orders/report.calls';
import {
  findVendorOrder,
  listVendorOrderIds,
  listVendorOrders,
  vendorDashboard,
  type VendorOrderQuery,
  vendorOverview,
  vendorReport,
} from '@larder/shared/orders/vendorOrders.calls';
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { ORDERS_KEY } from '#parts/queries/ordersKey.ts';
import { type AnswerOf, call, type QueryOf } from '#platform/http/api.ts';
import { localZone } from '#platform/page/dates.ts';

/** Polls in case the event connection is lost. */
const REFRESH_MS = 15_000;

/** With the period before, or without. */
export type AskedReport = {
  placed_from: Date;
  placed_before: Date;
  before_from?: Date;
  before_until?: Date;
};

export type PageOfOrders = AnswerOf<typeof listVendorOrders>;

export const vendorOrderQueries = {
  pages: () => [...ORDERS_KEY, 'vendor', 'page'] as const,
  one: (id: string) =>
    queryOptions({
      queryKey: [...ORDERS_KEY, 'vendor', 'one', id],
      queryFn: ({ signal }) => call(findVendorOrder, { params: { id }, signal }),
    }),
  overview: (store_id?: string) =>
    queryOptions({
      queryKey: [...ORDERS_KEY, 'vendor', 'overview', store_id ?? 'all stores'],
      queryFn: ({ signal }) => call(vendorOverview, { query: { store_id }, signal }),
      refetchInterval: REFRESH_MS,
    }),
  dashboard: () =>
    queryOptions({
      queryKey: [...ORDERS_KEY, 'vendor', 'dashboard'],
      queryFn: ({ signal }) => {
        return call(vendorDashboard, { query: { time_zone: localZone() }, signal });
      },
      refetchInterval: 4 * REFRESH_MS,
    }),
  /** What was sold in a range; waits for one. */
  report: (range: AskedReport | undefined) =>
    queryOptions({
      queryKey: [...ORDERS_KEY, 'vendor', 'report', range],
      queryFn: range
        ? ({ signal }) =>
            call(vendorReport, { query: { ...range, time_zone: localZone() }, signal })
        : skipToken,
    }),
};

/** The rows of a report's file. */
export function readReportLines({
  placed_from,
  placed_before,
}: Pick<AskedReport, 'placed_from' | 'placed_before'>) {
  return call(vendorReportLines, { query: { placed_from, placed_before } });
}

const ROWS_PER_READ = 1_000;

/** All orders of a filter, newest first, at most `most`. */
export async function readAllOrders(query: VendorOrderQuery, most: number): Promise<Order[]> {
  const orders: Order[] = [];
  let cursor: string | undefined;
  do {
    const limit = Math.min(ROWS_PER_READ, most - orders.length);
    const page = await call(listVendorOrders, { query: { ...query, limit, cursor } });
    orders.push(...page.value);
    cursor = page.next_cursor;
  } while (cursor !== undefined && orders.length < most);
  return orders;
}

/** The orders of a filter in brief. */
export function readOrderIds(query: QueryOf<typeof listVendorOrderIds>) {
  return call(listVendorOrderIds, { query });
}

/**
 * One page of the vendor's orders, fixed at its first load: later orders are counted in `newer` and
 * loaded by `loadNewer`. Changes of the listed orders show.
 *
 * Shape   orders placed after `freshSince` are new to the person who loaded them.
 */
export function useVendorOrders(query: VendorOrderQuery) {
  const key = JSON.stringify(query);
  const read = useRef<{ key: string; at: Date }>(undefined);
  const [fresh, setFresh] = useState<{ key: string; since: Date }>();
  const page = useQuery({
    queryKey: [...vendorOrderQueries.pages(), key],
    queryFn: async ({ signal }) => {
      const until = read.current?.key === key ? read.current.at : undefined;
      const answer = await call(listVendorOrders, { query: { ...query, until }, signal });
      read.current = { key, at: answer.as_of };
      return answer;
    },
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    gcTime: 0,
  });

  async function loadNewer(): Promise<void> {
    const since = read.current?.at;
    read.current = undefined;
    await page.refetch();
    setFresh(since && { key, since });
  }
  return { page, loadNewer, freshSince: fresh?.key === key ? fresh.since : undefined };
}
