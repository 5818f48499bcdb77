import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { useOrderNews } from '#parts/queries/orderNews.ts';
import { announce } from '#platform/page/announce.ts';
import { beep, readySound } from '#platform/page/beep.ts';
import { useAuth } from '#platform/session/session.ts';
import { usePageTitle } from '#ui/PageTitle.tsx';

import { vendorOrderQueries } from './vendorOrders.ts';

/** Refreshes a vendor's lists as orders come in, and tells of a new one by text and sound. Once per page: in the layout. */
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

/** The number of pending orders. */
export function usePending(): number {
  return useQuery(vendorOrderQueries.overview()).data?.counts.pending ?? 0;
}

/** "(3) Orders · Larder" with three pending orders. */
export function useVendorTitle(title: string): void {
  const pending = usePending();
  usePageTitle(pending > 0 ? `(${pending}) ${title}` : title);
}
