import { ROLES } from '@larder/shared/contract/endpoint';
import { z } from 'zod';

import type { Queryable } from '#db/db';
import { sql } from '#db/sql';

const LiveUser = z.object({ user_id: z.string(), session_id: z.string(), role: z.enum(ROLES) });
export type LiveUser = z.output<typeof LiveUser>;

/** The account of a live session. The role is the row's, so that what a token says never counts. */
export function findLiveUser(
  db: Queryable,
  { user_id, session_id, at }: { user_id: string; session_id: string; at: Date },
): Promise<LiveUser | undefined> {
  return db.maybeOne(
    LiveUser,
    sql`select u.user_id, s.session_id, u.role
        from sessions s join users u on u.user_id = s.user_id
        where s.session_id = ${session_id} and s.user_id = ${user_id} and s.revoked_at is null
          and s.absolute_expires_at > ${at} and u.status = 'active'`,
  );
}

/** Whether a session has not ended. For what lasts longer than one request. */
export async function isLive(db: Queryable, session_id: string): Promise<boolean> {
  const { live } = await db.one(
    z.object({ live: z.boolean() }),
    sql`select exists (select from sessions where session_id = ${session_id} and revoked_at is null) as live`,
  );
  return live;
}
