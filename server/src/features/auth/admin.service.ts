import { Email, NewPassword } from '@larder/shared/contract/auth';
import { line } from '@larder/shared/contract/leaves';
import * as z from 'zod/mini';

import { ConfigError } from '#config';
import type { Tx } from '#db/db';
import type { Deps } from '#deps';
import { AppError } from '#errors';
import { insertAudit } from '#http/audit.queries';
import { newId } from '#lib/ids';

import { hasAdmin, insertAccount, lockAdminMaking } from './auth.queries.ts';
import { refuseCommonPassword } from './commonPasswords.ts';

const NewAdmin = z.object({ email: Email, name: line(200), password: NewPassword });

/**
 * Makes the first administrator from ADMIN_EMAIL and ADMIN_PASSWORD when there is none. Two servers
 * that start together make one.
 *
 * Errors  ConfigError when one of the two cannot be used, or the address is somebody else's.
 */
export async function ensureAdmin({
  db,
  config,
  passwords,
  now,
}: Pick<Deps, 'db' | 'config' | 'passwords' | 'now'>): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = config;
  if (email === undefined || password === undefined || (await hasAdmin(db))) return;
  try {
    await makeAdmin(
      { db, passwords, now },
      { email, password, name: 'Administrator' },
      async (tx) => {
        await lockAdminMaking(tx);
        return !(await hasAdmin(tx));
      },
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new ConfigError(`ADMIN_EMAIL and ADMIN_PASSWORD: ${error.message}`);
  }
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
  return makeAdmin(deps, given, async () => true);
}

async function makeAdmin(
  { db, passwords, now }: Pick<Deps, 'db' | 'passwords' | 'now'>,
  given: { email: string; name: string; password: string },
  isWanted: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  const { email, name, password } = readAdmin(given);
  const password_hash = await passwords.hash(password);
  const at = now();
  const account = { user_id: newId(at), role: 'admin', email, name, address: '' } as const;
  await db.transaction(async (tx) => {
    if (!(await isWanted(tx))) return;
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
