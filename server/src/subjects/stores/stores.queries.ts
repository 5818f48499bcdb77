import { gridCell, type Place } from '@larder/shared/basics/distance';
import type { Cents } from '@larder/shared/basics/money';
import { CATEGORIES } from '@larder/shared/food/categories';
import { StoreSlots } from '@larder/shared/stores/slots.model';
import { OpeningHours } from '@larder/shared/stores/storeParts.model';
import type { STORE_TYPES } from '@larder/shared/stores/storeTerms';
import { z } from 'zod';

import {
  CentsColumn,
  CentsOrNone,
  packColumns,
  pricedColumns,
  TextOrNone,
  TrueOrNone,
} from '#platform/db/columns';
import type { Queryable, Tx } from '#platform/db/db';
import { type Sql, sql } from '#platform/db/sql';
import { ownStores, type Runs } from '#platform/identity/ownStores.queries';
import { soldFood, soldName } from '#subjects/food/sold.queries';

import {
  priceNow,
  regularPriceNow,
  saleColumns,
  type SaleWrite,
  setSales,
} from './sales.queries.ts';

/** An offer on a shelf. */
export const ItemRow = z.object({
  ...pricedColumns,
  category: z.enum(CATEGORIES),
  image: z.string().nullable(),
  brand: TextOrNone,
  food: TextOrNone,
  regular_price: CentsOrNone,
  by_weight: TrueOrNone,
});
export type ItemRow = z.output<typeof ItemRow>;

export const HoursColumn = z
  .unknown()
  .transform((hours) => (hours === null ? null : OpeningHours.parse(hours)));

export const SlotsColumn = z
  .unknown()
  .transform((slots) => (slots === null ? null : StoreSlots.parse(slots)));

/** On what terms and when a store sells. */
export const termsColumns = {
  delivery_fee: CentsColumn,
  minimum_order: CentsColumn,
  back_on: z.string().nullable(),
  hours: HoursColumn,
  also_pickup: z.boolean(),
  slots: SlotsColumn,
};

/** The day on which store s, paused at this moment, is back; null when it is not paused. */
export function backOn(now: Date): Sql {
  return sql`case when s.back_on > (${now}::timestamptz at time zone s.time_zone)::date
               then s.back_on::text end`;
}

/** Counts a vendor's stores, one count at a time: two who open stores see each other. */
export async function countStores(
  tx: Tx,
  vendor_id: string,
): Promise<{ open: number; all: number }> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('stores'), hashtext(${vendor_id}))`);
  return tx.one(
    z.object({ open: z.int(), all: z.int() }),
    sql`select count(*) filter (where closed_at is null) as open, count(*) as all
        from stores where vendor_id = ${vendor_id}`,
  );
}

/** Whether an open store is the vendor's. */
export async function isOwnStore(
  db: Queryable,
  { store_id, runs }: { store_id: string; runs: Runs },
): Promise<boolean> {
  const { found } = await db.one(
    z.object({ found: z.boolean() }),
    sql`select exists (select from stores s where s.store_id = ${store_id} and ${ownStores(runs, sql`s`)}
                         and s.closed_at is null) as found`,
  );
  return found;
}

/** What a store sells now. */
export function listItemsOnSale(
  db: Queryable,
  { store_id, now }: { store_id: string; now: Date },
): Promise<ItemRow[]> {
  return db.many(
    ItemRow,
    sql`select g.ingredient_id, ${soldName} as name, g.unit_quantity, g.unit, ${priceNow(now)} as price, i.quantity,
               g.category, g.image, g.brand, ${soldFood} as food,
               ${regularPriceNow(now)} as regular_price, nullif(i.by_weight, false) as by_weight
        from store_items i join ingredients g on g.ingredient_id = i.ingredient_id
        where i.store_id = ${store_id} and i.quantity > 0 and g.archived_at is null
        order by lower(g.name), g.ingredient_id`,
  );
}

export type NewStore = {
  store_id: string;
  vendor_id: string;
  name: string;
  store_type: (typeof STORE_TYPES)[number];
  address: string;
  location: Place;
  delivery_fee: Cents;
  minimum_order: Cents;
};

export async function insertStore(tx: Tx, store: NewStore, at: Date): Promise<void> {
  const { lat, lng } = store.location;
  await tx.run(sql`
    insert into stores (store_id, vendor_id, name, store_type, address, lat, lng, cell, created_at,
                        delivery_fee_cents, minimum_order_cents)
    values (${store.store_id}, ${store.vendor_id}, ${store.name}, ${store.store_type}, ${store.address},
            ${lat}, ${lng}, ${gridCell(store.location)}, ${at},
            ${store.delivery_fee}, ${store.minimum_order})`);
}

/** Locks those of these stores that are open, and that somebody runs, against closing. */
export async function lockOwnStores(
  tx: Tx,
  { runs, store_ids }: { runs: Runs; store_ids: readonly string[] },
): Promise<string[]> {
  const rows = await tx.many(
    z.object({ store_id: z.string() }),
    sql`select s.store_id from stores s
        where s.store_id = any(${store_ids}::uuid[]) and ${ownStores(runs, sql`s`)} and s.closed_at is null
        order by s.store_id for share`,
  );
  return rows.map((row) => row.store_id);
}

const Named = z.object(packColumns);

/** Active ingredients that a vendor's edits name: generic ones by id or by name, own products by id. */
export function listNamedIngredients(
  tx: Tx,
  {
    vendor_id,
    ingredient_ids,
    names,
  }: { vendor_id: string; ingredient_ids: readonly string[]; names: readonly string[] },
): Promise<z.output<typeof Named>[]> {
  return tx.many(
    Named,
    sql`select ingredient_id, name, unit, unit_quantity from ingredients
        where archived_at is null and (
          ingredient_id = any(${ingredient_ids}::uuid[]) and ${sellableBy(vendor_id)}
          or vendor_id is null and lower(name) = any(${names.map((name) => name.toLowerCase())}::text[]))
        order by ingredient_id`,
  );
}

/** The active ones of these ingredients that a vendor can sell: generic ones and its own. In key order. */
export async function listSellable(
  tx: Tx,
  { vendor_id, ingredient_ids }: { vendor_id: string; ingredient_ids: readonly string[] },
): Promise<string[]> {
  const rows = await tx.many(
    z.object({ ingredient_id: z.string() }),
    sql`select ingredient_id from ingredients
        where ingredient_id = any(${ingredient_ids}::uuid[]) and archived_at is null and ${sellableBy(vendor_id)}
        order by ingredient_id`,
  );
  return rows.map((row) => row.ingredient_id);
}

function sellableBy(vendor_id: string): Sql {
  return sql`(vendor_id is null or vendor_id = ${vendor_id})`;
}

export type ShelfKey = { store_id: string; ingredient_id: string };
const ShelfRow = z.object({
  store_id: z.string(),
  ingredient_id: z.string(),
  price_cents: z.int(),
  quantity: z.int(),
  removed: z.boolean(),
  by_weight: z.boolean(),
  cost: CentsColumn.nullable(),
  tax_class: z.string().nullable(),
  ...saleColumns,
});
export type ShelfRow = z.output<typeof ShelfRow>;

/**
 * Inserts missing rows of shelves with no packs, so that they can be locked: two people who add the same
 * ingredient then wait for each other. In key order, before lockShelfRows. Own products are held as they are meanwhile,
 * also those that were given up: listGivenUp tells.
 *
 * Shape   the inserted rows.
 */
export function insertShelfRows(
  tx: Tx,
  rows: readonly (ShelfKey & { price_cents: number })[],
): Promise<ShelfKey[]> {
  return tx.many(
    z.object({ store_id: z.string(), ingredient_id: z.string() }),
    sql`with own as materialized (
          select ingredient_id, food_id, pack_amount, pack_unit from ingredients
          where ingredient_id = any(${[...new Set(rows.map((row) => row.ingredient_id))]}::uuid[])
            and vendor_id is not null
          order by ingredient_id for share)
        insert into store_items (store_id, ingredient_id, cell, price_cents, quantity, food_id, pack_amount, pack_unit)
        select r.store_id, r.ingredient_id, s.cell, r.price_cents, 0, g.food_id, g.pack_amount, g.pack_unit
        from unnest(${rows.map((row) => row.store_id)}::uuid[],
                    ${rows.map((row) => row.ingredient_id)}::uuid[],
                    ${rows.map((row) => row.price_cents)}::int[]) as r (store_id, ingredient_id, price_cents)
        join stores s on s.store_id = r.store_id
        left join own g on g.ingredient_id = r.ingredient_id
        order by r.store_id, r.ingredient_id
        on conflict (store_id, ingredient_id) do nothing
        returning store_id, ingredient_id`,
  );
}

/** The own products among these ingredients that were given up; after insertShelfRows none more is. In key order. */
export function listGivenUp(
  tx: Tx,
  ingredient_ids: readonly string[],
): Promise<{ ingredient_id: string }[]> {
  return tx.many(
    z.object({ ingredient_id: z.string() }),
    sql`select ingredient_id from ingredients
        where ingredient_id = any(${ingredient_ids}::uuid[]) and vendor_id is not null and archived_at is not null
        order by ingredient_id`,
  );
}

/**
 * Locks the existing ones of these rows.
 *
 * One index lookup per key, in key order: for a plain join of 5,000 keys the planner reads every shelf.
 */
export function lockShelfRows(tx: Tx, keys: readonly ShelfKey[]): Promise<ShelfRow[]> {
  return tx.many(
    ShelfRow,
    sql`select i.store_id, i.ingredient_id, i.price_cents, i.quantity, i.removed_at is not null as removed,
               i.by_weight, i.cost_cents as cost, i.tax_class, i.sale_cents, i.sale_from, i.sale_until
        from (select * from unnest(${keys.map((key) => key.store_id)}::uuid[],
                                   ${keys.map((key) => key.ingredient_id)}::uuid[])
                as named (store_id, ingredient_id) order by store_id, ingredient_id) k
        cross join lateral (
          select * from store_items s
          where s.store_id = k.store_id and s.ingredient_id = k.ingredient_id for update) i`,
  );
}

/**
 * Puts removed ones of these locked rows back on the shelf, without packs and without the sale of before: whoever brings an
 * item back says its price. Shape: those rows.
 */
export function unremoveRows(tx: Tx, keys: readonly ShelfKey[]): Promise<ShelfKey[]> {
  return tx.many(
    z.object({ store_id: z.string(), ingredient_id: z.string() }),
    sql`update store_items i set removed_at = null, added_at = now(), version = i.version + 1,
          sale_cents = null, sale_from = null, sale_until = null
        from unnest(${keys.map((key) => key.store_id)}::uuid[],
                    ${keys.map((key) => key.ingredient_id)}::uuid[]) as k (store_id, ingredient_id)
        where i.store_id = k.store_id and i.ingredient_id = k.ingredient_id and i.removed_at is not null
        returning i.store_id, i.ingredient_id`,
  );
}

/** Takes locked rows of a store off the shelf, with movements of what stood there. */
export async function removeRows(
  tx: Tx,
  {
    store_id,
    rows,
    actor_id,
    at,
  }: {
    store_id: string;
    rows: readonly Pick<ShelfRow, 'ingredient_id' | 'quantity'>[];
    actor_id: string;
    at: Date;
  },
): Promise<void> {
  const ids = rows.map(({ ingredient_id }) => ingredient_id);
  await tx.run(sql`
    update store_items set quantity = 0, removed_at = ${at}, version = version + 1
    where store_id = ${store_id} and ingredient_id = any(${ids}::uuid[])`);
  await tx.run(sql`
    insert into stock_movements (store_id, ingredient_id, delta, reason, actor_id, at)
    select ${store_id}, r.ingredient_id, -r.quantity, 'vendor_set', ${actor_id}, ${at}
    from unnest(${ids}::uuid[], ${rows.map(({ quantity }) => quantity)}::int[])
      as r (ingredient_id, quantity)
    where r.quantity > 0`);
}

/** How it is sold stays where `by_weight` is left out. */
type ShelfCounts = { price_cents: number; quantity: number; delta: number };
export type ShelfWrite = ShelfKey & ShelfCounts & { by_weight?: boolean };

/**
 * Writes rows locked by lockShelfRows, their stock movements and the changes of their prices, then sales of such rows. A
 * price at or below the sale that is there ends it.
 */
export async function writeShelfRows(
  tx: Tx,
  {
    writes,
    sales = [],
    actor_id,
    at,
  }: {
    writes: readonly ShelfWrite[];
    sales?: readonly SaleWrite[];
    actor_id: string;
    at: Date;
  },
): Promise<void> {
  const rows = JSON.stringify(writes);
  const prices = sql`
    insert into price_changes (store_id, ingredient_id, old_cents, new_cents, actor_id, at)
    select i.store_id, i.ingredient_id, i.price_cents, w.price_cents, ${actor_id}, ${at}
    from json_to_recordset(${rows}::json) as w (store_id uuid, ingredient_id uuid, price_cents int)
    join store_items i on i.store_id = w.store_id and i.ingredient_id = w.ingredient_id
    where i.price_cents <> w.price_cents`;
  const shelves = sql`
    update store_items i set price_cents = w.price_cents, quantity = w.quantity, changed_at = ${at}, version = i.version + 1,
      by_weight = coalesce(w.by_weight, i.by_weight),
      sale_cents = case when i.sale_cents < w.price_cents then i.sale_cents end,
      sale_from = case when i.sale_cents < w.price_cents then i.sale_from end,
      sale_until = case when i.sale_cents < w.price_cents then i.sale_until end
    from json_to_recordset(${rows}::json) as
      w (store_id uuid, ingredient_id uuid, price_cents int, quantity int, by_weight boolean)
    where i.store_id = w.store_id and i.ingredient_id = w.ingredient_id`;
  const movements = sql`
    insert into stock_movements (store_id, ingredient_id, delta, reason, actor_id, at)
    select w.store_id, w.ingredient_id, w.delta, 'vendor_set', ${actor_id}, ${at}
    from json_to_recordset(${rows}::json) as w (store_id uuid, ingredient_id uuid, delta int)
    where w.delta <> 0`;
  const changes = writes.length > 0 ? [prices, shelves, movements] : [];
  const wait = changes.map((statement) => tx.run(statement));
  await Promise.all([...wait, sales.length > 0 && setSales(tx, sales)]);
}
