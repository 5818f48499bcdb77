import { Email, NewPassword } from '@larder/shared/account/auth.calls';
import { line } from '@larder/shared/basics/leaves.model';
import * as z from 'zod/mini';

import { ConfigError } from '#config';
import type { Deps } from '#deps';
import { AppError } from '#errors';
import type { Tx } from '#platform/db/db';
import { BY_SYSTEM, insertAudit } from '#platform/http/audit.queries';
import { refuseCommonPassword } from '#platform/identity/commonPasswords';
import { newId } from '#platform/lib/ids';

import {
  findLogin,
  insertAccount,
  lockAdminMaking,
  lockLogin,
  setPassword,
} from './auth.queries.ts';
import { spendResetTokensOf } from './reset.queries.ts';
import { revokeSessionsOf } from './session.queries.ts';

const NewAdmin = z.object({ email: Email, name: line(200), password: NewPassword });
type Admin = z.output<typeof NewAdmin>;
type Means = Pick<Deps, 'db' | 'passwords' | 'now'>;

/**
 * Makes sure that ADMIN_EMAIL is an administrator who can sign in with ADMIN_PASSWORD. A changed password is
 * set back, and other sessions end. Servers that start together do it once.
 *
 * Errors  ConfigError when one of the two is unusable, or the address is a shopper's or a vendor's.
 */
export async function ensureAdmin(deps: Means & Pick<Deps, 'config'>): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = deps.config;
  if (ADMIN_EMAIL === undefined || ADMIN_PASSWORD === undefined) return;
  const given = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD, name: 'Administrator' };
  try {
    const admin = readAdmin(given);
    const { email, password } = admin;
    const found = await findLogin(deps.db, email);
    if (!found) await createConfiguredAdmin(deps, admin);
    else if (found.role !== 'admin') throw new AppError('email_taken');
    else if (!(await deps.passwords.isRight(password, found.password_hash)))
      await changePassword(deps, { admin: found, password });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new ConfigError(`ADMIN_EMAIL and ADMIN_PASSWORD: ${error.message}`);
  }
}

/** Does nothing when the password changed meanwhile. */
async function changePassword(
  { db, passwords, now }: Means,
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
      ...BY_SYSTEM,
      action: 'admin_password_set',
      target_type: 'user',
      target_id: user_id,
    });
  });
}

/**
 * Creates an administrator.
 *
 * Errors  invalid_request with the field; email_taken.
 */
export async function createAdmin(
  { db, passwords, now }: Means,
  given: { email: string; name: string; password: string },
): Promise<void> {
  const { password, ...admin } = readAdmin(given);
  const password_hash = await passwords.hash(password);
  await db.transaction((tx) => insertAdmin(tx, { ...admin, password_hash, at: now() }));
}

/** Does nothing when another server has created the account. */
async function createConfiguredAdmin({ db, passwords, now }: Means, given: Admin): Promise<void> {
  const { password, ...admin } = given;
  const password_hash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    await lockAdminMaking(tx);
    if ((await findLogin(tx, admin.email))?.role !== 'admin')
      await insertAdmin(tx, { ...admin, password_hash, at: now() });
  });
}

async function insertAdmin(
  tx: Tx,
  { email, name, password_hash, at }: Omit<Admin, 'password'> & { password_hash: string; at: Date },
): Promise<void> {
  const account = { user_id: newId(at), role: 'admin', email, name, address: '' } as const;
  if (!(await insertAccount(tx, { account, password_hash, at }))) throw new AppError('email_taken');
  await insertAudit(tx, {
    at,
    ...BY_SYSTEM,
    action: 'admin_created',
    target_type: 'user',
    target_id: account.user_id,
  });
}

function readAdmin(given: unknown): Admin {
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
