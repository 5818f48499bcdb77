import type { Role } from '@larder/shared/basics/endpoint.model';

import type { Deps } from '#deps';
import { AppError } from '#errors';
import { insertAudit } from '#platform/http/audit.queries';
import type { Caller } from '#platform/http/audit.queries';
import { sourceOf } from '#platform/http/rateLimits';
import { refuseCommonPassword } from '#platform/identity/commonPasswords';
import type { Mail } from '#platform/lib/mail';
import { hashSecret, newSecret } from '#platform/lib/secrets';

import { countResetMail, trustSource } from './attempts.service.ts';
import { setPassword } from './auth.queries.ts';
import {
  findResetToken,
  insertResetToken,
  lockAccountOfEmail,
  lockOwner,
  spendResetToken,
  spendResetTokensOf,
} from './reset.queries.ts';
import { revokeSessionsOf } from './session.queries.ts';

const RESET_MINUTES = 30;

/**
 * The mail with a reset link.
 *
 * Shape   undefined when the address has no account, or had three mails within the hour.
 */
export async function prepareResetMail(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { email, pagesAt, caller, at }: { email: string; pagesAt: string; caller: Caller; at: Date },
): Promise<Mail | undefined> {
  const token = newSecret();
  const owner = await db.transaction(async (tx) => {
    const account = await lockAccountOfEmail(tx, email);
    const mayMail = config.RATE_LIMITS === 'off' || (await countResetMail(tx, { email, at }));
    if (!account || !mayMail) return undefined;
    const { user_id } = account;
    const expires_at = new Date(at.getTime() + RESET_MINUTES * 60_000);
    await insertResetToken(tx, { token_hash: hashSecret(token), user_id, expires_at, at });
    await insertAudit(tx, {
      at,
      actor: { user_id: null, role: 'anonymous' },
      caller,
      action: 'password_reset_requested',
      target_type: 'user',
      target_id: user_id,
    });
    return account;
  });
  return owner && resetMail(owner.email, `${pagesAt}/reset-password?token=${token}`);
}

function resetMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Reset your Larder password',
    text: [
      'Somebody, probably you, asked to reset the password of your Larder account.',
      `This link works once, within ${RESET_MINUTES} minutes:`,
      link,
      'If it was not you, do nothing: your password stays as it is.',
    ].join('\n\n'),
  };
}

/**
 * Sets a new password with a reset token, and signs the account out everywhere.
 *
 * Shape   the account's role.
 * Errors  invalid_request for a common password; reset_token_invalid for a token that is unknown, used or
 *         older than 30 minutes; unavailable when too many passwords are being hashed.
 */
export async function resetPassword(
  { db, passwords, now }: Pick<Deps, 'db' | 'passwords' | 'now'>,
  { body, caller }: { body: { token: string; password: string }; caller: Caller },
): Promise<Role> {
  refuseCommonPassword(body.password, 'password');
  const at = now();
  const token_hash = hashSecret(body.token);
  const found = await findResetToken(db, { token_hash, at });
  if (!found) throw new AppError('reset_token_invalid');
  const { user_id } = found;
  const password_hash = await passwords.hash(body.password);
  return db.transaction(async (tx) => {
    const owner = await lockOwner(tx, user_id);
    if (!owner || !(await spendResetToken(tx, { token_hash, at })))
      throw new AppError('reset_token_invalid');
    await spendResetTokensOf(tx, { user_id, at });
    await setPassword(tx, { user_id, password_hash });
    await revokeSessionsOf(tx, { user_id, reason: 'password reset', at });
    await trustSource(tx, { guess: { email: owner.email, source: sourceOf(caller) }, at });
    await insertAudit(tx, {
      at,
      actor: owner,
      caller,
      action: 'password_reset',
      target_type: 'user',
      target_id: user_id,
    });
    return owner.role;
  });
}
