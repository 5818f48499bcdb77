import { z } from 'zod';

import type { Queryable } from '#platform/db/db';
import { sql } from '#platform/db/sql';

const Found = z.object({ stores: z.array(z.string()), goods: z.array(z.string()) });

/** Those of these stores and ingredients that exist or have existed: closed, archived and merged ones too. */
export async function listKnownGoods(
  db: Queryable,
  {
    store_ids,
    ingredient_ids,
  }: { store_ids: readonly string[]; ingredient_ids: readonly string[] },
): Promise<{ stores: ReadonlySet<string>; goods: ReadonlySet<string> }> {
  const { stores, goods } = await db.one(
    Found,
    sql`select
          array(select store_id::text from stores where store_id = any(${store_ids}::uuid[])) as stores,
          array(select ingredient_id::text from ingredients
                where ingredient_id = any(${ingredient_ids}::uuid[])) as goods`,
  );
  return { stores: new Set(stores), goods: new Set(goods) };
}
