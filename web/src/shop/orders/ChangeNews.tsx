import { isOpenQuestion } from '@larder/shared/orders/lineChanges';
import type { Order } from '@larder/shared/orders/orders.calls';

import { changeText } from './changeText.ts';
import { changesId } from './OrderChanges.tsx';
import { OrderNews } from './OrderNews.tsx';

/** The accepted orders with a replacement that the shopper has not answered; each leads to it. */
export function ChangeNews({ orders }: { orders: readonly Order[] }) {
  const open = orders.filter(
    ({ order_status, changes }) => order_status === 'Accepted' && changes.some(isOpenQuestion),
  );
  const news = open.map((order) => ({
    order_id: order.order_id,
    text: changeText(order),
    panel: changesId(order.order_id),
  }));
  return <OrderNews tone="info" news={news} action="Keep or refuse" />;
}
