import { ALLERGENS } from '@larder/shared/food/allergens';
import { CATEGORIES } from '@larder/shared/food/categories';
import { z } from 'zod';

import { packColumns } from '#platform/db/columns';
import type { Queryable } from '#platform/db/db';
import { sql } from '#platform/db/sql';

export const FactsRow = z.object({
  ...packColumns,
  category: z.enum(CATEGORIES),
  image: z.string().nullable(),
  kcal_per_100g: z.number().nullable(),
  density_g_per_ml: z.number().nullable(),
  grams_per_piece: z.number().nullable(),
  contains: z.array(z.enum(ALLERGENS)).nullable(),
});

export const IngredientRow = FactsRow.extend({
  /** Grams of one unit, by unit. */
  measures: z.record(z.string(), z.number()),
});
export type IngredientRow = z.output<typeof IngredientRow>;

/** The columns of `ingredients g` for FactsRow. */
export const factColumns = sql`g.ingredient_id, g.name, g.unit_quantity, g.unit, g.category, g.image,
  g.kcal_per_100g, g.density_g_per_ml, g.grams_per_piece, g.contains`;

/** The columns for IngredientRow. */
const ingredientColumns = sql`${factColumns}, coalesce((select json_object_agg(m.unit, m.grams order by m.unit) from measures m
            where m.ingredient_id = g.ingredient_id), '{}') as measures`;

/** The active catalogue, by name: generic products, not those of vendors. */
export function listCatalogue(db: Queryable): Promise<IngredientRow[]> {
  return db.many(
    IngredientRow,
    sql`select ${ingredientColumns} from ingredients g where g.vendor_id is null and g.archived_at is null
        order by lower(g.name), g.unit_quantity, g.ingredient_id`,
  );
}

/** The active generic ones of these ingredients, in key order. */
export function listIngredientsById(
  db: Queryable,
  ingredient_ids: readonly string[],
): Promise<IngredientRow[]> {
  return db.many(
    IngredientRow,
    sql`select ${ingredientColumns} from ingredients g
        where g.ingredient_id = any(${ingredient_ids}::uuid[]) and g.vendor_id is null and g.archived_at is null
        order by g.ingredient_id`,
  );
}

/** The ids of the active generic ones of these ingredients, in key order. */
export async function listActiveIngredientIds(
  db: Queryable,
  ingredient_ids: readonly string[],
): Promise<string[]> {
  const rows = await db.many(
    z.object({ ingredient_id: z.string() }),
    sql`select ingredient_id from ingredients
        where ingredient_id = any(${ingredient_ids}::uuid[]) and vendor_id is null and archived_at is null
        order by ingredient_id`,
  );
  return rows.map((row) => row.ingredient_id);
}

const Version = z.object({ version: z.int() });

/** Counts the changes of the catalogue. */
export async function getCatalogueVersion(db: Queryable): Promise<number> {
  return (await db.one(Version, sql`select version from catalogue_version`)).version;
}

const NamesRow = z.object({
  ...packColumns,
  aliases: z.array(z.string()),
});

/** Every active ingredient of the catalogue with its pack and its other names, for matching. */
export function listNames(db: Queryable): Promise<z.output<typeof NamesRow>[]> {
  return db.many(
    NamesRow,
    sql`select g.ingredient_id, g.name, g.unit_quantity, g.unit,
          coalesce(array_agg(a.alias order by a.alias) filter (where a.alias is not null), '{}') as aliases
        from ingredients g left join ingredient_aliases a on a.ingredient_id = g.ingredient_id
        where g.vendor_id is null and g.archived_at is null
        group by g.ingredient_id order by g.name, g.ingredient_id`,
  );
}

const FormerRow = z.object({
  ingredient_id: z.string(),
  name: z.string(),
  merged_into: z.string().nullable(),
});
export type FormerRow = z.output<typeof FormerRow>;

/** What was in the catalogue; merged ones with their replacement. */
export function listFormer(db: Queryable): Promise<FormerRow[]> {
  return db.many(
    FormerRow,
    sql`select ingredient_id, name, merged_into from ingredients
        where vendor_id is null and archived_at is not null
        order by ingredient_id`,
  );
}
