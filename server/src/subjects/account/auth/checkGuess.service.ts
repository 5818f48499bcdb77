import type { Deps } from '#deps';
import { AppError } from '#errors';
import { type AuditEntry, type Caller, insertAudit } from '#platform/http/audit.queries';

import { countGuess, forgetOldAttempts, type Guess, takeBackGuess } from './attempts.service.ts';

export const ANYBODY: AuditEntry['actor'] = { user_id: null, role: 'anonymous' };

type Means = Pick<Deps, 'db' | 'config' | 'passwords'>;
type Guessing = { guess: Guess; actor?: AuditEntry['actor']; caller: Caller; at: Date };

/**
 * Counts a guess at a password and checks it, with the same work whether there is an account or not. After a right
 * guess the caller runs `forgiveGuess`, in its own transaction.
 *
 * Errors  too_many_logins with the seconds to wait; unavailable when too many passwords are being checked: then
 *         the guess does not count.
 */
export async function checkGuess<Kept extends { password_hash: string }>(
  { db, config, passwords }: Means,
  {
    password,
    find,
    ...guessing
  }: Guessing & { password: string; find: () => Promise<Kept | undefined> },
): Promise<{ kept: Kept | undefined; isRight: boolean }> {
  const { guess, at } = guessing;
  const isCounted = config.RATE_LIMITS === 'on';
  if (isCounted) await admitGuess(db, guessing);
  const kept = await find();
  const isRight = await passwords
    .isRight(password, kept?.password_hash)
    .catch(async (error: unknown) => {
      if (isCounted) await db.transaction((tx) => takeBackGuess(tx, { guess, at }));
      throw error;
    });
  return { kept, isRight };
}

/** Errors  too_many_logins. */
async function admitGuess(
  db: Deps['db'],
  { guess, actor = ANYBODY, caller, at }: Guessing,
): Promise<void> {
  await forgetOldAttempts(db, at);
  const retryAfter = await db.transaction(async (tx) => {
    const seconds = await countGuess(tx, { guess, at });
    if (seconds > 0)
      await insertAudit(tx, {
        at,
        actor,
        caller,
        action: 'login_blocked',
        target_type: 'user',
        target_id: actor.user_id,
        detail: { seconds },
      });
    return seconds;
  });
  if (retryAfter > 0) throw new AppError('too_many_logins', { retryAfter });
}
