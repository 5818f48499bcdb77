import type { Cart } from '@larder/shared/kitchen/carts.model';
import type { GroceryList } from '@larder/shared/kitchen/groceryList.model';
import type { KitchenState } from '@larder/shared/kitchen/kitchen.calls';
import type { KitchenChange, KitchenOp } from '@larder/shared/kitchen/kitchenOps.model';
import {
  moveIn,
  moveOrders,
  movePlan,
  moveSettings,
  shownState,
} from '@larder/shared/kitchen/kitchenSync';

import { serverNow } from '#platform/http/serverClock.ts';
import type { Weeks } from '#shop/kitchen/state/weeks.ts';

type Own = {
  readonly list: GroceryList;
  readonly carts: readonly Cart[];
  readonly placed: Parameters<typeof moveOrders>[1];
  readonly week: Weeks;
};
type Who = { readonly device: string; readonly by: string };

/**
 * The operations that add a browser's own list, carts, plan and orders to a kitchen, and set amount, category and
 * deselection of its new lines. The orders come after the lines: they cover what is listed by then.
 */
export function movedIn(kitchen: KitchenState, own: Own, who: Who): KitchenOp[] {
  const { list, carts, placed, week } = own;
  const changes = [
    ...moveIn(kitchen, list, carts),
    ...movePlan(kitchen, { ...week, lines: list.lines }),
    ...moveOrders(kitchen, placed),
  ];
  const added = toOps(changes, { kitchen, who });
  const after = shownState({ confirmed: kitchen, waiting: added }, who.by);
  const set = moveSettings(kitchen, after, list);
  return [...added, ...toOps(set, { kitchen, who })];
}

function toOps(
  changes: readonly KitchenChange[],
  { kitchen, who }: { kitchen: KitchenState; who: Who },
): KitchenOp[] {
  return changes.map((change) => ({
    ...change,
    op_id: crypto.randomUUID(),
    device: who.device,
    at: Math.round(serverNow()),
    base_seq: kitchen.seq,
  }));
}
