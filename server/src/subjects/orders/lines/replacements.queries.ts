import { ALLERGENS } from '@larder/shared/food/allergens';
import { z } from 'zod';

import { CentsColumn, TextOrNone, TrueOrNone } from '#platform/db/columns';
import type { Queryable } from '#platform/db/db';
import { sql } from '#platform/db/sql';
import { soldFood, soldName } from '#subjects/food/sold.queries';
import { priceNow } from '#subjects/stores/sales.queries';

/** Max products of a shelf among which a replacement is looked for. */
const MAX_SHELF = 10_000;

/** Major allergens; null when makers differ. */
const Contains = z.array(z.enum(ALLERGENS)).nullable();

const Offer = z.object({
  ingredient_id: z.string(),
  name: z.string(),
  unit_quantity: z.number(),
  unit: z.string(),
  image: z.string().nullable(),
  category: z.string(),
  contains: Contains,
  price: CentsColumn,
  stock: z.int(),
  food: TextOrNone,
  by_weight: TrueOrNone,
});

/** What a store has in stock at a moment. */
export function listInStock(
  db: Queryable,
  { store_id, now }: { store_id: string; now: Date },
): Promise<z.output<typeof Offer>[]> {
  return db.many(
    Offer,
    sql`select g.ingredient_id, ${soldName} as name, g.unit_quantity, g.unit, g.image, g.category,
               coalesce(g.contains, f.contains) as contains, ${priceNow(now)} as price, i.quantity as stock,
               ${soldFood} as food, nullif(i.by_weight, false) as by_weight
        from store_items i join ingredients g on g.ingredient_id = i.ingredient_id
        left join ingredients f on f.ingredient_id = g.food_id
        where i.store_id = ${store_id} and i.quantity > 0 and i.removed_at is null and g.archived_at is null
        order by i.ingredient_id limit ${MAX_SHELF}`,
  );
}

const Kind = z.object({ category: z.string(), contains: Contains, food_id: z.string().nullable() });

/** What an ingredient is like, which need not be on a shelf any more. */
export function getKind(db: Queryable, ingredient_id: string): Promise<z.output<typeof Kind>> {
  return db.one(
    Kind,
    sql`select g.category, coalesce(g.contains, f.contains) as contains, g.food_id
        from ingredients g left join ingredients f on f.ingredient_id = g.food_id
        where g.ingredient_id = ${ingredient_id}`,
  );
}
