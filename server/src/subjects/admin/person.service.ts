import type { PersonView, StoreView } from '@larder/shared/account/adminPerson.calls';

import { AppError } from '#errors';
import type { Db, Queryable, Tx } from '#platform/db/db';
import { type Caller, insertAudit } from '#platform/http/audit.queries';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { revokeSessionsOf, revokeSessionsOfStaff } from '#subjects/account/auth/session.queries';
import { listMembers } from '#subjects/account/staff/staff.queries';

import {
  countOrdersOf,
  findPerson,
  findStoreView,
  listStoresEver,
  lockAccount,
  setApproved,
  setSuspension,
} from './person.queries.ts';

type Acting = { user_id: string; admin: LiveUser; caller: Caller; at: Date };

/** Errors  user_not_found, also for administrators and deleted accounts. */
export async function personOf(
  db: Queryable,
  { user_id, at }: { user_id: string; at: Date },
): Promise<PersonView> {
  const person = await findPerson(db, { user_id, at });
  if (!person) throw new AppError('user_not_found');
  return {
    ...person,
    placed: await countOrdersOf(db, { user_id }),
    received: await countOrdersOf(db, { vendor_id: user_id }),
    stores: await listStoresEver(db, user_id),
    staff: await listMembers(db, user_id),
  };
}

/** Errors  store_not_found. */
export async function storeOf(db: Queryable, store_id: string): Promise<StoreView> {
  const store = await findStoreView(db, store_id);
  if (!store) throw new AppError('store_not_found');
  const { vendor_id } = store;
  return { ...store, orders: await countOrdersOf(db, { vendor_id, store_id }) };
}

/**
 * Suspends an account: its sessions and those of its staff end, its stores are not found and take no orders, and its login tells the
 * reason. Nothing of it changes otherwise. Suspending again sets the new reason.
 *
 * Errors  as personOf.
 */
export async function suspend(
  db: Db,
  { reason, ...acting }: Acting & { reason: string },
): Promise<PersonView> {
  const { user_id, at } = acting;
  return db.transaction(async (tx) => {
    if (!(await lockAccount(tx, user_id))) throw new AppError('user_not_found');
    await setSuspension(tx, { user_id, reason, at });
    await revokeSessionsOf(tx, { user_id, reason: 'account suspended', at });
    await revokeSessionsOfStaff(tx, { works_for: user_id, reason: 'vendor suspended', at });
    await auditPerson(tx, { ...acting, action: 'account_suspended' });
    return personOf(tx, acting);
  });
}

/** Brings a suspended account back with everything it had. Restoring twice is the same. Errors: as personOf. */
export async function restore(db: Db, acting: Acting): Promise<PersonView> {
  const { user_id, at } = acting;
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, user_id);
    if (!account) throw new AppError('user_not_found');
    if (account.is_suspended) {
      await setSuspension(tx, { user_id, reason: null, at });
      await auditPerson(tx, { ...acting, action: 'account_restored' });
    }
    return personOf(tx, acting);
  });
}

/** Lets a waiting vendor open stores. Approving twice is the same. Errors: as personOf. */
export async function approve(db: Db, acting: Acting): Promise<PersonView> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, acting.user_id);
    if (!account) throw new AppError('user_not_found');
    if (account.awaits_approval) {
      await setApproved(tx, acting.user_id);
      await auditPerson(tx, { ...acting, action: 'vendor_approved' });
    }
    return personOf(tx, acting);
  });
}

function auditPerson(
  tx: Tx,
  { user_id, admin, caller, at, action }: Acting & { action: string },
): Promise<void> {
  return insertAudit(tx, {
    at,
    actor: admin,
    caller,
    action,
    target_type: 'user',
    target_id: user_id,
  });
}
