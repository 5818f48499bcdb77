import { ExportedProfile, ExportedSession } from '@larder/shared/account/accountExport.calls';
import { z } from 'zod';

import type { Queryable } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { sql } from '#platform/db/sql';
import { ROLE } from '#platform/identity/liveUser.queries';
import { inPages, ROWS_OF_PAGE } from '#platform/lib/inPages';
import { storesOfMember } from '#subjects/account/staff/staffStores.queries';

const Profile = rowOf(ExportedProfile);

export function getProfile(db: Queryable, user_id: string): Promise<z.output<typeof Profile>> {
  return db.one(
    Profile,
    sql`select u.user_id, ${ROLE} as role, u.name, u.email, u.address, u.phone, u.created_at,
               u.awaits_approval, u.staff_role, ${storesOfMember} as store_ids
        from users u where u.user_id = ${user_id} and u.status = 'active'`,
  );
}

const SessionRow = rowOf(ExportedSession);

/** The account's sessions, the newest first, also ended ones. */
export function pagesOfSessions(db: Queryable, user_id: string) {
  return inPages<z.output<typeof SessionRow>>((last) => {
    const beyond = last
      ? sql`and (s.created_at, s.session_id) < (${last.created_at}, ${last.session_id}::uuid)`
      : sql``;
    return db.many(
      SessionRow,
      sql`select s.session_id, s.device, s.network, s.created_at, s.last_seen_at, s.revoked_at as ended_at
          from sessions s where s.user_id = ${user_id} ${beyond}
          order by s.created_at desc, s.session_id desc limit ${ROWS_OF_PAGE}`,
    );
  });
}

const ActRow = z.object({
  audit_id: z.int(),
  at: z.date(),
  action: z.string(),
  target_type: z.string().nullable(),
  target_id: z.string().nullable(),
  ip: z.string().nullable(),
});

/** What the account did, as the log has it, the newest first. */
export function pagesOfActs(db: Queryable, user_id: string) {
  return inPages<z.output<typeof ActRow>>((last) => {
    const beyond = last ? sql`and (a.at, a.audit_id) < (${last.at}, ${last.audit_id})` : sql``;
    return db.many(
      ActRow,
      sql`select a.audit_id, a.at, a.action, a.target_type, a.target_id, a.ip
          from audit_log a where a.actor_id = ${user_id} ${beyond}
          order by a.at desc, a.audit_id desc limit ${ROWS_OF_PAGE}`,
    );
  });
}
