import type { Deletion, DeletionView } from '@larder/shared/contract/admin';

import type { Db, Queryable, Tx } from '#db/db';
import { AppError } from '#errors';
import { rejectPendingOrders } from '#features/orders/rejection.queries';
import { type AuditEntry, insertAudits } from '#http/audit.queries';
import type { Caller } from '#http/audit.queries';
import type { LiveUser } from '#identity/liveUser.queries';

import {
  closeStoresOf,
  erasePerson,
  findDeletion,
  lockPerson,
  type Whom,
} from './deletion.queries.ts';

type Acting = { admin: LiveUser; caller: Caller; at: Date };

/** Errors  user_not_found, vendor_not_found: also for another role and for deleted accounts. */
export async function viewDeletion(db: Queryable, whom: Whom): Promise<DeletionView> {
  const view = await findDeletion(db, whom);
  if (!view) throw notFound(whom);
  return view;
}

function notFound({ role }: Whom): AppError {
  return new AppError(role === 'user' ? 'user_not_found' : 'vendor_not_found');
}

/**
 * Deletes an account and its personal data. A vendor's stores close. Pending orders, placed by it or in its
 * stores, are rejected and restocked; accepted ones stay. Shoppers keep their history.
 *
 * Errors  as viewDeletion; conflict with the current numbers when the number of pending orders is not `expected`;
 *         id_mismatch when the request names two people.
 */
export async function deletePerson(
  db: Db,
  {
    expected,
    whom,
    repeated_id,
    ...acting
  }: Acting & { whom: Whom; repeated_id?: string | undefined; expected: number | undefined },
): Promise<Deletion> {
  const { user_id, role } = whom;
  if (repeated_id !== undefined && repeated_id !== user_id) throw new AppError('id_mismatch');
  const { admin, at } = acting;
  return db.transaction(async (tx) => {
    if (!(await lockPerson(tx, whom))) throw notFound(whom);
    const closed = await closeStoresOf(tx, { vendor_id: user_id, at });
    const by = { actor_id: admin.user_id, at };
    const rejected = [
      ...(await rejectPendingOrders(tx, { owner: { user_id }, ...by })),
      ...(await rejectPendingOrders(tx, { owner: { vendor_id: user_id }, ...by })),
    ];
    if (expected !== undefined && expected !== rejected.length)
      throw new AppError('conflict', {
        message: 'The orders have changed in the meantime',
        details: { pending_orders: rejected.length },
      });
    // Read after the lock: before it, a pending order could be accepted.
    const { accepted_orders: frozen_orders } = await viewDeletion(tx, whom);
    await erasePerson(tx, { user_id, at });
    const rejected_orders = rejected.length;
    await auditDeletion(tx, { ...acting, whom, closed, rejected, frozen_orders });
    return {
      message: role === 'user' ? 'User deleted' : 'Vendor deleted',
      rejected_orders,
      frozen_orders,
    };
  });
}

type Done = {
  whom: Whom;
  closed: readonly string[];
  rejected: readonly string[];
  frozen_orders: number;
};

/** One entry for each account, store and order that changed. */
function auditDeletion(
  tx: Tx,
  { whom, closed, rejected, frozen_orders, admin, caller, at }: Acting & Done,
): Promise<void> {
  const action = `${whom.role}_deleted`;
  const entries: Pick<AuditEntry, 'action' | 'target_type' | 'target_id' | 'detail'>[] = [
    {
      action,
      target_type: 'user',
      target_id: whom.user_id,
      detail: { rejected_orders: rejected.length, frozen_orders, closed_stores: closed.length },
    },
    ...closed.map((target_id) => ({
      action: 'store_closed',
      target_type: 'store',
      target_id,
      detail: { because: action },
    })),
    ...rejected.map((target_id) => ({
      action: 'order_rejected',
      target_type: 'order',
      target_id,
      detail: { from: 'pending', because: action },
    })),
  ];
  return insertAudits(
    tx,
    entries.map((entry) => ({ at, actor: admin, caller, ...entry })),
  );
}
