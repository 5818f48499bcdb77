import { isOpenQuestion } from '@larder/shared/orders/lineChanges';
import type { Order } from '@larder/shared/orders/orders.calls';

import { changeText } from './changeText.ts';
import { changesId } from './OrderChanges.tsx';
import { OrderNews } from './OrderNews.tsx';
import { weightNews, weightQuestions, weightsId } from './weightNews.ts';

/** The accepted orders with a replacement or a weight that the shopper has not answered; each leads to it. */
export function ChangeNews({ orders }: { orders: readonly Order[] }) {
  const news = orders.flatMap((order) => {
    const { order_id, order_status, changes } = order;
    if (weightQuestions(order).length > 0)
      return { order_id, text: weightNews(order), panel: weightsId(order_id) };
    const isOpen = order_status === 'Accepted' && changes.some(isOpenQuestion);
    return isOpen ? { order_id, text: changeText(order), panel: changesId(order_id) } : [];
  });
  return <OrderNews tone="info" news={news} action="Keep or refuse" />;
}
