import { MAX_HISTORY, PriceChange, StockMovement } from '@larder/shared/stores/stores.calls';
import { z } from 'zod';

import type { Queryable } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { sql } from '#platform/db/sql';
import { ownStores, type Runs } from '#platform/identity/ownStores.queries';

type OwnItem = { store_id: string; ingredient_id: string };

/** Whether an item is or was on the shelf of the vendor's own open store. */
export async function hasItem(
  db: Queryable,
  { store_id, ingredient_id, runs }: OwnItem & { runs: Runs },
): Promise<boolean> {
  const { found } = await db.one(
    z.object({ found: z.boolean() }),
    sql`select exists (
          select from store_items i join stores s on s.store_id = i.store_id
          where i.store_id = ${store_id} and i.ingredient_id = ${ingredient_id}
            and ${ownStores(runs, sql`s`)} and s.closed_at is null) as found`,
  );
  return found;
}

const MovementRow = rowOf(StockMovement);

/** The newest movements of an item, newest first; `quantity` is what stood there after each. */
export function listMovements(
  db: Queryable,
  { store_id, ingredient_id }: OwnItem,
): Promise<z.output<typeof MovementRow>[]> {
  return db.many(
    MovementRow,
    sql`select m.at, m.reason, m.delta, coalesce(m.order_id, c.order_id, r.order_id) as order_id,
          (i.quantity - coalesce(sum(m.delta) over (
             order by m.movement_id desc rows between unbounded preceding and 1 preceding), 0))::int as quantity
        from (select * from stock_movements
              where store_id = ${store_id} and ingredient_id = ${ingredient_id}
              order by movement_id desc limit ${MAX_HISTORY}) m
        join store_items i on i.store_id = m.store_id and i.ingredient_id = m.ingredient_id
        left join line_changes c on c.change_id = m.change_id
        left join order_returns r on r.return_id = m.return_id
        order by m.movement_id desc`,
  );
}

const PriceRow = rowOf(PriceChange);

/** The newest changes of an item's price, newest first. */
export function listPriceChanges(
  db: Queryable,
  { store_id, ingredient_id }: OwnItem,
): Promise<z.output<typeof PriceRow>[]> {
  return db.many(
    PriceRow,
    sql`select at, old_cents as old_price, new_cents as new_price from price_changes
        where store_id = ${store_id} and ingredient_id = ${ingredient_id}
        order by change_id desc limit ${MAX_HISTORY}`,
  );
}
