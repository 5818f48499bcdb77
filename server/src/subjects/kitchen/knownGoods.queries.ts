import { z } from 'zod';

import type { Queryable } from '#platform/db/db';
import { sql } from '#platform/db/sql';

const Found = z.object({
  stores: z.array(z.object({ store_id: z.string(), vendor_id: z.string() })),
  goods: z.array(z.object({ ingredient_id: z.string(), vendor_id: z.string().nullable() })),
});

/**
 * Those of these stores and ingredients that exist or have existed: closed, archived and merged ones too.
 *
 * Shape   `isSold` says whether a store can have an ingredient: a generic one, or an own product of its vendor.
 */
export async function listKnownGoods(
  db: Queryable,
  {
    store_ids,
    ingredient_ids,
  }: { store_ids: readonly string[]; ingredient_ids: readonly string[] },
): Promise<{
  stores: ReadonlySet<string>;
  isSold: (store_id: string, ingredient_id: string) => boolean;
}> {
  const found = await db.one(
    Found,
    sql`select
          (select coalesce(json_agg(json_build_object('store_id', store_id, 'vendor_id', vendor_id)), '[]')
           from stores where store_id = any(${store_ids}::uuid[])) as stores,
          (select coalesce(json_agg(json_build_object('ingredient_id', ingredient_id, 'vendor_id', vendor_id)), '[]')
           from ingredients where ingredient_id = any(${ingredient_ids}::uuid[])) as goods`,
  );
  const vendorOf = new Map(found.stores.map(({ store_id, vendor_id }) => [store_id, vendor_id]));
  const ownerOf = new Map(
    found.goods.map(({ ingredient_id, vendor_id }) => [ingredient_id, vendor_id]),
  );
  return {
    stores: new Set(vendorOf.keys()),
    isSold: (store_id, ingredient_id) => {
      const owner = ownerOf.get(ingredient_id);
      return owner === null || (owner !== undefined && owner === vendorOf.get(store_id));
    },
  };
}
