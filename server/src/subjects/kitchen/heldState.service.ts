import type { KitchenState } from '@larder/shared/kitchen/kitchen.calls';
import { isBeyondBounds, kitchenBytes, withinBounds } from '@larder/shared/kitchen/kitchenBytes';

import type { Deps } from '#deps';
import type { Tx } from '#platform/db/db';
import { newId } from '#platform/lib/ids';

import { knownCarts } from './checkGoods.service.ts';
import { beginLog } from './household.queries.ts';
import type { LockedHousehold } from './kitchenLog.queries.ts';
import { announceKitchen } from './kitchenNews.queries.ts';
import { getState } from './kitchenState.queries.ts';
import { writeState } from './kitchenWrite.queries.ts';

export type Kitchens = Deps['kitchens'];

/**
 * The kitchen of a locked household, from memory when nothing has written it since.
 *
 * Shape   a kitchen that is older than the bounds is brought within them: its `seq` is then one more than the
 *         household's, and devices read it anew.
 */
export async function stateOf(
  tx: Tx,
  household: LockedHousehold,
  { kitchens, at }: { kitchens: Kitchens; at: Date },
): Promise<KitchenState> {
  const { household_id, state_id, seq } = household;
  const held = kitchens.get(household_id);
  // Servers of the version before count `seq`, but leave the id.
  if (held && held.state_id === state_id && held.state.seq === seq) return held.state;
  const state = await getState(tx, household_id);
  if (isBeyondBounds(state)) return settle(tx, { household_id, state, kitchens, at });
  if (state_id !== null) hold(kitchens, household_id, { state_id, state });
  return state;
}

async function settle(
  tx: Tx,
  {
    household_id,
    state: before,
    kitchens,
    at,
  }: { household_id: string; state: KitchenState; kitchens: Kitchens; at: Date },
): Promise<KitchenState> {
  const carts = await knownCarts(tx, before.carts);
  const after = { ...withinBounds({ ...before, carts }), seq: before.seq + 1 };
  const state_id = newId(at);
  await writeState(tx, household_id, { before, after, state_id });
  await beginLog(tx, household_id);
  announceKitchen(tx, 'kitchen', { household_id, at });
  hold(kitchens, household_id, { state_id, state: after });
  return after;
}

/** Holds a kitchen in memory. The id is that of its row; when its transaction fails, nobody finds it. */
export function hold(
  kitchens: Kitchens,
  household_id: string,
  held: { state_id: string; state: KitchenState },
): void {
  kitchens.set(household_id, held, kitchenBytes(held.state));
}
