import { z } from 'zod';

import { CentsColumn } from '#platform/db/columns';
import type { Db, Queryable } from '#platform/db/db';
import { sql } from '#platform/db/sql';

const TypicalPrice = z.object({ ingredient_id: z.string(), price: CentsColumn });

/** The average price of a pack in open stores that had it, at the last count. Units: whole cents. */
export function listTypicalPrices(db: Queryable): Promise<z.output<typeof TypicalPrice>[]> {
  return db.many(
    TypicalPrice,
    sql`select ingredient_id, cents as price from typical_prices order by ingredient_id`,
  );
}

/** Claims the next count if the last one began before a moment. Shape: whether the caller got it. */
export async function claimPriceCount(
  db: Queryable,
  { now, before }: { now: Date; before: Date },
): Promise<boolean> {
  const claimed = await db.run(sql`
    insert into typical_price_counts as c (only_row, began_at) values (true, ${now})
    on conflict (only_row) do update set began_at = excluded.began_at where c.began_at <= ${before}`);
  return claimed > 0;
}

/** The active ingredients, and those that have a price. */
export async function listCountedIngredients(db: Queryable): Promise<string[]> {
  const rows = await db.many(
    z.object({ ingredient_id: z.string() }),
    sql`select ingredient_id from ingredients where vendor_id is null and archived_at is null
        union select ingredient_id from typical_prices order by ingredient_id`,
  );
  return rows.map(({ ingredient_id }) => ingredient_id);
}

/** Sets the prices of these ingredients from all offers. Those that nobody sells have none. */
export async function countPricesOf(db: Db, ingredient_ids: readonly string[]): Promise<void> {
  const named = sql`any(${ingredient_ids}::uuid[])`;
  const prices = await db.many(
    TypicalPrice,
    sql`select i.ingredient_id, round(avg(i.price_cents))::int as price
        from store_items i join stores s on s.store_id = i.store_id and s.closed_at is null
        where i.ingredient_id = ${named} and i.quantity > 0
        group by i.ingredient_id order by i.ingredient_id`,
  );
  const sold = prices.map((row) => row.ingredient_id);
  await db.transaction(async (tx) => {
    await tx.run(sql`
      delete from typical_prices
      where ingredient_id = ${named} and not ingredient_id = any(${sold}::uuid[])`);
    await tx.run(sql`
      insert into typical_prices as t (ingredient_id, cents)
      select * from unnest(${sold}::uuid[], ${prices.map(({ price }) => price)}::int[])
      on conflict (ingredient_id) do update set cents = excluded.cents where t.cents <> excluded.cents`);
  });
}
