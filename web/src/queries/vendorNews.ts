import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { announce } from '#lib/announce';
import { beep, readySound } from '#lib/beep';
import { useAuth } from '#lib/session';
import { usePageTitle } from '#ui/PageTitle';

import { useOrderNews } from './orderNews.ts';
import { vendorOrderQueries } from './vendorOrders.ts';

/** Keeps a vendor's pages up to date and lets an order be heard when it comes. */
export function useVendorNews(): void {
  useOrderNews(useAuth().user?.token);
  useEffect(readySound, []);
  const { data } = useQuery(vendorOrderQueries.overview());
  const newest = data && (data.newest_at?.getTime() ?? 0);
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (newest === undefined) return;
    const before = known.current;
    known.current = newest;
    if (before === undefined || newest <= before) return;
    announce('A new order came in');
    beep();
  }, [newest]);
}

/** How many orders wait for the vendor's answer; the server counts up to 10,000. */
export function usePending(): number {
  return useQuery(vendorOrderQueries.overview()).data?.counts.pending ?? 0;
}

/** Names the browser tab with the orders that wait: "(3) Orders · Larder". */
export function useVendorTitle(title: string): void {
  const pending = usePending();
  usePageTitle(pending > 0 ? `(${pending}) ${title}` : title);
}
