import { z } from 'zod';

import type { Queryable } from '#platform/db/db';
import { sql } from '#platform/db/sql';
import { factColumns, FactsRow } from '#subjects/food/ingredients.queries';

const EntryRow = FactsRow.extend({
  aliases: z.array(z.string()),
  measures: z.array(z.object({ unit: z.string(), grams: z.number(), source: z.string() })),
  archived_at: z.date().nullable(),
  merged_into: z.object({ ingredient_id: z.string(), name: z.string() }).nullable(),
});
export type EntryRow = z.output<typeof EntryRow>;

/** All generic ingredients, archived ones too, by name. */
export function listEntries(db: Queryable): Promise<EntryRow[]> {
  return db.many(
    EntryRow,
    sql`select ${factColumns}, g.archived_at, coalesce(a.aliases, '{}') as aliases,
          coalesce(w.measures, '[]') as measures,
          case when m.ingredient_id is not null
            then json_build_object('ingredient_id', m.ingredient_id, 'name', m.name) end as merged_into
        from ingredients g
        left join (select ingredient_id, array_agg(alias order by alias) as aliases
                   from ingredient_aliases group by ingredient_id) a on a.ingredient_id = g.ingredient_id
        left join (select ingredient_id, json_agg(json_build_object(
                     'unit', unit, 'grams', grams, 'source', source) order by unit) as measures
                   from measures group by ingredient_id) w on w.ingredient_id = g.ingredient_id
        left join ingredients m on m.ingredient_id = g.merged_into
        where g.vendor_id is null
        order by lower(g.name), g.unit_quantity, g.ingredient_id`,
  );
}
