import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';
import { MAX_SESSIONS } from '#subjects/account/auth/sessionLimits.rules';
import { forgetUntied } from '#subjects/orders/notices/devices.queries';

const OwnLogin = z.object({ user_id: z.string(), email: z.string(), password_hash: z.string() });
export type OwnLogin = z.output<typeof OwnLogin>;

export function findOwnLogin(db: Queryable, user_id: string): Promise<OwnLogin | undefined> {
  return db.maybeOne(
    OwnLogin,
    sql`select user_id, email, password_hash from users where user_id = ${user_id} and status = 'active'`,
  );
}

type Own = { user_id: string; session_id: string };

const SessionRow = z.object({
  session_id: z.string(),
  device: z.string().nullable(),
  network: z.string().nullable(),
  created_at: z.date(),
  last_seen_at: z.date(),
  is_current: z.boolean(),
});
export type SessionRow = z.output<typeof SessionRow>;

/** The account's live sessions: this one first, then the most recently seen. */
export function listOwnSessions(
  db: Queryable,
  { user_id, session_id, at }: Own & { at: Date },
): Promise<SessionRow[]> {
  return db.many(
    SessionRow,
    sql`select s.session_id, s.device, s.network, s.created_at, s.last_seen_at,
               s.session_id = ${session_id} as is_current
        from sessions s
        where s.user_id = ${user_id} and s.revoked_at is null and s.absolute_expires_at > ${at}
          and (s.session_id = ${session_id} or exists (
            select from refresh_tokens t
            where t.session_id = s.session_id and t.rotated_at is null and t.expires_at > ${at}))
        order by is_current desc, s.last_seen_at desc, s.session_id limit ${MAX_SESSIONS}`,
  );
}

/** Whether a session of the locked account was not ended meanwhile. */
export async function isLiveSession(tx: Tx, { user_id, session_id }: Own): Promise<boolean> {
  const { live } = await tx.one(
    z.object({ live: z.boolean() }),
    sql`select exists (select from sessions
          where session_id = ${session_id} and user_id = ${user_id} and revoked_at is null) as live`,
  );
  return live;
}

const Ended = z.object({ session_id: z.string(), is_live: z.boolean() });
type Ending = { reason: string; at: Date };

/** Ends one live session of the account. Shape: whether there was one. */
export async function endOwnSession(
  tx: Tx,
  { user_id, session_id, reason, at }: Own & Ending,
): Promise<boolean> {
  const ended = await tx.run(sql`
    update sessions set revoked_at = ${at}, revoke_reason = ${reason}
    where session_id = ${session_id} and user_id = ${user_id} and revoked_at is null
      and absolute_expires_at > ${at}`);
  return ended === 1;
}

/** Ends all sessions of the locked account but this one. Shape: the ids of those that were live, ascending. */
export async function endSessionsBeside(
  tx: Tx,
  { user_id, session_id, reason, at }: Own & Ending,
): Promise<string[]> {
  const others = sql`user_id = ${user_id} and session_id <> ${session_id} and revoked_at is null`;
  const ended = await tx.many(
    Ended,
    sql`select session_id, absolute_expires_at > ${at} as is_live from sessions where ${others}
        order by session_id for update`,
  );
  await tx.run(sql`
    update sessions set revoked_at = ${at}, revoke_reason = ${reason} where ${others}`);
  await forgetUntied(tx, sql`user_id = ${user_id}`);
  return ended.filter(({ is_live }) => is_live).map((row) => row.session_id);
}
