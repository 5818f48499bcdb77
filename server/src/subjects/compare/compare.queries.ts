import type { Place } from '@larder/shared/basics/distance';
import { EARTH_RADIUS_MILES } from '@larder/shared/basics/distance';
import type { BaseUnit } from '@larder/shared/food/units';
import { PausedStore as Paused } from '@larder/shared/stores/compare.calls';
import { STORE_TYPES } from '@larder/shared/stores/storeTerms';
import { z } from 'zod';

import { CentsColumn } from '#platform/db/columns';
import type { Queryable } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { type Sql, sql } from '#platform/db/sql';
import { soldName } from '#subjects/food/sold.queries';
import { priceNow, regularPriceNow } from '#subjects/stores/sales.queries';
import { HoursColumn, ItemRow, SlotsColumn } from '#subjects/stores/stores.queries';

/** The area to search: grid cells that can hold a store within `miles`; undefined cells mean all of them. */
export type Area = { place: Place; miles: number; cells: readonly number[] | undefined };

/** A pack size of a food: `packs` of it cover the need. Stores may sell others than the usual one. */
export type Wanted = { ingredient_id: string; food: number; isUsual: boolean; packs: number };

/** The ids of a wanted food, and what is needed of it: in gm and ml, null where nothing converts. */
type WantedFood = {
  food: number;
  ids: readonly string[];
  needed: Readonly<Record<BaseUnit, number | null>>;
};

/** Max own products of one food of a store: those whose packs cover the need for least. */
const MAX_OWN = 12;

/** An own product. Shape: `of` is the number of its wanted food. */
const OwnOffer = ItemRow.omit({ food: true }).extend({ of: z.int() });
export type OwnOffer = z.output<typeof OwnOffer>;

/**
 * `offers` are price and quantity of each wanted ingredient that the store has, of one on sale its regular price too, `own`
 * its vendor's products of wanted foods, `weighed` what of these is sold by weight; `catalogue_version` is that of the
 * moment.
 */
const RankedStore = z.object({
  store_id: z.string(),
  distance: z.number().nullable(),
  vendor_id: z.string(),
  vendor_name: z.string(),
  name: z.string(),
  store_type: z.enum(STORE_TYPES),
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
  delivery_fee: CentsColumn,
  minimum_order: CentsColumn,
  hours: HoursColumn,
  also_pickup: z.boolean(),
  slots: SlotsColumn,
  offers: z.record(z.string(), z.tuple([CentsColumn, z.int()], CentsColumn)),
  own: z.array(OwnOffer),
  weighed: z.array(z.string()),
  catalogue_version: z.int(),
});
export type RankedStore = z.output<typeof RankedStore>;

/**
 * Open stores by coverage, then total, then distance. A food costs what its usual pack does at this moment, else the
 * cheapest of the others, own products among them.
 *
 * Each offer has its store's grid cell, so a neighbourhood's offers are one index scan, joined with its
 * stores by hash: the cost grows with the neighbourhood, not with all stores. They are materialized, or the
 * planner, which takes the conditions for independent, looks up each store by its key instead. Plan and
 * figures: docs/decisions/0005-compare-by-grid-cell.md. Offers of own products have their food and pack for the same
 * reason (decision 66), and are looked for only where there are any at all.
 */
export function listBestStores(
  db: Queryable,
  {
    area,
    wanted,
    foods,
    limit,
    now,
  }: {
    area: Area | undefined;
    wanted: readonly Wanted[];
    foods: readonly WantedFood[];
    limit: number;
    now: Date;
  },
): Promise<RankedStore[]> {
  const stores = area ? storesAround(area) : someStores();
  const inReachable = sql`i.store_id in (select store_id from reachable)`;
  const inArea = area?.cells ? sql`i.cell = any(${area.cells}::int[])` : inReachable;
  // The index of own products begins with the cell.
  const ownInArea = area
    ? inArea
    : sql`i.cell = any(array(select s.cell from stores s where s.store_id in (select store_id from reachable)))
          and ${inReachable}`;
  const ids = wanted.map((want) => want.ingredient_id);
  const foodIds = foods.flatMap((food) => food.ids);
  return db.many(
    RankedStore,
    sql`
      with wanted as (
        select * from unnest(${ids}::uuid[],
                             ${wanted.map((want) => want.food)}::int[],
                             ${wanted.map((want) => want.isUsual)}::bool[],
                             ${wanted.map((want) => want.packs)}::int[])
          as w (ingredient_id, food, usual, packs)),
      reachable as materialized (${stores}),
      offers as materialized (
        select i.store_id, i.ingredient_id, ${priceNow(now)} as price_cents, ${regularPriceNow(now)} as regular_cents,
               i.quantity
        from store_items i
        where ${inArea} and i.ingredient_id = any(${ids}::uuid[]) and i.quantity > 0),
      own as materialized (${ownOffers({ foods, inArea: ownInArea, now })}),
      costs as (
        select i.store_id, w.food, w.usual, (i.price_cents::bigint * w.packs)::float8 as cost
        from offers i join wanted w on w.ingredient_id = i.ingredient_id
        union all
        select store_id, food, false, cost from own),
      offered as (
        select r.store_id, min(r.distance) as distance,
               coalesce(min(i.cost) filter (where i.usual), min(i.cost)) as cost
        from reachable r
        join costs i on i.store_id = r.store_id
        where r.store_id not in (${suspendedStores}) and r.store_id not in (${pausedStores(now)})
        group by r.store_id, i.food),
      best as materialized (
        select store_id, min(distance) as distance,
               row_number() over (order by count(*) desc, sum(cost), min(distance), store_id) as nth
        from offered group by store_id
        order by nth limit ${limit}),
      shelves as (
        select store_id, json_object_agg(ingredient_id, 
                 array_remove(array[price_cents, quantity, regular_cents], null)) as offers
        from offers where store_id in (select store_id from best) group by store_id),
      own_shelves as (${ownShelves})
      select s.store_id, b.distance, s.vendor_id, coalesce(u.name, '') as vendor_name, s.name,
             s.store_type, s.address, s.lat, s.lng, s.delivery_fee_cents as delivery_fee,
             s.minimum_order_cents as minimum_order, s.hours, s.also_pickup, s.slots,
             coalesce(h.offers, '{}') as offers, coalesce(o.own, '[]') as own,
             (select coalesce(json_agg(i.ingredient_id), '[]') from store_items i
              where i.store_id = b.store_id and i.by_weight
                and (i.ingredient_id = any(${ids}::uuid[]) or i.food_id = any(${foodIds}::uuid[]))) as weighed,
             (select version from catalogue_version) as catalogue_version
      from best b
      left join shelves h on h.store_id = b.store_id
      left join own_shelves o on o.store_id = b.store_id
      join stores s on s.store_id = b.store_id
      join users u on u.user_id = s.vendor_id
      order by b.nth`,
  );
}

/** The packs of own product i that cover food f, at least 1; 1 where nothing converts. As `packsNeeded`. */
const packsToCover = sql`coalesce(greatest(1, ceil(
  case i.pack_unit when 'gm' then f.gm else f.ml end / i.pack_amount - 1e-9)), 1)`;

/**
 * Offers of own products of the wanted foods, with what it costs to cover the need with them. Whether there are any
 * at all is asked in the order of their index: it is read also where the planner knows nothing of them yet.
 */
function ownOffers({
  foods,
  inArea,
  now,
}: {
  foods: readonly WantedFood[];
  inArea: Sql;
  now: Date;
}): Sql {
  const named = foods.flatMap(({ food, ids, needed }) =>
    ids.map((food_id) => ({ food_id, food, ...needed })),
  );
  return sql`
    select i.store_id, i.ingredient_id, ${priceNow(now)} as price_cents, ${regularPriceNow(now)} as regular_cents,
           i.quantity, f.food, ${priceNow(now)} * ${packsToCover} as cost
    from store_items i join json_to_recordset(${JSON.stringify(named)}::json) as
      f (food_id uuid, food int, gm float8, ml float8) on f.food_id = i.food_id
    where (select true from store_items where food_id is not null order by cell, food_id limit 1) and ${inArea}
      and i.food_id = any(${named.map(({ food_id }) => food_id)}::uuid[]) and i.quantity > 0`;
}

/** The own products of the best stores. */
const ownShelves = sql`
  select i.store_id, json_agg(json_build_object(
    'of', i.food, 'ingredient_id', g.ingredient_id, 'name', ${soldName}, 'unit_quantity', g.unit_quantity,
    'unit', g.unit, 'price', i.price_cents, 'quantity', i.quantity, 'category', g.category, 'image', g.image,
    'brand', g.brand, 'regular_price', i.regular_cents) order by i.food, i.nth) as own
  from (select *, row_number() over (partition by store_id, food order by cost, ingredient_id) as nth
        from own where store_id in (select store_id from best)) i
  join ingredients g on g.ingredient_id = i.ingredient_id and g.archived_at is null
  where i.nth <= ${MAX_OWN} group by i.store_id`;

function storesAround({ place, miles, cells }: Area): Sql {
  const inCells = cells ? sql`s.cell = any(${cells}::int[]) and` : sql``;
  const from = { lat: sql`${place.lat}::float8`, lng: sql`${place.lng}::float8` };
  return sql`
    select s.store_id, d.distance
    from stores s, lateral (select ${milesFrom(from)} as distance) d
    where ${inCells} s.closed_at is null and d.distance <= ${miles}::float8`;
}

/** The miles from a place to store s: the haversine formula, as exactMiles in shared/src/basics/distance.ts. */
export function milesFrom({ lat, lng }: { lat: Sql; lng: Sql }): Sql {
  return sql`${2 * EARTH_RADIUS_MILES}::float8 * asin(least(1, sqrt(
        power(sin(radians(s.lat - ${lat}) / 2), 2) +
        cos(radians(${lat})) * cos(radians(s.lat)) *
        power(sin(radians(s.lng - ${lng}) / 2), 2))))`;
}

/** The open stores of the few suspended vendors. */
export const suspendedStores = sql`
  select s.store_id from users u join stores s on s.vendor_id = u.user_id
  where u.suspended_at is not null and s.closed_at is null`;

/** The paused stores. A local day is at most one before the UTC day, so an index finds them. */
export function pausedStores(now: Date): Sql {
  return sql`
    select s.store_id from stores s
    where s.closed_at is null and s.back_on >= (${now}::timestamptz at time zone 'UTC')::date
      and s.back_on > (${now}::timestamptz at time zone s.time_zone)::date`;
}

/** Max paused stores that a comparison names. */
const MAX_PAUSED = 20;

const PausedStore = rowOf(Paused);
export type PausedStore = z.output<typeof PausedStore>;

/** The paused ones of some stores. */
export function listPaused(
  db: Queryable,
  { store_ids, now }: { store_ids: readonly string[]; now: Date },
): Promise<PausedStore[]> {
  return db.many(
    PausedStore,
    sql`select s.store_id, s.name, s.back_on::text as back_on from stores s
        where s.store_id = any(${store_ids}::uuid[]) and s.store_id in (${pausedStores(now)})
        order by lower(s.name), s.store_id limit ${MAX_PAUSED}`,
  );
}

/** Max stores compared without a place, in key order. */
const STORES_WITHOUT_PLACE = 500;

function someStores(): Sql {
  return sql`
    select s.store_id, null::float8 as distance from stores s
    where s.closed_at is null order by s.store_id limit ${STORES_WITHOUT_PLACE}`;
}

/** Whether an open store is in the area. */
export async function hasStoreIn(db: Queryable, area: Area): Promise<boolean> {
  const { found } = await db.one(
    z.object({ found: z.boolean() }),
    sql`select exists (${storesAround(area)}) as found`,
  );
  return found;
}
