import type { Deps } from '#deps';
import { invalidField } from '#errors';
import { type Caller, insertAudit } from '#platform/http/audit.queries';
import { refuseCommonPassword } from '#platform/identity/commonPasswords';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { setPassword } from '#subjects/account/auth/auth.queries';
import { spendResetTokensOf } from '#subjects/account/auth/reset.queries';

import { endSessionsBeside } from './account.queries.ts';
import { guessOwnPassword, lockByPassword } from './ownPassword.service.ts';

/** The mail address to tell, and how many sessions ended. */
export type Changed = { email: string; ended_sessions: number };

/**
 * Changes the caller's password after checking the old one. Ends all other sessions and invalidates reset links.
 *
 * Errors  invalid_request for a common password, or the old one again; as `guessOwnPassword` and
 *         `lockByPassword`. Of two concurrent changes the second fails: its old password is wrong by then.
 */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'config' | 'passwords' | 'now'>,
  {
    user,
    body,
    caller,
  }: { user: LiveUser; body: { current_password: string; password: string }; caller: Caller },
): Promise<Changed> {
  const { current_password, password } = body;
  refuseCommonPassword(password, 'password');
  if (password === current_password)
    throw invalidField('password', 'must be another one than before');
  const { user_id, session_id } = user;
  const at = deps.now();
  const asked = { user, password: current_password, field: 'current_password', caller, at };
  const guessed = await guessOwnPassword(deps, asked);
  // Also after a wrong guess, so that the time is the same.
  const password_hash = await deps.passwords.hash(password);
  return deps.db.transaction(async (tx) => {
    await lockByPassword(tx, asked, guessed);
    await setPassword(tx, { user_id, password_hash });
    await spendResetTokensOf(tx, { user_id, at });
    const ended = await endSessionsBeside(tx, {
      user_id,
      session_id,
      reason: 'password changed',
      at,
    });
    await insertAudit(tx, {
      at,
      actor: user,
      caller,
      action: 'password_changed',
      target_type: 'user',
      target_id: user_id,
      detail: { ended_sessions: ended.length },
    });
    return { email: guessed.login.email, ended_sessions: ended.length };
  });
}
