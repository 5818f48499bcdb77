import type { Order } from '@larder/shared/orders/orders.calls';

/** "Corner rejected your order." */
export function rejectionText({ store_name, rejected_by }: Order): string {
  return rejected_by === 'system'
    ? `${store_name} has closed; your order there is rejected.`
    : `${store_name} rejected your order.`;
}
