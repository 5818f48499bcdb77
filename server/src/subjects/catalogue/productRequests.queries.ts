import { CATEGORIES } from '@larder/shared/food/categories';
import {
  MAX_ASKED,
  MAX_ASKED_KEPT,
  type ProductWish,
  REQUEST_STATES,
} from '@larder/shared/food/productRequests.calls';
import { z } from 'zod';

import { CentsColumn } from '#platform/db/columns';
import type { Queryable, Tx } from '#platform/db/db';
import { keyset } from '#platform/db/keyset';
import { type Sql, sql } from '#platform/db/sql';
import { ownStores, type Runs } from '#platform/identity/ownStores.queries';
import type { Cursor } from '#platform/lib/cursor';
import { inPages, ROWS_OF_PAGE } from '#platform/lib/inPages';

const WishRow = z.object({
  request_id: z.string(),
  vendor_id: z.string(),
  store_id: z.string(),
  name: z.string(),
  unit_quantity: z.number(),
  unit: z.string(),
  category: z.enum(CATEGORIES),
  image: z.string().nullable(),
  price: CentsColumn,
  quantity: z.int(),
  created_at: z.date(),
});
export type WishRow = z.output<typeof WishRow>;

const columns = sql`r.request_id, r.vendor_id, r.store_id, r.name, r.unit_quantity, r.unit, r.category, r.image,
  r.price_cents as price, r.quantity, r.created_at`;

const RequestRow = WishRow.extend({
  store_name: z.string(),
  status: z.enum(REQUEST_STATES),
  reason: z.string().nullable(),
  ingredient: z.object({ ingredient_id: z.string(), name: z.string() }).nullable(),
  decided_at: z.date().nullable(),
});
export type RequestRow = z.output<typeof RequestRow>;

function selectRequests(condition: Sql): Sql {
  return sql`
    select ${columns}, s.name as store_name, r.status, r.reason, r.decided_at,
           case when g.ingredient_id is not null then
             json_build_object('ingredient_id', g.ingredient_id, 'name', g.name) end as ingredient
    from product_requests r join stores s on s.store_id = r.store_id
    left join ingredients g on g.ingredient_id = r.ingredient_id
    where ${condition}`;
}

/** Open requests for stores that somebody runs, the oldest first, then the last decided ones. */
export async function listRequests(db: Queryable, runs: Runs): Promise<RequestRow[]> {
  const own = ownStores(runs, sql`r`);
  const open = await db.many(
    RequestRow,
    sql`${selectRequests(sql`${own} and r.status = 'open'`)}
        order by r.created_at, r.request_id limit ${MAX_ASKED}`,
  );
  const decided = await db.many(
    RequestRow,
    sql`${selectRequests(sql`${own} and r.status <> 'open'`)}
        order by r.decided_at desc, r.request_id desc limit ${MAX_ASKED}`,
  );
  return [...open, ...decided];
}

/** All requests of a vendor, newest first. */
export function pagesOfRequests(
  db: Queryable,
  vendor_id: string,
): AsyncIterable<readonly RequestRow[]> {
  return inPages<RequestRow>((last) => {
    const beyond = last
      ? sql`and (r.created_at, r.request_id) < (${last.created_at}, ${last.request_id}::uuid)`
      : sql``;
    return db.many(
      RequestRow,
      sql`${selectRequests(sql`r.vendor_id = ${vendor_id} ${beyond}`)}
          order by r.created_at desc, r.request_id desc limit ${ROWS_OF_PAGE}`,
    );
  });
}

export function getRequest(db: Queryable, request_id: string): Promise<RequestRow> {
  return db.one(RequestRow, selectRequests(sql`r.request_id = ${request_id}`));
}

const Count = z.object({ n: z.int() });

/** Locks the vendor's row, so that two requests cannot both pass the limit. Shape: the number of open requests. */
export async function countOpenOf(tx: Tx, vendor_id: string): Promise<number> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtext('product requests'), hashtext(${vendor_id}))`,
  );
  const { n } = await tx.one(
    Count,
    sql`select count(*) as n from product_requests where vendor_id = ${vendor_id} and status = 'open'`,
  );
  return n;
}

/** Deletes decided requests of a vendor but the newest. Call it after countOpenOf. */
export async function dropDecided(tx: Tx, vendor_id: string): Promise<void> {
  await tx.run(sql`
    delete from product_requests where request_id in (
      select request_id from product_requests where vendor_id = ${vendor_id} and status <> 'open'
      order by decided_at desc, request_id desc offset ${MAX_ASKED_KEPT})`);
}

/** Whether the catalogue has this picture, and this pack already. */
export function findInCatalogue(
  tx: Tx,
  { name, unit_quantity, unit, image = null }: ProductWish,
): Promise<{ has_pack: boolean; has_image: boolean }> {
  return tx.one(
    z.object({ has_pack: z.boolean(), has_image: z.boolean() }),
    sql`select exists (select from ingredients where vendor_id is null and archived_at is null and lower(name) = lower(${name})
                         and unit_quantity = ${unit_quantity} and lower(unit) = lower(${unit})) as has_pack,
               exists (select from ingredients where vendor_id is null and image = ${image}) as has_image`,
  );
}

/** Shape   false when the vendor has asked for it already. */
export async function insertRequest(
  tx: Tx,
  wish: ProductWish & { request_id: string; vendor_id: string; asked_by: string; at: Date },
): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into product_requests (request_id, vendor_id, store_id, asked_by, name, unit_quantity, unit, category,
                                  image, price_cents, quantity, created_at)
    values (${wish.request_id}, ${wish.vendor_id}, ${wish.store_id}, ${wish.asked_by}, ${wish.name},
            ${wish.unit_quantity}, ${wish.unit}, ${wish.category}, ${wish.image ?? null}, ${wish.price},
            ${wish.quantity}, ${wish.at})
    on conflict do nothing`);
  return inserted === 1;
}

const Withdrawn = z.object({ store_id: z.string(), name: z.string(), changed: z.boolean() });

/** Withdraws an open request for a store that somebody runs. Shape: undefined when there is none of this id; `changed` unless decided. */
export async function withdrawRequest(
  tx: Tx,
  { request_id, runs, at }: { request_id: string; runs: Runs; at: Date },
): Promise<z.output<typeof Withdrawn> | undefined> {
  return tx.maybeOne(
    Withdrawn,
    sql`with moved as (
          update product_requests r set status = 'withdrawn', decided_at = ${at}
          where r.request_id = ${request_id} and ${ownStores(runs, sql`r`)} and r.status = 'open' returning r.request_id)
        select r.store_id, r.name, exists (select from moved) as changed from product_requests r
        where r.request_id = ${request_id} and ${ownStores(runs, sql`r`)}`,
  );
}

const AskedRow = WishRow.extend({ store_name: z.string(), vendor_name: z.string() });
export type AskedRow = z.output<typeof AskedRow>;

/** Open requests of all vendors, the oldest first. */
export async function listAsked(
  db: Queryable,
  { cursor, limit }: { cursor: Cursor | undefined; limit: number },
): Promise<AskedRow[]> {
  const { beyond, order, inListOrder } = keyset({
    columns: [sql`r.created_at`, sql`r.request_id`],
    falls: false,
    cursor,
    at: ({ key: [key, id] }) => [sql`${new Date(Number(key))}::timestamptz`, sql`${id}::uuid`],
  });
  const rows = await db.many(
    AskedRow,
    sql`select ${columns}, s.name as store_name, coalesce(u.name, '') as vendor_name
        from product_requests r join stores s on s.store_id = r.store_id
        join users u on u.user_id = r.vendor_id
        where r.status = 'open' ${beyond} order by ${order} limit ${limit}`,
  );
  return inListOrder(rows);
}

export async function countAsked(db: Queryable): Promise<number> {
  const { n } = await db.one(
    Count,
    sql`select count(*) as n from product_requests where status = 'open'`,
  );
  return n;
}

/** The vendor and store of a request: they are locked before it. */
export function findRequest(
  tx: Tx,
  request_id: string,
): Promise<{ vendor_id: string; store_id: string } | undefined> {
  return tx.maybeOne(
    z.object({ vendor_id: z.string(), store_id: z.string() }),
    sql`select vendor_id, store_id from product_requests where request_id = ${request_id}`,
  );
}

/** Locks a request. Shape: undefined when it is decided. */
export function lockOpenRequest(tx: Tx, request_id: string): Promise<WishRow | undefined> {
  return tx.maybeOne(
    WishRow,
    sql`select ${columns} from product_requests r
        where r.request_id = ${request_id} and r.status = 'open' for update`,
  );
}

/** Decides a request locked by lockOpenRequest. */
export async function decideRequest(
  tx: Tx,
  {
    request_id,
    status,
    ingredient_id,
    reason,
    at,
  }: {
    request_id: string;
    status: 'accepted' | 'matched' | 'declined';
    ingredient_id?: string;
    reason?: string;
    at: Date;
  },
): Promise<void> {
  await tx.run(sql`
    update product_requests set status = ${status}, ingredient_id = ${ingredient_id ?? null}, reason = ${reason ?? null},
      decided_at = ${at}
    where request_id = ${request_id}`);
}
