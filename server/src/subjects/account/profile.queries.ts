import type { Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';
import { ROLE } from '#platform/identity/liveUser.queries';
import { Account } from '#subjects/account/auth/auth.queries';

/** A phone left out stays. Shape: undefined when the account was deleted meanwhile. */
export function setProfile(
  tx: Tx,
  {
    user_id,
    name,
    address,
    phone,
  }: { user_id: string; name: string; address: string; phone?: string | null | undefined },
): Promise<Account | undefined> {
  return tx.maybeOne(
    Account,
    sql`update users u set name = ${name}, address = ${address}
          ${phone === undefined ? sql`` : sql`, phone = ${phone}`}
        where user_id = ${user_id} and status = 'active'
        returning u.user_id, ${ROLE} as role, u.staff_role, u.name, u.email, u.address, u.phone`,
  );
}
