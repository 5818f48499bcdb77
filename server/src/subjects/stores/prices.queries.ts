import { MAX_PRICE_CHANGES } from '@larder/shared/stores/prices.calls';
import { z } from 'zod';

import { CentsColumn } from '#platform/db/columns';
import type { Queryable } from '#platform/db/db';
import { sql } from '#platform/db/sql';

const PricedItem = z.object({
  ingredient_id: z.string(),
  price: CentsColumn,
  /** When it came onto the shelf; null: before that was kept. */
  added_at: z.date().nullable(),
  /** The newest, in order of time. */
  changes: z.array(
    z.object({ at: z.coerce.date(), old_price: CentsColumn, new_price: CentsColumn }),
  ),
});
export type PricedItem = z.output<typeof PricedItem>;

/** Those of these items that are on the shelf of the open store, with the changes of their prices. */
export function listPricedItems(
  db: Queryable,
  { store_id, ids }: { store_id: string; ids: readonly string[] },
): Promise<PricedItem[]> {
  return db.many(
    PricedItem,
    sql`select i.ingredient_id, i.price_cents as price, i.added_at, (
            select coalesce(json_agg(json_build_object(
                     'at', c.at, 'old_price', c.old_cents, 'new_price', c.new_cents) order by c.change_id), '[]')
            from (select change_id, at, old_cents, new_cents from price_changes
                  where store_id = i.store_id and ingredient_id = i.ingredient_id
                  order by change_id desc limit ${MAX_PRICE_CHANGES}) c) as changes
        from stores s join store_items i on i.store_id = s.store_id
        where s.store_id = ${store_id} and s.closed_at is null and i.removed_at is null
          and i.ingredient_id = any(${ids}::uuid[])
        order by i.ingredient_id limit ${ids.length}`,
  );
}
