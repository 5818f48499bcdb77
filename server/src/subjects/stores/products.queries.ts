import type { Category } from '@larder/shared/food/categories';
import type { BaseQuantity } from '@larder/shared/food/units';
import { isWeighable } from '@larder/shared/orders/weighing';
import { Product } from '@larder/shared/stores/products.calls';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { foldedText } from '#platform/db/foldedText';
import { keyset } from '#platform/db/keyset';
import { rowOf } from '#platform/db/rowOf';
import { type Sql, sql } from '#platform/db/sql';
import type { Cursor } from '#platform/lib/cursor';
import { inPages, ROWS_OF_PAGE } from '#platform/lib/inPages';

/** An own product, or of `findByGtins` a generic one. */
const ProductRow = rowOf(Product);
export type ProductRow = z.output<typeof ProductRow>;

/** The columns of `ingredients g` for a product. */
export const productColumns = sql`g.ingredient_id, g.name, g.unit_quantity, g.unit, g.brand, g.category, g.image, g.sku,
  (select json_build_object('ingredient_id', coalesce(m.ingredient_id, f.ingredient_id), 'name', coalesce(m.name, f.name))
   from ingredients f left join ingredients m on m.ingredient_id = f.merged_into
   where f.ingredient_id = g.food_id) as food,
  array(select c.gtin from product_codes c where c.ingredient_id = g.ingredient_id order by c.gtin) as gtins`;

/** What an own product shall be. */
export type ProductWrite = {
  ingredient_id: string;
  name: string;
  unit_quantity: number;
  unit: string;
  category: Category;
  food_id: string | null;
  brand: string | null;
  sku: string | null;
  gtins: readonly string[];
  /** One pack by the weights of its food, as `packOfFood` says it; null without a food. */
  pack: BaseQuantity | null;
};

/** Counts a vendor's active products, one count at a time: two who add some see each other's. */
export async function countProducts(tx: Tx, vendor_id: string): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('products'), hashtext(${vendor_id}))`);
  const { n } = await tx.one(
    z.object({ n: z.int() }),
    sql`select count(*) as n from ingredients where vendor_id = ${vendor_id} and archived_at is null`,
  );
  return n;
}

/** Adds own products with their codes. Errors  the constraints that `refuseTaken` knows. */
export async function insertProducts(
  tx: Tx,
  { vendor_id, products }: { vendor_id: string; products: readonly ProductWrite[] },
): Promise<void> {
  await tx.run(sql`
    insert into ingredients (ingredient_id, name, unit_quantity, unit, category, vendor_id, food_id, brand, sku,
                             pack_amount, pack_unit, image)
    select w.ingredient_id, w.name, w.unit_quantity, w.unit, w.category, ${vendor_id}, w.food_id, w.brand, w.sku,
           w.pack_amount, w.pack_unit, ${foodImage}
    from ${written(products)} order by w.ingredient_id`);
  await insertCodes(tx, { vendor_id, products });
}

/**
 * Changes own products that are active, with their codes, and what compare reads of them on shelves, whose rows it locks:
 * before a transaction locks others. Errors  as insertProducts.
 */
export async function updateProducts(
  tx: Tx,
  { vendor_id, products }: { vendor_id: string; products: readonly ProductWrite[] },
): Promise<void> {
  const ids = products.map(({ ingredient_id }) => ingredient_id);
  const pieces = products.flatMap((one) => (isWeighable(one.unit) ? [] : one.ingredient_id));
  const resized = await listResized(tx, { vendor_id, products });
  await tx.run(sql`
    update ingredients g set name = w.name, unit_quantity = w.unit_quantity, unit = w.unit, category = w.category,
      food_id = w.food_id, brand = w.brand, sku = w.sku, pack_amount = w.pack_amount, pack_unit = w.pack_unit,
      image = ${foodImage}
    from ${written(products)}
    where g.ingredient_id = w.ingredient_id and g.vendor_id = ${vendor_id} and g.archived_at is null`);
  await retellOffers(tx, {
    ingredient_ids: ids,
    of: sql`g.vendor_id = ${vendor_id}`,
    resized,
    pieces,
  });
  await deleteCodes(tx, { vendor_id, ingredient_ids: ids });
  await insertCodes(tx, { vendor_id, products });
}

/**
 * Tells shelves what compare reads of products that changed, and locks their rows in key order: before a transaction locks
 * others.
 *
 * Shape   `of` is about product g; `resized` begin anew, `pieces` are not sold by weight any more.
 */
export async function retellOffers(
  tx: Tx,
  {
    ingredient_ids,
    of = sql`true`,
    resized = [],
    pieces = [],
  }: {
    ingredient_ids: readonly string[];
    of?: Sql;
    resized?: readonly string[];
    pieces?: readonly string[];
  },
): Promise<void> {
  await tx.run(sql`
    select 1 from store_items i join ingredients g on g.ingredient_id = i.ingredient_id
    where i.ingredient_id = any(${ingredient_ids}::uuid[]) and ${of}
    order by i.store_id, i.ingredient_id for update of i`);
  await tx.run(sql`
    update store_items i set food_id = g.food_id, pack_amount = g.pack_amount, pack_unit = g.pack_unit,
      added_at = case when i.ingredient_id = any(${resized}::uuid[]) then now() else i.added_at end,
      by_weight = i.by_weight and i.ingredient_id <> all(${pieces}::uuid[]), version = i.version + 1
    from ingredients g
    where g.ingredient_id = any(${ingredient_ids}::uuid[]) and ${of} and i.ingredient_id = g.ingredient_id`);
}

/** Which of them get another pack: what the pack of before has cost says nothing of it. */
async function listResized(
  tx: Tx,
  { vendor_id, products }: { vendor_id: string; products: readonly ProductWrite[] },
): Promise<string[]> {
  const rows = await tx.many(
    z.object({ ingredient_id: z.string() }),
    sql`select g.ingredient_id from ingredients g join ${written(products)} on w.ingredient_id = g.ingredient_id
        where g.vendor_id = ${vendor_id}
          and (g.unit_quantity <> w.unit_quantity::numeric(12, 3) or g.unit <> w.unit)
        order by g.ingredient_id limit ${products.length}`,
  );
  return rows.map(({ ingredient_id }) => ingredient_id);
}

/** An own product is shown as its food. */
const foodImage = sql`(select f.image from ingredients f where f.ingredient_id = w.food_id)`;

function written(products: readonly ProductWrite[]): Sql {
  const rows = products.map(({ pack, gtins: _, ...product }) => ({
    ...product,
    pack_amount: pack?.amount ?? null,
    pack_unit: pack?.unit ?? null,
  }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as
    w (ingredient_id uuid, name text, unit_quantity numeric, unit text, category text, food_id uuid, brand text,
       sku text, pack_amount float8, pack_unit text)`;
}

async function insertCodes(
  tx: Tx,
  { vendor_id, products }: { vendor_id: string; products: readonly ProductWrite[] },
): Promise<void> {
  const codes = products.flatMap(({ ingredient_id, gtins }) =>
    gtins.map((gtin) => ({ ingredient_id, gtin })),
  );
  if (codes.length === 0) return;
  await tx.run(sql`
    insert into product_codes (ingredient_id, gtin, vendor_id)
    select c.ingredient_id, c.gtin, ${vendor_id}
    from json_to_recordset(${JSON.stringify(codes)}::json) as c (ingredient_id uuid, gtin text)
    order by c.gtin`);
}

async function deleteCodes(
  tx: Tx,
  { vendor_id, ingredient_ids }: { vendor_id: string; ingredient_ids: readonly string[] },
): Promise<void> {
  await tx.run(sql`
    delete from product_codes
    where vendor_id = ${vendor_id} and ingredient_id = any(${ingredient_ids}::uuid[])`);
}

/** Gives up own products: their codes and SKU are free again. */
export async function archiveProducts(
  tx: Tx,
  {
    vendor_id,
    ingredient_ids,
    at,
  }: { vendor_id: string; ingredient_ids: readonly string[]; at: Date },
): Promise<void> {
  await deleteCodes(tx, { vendor_id, ingredient_ids });
  await tx.run(sql`
    update ingredients set archived_at = ${at}
    where vendor_id = ${vendor_id} and ingredient_id = any(${ingredient_ids}::uuid[]) and archived_at is null`);
}

/** Takes an own product off all shelves, with movements of what stood there. */
export async function emptyShelvesOf(
  tx: Tx,
  { ingredient_id, actor_id, at }: { ingredient_id: string; actor_id: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    with held as materialized (
      select store_id, quantity from store_items
      where ingredient_id = ${ingredient_id} and removed_at is null order by store_id for update),
    moved as (
      insert into stock_movements (store_id, ingredient_id, delta, reason, actor_id, at)
      select store_id, ${ingredient_id}, -quantity, 'vendor_set', ${actor_id}, ${at} from held where quantity > 0)
    update store_items i set quantity = 0, removed_at = ${at}, version = i.version + 1
    from held h where i.store_id = h.store_id and i.ingredient_id = ${ingredient_id}`);
}

/** Locks a vendor's active own product; undefined for another's. Orders and shelves do not wait. */
export function lockProduct(
  tx: Tx,
  { vendor_id, ingredient_id }: { vendor_id: string; ingredient_id: string },
): Promise<ProductRow | undefined> {
  return tx.maybeOne(
    ProductRow,
    sql`select ${productColumns} from ingredients g
        where g.ingredient_id = ${ingredient_id} and ${ownBy(vendor_id)} for no key update of g`,
  );
}

const ListedProduct = ProductRow.extend({ sort_name: z.string() });
export type ListedProduct = z.output<typeof ListedProduct>;

/** A page of a vendor's active own products, by name; `text` is in name or brand, or is the SKU or a GTIN. */
export async function listProducts(
  db: Queryable,
  {
    vendor_id,
    text,
    gtin,
    cursor,
    limit,
  }: {
    vendor_id: string;
    text: string | undefined;
    /** The text as a GTIN, if it is one. */
    gtin: string | undefined;
    cursor: Cursor | undefined;
    limit: number;
  },
): Promise<ListedProduct[]> {
  const { beyond, order, inListOrder } = keyset({
    columns: [sql`lower(g.name)`, sql`g.ingredient_id`],
    falls: false,
    cursor,
    at: ({ key: [name, id] }) => [sql`${name}::text`, sql`${id}::uuid`],
  });
  const searched =
    text === undefined
      ? sql``
      : sql`and (position(${foldedText(text)} in fold_text(concat_ws(' ', g.brand, g.name))) > 0 or g.sku = ${text}
            or g.ingredient_id in (select c.ingredient_id from product_codes c
                                   where c.vendor_id = ${vendor_id} and c.gtin = ${gtin ?? null}))`;
  const rows = await db.many(
    ListedProduct,
    sql`select ${productColumns}, lower(g.name) as sort_name from ingredients g
        where ${ownBy(vendor_id)} ${searched} ${beyond} order by ${order} limit ${limit}`,
  );
  return inListOrder(rows);
}

/** All active own products of a vendor, in the order in which they were added. */
export function pagesOfProducts(
  db: Queryable,
  vendor_id: string,
): AsyncIterable<readonly ProductRow[]> {
  return inPages<ProductRow>((last) => {
    const beyond = last ? sql`and g.ingredient_id > ${last.ingredient_id}::uuid` : sql``;
    return db.many(
      ProductRow,
      sql`select ${productColumns} from ingredients g
          where ${ownBy(vendor_id)} ${beyond} order by g.ingredient_id limit ${ROWS_OF_PAGE}`,
    );
  });
}

/**
 * The vendor's own products with these numbers, and generic ones where it has none.
 *
 * Shape   one for each number; generic ones alone when there is no vendor.
 */
export function findByGtins(
  db: Queryable,
  { vendor_id, gtins }: { vendor_id: string | null; gtins: readonly string[] },
): Promise<(ProductRow & { gtin: string; own: boolean })[]> {
  return db.many(
    ProductRow.extend({ gtin: z.string(), own: z.boolean() }),
    sql`select distinct on (k.gtin) k.gtin, k.vendor_id is not null as own, ${productColumns}
        from product_codes k join ingredients g on g.ingredient_id = k.ingredient_id and g.archived_at is null
        where k.gtin = any(${gtins}::text[]) and (k.vendor_id = ${vendor_id} or k.vendor_id is null)
        order by k.gtin, k.vendor_id nulls last`,
  );
}

/** The vendor's own products with these SKUs, by SKU. */
export function findBySkus(
  db: Queryable,
  { vendor_id, skus }: { vendor_id: string; skus: readonly string[] },
): Promise<ProductRow[]> {
  return db.many(
    ProductRow,
    sql`select ${productColumns} from ingredients g
        where ${ownBy(vendor_id)} and g.sku = any(${skus}::text[]) order by g.sku`,
  );
}

/** The vendor's own products of these names, whatever their case; several may have one, in other packs or brands. */
export function findByNames(
  db: Queryable,
  { vendor_id, names }: { vendor_id: string; names: readonly string[] },
): Promise<ProductRow[]> {
  return db.many(
    ProductRow,
    sql`select ${productColumns} from ingredients g
        where ${ownBy(vendor_id)} and lower(g.name) in (select lower(n) from unnest(${names}::text[]) as n)
        order by lower(g.name), g.ingredient_id`,
  );
}

function ownBy(vendor_id: string): Sql {
  return sql`g.vendor_id = ${vendor_id} and g.archived_at is null`;
}
