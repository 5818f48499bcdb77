import { type OrderEvent, orderEvents } from '@larder/shared/contract/orders';

import type { Served } from '#http/serve';
import { serveStreams } from '#http/streams';

import { ORDERS_CHANNEL, OrderNews } from './orders.queries.ts';

/**
 * Hands what the database announces about orders to whoever has a stream open: the shopper and the
 * vendor of the order, and nobody else. The database is listened to from the first stream on.
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
    listening ??= db.listen(ORDERS_CHANNEL, hear);
    await listening.catch((error: unknown) => {
      // The next reader tries again.
      listening = undefined;
      throw error;
    });
  }

  function hear(payload: string): void {
    const { order_id, order_status, user_id, vendor_id } = OrderNews.parse(JSON.parse(payload));
    const event: OrderEvent = { order_id, order_status };
    streams.send([user_id, vendor_id], 'order', event);
  }
}
