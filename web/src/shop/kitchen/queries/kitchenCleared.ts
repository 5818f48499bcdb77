import type { KitchenOp, OpsAnswer } from '@larder/shared/kitchen/kitchenOps.model';

import { setClearedList } from '#shop/kitchen/state/clearedList.ts';

/**
 * Notes who has cleared the list last: another member, or this person, whose Undo of the press is gone with the page.
 *
 * Shape   `sent` are this browser's operations of the answer.
 */
export function noteCleared(
  { missed, applied }: OpsAnswer,
  sent: readonly KitchenOp[],
  { household_id, by }: { household_id: string; by: string },
): void {
  const own = new Set(sent.filter(isClearing).map(({ op_id }) => op_id));
  const clearings = [
    ...missed.filter(isClearing).map((op) => ({ seq: op.seq, isOwn: op.by === by })),
    ...applied.flatMap(({ op_id, seq }) => (own.has(op_id) ? [{ seq, isOwn: true }] : [])),
  ];
  const last = clearings.toSorted((a, b) => a.seq - b.seq).at(-1);
  if (last) setClearedList({ household_id, ...last });
}

function isClearing(op: KitchenOp): boolean {
  return op.kind === 'clear' && op.payload.only === 'all';
}
