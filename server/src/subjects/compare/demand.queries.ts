import { MIN_SHOPPERS } from '@larder/shared/stores/demand';
import { WantedFood } from '@larder/shared/stores/demand.calls';
import { z } from 'zod';

import type { Db, Queryable, Tx } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { sql } from '#platform/db/sql';
import { ownStores, type Runs } from '#platform/identity/ownStores.queries';

const PlaceRow = z.object({ store_id: z.string(), lat: z.number(), lng: z.number() });

/** Where the open stores are that somebody runs, or one of them. */
export function listPlaces(
  db: Queryable,
  { runs, store_id }: { runs: Runs; store_id: string | undefined },
): Promise<z.output<typeof PlaceRow>[]> {
  const named = store_id ? sql`and s.store_id = ${store_id}` : sql``;
  return db.many(
    PlaceRow,
    sql`select s.store_id, s.lat, s.lng from stores s
        where ${ownStores(runs, sql`s`)} and s.closed_at is null ${named} order by s.store_id`,
  );
}

const WantedRow = rowOf(WantedFood);

/**
 * Foods wanted in the areas of these stores that the store does not have in any pack size, most wanted first, each
 * once. Shape: `shoppers` in the order of `weeks`.
 */
export function listWanted(
  db: Queryable,
  {
    near,
    weeks,
    limit,
  }: {
    near: readonly { store_id: string; area: number }[];
    weeks: readonly string[];
    limit: number;
  },
): Promise<z.output<typeof WantedRow>[]> {
  return db.many(
    WantedRow,
    sql`
      with near as (
        select * from unnest(${near.map(({ store_id }) => store_id)}::uuid[],
                             ${near.map(({ area }) => area)}::int[]) as n (store_id, area)),
      counted as (
        select n.store_id, c.ingredient_id, c.week, sum(c.shoppers)::int as shoppers
        from near n join demand_counts c on c.area = n.area and c.week = any(${weeks}::date[])
        group by n.store_id, c.ingredient_id, c.week),
      wanted as (
        select c.store_id, c.ingredient_id, sum(c.shoppers) as total,
               jsonb_object_agg(c.week::text, c.shoppers) as by_week
        from counted c group by c.store_id, c.ingredient_id),
      shelf as materialized (
        select distinct i.store_id, lower(coalesce(m.name, o.name)) as food
        from store_items i join ingredients o on o.ingredient_id = coalesce(i.food_id, i.ingredient_id)
        left join ingredients m on m.ingredient_id = o.merged_into
        where o.vendor_id is null and i.store_id = any(${near.map(({ store_id }) => store_id)}::uuid[]) and i.quantity > 0),
      lacking as (
        select distinct on (g.ingredient_id) w.*, g.name, g.unit_quantity, g.unit, g.category, g.image
        from wanted w join ingredients g on g.ingredient_id = w.ingredient_id and g.archived_at is null
        where not exists (
          select from shelf s where s.store_id = w.store_id and s.food = lower(g.name))
        order by g.ingredient_id, w.total desc, w.store_id)
      select store_id, ingredient_id, name, unit_quantity, unit, category, image,
             (select json_agg(coalesce((by_week ->> t.week)::int, 0) order by t.n)
              from unnest(${weeks}::text[]) with ordinality as t (week, n)) as shoppers
      from lacking order by total desc, lower(name), ingredient_id limit ${limit}`,
  );
}

/** Locks the keys of weeks before this one, so that only one process counts them. Shape: the weeks. */
export async function lockWeeksOver(tx: Tx, week: string): Promise<string[]> {
  const rows = await tx.many(
    z.object({ week: z.string() }),
    sql`select week::text as week from demand_keys where week < ${week} order by week for update`,
  );
  return rows.map((row) => row.week);
}

/**
 * Turns the marks of one area of a week into counts; counts under five are dropped.
 *
 * Shape   the number of marks; 0 when none of the week is left.
 */
export async function countArea(tx: Tx, week: string): Promise<number> {
  const { marks } = await tx.one(
    z.object({ marks: z.int() }),
    sql`
      with over as (
        delete from demand_marks where week = ${week} and area = (
          select area from demand_marks where week = ${week} order by area limit 1)
        returning area, week, ingredient_id),
      counted as (
        insert into demand_counts (area, week, ingredient_id, shoppers)
        select area, week, ingredient_id, count(*) from over
        group by area, week, ingredient_id having count(*) >= ${MIN_SHOPPERS}
        on conflict do nothing)
      select count(*) as marks from over`,
  );
  return marks;
}

export async function deleteKey(tx: Tx, week: string): Promise<void> {
  await tx.run(sql`delete from demand_keys where week = ${week}`);
}

/** Deletes counts of weeks before this one. Shape: the number of rows. */
export function deleteCountsBefore(db: Db, week: string): Promise<number> {
  return db.run(sql`delete from demand_counts where week < ${week}`);
}
