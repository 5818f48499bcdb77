import { compareSlots, sortOrders } from '@larder/shared/orders/orders';
import type { Order } from '@larder/shared/orders/orders.calls';

type Listed = Pick<Order, 'order_id' | 'order_status' | 'created_at' | 'total_price' | 'slot'>;

/** Orders to answer and orders to hand over, by slot, then as they came; those without a slot are last. Others are left out. */
export function toDoOf<Shown extends Listed>(
  orders: readonly Shown[],
): { pending: Shown[]; accepted: Shown[] } {
  const sorted = sortOrders(orders, 'oldest').toSorted(compareSlots);
  return {
    pending: sorted.filter(({ order_status }) => order_status === 'pending'),
    accepted: sorted.filter(({ order_status }) => order_status === 'Accepted'),
  };
}

/** The order to answer after one: the next of the list, else the first; undefined when no other is left. */
export function nextToAnswer<Shown extends Listed>(
  orders: readonly Shown[],
  order_id: string,
): Shown | undefined {
  const { pending } = toDoOf(orders);
  const at = pending.findIndex((order) => order.order_id === order_id);
  return pending[at + 1] ?? pending.find((order) => order.order_id !== order_id);
}
