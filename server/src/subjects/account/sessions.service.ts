import type { OwnSession } from '@larder/shared/account/account.calls';

import { AppError } from '#errors';
import type { Db, Queryable, Tx } from '#platform/db/db';
import { type Caller, insertAudits } from '#platform/http/audit.queries';
import { seenFrom } from '#platform/http/seenFrom';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { lockOwner } from '#subjects/account/auth/reset.queries';

import {
  endOwnSession,
  endSessionsBeside,
  isLiveSession,
  listOwnSessions,
} from './account.queries.ts';

type Acting = { user: LiveUser; caller: Caller; at: Date };

/** Where the account is signed in. */
export async function sessionsOf(
  db: Queryable,
  { user, caller, at }: Acting,
): Promise<OwnSession[]> {
  const { network } = seenFrom(caller);
  const rows = await listOwnSessions(db, { ...user, at });
  return rows.map((row) => ({
    ...row,
    is_same_network: row.network !== null && row.network === network,
  }));
}

/** Errors  session_not_found, also for another's session and an ended one. */
export function endOne(
  db: Db,
  { session_id, ...acting }: Acting & { session_id: string },
): Promise<void> {
  const { user_id } = acting.user;
  return db.transaction(async (tx) => {
    const own = { user_id, session_id, reason: 'ended by its owner', at: acting.at };
    if (!(await endOwnSession(tx, own))) throw new AppError('session_not_found');
    await auditEnds(tx, [session_id], acting);
  });
}

/**
 * Ends all sessions but the one that asks.
 *
 * Shape   how many ended.
 * Errors  not_signed_in when another session was first and ended this one.
 */
export function endOthers(db: Db, acting: Acting): Promise<number> {
  const { user, at } = acting;
  return db.transaction(async (tx) => {
    // Two sessions that end each other must not leave none.
    if (!(await lockOwner(tx, user.user_id)) || !(await isLiveSession(tx, user)))
      throw new AppError('not_signed_in');
    const ended = await endSessionsBeside(tx, { ...user, reason: 'ended by its owner', at });
    await auditEnds(tx, ended, acting);
    return ended.length;
  });
}

async function auditEnds(
  tx: Tx,
  ended: readonly string[],
  { user: actor, caller, at }: Acting,
): Promise<void> {
  await insertAudits(
    tx,
    ended.map((target_id) => ({
      at,
      actor,
      caller,
      action: 'session_ended',
      target_type: 'session',
      target_id,
    })),
  );
}
