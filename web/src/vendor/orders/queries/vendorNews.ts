import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { useOrderNews } from '#parts/queries/orderNews.ts';
import { ORDERS_KEY } from '#parts/queries/ordersKey.ts';
import { STORES_KEY } from '#parts/queries/storeItems.ts';
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

/** Reads lists anew when others became the stores that somebody runs. */
export function useOtherStores(): void {
  const client = useQueryClient();
  const { data } = useQuery(vendorOrderQueries.overview());
  const stores = data?.stores.map(({ store_id }) => store_id).join();
  const known = useRef<string>(undefined);
  useEffect(() => {
    const before = known.current;
    known.current = stores ?? before;
    if (before === undefined || stores === undefined || stores === before) return;
    for (const queryKey of [STORES_KEY, ORDERS_KEY]) void client.invalidateQueries({ queryKey });
  }, [client, stores]);
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
