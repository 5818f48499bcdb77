import type { Order } from '@larder/shared/orders/orders.calls';

import { AppError } from '#errors';
import type { Db, Tx } from '#platform/db/db';
import { insertAudit } from '#platform/http/audit.queries';
import { getOrder } from '#subjects/orders/oneOrder.service';
import { announceOrders } from '#subjects/orders/orderNews.queries';
import { lockActing, type Owner } from '#subjects/orders/orders.queries';
import { holdStores } from '#subjects/stores/stock.queries';

import { lockOrder, type LockedOrder } from './lineChanges.queries.ts';
import type { Acting } from './lineSteps.service.ts';

/** What an entry of the log says of a step; undefined: nothing changed. */
export type Done = { action: string; detail: Record<string, unknown> } | undefined;

/**
 * Runs a step with the account, the store and the order locked, in this order. Then announces the order and writes an
 * audit entry, unless the step returns undefined.
 *
 * Errors  not_signed_in; order_not_found, also for another's; those of the step.
 */
export function onLockedOrder(
  db: Db,
  { order_id, owner, user, caller, at }: Acting & { order_id: string; owner: Owner },
  act: (tx: Tx, order: LockedOrder) => Promise<Done>,
): Promise<Order> {
  return db.transaction(async (tx) => {
    if (!(await lockActing(tx, { user, owner }))) throw new AppError('not_signed_in');
    const { store_id } = await getOrder(tx, { order_id, owner });
    await holdStores(tx, [store_id]);
    const locked = await lockOrder(tx, { order_id, owner });
    if (!locked) throw new AppError('order_not_found');
    const done = await act(tx, locked);
    if (done) {
      await announceOrders(tx, { order_ids: [order_id], at });
      await insertAudit(tx, {
        ...done,
        at,
        actor: user,
        caller,
        target_type: 'order',
        target_id: order_id,
      });
    }
    return getOrder(tx, { order_id, owner });
  });
}
