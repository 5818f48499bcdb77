import type { Tx } from '#db/db';
import { sql } from '#db/sql';
import { Account } from '#features/auth/auth.queries';

/** Shape   undefined when the account was deleted meanwhile. */
export function setProfile(
  tx: Tx,
  { user_id, name, address }: { user_id: string; name: string; address: string },
): Promise<Account | undefined> {
  return tx.maybeOne(
    Account,
    sql`update users set name = ${name}, address = ${address}
        where user_id = ${user_id} and status = 'active'
        returning user_id, role, name, email, address`,
  );
}
