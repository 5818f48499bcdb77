import { cents } from '@larder/shared/basics/money';
import type { SaleEdit } from '@larder/shared/stores/sales.model';
import { z } from 'zod';

import { CentsColumn } from '#platform/db/columns';
import type { Tx } from '#platform/db/db';
import { type Sql, sql } from '#platform/db/sql';

/** Whether item i has a sale price that is not over: it ends before `sale_until`. */
function hasSale(now: Date): Sql {
  return sql`i.sale_cents < i.price_cents and (i.sale_until is null or i.sale_until > ${now}::timestamptz)`;
}

/** Whether item i is sold at its sale price at a moment. */
function isOnSale(now: Date): Sql {
  return sql`${hasSale(now)} and i.sale_from <= ${now}::timestamptz`;
}

/** What item i costs at a moment: its sale price while that holds, else its regular one. Units: cents. */
export function priceNow(now: Date): Sql {
  return sql`case when ${isOnSale(now)} then i.sale_cents else i.price_cents end`;
}

/** The regular price of item i while a sale price holds, else null. Units: cents. */
export function regularPriceNow(now: Date): Sql {
  return sql`case when ${isOnSale(now)} then i.price_cents end`;
}

/** How many of a store's sale prices began, and how many ended, until a moment. For all items i of the store. */
export function salesPassed(now: Date): Sql {
  return sql`count(*) filter (where i.sale_from <= ${now}::timestamptz)
    + count(*) filter (where i.sale_until <= ${now}::timestamptz)`;
}

/** The sale price of item i as JSON, also one that is over; null without one. */
export const storedSale = sql`case when i.sale_cents is not null
  then json_build_object('price', i.sale_cents, 'from', i.sale_from, 'until', i.sale_until) end`;

/** As `storedSale`, null once it is over. */
export function saleAt(now: Date): Sql {
  return sql`case when ${hasSale(now)} then ${storedSale} end`;
}

/** Of `saleAt`; left out where there is none. */
export const SaleColumn = z
  .object({
    price: CentsColumn,
    from: z.coerce.date(),
    until: z.coerce.date().nullable(),
  })
  .nullish()
  .transform((sale) => sale ?? undefined);

/** What a locked row of a shelf has of a sale, over or not. */
export const saleColumns = {
  sale_cents: z.int().nullable(),
  sale_from: z.date().nullable(),
  sale_until: z.date().nullable(),
};

/** The sale of such a row; null without one. */
export function saleOf({
  sale_cents,
  sale_from,
  sale_until,
}: z.output<z.ZodObject<typeof saleColumns>>): SaleEdit | null {
  if (sale_cents === null || sale_from === null) return null;
  return { price: cents(sale_cents), from: sale_from, until: sale_until };
}

/** A sale to set; null ends the one that is there. */
export type SaleWrite = { store_id: string; ingredient_id: string; sale: SaleEdit | null };

/** Sets or ends sales of locked rows. After their prices: a price at or below the sale ends it. */
export async function setSales(tx: Tx, writes: readonly SaleWrite[]): Promise<void> {
  const rows = writes.map(({ sale, ...key }) => ({
    ...key,
    sale_cents: sale?.price,
    sale_from: sale?.from,
    sale_until: sale?.until,
  }));
  await tx.run(sql`
    update store_items i set sale_cents = w.sale_cents, sale_from = w.sale_from, sale_until = w.sale_until,
      version = i.version + 1
    from json_to_recordset(${JSON.stringify(rows)}::json) as
      w (store_id uuid, ingredient_id uuid, sale_cents int, sale_from timestamptz, sale_until timestamptz)
    where i.store_id = w.store_id and i.ingredient_id = w.ingredient_id`);
}
