import type { ErrorCode } from '@larder/shared/basics/errors.model';

import { AppError } from '#errors';
import type { Tx } from '#platform/db/db';

import { dayOf } from './commitOps.service.ts';
import { findMembership, type Membership } from './household.queries.ts';
import { lockHousehold, type LockedHousehold } from './kitchenLog.queries.ts';

/**
 * Locks the household of an account.
 *
 * Errors  `missing` when the account has none, or has moved to another one meanwhile.
 */
export async function lockOwn(
  tx: Tx,
  { user_id, at }: { user_id: string; at: Date },
  missing: ErrorCode = 'household_left',
): Promise<LockedHousehold & Membership> {
  const own = await findMembership(tx, user_id);
  const household =
    own && (await lockHousehold(tx, { household_id: own.household_id, day: dayOf(at) }));
  const now = household && (await findMembership(tx, user_id));
  if (!now || now.household_id !== household.household_id) throw new AppError(missing);
  return { ...household, ...now };
}
