import { AppError } from '#errors';
import type { Queryable, Tx } from '#platform/db/db';
import { insertAudits } from '#platform/http/audit.queries';
import { lockVendor } from '#platform/identity/lockVendor.queries';
import type { Acting } from '#subjects/stores/shelf.service';

import {
  findOpenOrders,
  lockPendingOrders,
  lockStoreToClose,
  type OpenOrders,
  setStoreClosed,
} from './closing.queries.ts';
import { rejectOrders } from './rejectMany.queries.ts';

/** Errors  store_not_found for another's store and a closed one. */
export async function viewClosing(
  db: Queryable,
  own: { store_id: string; vendor_id: string },
): Promise<OpenOrders> {
  const open = await findOpenOrders(db, own);
  if (!open) throw new AppError('store_not_found');
  return open;
}

/** Shown to the shoppers of pending orders. */
const REASON = 'The store has closed.';

/**
 * Closes a store: it leaves the comparison and takes no orders, pending orders are rejected and
 * restocked, accepted ones stay to be delivered.
 *
 * Errors  store_not_found, also for another's store and a closed one; conflict with the current numbers when
 *         the number of pending orders is not `expected`.
 */
export async function closeOwnStore(
  tx: Tx,
  {
    store_id,
    pending_orders: expected,
    ...acting
  }: Acting & { store_id: string; pending_orders?: number | undefined },
): Promise<{ message: string; rejected_orders: number; accepted_orders: number }> {
  const { user, at } = acting;
  const own = { store_id, vendor_id: user.vendor_id };
  if (!(await lockVendor(tx, user))) throw new AppError('not_signed_in');
  if (!(await lockStoreToClose(tx, own))) throw new AppError('store_not_found');
  const order_ids = await lockPendingOrders(tx, store_id);
  const open = await findOpenOrders(tx, own);
  const accepted_orders = open?.accepted_orders ?? 0;
  if (expected !== undefined && expected !== order_ids.length)
    throw new AppError('conflict', {
      message: 'The orders of this store have changed in the meantime',
      details: { pending_orders: order_ids.length, accepted_orders },
    });

  await setStoreClosed(tx, { store_id, at });
  await rejectOrders(tx, {
    order_ids,
    by: 'vendor',
    reason: REASON,
    actor_id: user.user_id,
    at,
  });
  await auditClosing(tx, { store_id, order_ids, accepted_orders, ...acting });
  return { message: 'Store closed', rejected_orders: order_ids.length, accepted_orders };
}

function auditClosing(
  tx: Tx,
  {
    store_id,
    order_ids,
    accepted_orders,
    user: actor,
    caller,
    at,
  }: Acting & { store_id: string; order_ids: readonly string[]; accepted_orders: number },
): Promise<void> {
  const closing = {
    action: 'store_closed',
    target_type: 'store',
    target_id: store_id,
    detail: { rejected_orders: order_ids.length, accepted_orders },
  };
  const rejections = order_ids.map((order_id) => ({
    action: 'order_rejected',
    target_type: 'order',
    target_id: order_id,
    detail: { from: 'pending' },
  }));
  return insertAudits(
    tx,
    [closing, ...rejections].map((entry) => ({ at, actor, caller, ...entry })),
  );
}
