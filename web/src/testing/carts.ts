import { cents } from '@larder/shared/basics/money';
import type { Order } from '@larder/shared/orders/orders.calls';

import { id } from './comparison.ts';

/** The store of a cart, as `store(n)` of the comparison. */
export const atStore = (n: number) => ({
  store_id: id(n),
  vendorId: id(90),
  vendorName: 'Vera',
  storeName: `Store ${n}`,
  storeType: 'Delivery' as const,
  deliveryFee: cents(0),
  minimumOrder: cents(0),
});

/** A pending order at store 1. */
export function ordered(more: Partial<Order> = {}): Order {
  return {
    order_id: id(70),
    user_id: id(80),
    store_id: id(1),
    vendor_id: id(90),
    store_name: 'Store 1',
    delivery_method: 'Deliver',
    order_status: 'pending',
    payment_status: 'success',
    delivery_fee: cents(0),
    total_price: cents(600),
    created_at: new Date('2026-03-04T12:00:00.000Z'),
    updated_at: new Date('2026-03-04T12:00:00.000Z'),
    rejected_by: null,
    reject_reason: null,
    customer_name: 'Maya',
    delivery_address: 'Street',
    changes: [],
    items: [],
    ...more,
  };
}

/** The answer to a shopper who has these orders. */
export const myOrders = (orders: Order[]) => ({
  value: orders,
  orders,
  total: orders.length,
  first: 1,
  truncated: false,
});
