import { ROLES } from '@larder/shared/basics/endpoint.model';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';
import type { Seen } from '#platform/http/seenFrom';
import { MAY_ACT, ROLE } from '#platform/identity/liveUser.queries';
import { forgetUntied } from '#subjects/orders/notices/devices.queries';

import { Account } from './auth.queries.ts';

export async function insertSession(
  tx: Tx,
  session: { session_id: string; user_id: string; absolute_expires_at: Date; at: Date } & Seen,
): Promise<void> {
  const { session_id, user_id, absolute_expires_at, at, device, network } = session;
  await tx.run(sql`
    insert into sessions (session_id, user_id, created_at, last_seen_at, absolute_expires_at, device, network)
    values (${session_id}, ${user_id}, ${at}, ${at}, ${absolute_expires_at}, ${device}, ${network})`);
}

/**
 * Ends all sessions of the account but this one and the newest `others`. Expired ones do not count, and stay: an end takes
 * along the device that shows notices.
 */
export async function revokeOldestSessions(
  tx: Tx,
  {
    user_id,
    session_id,
    others,
    at,
  }: { user_id: string; session_id: string; others: number; at: Date },
): Promise<void> {
  await tx.run(sql`
    update sessions set revoked_at = ${at}, revoke_reason = 'too many sessions'
    where session_id in (
      select session_id from sessions
      where user_id = ${user_id} and revoked_at is null and absolute_expires_at > ${at}
        and session_id <> ${session_id}
      order by created_at desc, session_id desc offset ${others})`);
}

/**
 * Deletes all sessions of the account but the newest `kept`, with their tokens. Two sign-ins at once see each other: the
 * first waits for nobody, the second for the lock of the account's sessions.
 */
export async function deleteOldestSessions(
  tx: Tx,
  { user_id, kept }: { user_id: string; kept: number },
): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('sessions'), hashtext(${user_id}))`);
  const old = sql`select session_id from sessions where user_id = ${user_id}
                  order by created_at desc, session_id desc offset ${kept}`;
  await tx.run(sql`delete from refresh_tokens where session_id in (${old})`);
  await tx.run(sql`delete from sessions where session_id in (${old})`);
}

/** Deletes all tokens of a locked or new session but the newest `kept`. */
export async function deleteOldestTokens(
  tx: Tx,
  { session_id, kept }: { session_id: string; kept: number },
): Promise<void> {
  await tx.run(sql`
    delete from refresh_tokens where token_hash in (
      select token_hash from refresh_tokens where session_id = ${session_id}
      order by issued_at desc, rotated_at desc nulls first, token_hash offset ${kept})`);
}

export async function insertRefreshToken(
  tx: Tx,
  token: { token_hash: Buffer; session_id: string; expires_at: Date; at: Date },
): Promise<void> {
  const { token_hash, session_id, expires_at, at } = token;
  await tx.run(sql`
    insert into refresh_tokens (token_hash, session_id, issued_at, expires_at)
    values (${token_hash}, ${session_id}, ${at}, ${expires_at})`);
}

const SessionRow = z.object({ session_id: z.string() });
type SessionRow = z.output<typeof SessionRow>;

/** The session of a refresh token, live or not. */
export function findSessionOfToken(
  db: Queryable,
  token_hash: Buffer,
): Promise<SessionRow | undefined> {
  return db.maybeOne(
    SessionRow,
    sql`select session_id from refresh_tokens where token_hash = ${token_hash}`,
  );
}

const LiveSession = Account.extend({ session_id: z.string(), absolute_expires_at: z.date() });
export type LiveSession = z.output<typeof LiveSession>;

/** Locks a live session, and reads its account. */
export function lockLiveSession(
  tx: Tx,
  { session_id, at }: { session_id: string; at: Date },
): Promise<LiveSession | undefined> {
  return tx.maybeOne(
    LiveSession,
    sql`select s.session_id, s.absolute_expires_at, u.user_id, ${ROLE} as role, u.staff_role, u.name, u.email,
               u.address, u.phone
        from sessions s join users u on u.user_id = s.user_id
        where s.session_id = ${session_id} and s.revoked_at is null
          and s.absolute_expires_at > ${at} and ${MAY_ACT}
        for no key update of s`,
  );
}

const RefreshTokenRow = z.object({
  expires_at: z.date(),
  rotated_at: z.date().nullable(),
  successor_rotated_at: z.date().nullable(),
});
export type RefreshTokenRow = z.output<typeof RefreshTokenRow>;

/** The state of a refresh token. Its session must be locked by lockLiveSession. */
export function getRefreshToken(tx: Tx, token_hash: Buffer): Promise<RefreshTokenRow> {
  return tx.one(
    RefreshTokenRow,
    sql`select t.expires_at, t.rotated_at, n.rotated_at as successor_rotated_at
        from refresh_tokens t left join refresh_tokens n on n.token_hash = t.successor_hash
        where t.token_hash = ${token_hash}`,
  );
}

/** Replaces a token by the next. Shape: false when another request was first. */
export async function rotateRefreshToken(
  tx: Tx,
  { token_hash, successor_hash, at }: { token_hash: Buffer; successor_hash: Buffer; at: Date },
): Promise<boolean> {
  const rotated = await tx.run(sql`
    update refresh_tokens set rotated_at = ${at}, successor_hash = ${successor_hash}
    where token_hash = ${token_hash} and rotated_at is null and expires_at > ${at}`);
  return rotated === 1;
}

export async function setLastSeen(
  tx: Tx,
  { session_id, device, network, at }: { session_id: string; at: Date } & Seen,
): Promise<void> {
  await tx.run(sql`
    update sessions set last_seen_at = ${at}, device = ${device}, network = ${network}
    where session_id = ${session_id}`);
}

const EndedSession = z.object({
  session_id: z.string(),
  user_id: z.string(),
  role: z.enum(ROLES),
});

/** Shape   the sessions that this ended, with their owners. */
export function revokeSessions(
  tx: Tx,
  { session_ids, reason, at }: { session_ids: readonly string[]; reason: string; at: Date },
): Promise<z.output<typeof EndedSession>[]> {
  return tx.many(
    EndedSession,
    sql`update sessions s set revoked_at = ${at}, revoke_reason = ${reason}
        from users u
        where s.session_id = any(${session_ids}::uuid[]) and s.revoked_at is null
          and u.user_id = s.user_id
        returning s.session_id, u.user_id, ${ROLE} as role`,
  );
}

/** Ends the sessions of all who work for a vendor. */
export async function revokeSessionsOfStaff(
  tx: Tx,
  { works_for, reason, at }: { works_for: string; reason: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    update sessions set revoked_at = ${at}, revoke_reason = ${reason}
    where user_id in (select user_id from users where works_for = ${works_for}) and revoked_at is null`);
  await forgetUntied(
    tx,
    sql`user_id in (select user_id from users where works_for = ${works_for})`,
  );
}

export async function revokeSessionsOf(
  tx: Tx,
  { user_id, reason, at }: { user_id: string; reason: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    update sessions set revoked_at = ${at}, revoke_reason = ${reason}
    where user_id = ${user_id} and revoked_at is null`);
  await forgetUntied(tx, sql`user_id = ${user_id}`);
}
