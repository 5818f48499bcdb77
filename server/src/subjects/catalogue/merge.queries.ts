import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';
import type { Pair } from '#subjects/stores/stock.queries';

/** Max packs on a shelf. Source: the constraint of store_items. */
const MAX_PACKS = 1_000_000;

const OverlapRow = z.object({ both_stores: z.int(), aliases: z.int(), overfull: z.int() });

/** Of two ingredients: open stores with both, names that move, and shelves that could not hold both. */
export function getOverlap(
  db: Queryable,
  { from, into }: Pair,
): Promise<z.output<typeof OverlapRow>> {
  return db.one(
    OverlapRow,
    sql`select count(*) as both_stores,
          count(*) filter (where f.quantity + i.quantity > ${MAX_PACKS}) as overfull,
          (select count(*) from ingredient_aliases a where a.ingredient_id = ${from})
          + (select count(*) from ingredients g where g.ingredient_id = ${from} and ${isNewName}) as aliases
        from store_items f
        join store_items i on i.store_id = f.store_id and i.ingredient_id = ${into}
        join stores s on s.store_id = f.store_id and s.closed_at is null
        where f.ingredient_id = ${from} and f.removed_at is null and i.removed_at is null`,
  );
}

/** Whether the name of ingredient g belongs to it alone. */
const isNewName = sql`not exists (select from ingredients o where lower(o.name) = lower(g.name)
                           and o.ingredient_id <> g.ingredient_id and o.vendor_id is null
                           and o.archived_at is null)
    and not exists (select from ingredient_aliases a join ingredients o on o.ingredient_id = a.ingredient_id
                    where a.alias = lower(g.name) and o.archived_at is null)`;

/** Locks the open stores that sell an ingredient. Shape: their ids, ascending. */
export async function lockStoresWith(tx: Tx, ingredient_id: string): Promise<string[]> {
  const rows = await tx.many(
    z.object({ store_id: z.string() }),
    sql`select s.store_id from stores s
        where s.closed_at is null and s.store_id in (
          select i.store_id from store_items i where i.ingredient_id = ${ingredient_id})
        order by s.store_id for no key update`,
  );
  return rows.map((row) => row.store_id);
}

/** Shape   the number of recipes with the ingredient. */
export async function moveRecipes(tx: Tx, { from, into }: Pair): Promise<number> {
  const rows = await tx.many(
    z.object({ recipe_id: z.string() }),
    sql`select recipe_id from recipe_items where ingredient_id = ${from}
        order by recipe_id, line_no for update`,
  );
  await tx.run(sql`update recipe_items set ingredient_id = ${into} where ingredient_id = ${from}`);
  return new Set(rows.map((row) => row.recipe_id)).size;
}

/** Moves the aliases, and makes the name an alias unless it is taken. Shape: how many. */
export async function moveNames(tx: Tx, { from, into }: Pair): Promise<number> {
  const moved = await tx.run(sql`
    update ingredient_aliases set ingredient_id = ${into} where ingredient_id = ${from}`);
  const own = await tx.run(sql`
    insert into ingredient_aliases (alias, ingredient_id)
    select lower(g.name), ${into} from ingredients g
    where g.ingredient_id = ${from} and ${isNewName}
    on conflict (alias) do update set ingredient_id = excluded.ingredient_id`);
  return moved + own;
}

/** Moves the measures; of a unit that both have, `into` keeps its own. */
export async function moveMeasures(tx: Tx, { from, into }: Pair): Promise<void> {
  await tx.run(sql`
    with moved as (delete from measures where ingredient_id = ${from} returning unit, grams, source)
    insert into measures (ingredient_id, unit, grams, source)
    select ${into}, unit, grams, source from moved
    on conflict (ingredient_id, unit) do nothing`);
}

/** Archives `from`, redirects what was merged into it, and fills the gaps of `into` with its facts. */
export async function setMerged(tx: Tx, { from, into, at }: Pair & { at: Date }): Promise<void> {
  await tx.run(sql`
    update ingredients set archived_at = ${at}, merged_into = ${into} where ingredient_id = ${from}`);
  await tx.run(sql`update ingredients set merged_into = ${into} where merged_into = ${from}`);
  await tx.run(sql`
    update ingredients i set image = coalesce(i.image, f.image),
      kcal_per_100g = coalesce(i.kcal_per_100g, f.kcal_per_100g),
      density_g_per_ml = coalesce(i.density_g_per_ml, f.density_g_per_ml),
      grams_per_piece = coalesce(i.grams_per_piece, f.grams_per_piece),
      contains = coalesce(i.contains, f.contains)
    from ingredients f where i.ingredient_id = ${into} and f.ingredient_id = ${from}`);
}

/** Merged ingredients with stock of their own in an open store. */
export function listMergedWithStock(db: Queryable): Promise<Pair[]> {
  return db.many(
    z.object({ from: z.string(), into: z.string() }),
    sql`select g.ingredient_id as from, g.merged_into as into from ingredients g
        where g.merged_into is not null and exists (
          select from store_items i join stores s on s.store_id = i.store_id and s.closed_at is null
          where i.ingredient_id = g.ingredient_id and i.quantity > 0)
        order by g.ingredient_id`,
  );
}
