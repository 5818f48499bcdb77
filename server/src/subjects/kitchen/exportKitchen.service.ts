import type { ExportedKitchen } from '@larder/shared/account/accountExport.calls';

import type { Db } from '#platform/db/db';

import { findHouseholdName, findMembership } from './household.queries.ts';
import { getState, readOneMoment } from './kitchenState.queries.ts';

/**
 * The account's kitchen for its export, read in one snapshot; null before the account has asked for one.
 */
export async function exportKitchen(db: Db, user_id: string): Promise<ExportedKitchen | null> {
  return db.transaction(async (tx) => {
    // The account may join another household meanwhile, which deletes this one.
    await readOneMoment(tx);
    const membership = await findMembership(tx, user_id);
    if (!membership) return null;
    const { household_id, role } = membership;
    const state = await getState(tx, household_id);
    return { household: await findHouseholdName(tx, household_id), role, ...state };
  });
}
