import { AppError } from '#errors';
import type { Queryable } from '#platform/db/db';

import { findOrder, type OrderRow, type Owner } from './orders.queries.ts';

/** Errors  order_not_found, also for another's order. */
export async function getOrder(
  db: Queryable,
  which: { order_id: string; owner: Owner },
): Promise<OrderRow> {
  const order = await findOrder(db, which);
  if (!order) throw new AppError('order_not_found');
  return order;
}
