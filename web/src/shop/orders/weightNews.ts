import type { Order } from '@larder/shared/orders/orders.calls';
import { asksAboutWeight, orderedAmount, weightText } from '@larder/shared/orders/weighing';

/** The lines of an order whose weight its shopper is asked about. */
export function weightQuestions({ order_status, items }: Pick<Order, 'order_status' | 'items'>) {
  return items.flatMap((item) =>
    order_status === 'Accepted' && item.weighing && asksAboutWeight(item)
      ? { ...item, weighing: item.weighing }
      : [],
  );
}
type WeightQuestion = ReturnType<typeof weightQuestions>[number];

/** "Chicken breast weighs 700 g instead of 600 g". */
export function questionWords(item: WeightQuestion): string {
  const { name, unit, weighing } = item;
  return `${name} weighs ${weightText(weighing.amount, unit)} instead of ${weightText(orderedAmount(item), unit)}`;
}

/** The first question of an order: "Corner asks: Chicken breast weighs 700 g instead of 600 g." */
export function weightNews(order: Order): string {
  const [item] = weightQuestions(order);
  return item ? `${order.store_name} asks: ${questionWords(item)}.` : '';
}

/** Where an order's card asks about weights. */
export function weightsId(order_id: string): string {
  return `weights-${order_id}`;
}
