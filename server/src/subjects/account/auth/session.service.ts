import type { Deps } from '#deps';
import { AppError } from '#errors';
import { insertAudit, insertAudits } from '#platform/http/audit.queries';
import type { Caller } from '#platform/http/audit.queries';
import { seenFrom } from '#platform/http/seenFrom';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { hashSecret } from '#platform/lib/secrets';

import type { Account } from './auth.queries.ts';
import { keepRefreshToken, newRefreshToken, type RefreshToken } from './openSession.service.ts';
import {
  findSessionOfToken,
  getRefreshToken,
  lockLiveSession,
  type RefreshTokenRow,
  revokeSessions,
  rotateRefreshToken,
  setLastSeen,
} from './session.queries.ts';

/** Grace time for a second tab that renews with the same token. */
const GRACE_MS = 30_000;

/** Shape   no `refresh` when another tab has just received the new one. */
export type RenewedSession = { account: Account; session_id: string; refresh?: RefreshToken };

/**
 * Exchanges a refresh token for the next. A token works once; a reused one was copied, so the session ends
 * for both.
 *
 * Errors  not_signed_in without a token; session_ended for an unknown, expired or used-up one;
 *         too_many_requests.
 */
export async function renewSession(
  { db, limits, now }: Deps,
  { token, caller }: { token: string | undefined; caller: Caller },
): Promise<RenewedSession> {
  if (token === undefined) throw new AppError('not_signed_in');
  const at = now();
  const token_hash = hashSecret(token);
  const owner = await findSessionOfToken(db, token_hash);
  if (!owner) throw new AppError('session_ended');
  limits.spend('refresh', owner.session_id);

  const renewed = await db.transaction(async (tx) => {
    const session = await lockLiveSession(tx, { session_id: owner.session_id, at });
    if (!session) return undefined;
    const { session_id, absolute_expires_at, ...account } = session;
    const state = stateOf(await getRefreshToken(tx, token_hash), at);
    if (state === 'just used') return { account, session_id };
    if (state === 'used up') {
      await revokeSessions(tx, { session_ids: [session_id], reason: 'refresh token reused', at });
      await insertAudit(tx, {
        at,
        actor: account,
        caller,
        action: 'refresh_token_reused',
        target_type: 'session',
        target_id: session_id,
      });
    }
    if (state !== 'live') return undefined;
    const refresh = newRefreshToken({ role: account.role, absolute_expires_at, at });
    const successor_hash = hashSecret(refresh.text);
    if (!(await rotateRefreshToken(tx, { token_hash, successor_hash, at }))) return undefined;
    await keepRefreshToken(tx, { refresh, session_id, at });
    await setLastSeen(tx, { session_id, at, ...seenFrom(caller) });
    return { account, session_id, refresh };
  });
  if (!renewed) throw new AppError('session_ended');
  return renewed;
}

/** 'just used': the predecessor of the newest token, within the grace time. */
function stateOf(
  { expires_at, rotated_at, successor_rotated_at }: RefreshTokenRow,
  at: Date,
): 'live' | 'just used' | 'used up' | 'expired' {
  if (rotated_at === null) return expires_at > at ? 'live' : 'expired';
  const isLate = at.getTime() - rotated_at.getTime() > GRACE_MS;
  return successor_rotated_at === null && !isLate ? 'just used' : 'used up';
}

/** Ends the sessions of the access token and of the cookie. */
export async function endSession(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  {
    user,
    token,
    caller,
  }: { user: LiveUser | undefined; token: string | undefined; caller: Caller },
): Promise<void> {
  const at = now();
  const ofCookie =
    token === undefined ? undefined : await findSessionOfToken(db, hashSecret(token));
  const session_ids = [user?.session_id, ofCookie?.session_id].filter((id) => id !== undefined);
  await db.transaction(async (tx) => {
    const ended = await revokeSessions(tx, { session_ids, reason: 'logout', at });
    await insertAudits(
      tx,
      ended.map(({ session_id, ...actor }) => ({
        at,
        actor,
        caller,
        action: 'logged_out',
        target_type: 'session',
        target_id: session_id,
      })),
    );
  });
}
