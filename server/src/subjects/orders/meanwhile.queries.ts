import { z } from 'zod';

import type { Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';

const OtherOrder = z.object({
  name: z.string(),
  store_id: z.string(),
  items: z.array(z.object({ ingredient_id: z.string(), quantity: z.int() })),
});
export type OtherOrder = z.output<typeof OtherOrder>;

/** What others of the person's household have ordered at these stores since then, as it was placed, with who did. */
export function ordersOfOthers(
  tx: Tx,
  { user_id, store_ids, since }: { user_id: string; store_ids: readonly string[]; since: Date },
): Promise<OtherOrder[]> {
  return tx.many(
    OtherOrder,
    sql`
      select u.name, o.store_id, (
        select coalesce(json_agg(json_build_object('ingredient_id', i.ingredient_id, 'quantity', coalesce(i.ordered, i.quantity))), '[]')
        from order_items i where i.order_id = o.order_id and i.ordered is distinct from 0) as items
      from household_members me
      join household_members m on m.household_id = me.household_id and m.user_id <> me.user_id
      join users u on u.user_id = m.user_id
      join orders o on o.user_id = m.user_id and o.created_at > ${since}
                   and o.store_id = any(${store_ids}::uuid[]) and o.status <> 'Rejected'
      where me.user_id = ${user_id}`,
  );
}
