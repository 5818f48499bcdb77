import type { Order } from '@larder/shared/orders/orders.calls';

import type { Rejection } from '#shop/orders/rules/rejection.ts';

import { OrderNews } from './OrderNews.tsx';
import { rejectionText } from './rejectionText.ts';
import { panelId } from './useRejections.ts';

/** Which orders were refused and are not settled; each leads to what can be done. */
export function RejectionNews({ rejections }: { rejections: readonly Rejection<Order>[] }) {
  const open = rejections.filter((rejection) => rejection.open.length > 0);
  const news = open.map(({ order }) => ({
    order_id: order.order_id,
    text: newsOf(order),
    panel: panelId(order.order_id),
  }));
  return <OrderNews tone="warning" news={news} action="See where else" />;
}

function newsOf(order: Order): string {
  const { rejected_by, reject_reason } = order;
  const text = rejectionText(order);
  return rejected_by === 'system' || !reject_reason
    ? text
    : `${text.slice(0, -1)}: “${reject_reason}”`;
}
