import type { Role } from '@larder/shared/basics/endpoint.model';

import type { Deps } from '#deps';
import { AppError } from '#errors';
import type { Tx } from '#platform/db/db';
import { insertAudit } from '#platform/http/audit.queries';
import type { Caller } from '#platform/http/audit.queries';
import { sourceOf } from '#platform/http/rateLimits';
import { refuseCommonPassword } from '#platform/identity/commonPasswords';
import { newId } from '#platform/lib/ids';

import { forgiveGuess, trustSource } from './attempts.service.ts';
import {
  type Account,
  findLogin,
  insertAccount,
  type LockedLogin,
  lockLogin,
} from './auth.queries.ts';
import { ANYBODY, checkGuess } from './checkGuess.service.ts';
import { type OpenedSession, openSession } from './openSession.service.ts';

/**
 * Creates an account and signs it in.
 *
 * Errors  invalid_request for a common password; email_taken; unavailable when too many passwords are being
 *         hashed.
 */
export async function register(
  { db, config, passwords, now }: Deps,
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
    const awaits_approval = role === 'vendor' && config.VENDOR_APPROVAL === 'on';
    if (!(await insertAccount(tx, { account, password_hash, awaits_approval, at })))
      throw new AppError('email_taken');
    await trustSource(tx, { guess: { email, source }, at });
    const opened = await openSession(tx, { account, caller, at });
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

/** Refusals that only whoever knows the password gets. */
const RIGHT_PASSWORD: readonly string[] = ['wrong_role', 'account_suspended'];

type Credentials = { email: string; password: string; role: Role };

/**
 * Signs in through the login of a role. Neither the answer nor its time reveals whether an account exists.
 *
 * Errors  wrong_credentials; wrong_admin_credentials for every failure at the administrators' login;
 *         wrong_role and account_suspended, only with the right password; too_many_logins with the seconds to wait; unavailable
 *         when too many passwords are being checked.
 */
export async function login(
  deps: Deps,
  { body, caller }: { body: Credentials; caller: Caller },
): Promise<OpenedSession> {
  const { db, config, now } = deps;
  const { email, password, role } = body;
  const at = now();
  const guess = { email, source: sourceOf(caller) };
  const isCounted = config.RATE_LIMITS === 'on';
  const { kept, isRight } = await checkGuess(deps, {
    guess,
    password,
    find: () => findLogin(db, email),
    caller,
    at,
  });
  const entered = await db.transaction(async (tx) => {
    const locked = kept && isRight ? await lockLogin(tx, kept) : undefined;
    const outcome = await enter(tx, { locked, role, caller, at });
    const isRefused = outcome instanceof AppError;
    if (isCounted && (!isRefused || RIGHT_PASSWORD.includes(outcome.code)))
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

/** Opens a session if the account uses the login of its role. */
async function enter(
  tx: Tx,
  {
    locked: found,
    role,
    caller,
    at,
  }: { locked: LockedLogin | undefined; role: Role; caller: Caller; at: Date },
): Promise<OpenedSession | AppError> {
  if (found?.role === role) {
    const { suspend_reason, ...account } = found;
    if (suspend_reason === null) return openSession(tx, { account, caller, at });
    return new AppError('account_suspended', {
      message: `This account is suspended: ${suspend_reason}`,
    });
  }
  if (role === 'admin') return new AppError('wrong_admin_credentials');
  if (!found) return new AppError('wrong_credentials');
  const article = found.role === 'admin' ? 'an' : 'a';
  return new AppError('wrong_role', {
    message: `This account is ${article} ${found.role} account. Use the ${found.role} login.`,
  });
}
