import type { KitchenState } from '@larder/shared/kitchen/kitchen.calls';
import type { OpsAnswer, OpsBody } from '@larder/shared/kitchen/kitchenOps.model';
import type { z } from 'zod';

import { AppError } from '#errors';
import type { Db, Tx } from '#platform/db/db';

import { commitOps, dayOf } from './commitOps.service.ts';
import { ensureHousehold } from './ensureHousehold.service.ts';
import { type Kitchens, stateOf } from './heldState.service.ts';
import { householdView, type View } from './householdView.service.ts';
import { findMember, listOpsAfter, lockHousehold } from './kitchenLog.queries.ts';
import { getState } from './kitchenState.queries.ts';

/** A device that missed more reads the state, which is smaller. */
const MAX_MISSED = 1_000;
const MAX_MISSED_BYTES = 2_000_000;

/** The kitchen of an account and its members, as one snapshot. */
export async function kitchenOf(
  db: Db,
  { user_id, at, kitchens }: { user_id: string; at: Date; kitchens: Kitchens },
): Promise<{ state: KitchenState; household: View }> {
  const { household_id } = await ensureHousehold(db, { user_id, at });
  return db.transaction(async (tx) => {
    // Rows of several statements: nobody may write between them.
    const locked = await lockHousehold(tx, { household_id, day: dayOf(at) });
    const household = await householdView(tx, { user_id, at });
    const isSame = locked?.household_id === household.household_id;
    // The account may have moved to another household before the lock.
    const state = isSame
      ? await stateOf(tx, locked, { kitchens, at })
      : await getState(tx, household.household_id);
    return { state, household };
  });
}

/**
 * Applies operations, each once, and tells what the device has missed.
 *
 * Errors  household_left for a household without the account, or that does not exist; kitchen_stale for a device
 *         whose state is older than the log, or newer than the kitchen;
 *         those of commitOps: then none was applied.
 */
export async function sendOps(
  tx: Tx,
  {
    body,
    user_id,
    at,
    kitchens,
  }: { body: z.output<typeof OpsBody>; user_id: string; at: Date; kitchens: Kitchens },
): Promise<OpsAnswer> {
  const { household_id, base_seq, ops } = body;
  const day = dayOf(at);
  const household = await lockHousehold(tx, { household_id, day });
  const member = household && (await findMember(tx, { household_id, user_id, day }));
  if (!member) throw new AppError('household_left');
  const { seq, forgotten_seq } = household;
  const isStale = base_seq < forgotten_seq || base_seq > seq || seq - base_seq > MAX_MISSED;
  if (isStale) throw new AppError('kitchen_stale');
  const missed =
    base_seq === seq
      ? []
      : await listOpsAfter(tx, {
          household_id,
          seq: base_seq,
          limit: MAX_MISSED,
          maxBytes: MAX_MISSED_BYTES,
        });
  if (missed.length < seq - base_seq) throw new AppError('kitchen_stale');
  const done = await commitOps(tx, ops, { by: user_id, at, household, kitchens, member });
  return { missed, seq: done.seq, applied: done.applied };
}
