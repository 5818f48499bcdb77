import type { Deps } from '#deps';
import { AppError } from '#errors';
import type { Tx } from '#platform/db/db';
import { type Caller, insertAudit } from '#platform/http/audit.queries';
import { sourceOf } from '#platform/http/rateLimits';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { forgiveGuess, type Guess } from '#subjects/account/auth/attempts.service';
import { lockLogin } from '#subjects/account/auth/auth.queries';
import { checkGuess } from '#subjects/account/auth/checkGuess.service';

import { findOwnLogin, isLiveSession, type OwnLogin } from './account.queries.ts';

/** Who is signed in, and where the request has their password. */
export type Asked = { user: LiveUser; password: string; field: string; caller: Caller; at: Date };

export type OwnGuess = { login: OwnLogin; guess: Guess; isRight: boolean };

/**
 * Checks the password of somebody who is signed in, counted like a guess at the login: a session alone, on a
 * device left open, must not be enough to try passwords.
 *
 * Errors  too_many_logins with the seconds to wait; unavailable; not_signed_in when the account was just deleted.
 */
export async function guessOwnPassword(
  deps: Pick<Deps, 'db' | 'config' | 'passwords'>,
  { user, password, caller, at }: Asked,
): Promise<OwnGuess> {
  const login = await findOwnLogin(deps.db, user.user_id);
  if (!login) throw new AppError('not_signed_in');
  const guess = { email: login.email, source: sourceOf(caller) };
  const { isRight } = await checkGuess(deps, {
    guess,
    password,
    find: async () => login,
    actor: user,
    caller,
    at,
  });
  if (!isRight)
    await deps.db.transaction((tx) =>
      insertAudit(tx, {
        at,
        actor: user,
        caller,
        action: 'own_password_refused',
        target_type: 'user',
        target_id: user.user_id,
      }),
    );
  return { login, guess, isRight };
}

/**
 * After a right guess: locks the account against logins and changes of its password.
 *
 * Errors  wrong_password when the guess was wrong, or the password has changed meanwhile; not_signed_in when the
 *         session ended or the account was suspended meanwhile.
 */
export async function lockByPassword(
  tx: Tx,
  { user, field, at }: Asked,
  { login, guess, isRight }: OwnGuess,
): Promise<void> {
  const locked = isRight ? await lockLogin(tx, login) : undefined;
  if (!locked) throw wrongPassword(field);
  if (locked.suspend_reason !== null || !(await isLiveSession(tx, user)))
    throw new AppError('not_signed_in');
  await forgiveGuess(tx, { guess, at });
}

function wrongPassword(field: string): AppError {
  return new AppError('wrong_password', {
    details: { fields: [{ field, message: 'This is not your password' }] },
  });
}
