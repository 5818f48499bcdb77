import type { KitchenState } from '@larder/shared/kitchen/kitchen.calls';
import { lineAt } from '@larder/shared/kitchen/kitchenLines';
import type { KitchenOp } from '@larder/shared/kitchen/kitchenOps.model';

import { timeOfDay } from '#platform/page/dates.ts';
import { toast } from '#platform/page/toast.ts';
import { householdNow, personOf } from '#shop/kitchen/state/kitchenPeople.ts';

/** "Sam got Milk, 2:02 PM": a toast for each tick that somebody else made first. */
export function toastTicks(
  sent: readonly KitchenOp[],
  { lines }: Pick<KitchenState, 'lines'>,
  by: string,
): void {
  for (const op of sent) {
    if (op.kind !== 'got') continue;
    const line = lineAt(lines, op.payload.line);
    if (!line?.got || line.got.by === by) continue;
    const { first } = personOf(householdNow(), line.got.by);
    toast.info(`${first} got ${line.name}, ${timeOfDay(new Date(line.got.at))}`);
  }
}
