import type { ExportedKitchen } from '@larder/shared/contract/accountExport';

import type { Queryable } from '#db/db';
import { findHouseholdName, findMembership } from '#features/household/household.queries';

import { getState } from './kitchenState.queries.ts';

/** The kitchen that an account shares, for whoever takes their data along; null before it has asked for one. */
export async function exportKitchen(
  db: Queryable,
  user_id: string,
): Promise<ExportedKitchen | null> {
  const membership = await findMembership(db, user_id);
  if (!membership) return null;
  const { household_id, role } = membership;
  const state = await getState(db, household_id);
  return { household: await findHouseholdName(db, household_id), role, ...state };
}
