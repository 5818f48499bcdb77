import { ROLES } from '@larder/shared/basics/endpoint.model';
import { STAFF_ROLES } from '@larder/shared/basics/staff';
import { z } from 'zod';

import type { Queryable } from '#platform/db/db';
import { type Sql, sql } from '#platform/db/sql';

const LiveUser = z.object({
  user_id: z.string(),
  session_id: z.string(),
  role: z.enum(ROLES),
  /** The owner of the stores that the account runs: itself, or the vendor it works for. Who acts is `user_id`. */
  vendor_id: z.string(),
  staff_role: z.enum(STAFF_ROLES).nullable(),
  /** Of those of the vendor that are open, the stores in which a member of the staff works; null: in all. */
  stores: z.array(z.string()).nullable(),
  /** Another one with each change of them; null while there is no limit. */
  stores_mark: z.string().nullable(),
});
export type LiveUser = z.output<typeof LiveUser> & {
  /** Of a program that calls with an API key: the key's name. */
  key_name?: string;
};

/** The claims of a token. */
export type Claimed = { user_id: string; session_id: string };

/** The role of account u: whoever works for a vendor runs stores, though the row says "user". */
export const ROLE: Sql = sql`case when u.works_for is null then u.role else 'vendor' end`;

/** The open stores in which account u works; null: no limit. */
const STORES: Sql = sql`
  case when u.works_for is not null and u.stores_mark is not null then array(
    select t.store_id from staff_stores t join stores st on st.store_id = t.store_id
    where t.user_id = u.user_id and t.vendor_id = u.works_for and st.closed_at is null order by t.store_id) end`;

/** Whether account u works for a suspended vendor: then it can do nothing either. */
export const OWNER_SUSPENDED: Sql = sql`
  exists (select from users o where o.user_id = u.works_for and o.suspended_at is not null)`;

/**
 * Whether account u may act. What it gave to strangers works only while it may: look-ups of their tokens ask this
 * (docs/security.md, "What ends with whom").
 */
export const MAY_ACT: Sql = sql`
  (u.status = 'active' and u.suspended_at is null and not ${OWNER_SUSPENDED})`;

/** The role comes from the row; the token's is ignored. */
const liveUsers = (at: Date) => sql`
  select u.user_id, s.session_id, ${ROLE} as role, coalesce(u.works_for, u.user_id) as vendor_id,
         u.staff_role, ${STORES} as stores, u.stores_mark
  from sessions s join users u on u.user_id = s.user_id
  where s.revoked_at is null and s.absolute_expires_at > ${at} and ${MAY_ACT}`;

export function findLiveUser(
  db: Queryable,
  { user_id, session_id, at }: Claimed & { at: Date },
): Promise<LiveUser | undefined> {
  return db.maybeOne(
    LiveUser,
    sql`${liveUsers(at)} and s.session_id = ${session_id} and s.user_id = ${user_id}`,
  );
}

/** As `findLiveUser`, for many. Shape: in the order of `claimed`. */
export async function findLiveUsers(
  db: Queryable,
  { claimed, at }: { claimed: readonly Claimed[]; at: Date },
): Promise<(LiveUser | undefined)[]> {
  const ids = claimed.map(({ session_id }) => session_id);
  const rows = await db.many(
    LiveUser,
    sql`${liveUsers(at)} and s.session_id = any(${ids}::uuid[])`,
  );
  const found = new Map(rows.map((user) => [user.session_id, user]));
  return claimed.map(({ user_id, session_id }) => {
    const user = found.get(session_id);
    return user?.user_id === user_id ? user : undefined;
  });
}
