import { type OrderEvent, orderEvents } from '@larder/shared/contract/orders';

import type { Served } from '#http/serve';
import { serveStreams } from '#http/streams';

import { ORDERS_CHANNEL, OrderNews } from './orders.queries.ts';

/**
 * Sends the database's order notifications to the open streams of the order's shopper and vendor, and to
 * nobody else. Starts to listen with the first stream.
 */
export function serveOrderNews(served: Served): void {
  const {
    app,
    deps: { db },
  } = served;
  let listening: Promise<() => Promise<void>> | undefined;
  const streams = serveStreams(served, orderEvents, { ready: listen });
  app.addHook('preClose', async () => {
    await (
      await listening
    )?.();
  });

  async function listen(): Promise<void> {
    listening ??= db.listen(ORDERS_CHANNEL, onMessage);
    await listening.catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
  }

  function onMessage(payload: string): void {
    const { order_id, order_status, user_id, vendor_id } = OrderNews.parse(JSON.parse(payload));
    const event: OrderEvent = { order_id, order_status };
    streams.send([user_id, vendor_id], 'order', event);
  }
}
