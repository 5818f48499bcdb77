import { AppError } from '#errors';
import type { Tx } from '#platform/db/db';
import { type AuditEntry, type Caller, insertAudits } from '#platform/http/audit.queries';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { allOf } from '#platform/identity/ownStores.queries';
import { revokeSessionsOf } from '#subjects/account/auth/session.queries';
import { deleteInvitationsOf } from '#subjects/account/staff/invitations.queries';
import { releaseStaff } from '#subjects/account/staff/staff.queries';
import { eraseMembership } from '#subjects/kitchen/eraseMembership.service';
import { lockHouseholdOf } from '#subjects/kitchen/household.queries';
import { type Rejecting, rejectPendingOrders } from '#subjects/orders/rejectMany.queries';

import {
  closeStoresOf,
  erasePerson,
  findDeletion,
  lockPerson,
  type Whom,
} from './deletion.queries.ts';

/** The action in the audit log, and who rejects the account's pending orders: placed and received ones. */
export type DeletionKind = { action: string; placed: Rejecting; received: Rejecting };

type Acting = { actor: LiveUser; caller: Caller; at: Date };

type Deletion = Acting & {
  whom: Whom;
  kind: DeletionKind;
  /** Thrown when there is no such live account. */
  notFound: AppError;
  /** The pending orders that whoever deletes has seen, placed and received. */
  expected: number | undefined;
};

/** Ids, ascending, and numbers. */
export type Deleted = {
  closed: readonly string[];
  placed: readonly string[];
  received: readonly string[];
  released: readonly string[];
  accepted_placed: number;
  accepted_received: number;
  recipes: number;
};

/**
 * Deletes an account for whoever may.
 *
 * Errors  `notFound`; last_admin; conflict with the current numbers when the number of pending orders is not
 *         `expected`.
 */
export async function deleteAccount(
  tx: Tx,
  { whom, kind, notFound, expected, ...acting }: Deletion,
): Promise<Deleted> {
  const { user_id } = whom;
  const { actor, at } = acting;
  if (!(await lockPerson(tx, whom))) throw notFound;
  await lockHouseholdOf(tx, user_id);
  const closed = await closeStoresOf(tx, { vendor_id: user_id, at });
  const by = { actor_id: actor.user_id, at };
  const placed = await rejectPendingOrders(tx, { owner: { user_id }, ...kind.placed, ...by });
  const received = await rejectPendingOrders(tx, {
    owner: allOf(user_id),
    ...kind.received,
    ...by,
  });
  const pending_orders = placed.length + received.length;
  if (expected !== undefined && expected !== pending_orders)
    throw new AppError('conflict', {
      message: 'The orders have changed in the meantime',
      details: { pending_orders },
    });
  // Read after the lock: before it, a pending order could be accepted.
  const view = await findDeletion(tx, whom);
  if (!view) throw notFound;
  if (view.is_last_admin) throw new AppError('last_admin');
  const released = await dismissStaff(tx, { vendor_id: user_id, at });
  await erasePerson(tx, { user_id, at });
  await eraseMembership(tx, { user_id, at });
  const done = { ...view, closed, placed, received, released };
  await auditDeletion(tx, { ...acting, whom, kind, ...done });
  return done;
}

async function dismissStaff(
  tx: Tx,
  { vendor_id, at }: { vendor_id: string; at: Date },
): Promise<string[]> {
  await deleteInvitationsOf(tx, vendor_id);
  const released = await releaseStaff(tx, { works_for: vendor_id });
  for (const user_id of released)
    await revokeSessionsOf(tx, { user_id, reason: 'vendor deleted', at });
  return released;
}

/** One entry for each account, store and order that changed. */
function auditDeletion(
  tx: Tx,
  {
    whom,
    kind: { action },
    actor,
    caller,
    at,
    ...done
  }: Acting & Pick<Deletion, 'whom' | 'kind'> & Deleted,
): Promise<void> {
  const { closed, placed, received, released, accepted_placed, accepted_received } = done;
  const rejected = [...placed, ...received];
  const frozen_orders = whom.role === 'vendor' ? accepted_received : accepted_placed;
  const because = { because: action };
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
      detail: because,
    })),
    ...released.map((target_id) => ({
      action: 'staff_removed',
      target_type: 'user',
      target_id,
      detail: because,
    })),
    ...rejected.map((target_id) => ({
      action: 'order_rejected',
      target_type: 'order',
      target_id,
      detail: { from: 'pending', ...because },
    })),
  ];
  return insertAudits(
    tx,
    // A deletion is never refused, also beyond the limit of the day.
    entries.map((entry) => ({ at, actor, caller, counts: 0, ...entry })),
  );
}
