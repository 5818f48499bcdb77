import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';

const KnownProduct = z.object({
  /** 14 digits. */
  gtin: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  /** One pack, in gm, ml or count; both null where it is not certain. */
  unit_quantity: z.number().nullable(),
  unit: z.string().nullable(),
  /** The active generic product that stands for its food; null where that is not certain. */
  food_id: z.string().nullable(),
});
export type KnownProduct = z.output<typeof KnownProduct>;

const FoundProduct = KnownProduct.extend({
  /** An administrator has said that it is nothing one cooks with. */
  is_no_food: z.boolean(),
});
export type FoundProduct = z.output<typeof FoundProduct>;

/**
 * What is known of these numbers, by GTIN: what an administrator has shared, else public data; of a merged food the one
 * that stayed. Units: GTINs of 14 digits.
 */
export function findKnownByGtins(db: Queryable, gtins: readonly string[]): Promise<FoundProduct[]> {
  return db.many(
    FoundProduct,
    sql`select k.gtin, k.name, k.brand, k.unit_quantity, k.unit, f.ingredient_id as food_id, k.is_no_food
        from (
          select gtin, name, brand, unit_quantity, unit, food_id, food_id is null as is_no_food
          from shared_products where gtin = any(${gtins}::text[])
          union all
          select gtin, name, brand, unit_quantity, unit, food_id, false from known_products p
          where gtin = any(${gtins}::text[])
            and not exists (select from shared_products s where s.gtin = p.gtin)) k
        left join ingredients said on said.ingredient_id = k.food_id
        left join ingredients f on f.ingredient_id = coalesce(said.merged_into, said.ingredient_id)
          and f.archived_at is null
        order by k.gtin`,
  );
}

/** Adds and replaces products, each GTIN once. Rows that say the same stay as they are. */
export async function putKnownProducts(
  tx: Tx,
  { products, source, at }: { products: readonly KnownProduct[]; source: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into known_products as held (gtin, name, brand, unit_quantity, unit, food_id, source, updated_at)
    select gtin, name, brand, unit_quantity, unit, food_id, ${source}, ${at}
    from json_to_recordset(${JSON.stringify(products)}::json) as
      (gtin text, name text, brand text, unit_quantity numeric, unit text, food_id uuid)
    order by gtin
    on conflict (gtin) do update set name = excluded.name, brand = excluded.brand,
      unit_quantity = excluded.unit_quantity, unit = excluded.unit, food_id = excluded.food_id,
      source = excluded.source, updated_at = excluded.updated_at
    where (held.name, held.brand, held.unit_quantity, held.unit, held.food_id, held.source) is distinct from
      (excluded.name, excluded.brand, excluded.unit_quantity, excluded.unit, excluded.food_id, excluded.source)`);
}
