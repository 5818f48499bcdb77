import { STORE_TYPES } from '@larder/shared/contract/stores';
import { CATEGORIES } from '@larder/shared/domain/aisles';
import type { Place } from '@larder/shared/domain/distance';
import { EARTH_RADIUS_MILES } from '@larder/shared/domain/distance';
import { z } from 'zod';

import { CentsColumn } from '#db/columns';
import type { Queryable } from '#db/db';
import { type Sql, sql } from '#db/sql';

/**
 * Where to look: around a place, in the grid cells that can hold a store within `miles`; in every
 * cell when there would be too many to name.
 */
export type Area = { place: Place; miles: number; cells: readonly number[] | undefined };

/** One wanted ingredient and the packs of it that cover the need. */
export type Wanted = { ingredient_id: string; packs: number };

const RankedStore = z.object({ store_id: z.string(), distance: z.number().nullable() });

/**
 * The open stores that have the most of what is wanted: by coverage, then what it costs there, then
 * distance.
 *
 * Each offer carries its store's grid cell, so the offers of a neighbourhood are one index scan, the
 * stores another, and the two are joined by hash: the cost follows the neighbourhood, not the number
 * of stores. Plan and figures: docs/decisions/0005-compare-by-grid-cell.md.
 */
export function listBestStores(
  db: Queryable,
  { area, wanted, limit }: { area: Area | undefined; wanted: readonly Wanted[]; limit: number },
): Promise<z.output<typeof RankedStore>[]> {
  const stores = area ? storesAround(area) : someStores();
  const inArea = area?.cells ? sql`i.cell = any(${area.cells}::int[]) and` : sql``;
  return db.many(
    RankedStore,
    sql`
      with wanted as (
        select * from unnest(${wanted.map((want) => want.ingredient_id)}::uuid[],
                             ${wanted.map((want) => want.packs)}::int[]) as w (ingredient_id, packs)),
      reachable as materialized (${stores})
      select r.store_id, min(r.distance) as distance
      from reachable r
      join store_items i on i.store_id = r.store_id
      join wanted w on w.ingredient_id = i.ingredient_id
      where ${inArea} i.ingredient_id = any(${wanted.map((want) => want.ingredient_id)}::uuid[])
        and i.quantity > 0
      group by r.store_id
      order by count(*) desc, sum(i.price_cents::bigint * w.packs), min(r.distance), r.store_id
      limit ${limit}`,
  );
}

function storesAround({ place, miles, cells }: Area): Sql {
  const { lat, lng } = place;
  const inCells = cells ? sql`s.cell = any(${cells}::int[]) and` : sql``;
  // The haversine formula, as exactMiles in shared/src/domain/distance.ts.
  return sql`
    select s.store_id, d.distance
    from stores s, lateral (select ${2 * EARTH_RADIUS_MILES}::float8 * asin(least(1, sqrt(
        power(sin(radians(s.lat - ${lat}::float8) / 2), 2) +
        cos(radians(${lat}::float8)) * cos(radians(s.lat)) *
        power(sin(radians(s.lng - ${lng}::float8) / 2), 2)))) as distance) d
    where ${inCells} s.closed_at is null and d.distance <= ${miles}::float8`;
}

/** Without a place no store is nearer than another: a bounded number of them, in key order. */
const STORES_WITHOUT_PLACE = 500;

function someStores(): Sql {
  return sql`
    select s.store_id, null::float8 as distance from stores s
    where s.closed_at is null order by s.store_id limit ${STORES_WITHOUT_PLACE}`;
}

const StoreRow = z.object({
  store_id: z.string(),
  vendor_id: z.string(),
  vendor_name: z.string(),
  name: z.string(),
  store_type: z.enum(STORE_TYPES),
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
  items: z.array(
    z.object({
      ingredient_id: z.string(),
      name: z.string(),
      unit_quantity: z.number(),
      unit: z.string(),
      price: CentsColumn,
      quantity: z.int(),
      category: z.enum(CATEGORIES),
      image: z.string().nullable(),
    }),
  ),
});
export type StoreRow = z.output<typeof StoreRow>;

/** The named stores with what they have of the wanted ingredients. */
export function listStoresWithItems(
  db: Queryable,
  {
    store_ids,
    ingredient_ids,
  }: { store_ids: readonly string[]; ingredient_ids: readonly string[] },
): Promise<StoreRow[]> {
  return db.many(
    StoreRow,
    sql`
      select s.store_id, s.vendor_id, coalesce(u.name, '') as vendor_name, s.name, s.store_type, s.address, s.lat, s.lng,
             (select coalesce(json_agg(json_build_object(
                'ingredient_id', g.ingredient_id, 'name', g.name, 'unit_quantity', g.unit_quantity,
                'unit', g.unit, 'price', i.price_cents, 'quantity', i.quantity,
                'category', g.category, 'image', g.image) order by lower(g.name), g.ingredient_id), '[]')
              from store_items i join ingredients g on g.ingredient_id = i.ingredient_id
              where i.store_id = s.store_id and i.ingredient_id = any(${ingredient_ids}::uuid[])
                and i.quantity > 0 and g.archived_at is null) as items
      from stores s join users u on u.user_id = s.vendor_id
      where s.store_id = any(${store_ids}::uuid[]) and s.closed_at is null
      order by s.store_id`,
  );
}

/** Whether any open store lies in the area. */
export async function hasStoreIn(db: Queryable, area: Area): Promise<boolean> {
  const { found } = await db.one(
    z.object({ found: z.boolean() }),
    sql`select exists (${storesAround(area)}) as found`,
  );
  return found;
}
