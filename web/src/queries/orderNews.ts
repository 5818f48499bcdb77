import { OrderEvent, orderEvents } from '@larder/shared/contract/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';

import { readEvents } from '#lib/eventStream';

import { orderQueries } from './orders.ts';

const AGAIN_AFTER_MS = 2_000;
const AGAIN_AT_MOST_MS = 60_000;

/**
 * Keeps every list of orders up to date while the component is shown: the server says when one of
 * them changed. A lost connection is made again after 2, 4, 8 … 60 seconds; the lists poll as well,
 * so that nothing is missed meanwhile.
 */
export function useOrderNews(
  token: string | undefined,
  onNews?: (event: OrderEvent) => void,
): void {
  const client = useQueryClient();
  useEffect(() => {
    if (token === undefined) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = AGAIN_AFTER_MS;

    function hear(data: string): void {
      wait = AGAIN_AFTER_MS;
      const event = z.safeParse(OrderEvent, JSON.parse(data));
      void client.invalidateQueries({ queryKey: orderQueries.all() });
      if (event.success) onNews?.(event.data);
    }
    async function read(signedInAs: string): Promise<void> {
      await readEvents(orderEvents, { token: signedInAs, signal: stop.signal }, hear).catch(
        () => undefined,
      );
      if (stop.signal.aborted) return;
      timer = setTimeout(() => void read(signedInAs), wait);
      wait = Math.min(AGAIN_AT_MOST_MS, wait * 2);
    }
    void read(token);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [client, token, onNews]);
}
