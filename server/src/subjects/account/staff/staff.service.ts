import type { Staff } from '@larder/shared/account/staff.calls';
import type { StaffRole } from '@larder/shared/basics/staff';

import { AppError } from '#errors';
import type { Db, Queryable, Tx } from '#platform/db/db';
import { type Caller, insertAudit } from '#platform/http/audit.queries';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { newId } from '#platform/lib/ids';
import { revokeSessionsOf } from '#subjects/account/auth/session.queries';

import { listInvitations } from './invitations.queries.ts';
import {
  findMember,
  listMembers,
  lockBoth,
  type MemberRow,
  releaseStaff,
  setStaffRole,
} from './staff.queries.ts';
import { holdOwnStores, keepToStores, letIntoAllStores } from './staffStores.queries.ts';

type Acting = { user: LiveUser; user_id: string; caller: Caller; at: Date };

export async function staffOf(db: Queryable, vendor_id: string): Promise<Staff> {
  return {
    members: await listMembers(db, vendor_id),
    invitations: await listInvitations(db, vendor_id),
  };
}

type Edit = {
  staff_role?: StaffRole | undefined;
  store_ids?: readonly string[] | null | undefined;
};

/**
 * Changes what a member may do and where, from the next call on. What the member is doing right now is finished first.
 *
 * Errors  staff_not_found, also for another's staff; store_not_found for a store that is not an own open one.
 */
export function changeMember(
  db: Db,
  { staff_role, store_ids, ...acting }: Acting & Edit,
): Promise<MemberRow> {
  const { user_id } = acting;
  return db.transaction(async (tx) => {
    const member = await lockMember(tx, acting);
    if (store_ids !== undefined) await changeStores(tx, { ...acting, member, store_ids });
    if (staff_role && member.staff_role !== staff_role) {
      await setStaffRole(tx, { user_id, staff_role });
      await audit(tx, {
        ...acting,
        action: 'staff_role_changed',
        detail: { staff_role: [member.staff_role, staff_role] },
      });
    }
    const changed = await findMember(tx, { vendor_id: acting.user.vendor_id, user_id });
    return changed ?? member;
  });
}

/** Keeps a locked member to these stores, or to none: null. */
async function changeStores(
  tx: Tx,
  {
    member,
    store_ids,
    ...acting
  }: Acting & { member: MemberRow; store_ids: readonly string[] | null },
): Promise<void> {
  const {
    user: { vendor_id },
    user_id,
    at,
  } = acting;
  if (store_ids && !(await holdOwnStores(tx, { vendor_id, store_ids })))
    throw new AppError('store_not_found');
  if (store_ids === null && member.store_ids === undefined) return;
  if (store_ids) await keepToStores(tx, { user_id, vendor_id, store_ids, mark: newId(at) });
  else await letIntoAllStores(tx, user_id);
  await audit(tx, {
    ...acting,
    action: 'staff_stores_changed',
    detail: { stores: [member.store_ids ?? 'all', store_ids ?? 'all'] },
  });
}

/**
 * Removes a member: signed out everywhere, and a shopper from then on. What the member did keeps the name, and
 * the person keeps the orders and recipes of the account.
 *
 * Errors  staff_not_found, also for another's staff.
 */
export function remove(db: Db, acting: Acting): Promise<void> {
  const { user_id, at } = acting;
  return db.transaction(async (tx) => {
    const { staff_role } = await lockMember(tx, acting);
    await releaseStaff(tx, { user_id });
    await revokeSessionsOf(tx, { user_id, reason: 'removed from the staff', at });
    await audit(tx, { ...acting, action: 'staff_removed', detail: { staff_role } });
  });
}

async function lockMember(tx: Tx, { user, user_id }: Acting): Promise<MemberRow> {
  const { vendor_id } = user;
  if (!(await lockBoth(tx, { vendor_id, user_id }))) throw new AppError('not_signed_in');
  const member = await findMember(tx, { vendor_id, user_id });
  if (!member) throw new AppError('staff_not_found');
  return member;
}

function audit(
  tx: Tx,
  {
    user,
    user_id,
    caller,
    at,
    ...entry
  }: Acting & { action: string; detail: Record<string, unknown> },
): Promise<void> {
  return insertAudit(tx, {
    at,
    actor: user,
    caller,
    target_type: 'user',
    target_id: user_id,
    ...entry,
  });
}
