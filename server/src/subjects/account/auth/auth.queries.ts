import { ROLES } from '@larder/shared/basics/endpoint.model';
import { STAFF_ROLES } from '@larder/shared/basics/staff';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';
import { OWNER_SUSPENDED, ROLE } from '#platform/identity/liveUser.queries';

export const Account = z.object({
  user_id: z.string(),
  role: z.enum(ROLES),
  /** Absent unless the account works for a vendor. */
  staff_role: z.enum(STAFF_ROLES).nullish(),
  name: z.string(),
  email: z.string(),
  address: z.string(),
  phone: z.string().nullish(),
});
export type Account = z.output<typeof Account>;

const Login = Account.extend({ password_hash: z.string() });
type Login = z.output<typeof Login>;

/** Shape   false when the address is taken; then nothing was written. */
export async function insertAccount(
  tx: Tx,
  {
    account,
    password_hash,
    awaits_approval = false,
    at,
  }: { account: Account; password_hash: string; awaits_approval?: boolean; at: Date },
): Promise<boolean> {
  const { user_id, role, email, name, address } = account;
  const inserted = await tx.run(sql`
    insert into users (user_id, role, email, name, address, password_hash, awaits_approval, created_at)
    values (${user_id}, ${role}, ${email}, ${name}, ${address}, ${password_hash}, ${awaits_approval}, ${at})
    on conflict (email) where status = 'active' do nothing`);
  return inserted === 1;
}

export function findLogin(db: Queryable, email: string): Promise<Login | undefined> {
  return db.maybeOne(
    Login,
    sql`select u.user_id, ${ROLE} as role, u.staff_role, u.name, u.email, u.address, u.phone, u.password_hash
        from users u where email = ${email} and status = 'active'`,
  );
}

const LockedLogin = Account.extend({ suspend_reason: z.string().nullable() });
export type LockedLogin = z.output<typeof LockedLogin>;

/**
 * Locks the account against deletion, a new password and other logins.
 *
 * Shape   undefined when it is deleted or its password changed meanwhile; `suspend_reason` is null unless it is
 *         suspended.
 */
export function lockLogin(
  tx: Tx,
  { user_id, password_hash }: { user_id: string; password_hash: string },
): Promise<LockedLogin | undefined> {
  return tx.maybeOne(
    LockedLogin,
    sql`select u.user_id, ${ROLE} as role, u.staff_role, u.name, u.email, u.address, u.phone,
               case when u.suspend_reason is null and ${OWNER_SUSPENDED}
                 then 'the vendor it works for is suspended' else u.suspend_reason end as suspend_reason
        from users u
        where user_id = ${user_id} and password_hash = ${password_hash} and status = 'active'
        for no key update of u`,
  );
}

/** Ends neither sessions nor open reset links. */
export async function setPassword(
  tx: Tx,
  { user_id, password_hash }: { user_id: string; password_hash: string },
): Promise<void> {
  await tx.run(sql`update users set password_hash = ${password_hash} where user_id = ${user_id}`);
}

/** Of servers that start together the second waits here until the first has created the account. */
export async function lockAdminMaking(tx: Tx): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('larder: first administrator'))`);
}
