import { z } from 'zod';

import { CentsColumn } from '#platform/db/columns';
import type { Queryable, Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';
import { saleColumns } from '#subjects/stores/sales.queries';

const OfferRow = z.object({
  ingredient_id: z.string(),
  price_cents: z.int(),
  quantity: z.int(),
  cost: CentsColumn.nullable(),
  tax_class: z.string().nullable(),
  by_weight: z.boolean(),
  ...saleColumns,
});

/** What of these stands on a shelf, without a lock. */
export function findOffers(
  db: Queryable,
  { store_id, ingredient_ids }: { store_id: string; ingredient_ids: readonly string[] },
): Promise<z.output<typeof OfferRow>[]> {
  return db.many(
    OfferRow,
    sql`select i.ingredient_id, i.price_cents, i.quantity, i.cost_cents as cost, i.tax_class, i.by_weight,
               i.sale_cents, i.sale_from, i.sale_until
        from unnest(${ingredient_ids}::uuid[]) as k (ingredient_id)
        cross join lateral (
          select * from store_items s where s.store_id = ${store_id} and s.ingredient_id = k.ingredient_id) i
        where i.removed_at is null order by i.ingredient_id`,
  );
}

/** In which units these are packed. */
export async function listUnits(
  db: Queryable,
  ingredient_ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.many(
    z.object({ ingredient_id: z.string(), unit: z.string() }),
    sql`select ingredient_id, unit from ingredients
        where ingredient_id = any(${ingredient_ids}::uuid[]) order by ingredient_id`,
  );
  return new Map(rows.map(({ ingredient_id, unit }) => [ingredient_id, unit]));
}

const OtherPack = z.object({
  gtin: z.string(),
  unit_quantity: z.number(),
  unit: z.string(),
});

/** In which packs other vendors sell these numbers, at most a few of each. */
export function listOtherPacks(
  db: Queryable,
  { vendor_id, gtins }: { vendor_id: string; gtins: readonly string[] },
): Promise<z.output<typeof OtherPack>[]> {
  return db.many(
    OtherPack,
    sql`select p.gtin, p.unit_quantity, p.unit
        from unnest(${gtins}::text[]) as k (gtin)
        cross join lateral (
          select c.gtin, g.unit_quantity, g.unit
          from product_codes c join ingredients g on g.ingredient_id = c.ingredient_id and g.archived_at is null
          where c.gtin = k.gtin and c.vendor_id <> ${vendor_id}
          order by c.ingredient_id limit 5) p
        order by p.gtin, p.unit, p.unit_quantity`,
  );
}

/** Takes SKUs from a vendor's products, for others to have. */
export async function freeSkus(
  tx: Tx,
  { vendor_id, skus }: { vendor_id: string; skus: readonly string[] },
): Promise<void> {
  await tx.run(sql`
    with held as materialized (
      select ingredient_id from ingredients
      where vendor_id = ${vendor_id} and archived_at is null and sku = any(${skus}::text[])
      order by ingredient_id for no key update)
    update ingredients g set sku = null from held h where g.ingredient_id = h.ingredient_id`);
}

/** Gives own products the numbers that they lack: a SKU where they have none, GTINs up to the most of a product. */
export async function addCodes(
  tx: Tx,
  {
    vendor_id,
    codes,
    most,
  }: {
    vendor_id: string;
    codes: readonly { ingredient_id: string; gtin: string | null; sku: string | null }[];
    most: number;
  },
): Promise<void> {
  if (codes.length === 0) return;
  const rows = JSON.stringify(codes);
  const ids = codes.map(({ ingredient_id }) => ingredient_id);
  // In key order, as shelves hold them after: two files with the same products wait for each other.
  await tx.run(sql`
    select 1 from ingredients
    where ingredient_id = any(${ids}::uuid[]) and vendor_id = ${vendor_id} and archived_at is null
    order by ingredient_id for no key update`);
  await tx.run(sql`
    insert into product_codes (ingredient_id, gtin, vendor_id)
    select g.ingredient_id, c.gtin, ${vendor_id}
    from json_to_recordset(${rows}::json) as c (ingredient_id uuid, gtin text)
    join ingredients g on g.ingredient_id = c.ingredient_id and g.vendor_id = ${vendor_id} and g.archived_at is null
    where c.gtin is not null
      and (select count(*) from product_codes p where p.ingredient_id = g.ingredient_id) < ${most}
    order by c.gtin
    on conflict do nothing`);
  await tx.run(sql`
    update ingredients g set sku = c.sku
    from json_to_recordset(${rows}::json) as c (ingredient_id uuid, sku text)
    where g.ingredient_id = c.ingredient_id and g.vendor_id = ${vendor_id} and g.archived_at is null
      and g.sku is null and c.sku is not null
      and not exists (select from ingredients o where o.vendor_id = ${vendor_id} and o.archived_at is null and o.sku = c.sku)`);
}
