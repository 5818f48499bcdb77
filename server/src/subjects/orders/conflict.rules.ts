import { allowedNext } from '@larder/shared/orders/orders';

import { AppError } from '#errors';

import type { OrderRow } from './orders.queries.ts';

/** The step is not one of this order's status. */
export function conflict({ order_status }: Pick<OrderRow, 'order_status'>): AppError {
  return new AppError('invalid_transition', {
    message: `The order is already ${order_status}`,
    details: { current: order_status, allowed: allowedNext(order_status) },
  });
}
