import type { Category } from '@larder/shared/food/categories';
import { INTERNAL_GTIN } from '@larder/shared/food/gtin';
import type { BaseQuantity } from '@larder/shared/food/units';
import { MAX_OF_NUMBER, OwnProduct } from '@larder/shared/stores/adminProducts.calls';
import { MAX_GTINS } from '@larder/shared/stores/products.model';
import { z } from 'zod';

import { packColumns } from '#platform/db/columns';
import type { Queryable, Tx } from '#platform/db/db';
import { keyset } from '#platform/db/keyset';
import { rowOf } from '#platform/db/rowOf';
import { type Sql, sql } from '#platform/db/sql';
import type { Cursor } from '#platform/lib/cursor';
import { retellOffers } from '#subjects/stores/products.queries';
import { productColumns } from '#subjects/stores/products.queries';

const OwnRow = rowOf(OwnProduct);
type OwnRow = z.output<typeof OwnRow>;

/** Of `ingredients g` and `users u`, its vendor. */
const ownColumns = sql`${productColumns}, g.vendor_id, coalesce(u.name, '') as vendor_name,
  (select count(*) from store_items i join stores s on s.store_id = i.store_id and s.closed_at is null
   where i.ingredient_id = g.ingredient_id and i.removed_at is null) as stores`;

/** A vendor's number of `product_codes c` that a maker gave. */
const ofMaker = sql`c.vendor_id is not null and length(c.gtin) = 14 and c.gtin !~ ${INTERNAL_GTIN.source}`;

const NumberRow = z.object({
  gtin: z.string(),
  vendors: z.int(),
  /** 1 of a number that is not shared. */
  is_open: z.int(),
});
export type NumberRow = z.output<typeof NumberRow>;

/** A page of the numbers that several vendors sell: those not shared first, then most vendors first. */
export async function listNumbers(
  db: Queryable,
  { cursor, limit }: { cursor: Cursor | undefined; limit: number },
): Promise<NumberRow[]> {
  const { beyond, order, inListOrder } = keyset({
    columns: [sql`n.is_open`, sql`n.vendors`, sql`n.gtin`],
    falls: true,
    cursor,
    at: ({ key: [open, vendors, gtin] }) => [
      sql`${open}::int`,
      sql`${vendors}::bigint`,
      sql`${gtin}::text`,
    ],
  });
  const rows = await db.many(
    NumberRow,
    sql`select n.gtin, n.vendors, n.is_open from (
          select c.gtin, count(*) as vendors,
            case when exists (select from shared_products s where s.gtin = c.gtin) then 0 else 1 end as is_open
          from product_codes c where ${ofMaker} group by c.gtin having count(*) > 1) n
        where true ${beyond} order by ${order} limit ${limit}`,
  );
  return inListOrder(rows);
}

/** A few own products of each of these numbers. */
export function listOfNumbers(
  db: Queryable,
  gtins: readonly string[],
): Promise<(OwnRow & { of_gtin: string })[]> {
  return db.many(
    OwnRow.extend({ of_gtin: z.string() }),
    sql`select k.of_gtin, ${ownColumns}
        from unnest(${gtins}::text[]) as k (of_gtin)
        cross join lateral (
          select c.ingredient_id from product_codes c where c.gtin = k.of_gtin and c.vendor_id is not null
          order by c.vendor_id limit ${MAX_OF_NUMBER}) few
        join ingredients g on g.ingredient_id = few.ingredient_id
        join users u on u.user_id = g.vendor_id
        order by k.of_gtin, lower(u.name), g.ingredient_id`,
  );
}

/** How many vendors sell each of these numbers. Shape: those that somebody sells. */
export function countVendors(db: Queryable, gtins: readonly string[]): Promise<NumberRow[]> {
  return db.many(
    NumberRow,
    sql`select c.gtin, count(*) as vendors,
          case when exists (select from shared_products s where s.gtin = c.gtin) then 0 else 1 end as is_open
        from product_codes c where c.gtin = any(${gtins}::text[]) and ${ofMaker} group by c.gtin order by c.gtin`,
  );
}

const FoundRow = OwnRow.extend({ sort_name: z.string() });
export type FoundRow = z.output<typeof FoundRow>;

type Search = {
  q: string;
  /** The text as a GTIN, if it is one. */
  gtin: string | undefined;
  cursor: Cursor | undefined;
  limit: number;
};

/** A page of active own products of all vendors, by name: with the words in name or brand, or of the number. */
export async function searchOwnProducts(
  db: Queryable,
  { q, gtin, cursor, limit }: Search,
): Promise<FoundRow[]> {
  const { beyond, order, inListOrder } = keyset({
    columns: [sql`lower(g.name)`, sql`g.ingredient_id`],
    falls: false,
    cursor,
    at: ({ key: [name, id] }) => [sql`${name}::text`, sql`${id}::uuid`],
  });
  // `or` would read all own products: each half has its index.
  const rows = await db.many(
    FoundRow,
    sql`select ${ownColumns}, lower(g.name) as sort_name
        from ingredients g join users u on u.user_id = g.vendor_id
        where g.vendor_id is not null and g.archived_at is null and g.ingredient_id in (
          select w.ingredient_id from ingredients w
          where w.vendor_id is not null and w.archived_at is null
            and word_vector(coalesce(w.brand, '') || ' ' || w.name) @@ word_query(${q})
          union all
          select c.ingredient_id from product_codes c where c.gtin = ${gtin ?? null} and c.vendor_id is not null)
        ${beyond} order by ${order} limit ${limit}`,
  );
  return inListOrder(rows);
}

/** An active own product of any vendor; undefined for a generic one. */
export function findOwnProduct(db: Queryable, ingredient_id: string): Promise<OwnRow | undefined> {
  return db.maybeOne(OwnRow, selectOwn(sql`g.ingredient_id = ${ingredient_id}`));
}

/** The own products with one of these numbers, without one of them. */
export function listAlike(
  db: Queryable,
  { gtins, except, limit }: { gtins: readonly string[]; except: string; limit: number },
): Promise<OwnRow[]> {
  return db.many(
    OwnRow,
    sql`${selectOwn(sql`g.ingredient_id <> ${except} and g.ingredient_id in (${idsOfNumbers(gtins)})`)}
        order by lower(u.name), g.ingredient_id limit ${limit}`,
  );
}

function selectOwn(condition: Sql): Sql {
  return sql`select ${ownColumns} from ingredients g join users u on u.user_id = g.vendor_id
    where g.vendor_id is not null and g.archived_at is null and ${condition}`;
}

function idsOfNumbers(gtins: readonly string[]): Sql {
  return sql`select c.ingredient_id from product_codes c
    where c.gtin = any(${gtins}::text[]) and c.vendor_id is not null`;
}

const SharedRow = z.object({
  gtin: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  unit_quantity: z.number(),
  unit: z.string(),
  food: z.object({ ingredient_id: z.string(), name: z.string() }).nullable(),
});

/** What is shared of these numbers, by number; of a merged food the one that stayed. */
export function listShared(
  db: Queryable,
  gtins: readonly string[],
): Promise<z.output<typeof SharedRow>[]> {
  return db.many(
    SharedRow,
    sql`select s.gtin, s.name, s.brand, s.unit_quantity, s.unit,
          case when f.ingredient_id is not null
            then json_build_object('ingredient_id', f.ingredient_id, 'name', f.name) end as food
        from shared_products s left join ingredients said on said.ingredient_id = s.food_id
        left join ingredients f on f.ingredient_id = coalesce(said.merged_into, said.ingredient_id)
        where s.gtin = any(${gtins}::text[]) order by s.gtin limit ${MAX_GTINS}`,
  );
}

const LockedOwn = z.object({
  ...packColumns,
  vendor_id: z.string(),
  food: z.object({ name: z.string() }).nullable(),
});
export type LockedOwn = z.output<typeof LockedOwn>;

/**
 * Locks an active own product and those with one of its numbers, in key order, as their vendors do. Orders and shelves do
 * not wait.
 *
 * Shape   numbers may have gone elsewhere while it waited: `listNumbersOf` has them as they are.
 */
export function lockAlike(
  tx: Tx,
  { ingredient_id, gtins }: { ingredient_id: string; gtins: readonly string[] },
): Promise<LockedOwn[]> {
  return tx.many(
    LockedOwn,
    sql`select g.ingredient_id, g.name, g.unit_quantity, g.unit, g.vendor_id,
          (select json_build_object('name', coalesce(m.name, f.name))
           from ingredients f left join ingredients m on m.ingredient_id = f.merged_into
           where f.ingredient_id = g.food_id) as food
        from ingredients g
        where g.vendor_id is not null and g.archived_at is null
          and (g.ingredient_id = ${ingredient_id} or g.ingredient_id in (${idsOfNumbers(gtins)}))
        order by g.ingredient_id for no key update of g`,
  );
}

const CodeRow = z.object({ ingredient_id: z.string(), gtin: z.string() });

/** The numbers that makers gave these locked products. */
export function listNumbersOf(
  tx: Tx,
  ingredient_ids: readonly string[],
): Promise<z.output<typeof CodeRow>[]> {
  return tx.many(
    CodeRow,
    sql`select c.ingredient_id, c.gtin from product_codes c
        where c.ingredient_id = any(${ingredient_ids}::uuid[]) and ${ofMaker} order by c.ingredient_id, c.gtin`,
  );
}

/** What an own product has of its food. */
export type FoodWrite = {
  ingredient_id: string;
  food_id: string | null;
  category: Category;
  /** One pack by the weights of the food; null without one. */
  pack: BaseQuantity | null;
};

/** Gives locked own products another food, and their offers on shelves, whose rows it locks in key order. */
export async function setFoods(tx: Tx, products: readonly FoodWrite[]): Promise<void> {
  const rows = products.map(({ pack, ...product }) => ({
    ...product,
    pack_amount: pack?.amount ?? null,
    pack_unit: pack?.unit ?? null,
  }));
  await tx.run(sql`
    update ingredients g set food_id = w.food_id, category = w.category, pack_amount = w.pack_amount,
      pack_unit = w.pack_unit, image = (select f.image from ingredients f where f.ingredient_id = w.food_id)
    from json_to_recordset(${JSON.stringify(rows)}::json) as
      w (ingredient_id uuid, food_id uuid, category text, pack_amount float8, pack_unit text)
    where g.ingredient_id = w.ingredient_id`);
  const ingredient_ids = products.map(({ ingredient_id }) => ingredient_id);
  await retellOffers(tx, { ingredient_ids });
}

type Shared = {
  gtins: readonly string[];
  name: string;
  brand: string | null;
  unit_quantity: number;
  unit: string;
  food_id: string | null;
  at: Date;
};

/** Says what these numbers are, for all vendors. */
export async function putShared(
  tx: Tx,
  { gtins, name, brand, unit_quantity, unit, food_id, at }: Shared,
): Promise<void> {
  await tx.run(sql`
    insert into shared_products (gtin, name, brand, unit_quantity, unit, food_id, shared_at)
    select k.gtin, ${name}, ${brand}, ${unit_quantity}, ${unit}, ${food_id}::uuid, ${at}
    from unnest(${gtins}::text[]) as k (gtin) order by k.gtin
    on conflict (gtin) do update set name = excluded.name, brand = excluded.brand,
      unit_quantity = excluded.unit_quantity, unit = excluded.unit, food_id = excluded.food_id,
      shared_at = excluded.shared_at`);
}
