import { cents } from '@larder/shared/basics/money';
import type { Order } from '@larder/shared/orders/orders.calls';

import { ordered } from '#testing/carts.ts';

/** An order of Sam Rivera at Corner Shop for $10. */
export const vendorOrder = (more: Partial<Order>): Order =>
  ordered({
    store_name: 'Corner Shop',
    total_price: cents(1000),
    created_at: new Date('2026-05-01T10:00:00Z'),
    updated_at: new Date('2026-05-01T10:00:00Z'),
    customer_name: 'Sam Rivera',
    delivery_address: '348 W 22nd St',
    ...more,
  });
