import type { Role } from '@larder/shared/basics/endpoint.model';

import type { Tx } from '#platform/db/db';
import type { Caller } from '#platform/http/audit.queries';
import { seenFrom } from '#platform/http/seenFrom';
import { newId } from '#platform/lib/ids';
import { hashSecret, newSecret } from '#platform/lib/secrets';

import type { Account } from './auth.queries.ts';
import {
  deleteOldestSessions,
  deleteOldestTokens,
  insertRefreshToken,
  insertSession,
  revokeOldestSessions,
} from './session.queries.ts';
import { MAX_ENDED, MAX_SESSIONS, MAX_TOKENS } from './sessionLimits.rules.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Lifetime of a session when idle, and in all. Source: docs/operations.md. */
const LIFETIMES: Readonly<Record<Role, { idleMs: number; absoluteMs: number }>> = {
  user: { idleMs: 2 * HOUR_MS, absoluteMs: 12 * HOUR_MS },
  vendor: { idleMs: 2 * HOUR_MS, absoluteMs: 12 * HOUR_MS },
  admin: { idleMs: 30 * MINUTE_MS, absoluteMs: 8 * HOUR_MS },
};

export type RefreshToken = { text: string; expires_at: Date };
export type OpenedSession = { account: Account; session_id: string; refresh: RefreshToken };

/** Opens a session with its first refresh token. Beyond 10 the oldest ends. Without `caller` the device is unknown. */
export async function openSession(
  tx: Tx,
  { account, caller, at }: { account: Account; caller?: Caller | undefined; at: Date },
): Promise<OpenedSession> {
  const session_id = newId(at);
  const { user_id, role } = account;
  const absolute_expires_at = new Date(at.getTime() + LIFETIMES[role].absoluteMs);
  await insertSession(tx, { session_id, user_id, absolute_expires_at, at, ...seenFrom(caller) });
  await deleteOldestSessions(tx, { user_id, kept: MAX_SESSIONS + MAX_ENDED });
  await revokeOldestSessions(tx, { user_id, session_id, others: MAX_SESSIONS - 1, at });
  const refresh = newRefreshToken({ role, absolute_expires_at, at });
  await keepRefreshToken(tx, { refresh, session_id, at });
  return { account, session_id, refresh };
}

/** A refresh token for the role's idle time, never beyond the session's end. */
export function newRefreshToken({
  role,
  absolute_expires_at,
  at,
}: {
  role: Role;
  absolute_expires_at: Date;
  at: Date;
}): RefreshToken {
  const idleEnd = at.getTime() + LIFETIMES[role].idleMs;
  return {
    text: newSecret(),
    expires_at: new Date(Math.min(idleEnd, absolute_expires_at.getTime())),
  };
}

/** Stores a refresh token's hash. */
export async function keepRefreshToken(
  tx: Tx,
  { refresh, session_id, at }: { refresh: RefreshToken; session_id: string; at: Date },
): Promise<void> {
  const { text, expires_at } = refresh;
  await insertRefreshToken(tx, { token_hash: hashSecret(text), session_id, expires_at, at });
  await deleteOldestTokens(tx, { session_id, kept: MAX_TOKENS });
}
