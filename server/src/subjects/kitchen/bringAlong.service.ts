import { moveBrands } from '@larder/shared/kitchen/brands';
import { MAX_PLACED_AGE } from '@larder/shared/kitchen/kitchenLimits';
import type { KitchenChange, KitchenOp } from '@larder/shared/kitchen/kitchenOps.model';
import {
  moveAisles,
  moveIn,
  moveOrders,
  movePantry,
  movePlan,
  moveSettings,
  shownState,
} from '@larder/shared/kitchen/kitchenSync';

import type { Tx } from '#platform/db/db';
import { newId } from '#platform/lib/ids';

import { knownCarts } from './checkGoods.service.ts';
import { commitOps, lockKnown } from './commitOps.service.ts';
import { type Kitchens, stateOf } from './heldState.service.ts';
import { getState } from './kitchenState.queries.ts';

/** Moves what is in one kitchen into another, as operations of the account. Both are locked. */
export async function bringAlong(
  tx: Tx,
  {
    from,
    into,
    user_id,
    at,
    kitchens,
  }: { from: string; into: string; user_id: string; at: Date; kitchens: Kitchens },
): Promise<void> {
  const household = await lockKnown(tx, into, at);
  const [own, there] = [await getState(tx, from), await stateOf(tx, household, { kitchens, at })];
  const device = newId(at);
  const common = { device, at: at.getTime(), base_seq: there.seq };
  const changes = [
    ...moveIn(there, own, await knownCarts(tx, own.carts)),
    ...movePantry(there, own.pantry),
    ...moveAisles(there, own.aisles),
    ...moveBrands(there, own.brands ?? []),
    ...movePlan(there, own),
    ...moveOrders(
      there,
      own.placed.filter((order) => at.getTime() - order.at < MAX_PLACED_AGE),
    ),
  ];
  const toOps = (some: readonly KitchenChange[]) =>
    some.map((change): KitchenOp => ({ ...change, ...common, op_id: newId(at) }));
  const moved = toOps(changes);
  const after = shownState({ confirmed: there, waiting: moved }, user_id);
  const ops = [...moved, ...toOps(moveSettings(there, after, own))];
  await commitOps(tx, ops, { by: user_id, at, household, kitchens });
}
