import type { Deletion, DeletionView } from '@larder/shared/account/admin.calls';

import { AppError } from '#errors';
import type { Db, Queryable } from '#platform/db/db';
import type { Caller } from '#platform/http/audit.queries';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { deleteAccount } from '#subjects/account/deleteAccount.service';
import { findDeletion, type Whom } from '#subjects/account/deletion.queries';

type Person = Whom & { role: 'user' | 'vendor' };

/**
 * Shape   `pending_orders` are placed by the account or received by its stores; `accepted_orders` are those placed by a
 *         shopper, or received by a vendor.
 * Errors  user_not_found, vendor_not_found: also for another role and for deleted accounts.
 */
export async function viewDeletion(db: Queryable, whom: Person): Promise<DeletionView> {
  const view = await findDeletion(db, whom);
  if (!view) throw notFound(whom);
  return {
    ...view,
    pending_orders: view.pending_placed + view.pending_received,
    accepted_orders: whom.role === 'user' ? view.accepted_placed : view.accepted_received,
  };
}

function notFound({ role }: Person): AppError {
  return new AppError(role === 'user' ? 'user_not_found' : 'vendor_not_found');
}

/**
 * Deletes an account and its personal data. A vendor's stores close. Pending orders, placed by it or in its
 * stores, are rejected and restocked; accepted ones stay. Its staff are signed out and are shoppers from then on.
 * Shoppers keep their history.
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
    admin,
    ...acting
  }: {
    admin: LiveUser;
    caller: Caller;
    at: Date;
    whom: Person;
    /** The id that the request names a second time. */
    repeated_id?: string | undefined;
    expected: number | undefined;
  },
): Promise<Deletion> {
  const { user_id, role } = whom;
  if (repeated_id !== undefined && repeated_id !== user_id) throw new AppError('id_mismatch');
  const kind = {
    action: `${role}_deleted`,
    placed: { by: 'system' },
    received: { by: 'system' },
  } as const;
  const { placed, received, accepted_placed, accepted_received } = await db.transaction((tx) =>
    deleteAccount(tx, { whom, notFound: notFound(whom), expected, kind, actor: admin, ...acting }),
  );
  return {
    message: role === 'user' ? 'User deleted' : 'Vendor deleted',
    rejected_orders: placed.length + received.length,
    frozen_orders: role === 'user' ? accepted_placed : accepted_received,
  };
}
