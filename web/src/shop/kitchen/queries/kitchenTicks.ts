import type { KitchenState } from '@larder/shared/contract/kitchen';
import type { KitchenOp } from '@larder/shared/contract/kitchenOps';
import { lineAt } from '@larder/shared/domain/kitchenLines';

import { timeOfDay } from '#lib/dates';
import { toast } from '#lib/toast';
import { householdNow, personOf } from '#state/kitchenPeople';

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
