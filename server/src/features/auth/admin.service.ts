import { Email, NewPassword } from '@larder/shared/contract/auth';
import { line } from '@larder/shared/contract/leaves';
import * as z from 'zod/mini';

import { ConfigError } from '#config';
import type { Tx } from '#db/db';
import type { Deps } from '#deps';
import { AppError } from '#errors';
import { insertAudit } from '#http/audit.queries';
import { newId } from '#lib/ids';

import { findLogin, insertAccount, lockAdminMaking, lockLogin } from './auth.queries.ts';
import { refuseCommonPassword } from './commonPasswords.ts';
import { setPassword, spendResetTokensOf } from './reset.queries.ts';
import { revokeSessionsOf } from './session.queries.ts';

const NewAdmin = z.object({ email: Email, name: line(200), password: NewPassword });

/**
 * Sees to it that ADMIN_EMAIL is an administrator who can sign in with ADMIN_PASSWORD, whoever else is one.
 * When another password was set meanwhile, the setting counts, and sessions with the other end. Servers
 * that start together do it once.
 *
 * Errors  ConfigError when one of the two cannot be used, or the address is a shopper's or a vendor's.
 */
export async function ensureAdmin(
  deps: Pick<Deps, 'db' | 'config' | 'passwords' | 'now'>,
): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = deps.config;
  if (ADMIN_EMAIL === undefined || ADMIN_PASSWORD === undefined) return;
  const given = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD, name: 'Administrator' };
  try {
    const { email, password } = readAdmin(given);
    const found = await findLogin(deps.db, email);
    if (!found) await makeAdmin(deps, given, lockAdminMaking);
    else if (found.role !== 'admin') throw new AppError('email_taken');
    else if (!(await deps.passwords.isRight(password, found.password_hash)))
      await changePassword(deps, { admin: found, password });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new ConfigError(`ADMIN_EMAIL and ADMIN_PASSWORD: ${error.message}`);
  }
}

/** Does nothing when the password was changed since it was looked at. */
async function changePassword(
  { db, passwords, now }: Pick<Deps, 'db' | 'passwords' | 'now'>,
  { admin, password }: { admin: { user_id: string; password_hash: string }; password: string },
): Promise<void> {
  const { user_id } = admin;
  const password_hash = await passwords.hash(password);
  const at = now();
  await db.transaction(async (tx) => {
    if (!(await lockLogin(tx, admin))) return;
    await setPassword(tx, { user_id, password_hash });
    await spendResetTokensOf(tx, { user_id, at });
    await revokeSessionsOf(tx, { user_id, reason: 'password set', at });
    await insertAudit(tx, {
      at,
      actor: { user_id: null, role: 'system' },
      caller: undefined,
      action: 'admin_password_set',
      target_type: 'user',
      target_id: user_id,
    });
  });
}

/**
 * Makes an administrator, whether there are others or not.
 *
 * Errors  invalid_request that names the field; email_taken.
 */
export function createAdmin(
  deps: Pick<Deps, 'db' | 'passwords' | 'now'>,
  given: { email: string; name: string; password: string },
): Promise<void> {
  return makeAdmin(deps, given);
}

async function makeAdmin(
  { db, passwords, now }: Pick<Deps, 'db' | 'passwords' | 'now'>,
  given: { email: string; name: string; password: string },
  lock?: (tx: Tx) => Promise<void>,
): Promise<void> {
  const { email, name, password } = readAdmin(given);
  const password_hash = await passwords.hash(password);
  const at = now();
  const account = { user_id: newId(at), role: 'admin', email, name, address: '' } as const;
  await db.transaction(async (tx) => {
    await lock?.(tx);
    if (lock && (await findLogin(tx, email))?.role === 'admin') return;
    if (!(await insertAccount(tx, { account, password_hash, at })))
      throw new AppError('email_taken');
    await insertAudit(tx, {
      at,
      actor: { user_id: null, role: 'system' },
      caller: undefined,
      action: 'admin_created',
      target_type: 'user',
      target_id: account.user_id,
    });
  });
}

function readAdmin(given: unknown): z.output<typeof NewAdmin> {
  const read = z.safeDecode(NewAdmin, given as never);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new AppError('invalid_request', {
      message: `${issue?.path.join('.')}: ${issue?.message}`,
    });
  }
  refuseCommonPassword(read.data.password, 'password');
  return read.data;
}
