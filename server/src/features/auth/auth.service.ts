import type { Role } from '@larder/shared/contract/endpoint';

import type { Tx } from '#db/db';
import type { Deps } from '#deps';
import { AppError } from '#errors';
import { insertAudit } from '#http/audit.queries';
import type { Caller } from '#http/audit.queries';
import { sourceOf } from '#http/rateLimits';
import { newId } from '#lib/ids';

import {
  countGuess,
  forgetOldAttempts,
  forgiveGuess,
  type Guess,
  takeBackGuess,
} from './attempts.ts';
import { type Account, findLogin, insertAccount, lockLogin } from './auth.queries.ts';
import { refuseCommonPassword } from './commonPasswords.ts';
import { type OpenedSession, openSession } from './openSession.ts';

const ANYBODY = { user_id: null, role: 'anonymous' };

/**
 * Creates an account and signs it in.
 *
 * Errors  invalid_request for a common password; email_taken; unavailable when too many passwords are being
 *         hashed.
 */
export async function register(
  { db, passwords, now }: Deps,
  {
    body,
    caller,
  }: {
    body: { name: string; address: string; email: string; password_hash: string; role: Role };
    caller: Caller;
  },
): Promise<OpenedSession> {
  const source = sourceOf(caller);
  refuseCommonPassword(body.password_hash, 'password_hash');
  const at = now();
  const { name, address, email, role } = body;
  const account: Account = { user_id: newId(at), role, name, email, address };
  const password_hash = await passwords.hash(body.password_hash);
  return db.transaction(async (tx) => {
    if (!(await insertAccount(tx, { account, password_hash, at })))
      throw new AppError('email_taken');
    await forgiveGuess(tx, { guess: { email, source }, at });
    const opened = await openSession(tx, { account, at });
    await insertAudit(tx, {
      at,
      actor: account,
      caller,
      action: 'account_registered',
      target_type: 'user',
      target_id: account.user_id,
      detail: { session_id: opened.session_id },
    });
    return opened;
  });
}

type Credentials = { email: string; password: string; role: Role };

/**
 * Signs in through the login of a role. Neither the answer nor its time reveals whether an account exists.
 *
 * Errors  wrong_credentials; wrong_admin_credentials for every failure at the administrators' login;
 *         wrong_role, only with the right password; too_many_logins with the seconds to wait; unavailable
 *         when too many passwords are being checked.
 */
export async function login(
  { db, config, passwords, now }: Deps,
  { body, caller }: { body: Credentials; caller: Caller },
): Promise<OpenedSession> {
  const { email, password, role } = body;
  const at = now();
  const guess = { email, source: sourceOf(caller) };
  const isCounted = config.RATE_LIMITS === 'on';
  if (isCounted) await admitGuess(db, { guess, caller, at });

  const kept = await findLogin(db, email);
  const isRight = await passwords
    .isRight(password, kept?.password_hash)
    .catch(async (error: unknown) => {
      if (isCounted) await db.transaction((tx) => takeBackGuess(tx, { guess, at }));
      throw error;
    });
  const entered = await db.transaction(async (tx) => {
    const account = kept && isRight ? await lockLogin(tx, kept) : undefined;
    const outcome = await enter(tx, { account, role, at });
    const isRefused = outcome instanceof AppError;
    if (isCounted && (!isRefused || outcome.code === 'wrong_role'))
      await forgiveGuess(tx, { guess, at });
    await insertAudit(tx, {
      at,
      actor: isRefused ? ANYBODY : outcome.account,
      caller,
      action: isRefused ? 'login_failed' : 'login_succeeded',
      target_type: 'user',
      target_id: kept?.user_id ?? null,
      detail: isRefused ? { reason: outcome.code } : { session_id: outcome.session_id },
    });
    return outcome;
  });
  if (entered instanceof AppError) throw entered;
  return entered;
}

/** Errors  too_many_logins. */
async function admitGuess(
  db: Deps['db'],
  { guess, caller, at }: { guess: Guess; caller: Caller; at: Date },
): Promise<void> {
  await forgetOldAttempts(db, at);
  const retryAfter = await db.transaction(async (tx) => {
    const seconds = await countGuess(tx, { guess, at });
    if (seconds > 0)
      await insertAudit(tx, {
        at,
        actor: ANYBODY,
        caller,
        action: 'login_blocked',
        target_type: 'user',
        target_id: null,
        detail: { seconds },
      });
    return seconds;
  });
  if (retryAfter > 0) throw new AppError('too_many_logins', { retryAfter });
}

/** Opens a session if the account uses the login of its role. */
async function enter(
  tx: Tx,
  { account, role, at }: { account: Account | undefined; role: Role; at: Date },
): Promise<OpenedSession | AppError> {
  if (account?.role === role) return openSession(tx, { account, at });
  if (role === 'admin') return new AppError('wrong_admin_credentials');
  if (!account) return new AppError('wrong_credentials');
  const article = account.role === 'admin' ? 'an' : 'a';
  return new AppError('wrong_role', {
    message: `This account is ${article} ${account.role} account. Use the ${account.role} login.`,
  });
}
