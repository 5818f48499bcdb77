import { ROLES } from '@larder/shared/contract/endpoint';
import { z } from 'zod';

import type { Queryable } from '#db/db';
import { sql } from '#db/sql';

const LiveUser = z.object({ user_id: z.string(), session_id: z.string(), role: z.enum(ROLES) });
export type LiveUser = z.output<typeof LiveUser>;

/** The claims of a token. */
export type Claimed = { user_id: string; session_id: string };

/** The role comes from the row; the token's is ignored. */
const liveUsers = (at: Date) => sql`
  select u.user_id, s.session_id, u.role
  from sessions s join users u on u.user_id = s.user_id
  where s.revoked_at is null and s.absolute_expires_at > ${at} and u.status = 'active'`;

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
