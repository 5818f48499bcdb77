import { STORES_BYTES } from '@larder/shared/stores/stores.calls';
import { STORE_TYPES } from '@larder/shared/stores/storeTerms';
import { z } from 'zod';

import { CentsOrNone, TextOrNone } from '#platform/db/columns';
import type { Queryable } from '#platform/db/db';
import { keyset } from '#platform/db/keyset';
import { type Sql, sql } from '#platform/db/sql';
import { withinWeight } from '#platform/db/withinWeight';
import { ownStores, type Runs } from '#platform/identity/ownStores.queries';
import type { Cursor } from '#platform/lib/cursor';
import { soldFood } from '#subjects/food/sold.queries';

import { saleAt, SaleColumn } from './sales.queries.ts';
import { backOn, ItemRow, termsColumns } from './stores.queries.ts';

const StoreRow = z.object({
  store_id: z.string(),
  name: z.string(),
  store_type: z.enum(STORE_TYPES),
  address: z.string(),
  location: z.object({ lat: z.number(), lng: z.number() }),
  ...termsColumns,
  time_zone: z.string(),
  phone: z.string().nullable(),
  items: z.array(
    ItemRow.extend({
      changed_at: z.coerce.date().nullable(),
      low_at: z.int().nullable(),
      sale: SaleColumn,
      cost: CentsOrNone,
      tax_class: TextOrNone,
      sku: TextOrNone,
      gtins: z
        .array(z.string())
        .nullable()
        .transform((gtins) => gtins ?? undefined),
    }),
  ),
});
export type StoreRow = z.output<typeof StoreRow>;

const STORE_COLUMNS = (now: Date): Sql => sql`
  s.store_id, s.name, s.store_type, s.address,
  json_build_object('lat', s.lat, 'lng', s.lng) as location,
  s.delivery_fee_cents as delivery_fee, s.minimum_order_cents as minimum_order,
  ${backOn(now)} as back_on, s.hours, s.also_pickup, s.slots, s.time_zone, s.phone,
  (select coalesce(json_agg(json_build_object(
     'ingredient_id', g.ingredient_id, 'name', g.name, 'unit_quantity', g.unit_quantity,
     'unit', g.unit, 'price', i.price_cents, 'quantity', i.quantity,
     'category', g.category, 'image', g.image, 'changed_at', i.changed_at, 'low_at', i.low_at,
     'sale', ${saleAt(now)}, 'by_weight', nullif(i.by_weight, false), 'cost', i.cost_cents, 'tax_class', i.tax_class,
     'brand', g.brand, 'food', ${soldFood}, 'sku', g.sku, 'gtins', case when g.vendor_id is not null then (
       select json_agg(c.gtin order by c.gtin) from product_codes c where c.ingredient_id = g.ingredient_id) end)
     order by lower(g.name), g.ingredient_id), '[]')
   from store_items i join ingredients g on g.ingredient_id = i.ingredient_id
   where i.store_id = s.store_id and g.archived_at is null and i.removed_at is null) as items`;

/** Some of a vendor's open stores in the order of opening, each with its shelf by name. */
export function listStoresOfVendor(
  db: Queryable,
  { vendor_id, store_ids, now }: { vendor_id: string; store_ids: readonly string[]; now: Date },
): Promise<StoreRow[]> {
  return db.many(
    StoreRow,
    sql`select ${STORE_COLUMNS(now)} from stores s
        where s.vendor_id = ${vendor_id} and s.closed_at is null and s.store_id = any(${store_ids}::uuid[])
        order by s.created_at, s.store_id`,
  );
}

/**
 * What a store takes of an answer, about, an item of its shelf, and brand, food and numbers of a vendor's own product.
 * Units: bytes.
 */
const [STORE_BYTES, ITEM_BYTES, OWN_BYTES] = [1_000, 250, 250];

/** `fits` is false for the one row more that tells that the answer is full. */
const ListedStore = StoreRow.extend({ created_at: z.date(), fits: z.boolean() });

/**
 * The open stores that somebody runs in the order of opening, at most `limit`, and as many as an answer holds; see `withinWeight`.
 * The cursor's key: ms since 1970 and the id.
 */
export async function pageOfStores(
  db: Queryable,
  {
    runs,
    now,
    cursor,
    limit,
  }: { runs: Runs; now: Date; cursor: Cursor | undefined; limit: number },
): Promise<z.output<typeof ListedStore>[]> {
  const { beyond, order, inListOrder } = keyset({
    columns: [sql`s.created_at`, sql`s.store_id`],
    falls: false,
    cursor,
    at: ({ key: [at, id] }) => [sql`${new Date(Number(at))}::timestamptz`, sql`${id}::uuid`],
  });
  const weight = sql`${STORE_BYTES}::int + coalesce(octet_length(s.slots::text), 0)
    + coalesce(octet_length(s.hours::text), 0)
    + ${ITEM_BYTES}::int * (select count(*) from store_items i where i.store_id = s.store_id)
    + ${OWN_BYTES}::int * (select count(*) from ingredients g
        join store_items i on i.store_id = s.store_id and i.ingredient_id = g.ingredient_id
        where g.vendor_id = s.vendor_id)`;
  const rows = sql`select s.*, ${weight} as weight from stores s
                   where ${ownStores(runs, sql`s`)} and s.closed_at is null ${beyond}
                   order by ${order} limit ${limit}`;
  const found = withinWeight({ rows, order, as: sql`s`, most: STORES_BYTES });
  const listed = sql`select ${STORE_COLUMNS(now)}, s.created_at, s.fits from ${found} order by ${order}`;
  return inListOrder(await db.many(ListedStore, listed));
}
