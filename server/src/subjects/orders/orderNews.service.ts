import { type OrderEvent, orderEvents } from '@larder/shared/orders/orders.calls';

import type { Served } from '#platform/http/serve';
import { serveNews } from '#platform/http/streams/news';

import { ORDER_NEWS, ORDERS_CHANNEL } from './orderNews.queries.ts';

/**
 * Sends the news of orders to the open streams of the order's shopper, of its vendor and of the staff of its store,
 * and to nobody else.
 */
export function serveOrderNews(served: Served): void {
  serveNews(served, orderEvents, {
    channel: ORDERS_CHANNEL,
    news: ORDER_NEWS,
    tell({ user_id, vendor_id, store_id, order_id, order_status, picked }, send) {
      const event: OrderEvent = { order_id, order_status, ...(picked && { picked }) };
      send({ user_id, vendor_id, store_id }, 'order', event);
    },
  });
}
