import {
  type IngredientChange,
  type IngredientDraft,
  IngredientUse,
  type Measure,
} from '@larder/shared/food/adminIngredients.calls';
import { z } from 'zod';

import { packColumns } from '#platform/db/columns';
import type { Queryable, Tx } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { sql } from '#platform/db/sql';

export type NewIngredient = IngredientDraft & { ingredient_id: string };

export async function insertIngredients(tx: Tx, rows: readonly NewIngredient[]): Promise<void> {
  await tx.run(sql`
    insert into ingredients (ingredient_id, name, unit_quantity, unit, category, image,
                             kcal_per_100g, density_g_per_ml, grams_per_piece, contains)
    select ingredient_id, name, unit_quantity, unit, coalesce(category, 'Other'), image,
           kcal_per_100g, density_g_per_ml, grams_per_piece, contains
    from json_to_recordset(${JSON.stringify(rows)}::json) as
      (ingredient_id uuid, name text, unit_quantity numeric, unit text, category text, image text,
       kcal_per_100g float8, density_g_per_ml float8, grams_per_piece float8, contains text[])`);
}

const LockedRow = z.object({
  ...packColumns,
  archived: z.boolean(),
});
export type LockedRow = z.output<typeof LockedRow>;

/**
 * Locks the existing generic ones of these ingredients against other changes. Orders and shelves, which only refer to
 * them, do not wait.
 */
export function lockIngredients(tx: Tx, ingredient_ids: readonly string[]): Promise<LockedRow[]> {
  return tx.many(
    LockedRow,
    sql`select ingredient_id, name, unit_quantity, unit, archived_at is not null as archived
        from ingredients where ingredient_id = any(${ingredient_ids}::uuid[]) and vendor_id is null
        order by ingredient_id for no key update`,
  );
}

/**
 * Frees the names of locked ingredients that get new ones next: one may take another's. The index of names looks
 * at each row by itself.
 */
export async function freeNames(tx: Tx, ingredient_ids: readonly string[]): Promise<void> {
  await tx.run(sql`
    update ingredients set name = ingredient_id::text
    where ingredient_id = any(${ingredient_ids}::uuid[]) and archived_at is null`);
}

/** Changes ingredients locked by lockIngredients. Members that a change leaves out stay. */
export async function updateIngredients(tx: Tx, rows: readonly IngredientChange[]): Promise<void> {
  await tx.run(sql`
    update ingredients g set name = c.name, unit_quantity = c.unit_quantity, unit = c.unit,
      category = coalesce(c.category, g.category),
      image = case when r.given ? 'image' then c.image else g.image end,
      kcal_per_100g = case when r.given ? 'kcal_per_100g' then c.kcal_per_100g else g.kcal_per_100g end,
      density_g_per_ml = case when r.given ? 'density_g_per_ml' then c.density_g_per_ml else g.density_g_per_ml end,
      grams_per_piece = case when r.given ? 'grams_per_piece' then c.grams_per_piece else g.grams_per_piece end,
      contains = case when r.given ? 'contains' then c.contains else g.contains end
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as r (given),
      lateral jsonb_to_record(r.given) as
        c (ingredient_id uuid, name text, unit_quantity numeric, unit text, category text, image text,
           kcal_per_100g float8, density_g_per_ml float8, grams_per_piece float8, contains text[])
    where g.ingredient_id = c.ingredient_id and g.archived_at is null`);
}

export type OwnAlias = { ingredient_id: string; alias: string };

/** Deletes the aliases of these ingredients that are not in `kept`. */
export async function deleteOtherAliases(
  tx: Tx,
  { ingredient_ids, kept }: { ingredient_ids: readonly string[]; kept: readonly OwnAlias[] },
): Promise<void> {
  await tx.run(sql`
    delete from ingredient_aliases a
    where a.ingredient_id = any(${ingredient_ids}::uuid[])
      and not exists (select from json_to_recordset(${JSON.stringify(kept)}::json) as
        k (ingredient_id uuid, alias text) where k.ingredient_id = a.ingredient_id and k.alias = a.alias)`);
}

const TakenRow = z.object({ alias: z.string(), name: z.string() });

/**
 * Names that another ingredient has, as its name or an alias, with that ingredient's name. Packs of one food
 * share a name, and each of them may get it as an alias.
 */
export function listTakenAliases(
  tx: Tx,
  aliases: readonly OwnAlias[],
): Promise<z.output<typeof TakenRow>[]> {
  const given = sql`json_to_recordset(${JSON.stringify(aliases)}::json) as k (ingredient_id uuid, alias text)`;
  return tx.many(
    TakenRow,
    sql`select a.alias, g.name from ${given}
        join ingredient_aliases a on a.alias = k.alias and a.ingredient_id <> k.ingredient_id
        join ingredients g on g.ingredient_id = a.ingredient_id and g.archived_at is null
        union all
        select k.alias, min(g.name) from ${given}
        join ingredients g on lower(g.name) = k.alias and g.vendor_id is null and g.archived_at is null
        group by k.alias, k.ingredient_id
        having not bool_or(g.ingredient_id = k.ingredient_id)
        order by alias, name`,
  );
}

/**
 * Adds aliases, also those of archived ingredients, which need none.
 *
 * Shape   rows written: fewer than given when another ingredient got one meanwhile.
 */
export function insertAliases(tx: Tx, aliases: readonly OwnAlias[]): Promise<number> {
  return tx.run(sql`
    insert into ingredient_aliases as held (alias, ingredient_id)
    select alias, ingredient_id from json_to_recordset(${JSON.stringify(aliases)}::json) as
      (ingredient_id uuid, alias text) order by alias
    on conflict (alias) do update set ingredient_id = excluded.ingredient_id
      where held.ingredient_id = excluded.ingredient_id or exists (
        select from ingredients g where g.ingredient_id = held.ingredient_id and g.archived_at is not null)`);
}

/** Replaces the measures of these ingredients. */
export async function replaceMeasures(
  tx: Tx,
  rows: readonly { ingredient_id: string; measures: readonly Measure[] }[],
): Promise<void> {
  const given = JSON.stringify(
    rows.flatMap(({ ingredient_id, measures }) =>
      measures.map((measure) => ({ ...measure, ingredient_id })),
    ),
  );
  await tx.run(sql`
    delete from measures m
    where m.ingredient_id = any(${rows.map((row) => row.ingredient_id)}::uuid[])
      and not exists (select from json_to_recordset(${given}::json) as k (ingredient_id uuid, unit text)
                      where k.ingredient_id = m.ingredient_id and k.unit = m.unit)`);
  await tx.run(sql`
    insert into measures (ingredient_id, unit, grams, source)
    select ingredient_id, unit, grams, source from json_to_recordset(${given}::json) as
      k (ingredient_id uuid, unit text, grams float8, source text) order by ingredient_id, unit
    on conflict (ingredient_id, unit) do update set grams = excluded.grams, source = excluded.source`);
}

export async function archiveIngredients(
  tx: Tx,
  { ingredient_ids, at }: { ingredient_ids: readonly string[]; at: Date },
): Promise<void> {
  await tx.run(sql`
    update ingredients set archived_at = ${at}
    where ingredient_id = any(${ingredient_ids}::uuid[]) and archived_at is null`);
}

/** Raises the catalogue's version, so that every process reads it again. Shape: the new one. */
export async function countCatalogueChange(tx: Tx): Promise<number> {
  const { version } = await tx.one(
    z.object({ version: z.int() }),
    sql`update catalogue_version set version = version + 1 returning version`,
  );
  return version;
}

const UseRow = rowOf(IngredientUse);

/** What uses an ingredient; undefined when it is not in the catalogue. */
export function findUse(db: Queryable, ingredient_id: string): Promise<IngredientUse | undefined> {
  return db.maybeOne(
    UseRow,
    sql`select u.*,
          (select count(distinct r.recipe_id) from recipe_items r where r.ingredient_id = g.ingredient_id) as recipes,
          -- Only stores that have it can have orders of it.
          (select count(*) from orders o where o.status = 'pending'
             and o.store_id in (select i.store_id from store_items i where i.ingredient_id = g.ingredient_id)
             and exists (select from order_items l where l.order_id = o.order_id
                           and l.ingredient_id = g.ingredient_id)) as pending_orders
        from ingredients g, lateral (
          select count(*) as stores, count(*) filter (where i.quantity > 0) as stocked_stores
          from store_items i join stores s on s.store_id = i.store_id and s.closed_at is null
          where i.ingredient_id = g.ingredient_id and i.removed_at is null) u
        where g.ingredient_id = ${ingredient_id} and g.vendor_id is null and g.archived_at is null`,
  );
}

/** Other names of a locked ingredient. */
export async function countAliases(tx: Tx, ingredient_id: string): Promise<number> {
  const { n } = await tx.one(
    z.object({ n: z.int() }),
    sql`select count(*) as n from ingredient_aliases where ingredient_id = ${ingredient_id}`,
  );
  return n;
}
