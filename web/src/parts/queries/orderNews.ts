import { OrderEvent, orderEvents } from '@larder/shared/orders/orders.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { readEvents } from '#platform/http/eventStream.ts';

import { ORDERS_KEY } from './ordersKey.ts';
import { renewPickLists } from './renewPickLists.ts';

const RETRY_AFTER_MS = 2_000;
const MAX_RETRY_MS = 60_000;
/** Min time between two refetches during a rush. */
const READ_EVERY_MS = 1_000;

/**
 * Refetches every list of orders when the server reports a change; for ticks only the pick lists. Reconnects
 * after 2, 4, 8 … 60 seconds; the lists poll as well, so that nothing is missed meanwhile.
 */
export function useOrderNews(token: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (token === undefined) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = RETRY_AFTER_MS;
    let readAt = 0;
    let reading: ReturnType<typeof setTimeout> | undefined;
    let onlyTicks = true;

    function readLists(): void {
      reading = undefined;
      readAt = Date.now();
      if (onlyTicks) renewPickLists(client);
      else void client.invalidateQueries({ queryKey: ORDERS_KEY });
      onlyTicks = true;
    }
    function onMessage(data: string): void {
      wait = RETRY_AFTER_MS;
      onlyTicks &&= OrderEvent.parse(JSON.parse(data)).picked ?? false;
      reading ??= setTimeout(readLists, Math.max(0, readAt + READ_EVERY_MS - Date.now()));
    }
    async function read(): Promise<void> {
      await readEvents(orderEvents, { signal: stop.signal }, onMessage).catch(() => undefined);
      if (stop.signal.aborted) return;
      timer = setTimeout(() => void read(), wait);
      wait = Math.min(MAX_RETRY_MS, wait * 2);
    }
    void read();
    return () => {
      stop.abort();
      clearTimeout(timer);
      clearTimeout(reading);
    };
  }, [client, token]);
}
