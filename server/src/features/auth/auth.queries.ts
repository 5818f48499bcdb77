import { ROLES } from '@larder/shared/contract/endpoint';
import { z } from 'zod';

import type { Queryable, Tx } from '#db/db';
import { sql } from '#db/sql';

export const Account = z.object({
  user_id: z.string(),
  role: z.enum(ROLES),
  name: z.string(),
  email: z.string(),
  address: z.string(),
});
export type Account = z.output<typeof Account>;

const Login = Account.extend({ password_hash: z.string() });
type Login = z.output<typeof Login>;

/** Shape   false when the address is taken; then nothing was written. */
export async function insertAccount(
  tx: Tx,
  { account, password_hash, at }: { account: Account; password_hash: string; at: Date },
): Promise<boolean> {
  const { user_id, role, email, name, address } = account;
  const inserted = await tx.run(sql`
    insert into users (user_id, role, email, name, address, password_hash, created_at)
    values (${user_id}, ${role}, ${email}, ${name}, ${address}, ${password_hash}, ${at})
    on conflict (email) where status = 'active' do nothing`);
  return inserted === 1;
}

export function findLogin(db: Queryable, email: string): Promise<Login | undefined> {
  return db.maybeOne(
    Login,
    sql`select user_id, role, name, email, address, password_hash from users
        where email = ${email} and status = 'active'`,
  );
}

/**
 * Locks the account against deletion, a new password and other logins.
 *
 * Shape   undefined when it is deleted or its password changed meanwhile.
 */
export function lockLogin(
  tx: Tx,
  { user_id, password_hash }: { user_id: string; password_hash: string },
): Promise<Account | undefined> {
  return tx.maybeOne(
    Account,
    sql`select user_id, role, name, email, address from users
        where user_id = ${user_id} and password_hash = ${password_hash} and status = 'active'
        for no key update`,
  );
}

/** Of servers that start together the second waits here until the first has created the account. */
export async function lockAdminMaking(tx: Tx): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('larder: first administrator'))`);
}
