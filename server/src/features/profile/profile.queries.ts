import { ROLES } from '@larder/shared/contract/endpoint';
import { z } from 'zod';

import type { Tx } from '#db/db';
import { sql } from '#db/sql';

const Profile = z.object({
  user_id: z.string(),
  role: z.enum(ROLES),
  name: z.string(),
  email: z.string(),
  address: z.string(),
});

/** Shape   nothing when the account was deleted meanwhile. */
export function setProfile(
  tx: Tx,
  { user_id, name, address }: { user_id: string; name: string; address: string },
): Promise<z.output<typeof Profile> | undefined> {
  return tx.maybeOne(
    Profile,
    sql`update users set name = ${name}, address = ${address}
        where user_id = ${user_id} and status = 'active'
        returning user_id, role, name, email, address`,
  );
}
