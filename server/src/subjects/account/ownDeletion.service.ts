import type { OwnDeletion, OwnDeletionView } from '@larder/shared/account/account.calls';

import type { Deps } from '#deps';
import { AppError } from '#errors';
import type { Queryable } from '#platform/db/db';
import type { Caller } from '#platform/http/audit.queries';
import type { LiveUser } from '#platform/identity/liveUser.queries';

import { deleteAccount, type DeletionKind } from './deleteAccount.service.ts';
import { findDeletion, lockPerson, type Whom } from './deletion.queries.ts';
import { guessOwnPassword, lockByPassword } from './ownPassword.service.ts';

/** The account as its row has it: a vendor's staff have the role user there. */
function whomOf({ user_id, role, staff_role }: LiveUser): Whom {
  return { user_id, role: staff_role === null ? role : 'user' };
}

/** Errors  not_signed_in when the account was just deleted. */
export async function viewOwnDeletion(db: Queryable, user: LiveUser): Promise<OwnDeletionView> {
  const view = await findDeletion(db, whomOf(user));
  if (!view) throw new AppError('not_signed_in');
  return view;
}

const BY_OWNER: DeletionKind = {
  action: 'account_deleted',
  placed: { by: 'shopper' },
  received: { by: 'vendor', reason: 'The store has closed.' },
};

/**
 * Deletes the caller's account after checking its password. As an administrator's deletion, but placed orders count
 * as cancelled by the shopper, and received ones as rejected by their store.
 *
 * Shape   the mail address that the account had, and what was done.
 * Errors  last_admin; conflict with the current numbers when the number of pending orders is not the one shown;
 *         as `guessOwnPassword` and `lockByPassword`.
 */
export async function deleteOwnAccount(
  deps: Pick<Deps, 'db' | 'config' | 'passwords' | 'now'>,
  {
    user,
    body,
    caller,
  }: {
    user: LiveUser;
    body: { password: string; pending_orders?: number | undefined };
    caller: Caller;
  },
): Promise<{ email: string; done: OwnDeletion }> {
  const at = deps.now();
  const asked = { user, password: body.password, field: 'password', caller, at };
  const guessed = await guessOwnPassword(deps, asked);
  const deleted = await deps.db.transaction(async (tx) => {
    const whom = whomOf(user);
    const notFound = new AppError('not_signed_in');
    if (!(await lockPerson(tx, whom))) throw notFound;
    await lockByPassword(tx, asked, guessed);
    const expected = body.pending_orders;
    return deleteAccount(tx, { whom, kind: BY_OWNER, notFound, expected, actor: user, caller, at });
  });
  return {
    email: guessed.login.email,
    done: {
      message: 'Your account is deleted',
      cancelled_orders: deleted.placed.length,
      rejected_orders: deleted.received.length,
      kept_orders: deleted.accepted_placed + deleted.accepted_received,
      closed_stores: deleted.closed.length,
      deleted_recipes: deleted.recipes,
    },
  };
}
