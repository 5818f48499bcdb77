import type { Tx } from '#platform/db/db';

import { deleteHousehold, lockHouseholdOf } from './household.queries.ts';
import { announceKitchen } from './kitchenNews.queries.ts';
import { takeOut } from './takeOut.service.ts';

/** Takes a deleted account out of its household, which goes on with the others; without others it is deleted. */
export async function eraseMembership(
  tx: Tx,
  { user_id, at }: { user_id: string; at: Date },
): Promise<void> {
  const household_id = await lockHouseholdOf(tx, user_id);
  if (household_id === undefined) return;
  if ((await takeOut(tx, { user_id, household_id })) === 0) await deleteHousehold(tx, household_id);
  else announceKitchen(tx, 'household', { household_id, at });
}
