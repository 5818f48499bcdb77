import type { Cents } from '@larder/shared/basics/money';

import type { Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';

type LineKey = { order_id: string; line_no: number };

/** Sets the weight of a line, in the unit of its pack, and what it costs once it counts. */
export async function setWeight(
  tx: Tx,
  {
    order_id,
    line_no,
    weight,
    state,
    cost,
    at,
  }: LineKey & { weight: number; state: 'weighed' | 'proposed' | 'kept'; cost: Cents; at: Date },
): Promise<void> {
  await tx.run(sql`
    update order_items set weighed = ${weight}, weight_state = ${state}, weighed_at = ${at},
      weighed_cents = ${state === 'proposed' ? null : cost}::bigint
    where order_id = ${order_id} and line_no = ${line_no}`);
}

/** Writes the answer to a proposed weight; when it was weighed stays. */
export async function settleWeight(
  tx: Tx,
  { order_id, line_no, state, cost }: LineKey & { state: 'kept' | 'refused'; cost: Cents },
): Promise<void> {
  await tx.run(sql`
    update order_items set weight_state = ${state}, weighed_cents = ${state === 'kept' ? cost : null}::bigint
    where order_id = ${order_id} and line_no = ${line_no}`);
}
