import type { Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';

import type { ShelfKey } from './stores.queries.ts';

export type BookWrite = ShelfKey & {
  cost?: number | null | undefined;
  tax_class?: string | null | undefined;
};

/** Sets cost and tax class of locked rows; what is left out stays, null takes it away. Units: `cost` in cents. */
export async function setBooks(tx: Tx, rows: readonly BookWrite[]): Promise<void> {
  const writes = rows.map(({ cost, tax_class, ...key }) => ({
    ...key,
    cost,
    tax_class,
    sets_cost: cost !== undefined,
    sets_tax: tax_class !== undefined,
  }));
  await tx.run(sql`
    update store_items i set
      cost_cents = case when w.sets_cost then w.cost else i.cost_cents end,
      tax_class = case when w.sets_tax then w.tax_class else i.tax_class end
    from json_to_recordset(${JSON.stringify(writes)}::json) as
      w (store_id uuid, ingredient_id uuid, cost int, tax_class text, sets_cost boolean, sets_tax boolean)
    where i.store_id = w.store_id and i.ingredient_id = w.ingredient_id`);
}

/** Sets from how many packs on locked rows are low; null for the program's number. */
export async function setLowAt(
  tx: Tx,
  rows: readonly (ShelfKey & { low_at: number | null })[],
): Promise<void> {
  await tx.run(sql`
    update store_items i set low_at = w.low_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as
      w (store_id uuid, ingredient_id uuid, low_at int)
    where i.store_id = w.store_id and i.ingredient_id = w.ingredient_id`);
}
