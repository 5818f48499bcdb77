import type { ProfileBody } from '@larder/shared/account/profile.calls';
import type { Session } from '@larder/shared/account/session.calls';
import type { PlanSettings } from '@larder/shared/plan/planSettings.calls';
import type { z } from 'zod';

import type { Deps } from '#deps';
import { AppError } from '#errors';
import type { Db } from '#platform/db/db';
import { insertAudit } from '#platform/http/audit.queries';
import type { Caller } from '#platform/http/audit.queries';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { sessionAnswer } from '#subjects/account/auth/sessionAnswer.service';

import { keepPlanSettings } from './planSettings.queries.ts';
import { setProfile } from './profile.queries.ts';

/**
 * Changes the caller's name, address and phone. Placed orders keep theirs.
 *
 * Errors  not_signed_in when the account was just deleted.
 */
export async function updateProfile(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  { user, body, caller }: { user: LiveUser; body: z.output<typeof ProfileBody>; caller: Caller },
): Promise<Session> {
  const at = now();
  const { user_id, session_id } = user;
  const account = await db.transaction(async (tx) => {
    const changed = await setProfile(tx, { user_id, ...body });
    if (!changed) throw new AppError('not_signed_in');
    await insertAudit(tx, {
      at,
      actor: user,
      caller,
      action: 'profile_changed',
      target_type: 'user',
      target_id: user_id,
    });
    return changed;
  });
  const message = 'Profile updated successfully!';
  return sessionAnswer(config, { account, session_id, message, at });
}

/**
 * Keeps the settings with the account; the last write wins.
 *
 * Errors  not_signed_in when the account was just deleted.
 */
export async function changePlanSettings(
  db: Db,
  wanted: { user_id: string; settings: PlanSettings },
): Promise<PlanSettings> {
  if (!(await keepPlanSettings(db, wanted))) throw new AppError('not_signed_in');
  return wanted.settings;
}
