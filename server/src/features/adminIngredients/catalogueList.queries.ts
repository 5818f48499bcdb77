import { CATEGORIES } from '@larder/shared/domain/aisles';
import { z } from 'zod';

import type { Queryable } from '#db/db';
import { sql } from '#db/sql';

const EntryRow = z.object({
  ingredient_id: z.string(),
  name: z.string(),
  unit_quantity: z.number(),
  unit: z.string(),
  category: z.enum(CATEGORIES),
  image: z.string().nullable(),
  kcal_per_100g: z.number().nullable(),
  density_g_per_ml: z.number().nullable(),
  grams_per_piece: z.number().nullable(),
  aliases: z.array(z.string()),
  archived_at: z.date().nullable(),
  merged_into: z.object({ ingredient_id: z.string(), name: z.string() }).nullable(),
});
export type EntryRow = z.output<typeof EntryRow>;

/** All ingredients there ever were, by name: read once after each change of the catalogue. */
export function listEntries(db: Queryable): Promise<EntryRow[]> {
  return db.many(
    EntryRow,
    sql`select g.ingredient_id, g.name, g.unit_quantity, g.unit, g.category, g.image,
          g.kcal_per_100g, g.density_g_per_ml, g.grams_per_piece, g.archived_at,
          coalesce(a.aliases, '{}') as aliases,
          case when m.ingredient_id is not null
            then json_build_object('ingredient_id', m.ingredient_id, 'name', m.name) end as merged_into
        from ingredients g
        left join (select ingredient_id, array_agg(alias order by alias) as aliases
                   from ingredient_aliases group by ingredient_id) a on a.ingredient_id = g.ingredient_id
        left join ingredients m on m.ingredient_id = g.merged_into
        order by lower(g.name), g.unit_quantity, g.ingredient_id`,
  );
}
