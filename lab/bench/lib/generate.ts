import type { Db, Tx } from '@larder/server/src/platform/db/db.ts';
import { type Sql, sql } from '@larder/server/src/platform/db/sql.ts';
import { foldOrderSums } from '@larder/server/src/subjects/orders/orderSums.queries.ts';

import { insertOrders } from '#reliability/harness/largeShop';

/**
 * Row counts to generate.
 *
 * Shape   `stores` are spread evenly over the contiguous United States; each offers `offersEach`
 * ingredients. Orders are spread over a year, the newest first, among the generated shoppers; one in 500
 * is the first shopper's. The share `ofOneVendor` (0..1) of them goes to the first vendor's first store.
 */
export type Amounts = {
  users: number;
  /** By default 50. */
  vendors?: number;
  stores: number;
  /** By default 200. */
  offersEach?: number;
  orders: number;
  ofOneVendor: number;
  /** Omits the movements of initial stock, which double the time; sums then differ from the shelf. */
  withoutFirstStock?: boolean;
};

/** The email of the nth generated shopper or vendor, from 1. All have the demonstration's password. */
export const emailOf = (role: 'user' | 'vendor', n: number): string => `${role}.${n}@large.test`;

const VENDORS = 50;
const OFFERS_EACH = 200;
const LINES = 3;

/**
 * Fills a migrated and seeded database with SQL; millions of rows take minutes. The rows obey the
 * product's rules: stock is the sum of its movements, totals are the sums of the lines, each order has its
 * history.
 *
 * Errors  when the catalogue has fewer than `offersEach` ingredients, or the database was filled before.
 */
export async function generate(db: Db, amounts: Amounts): Promise<void> {
  await db.script("set synchronous_commit = off; set work_mem = '256MB'");
  await makePeople(db, 'user', amounts.users);
  await makePeople(db, 'vendor', amounts.vendors ?? VENDORS);
  await makeStores(db, amounts);
  await makeOffers(db, amounts);
  await db.transaction((tx) => makeOrders(tx, amounts));
  await foldOrderSums(db);
  await db.run(sql`vacuum (analyze)`);
}

async function makePeople(db: Db, role: 'user' | 'vendor', n: number): Promise<void> {
  await db.run(sql`
    insert into users (user_id, role, email, name, address, password_hash, created_at)
    select ${idOf(role, sql`g`)}, ${role}::text, ${`${role}.`}::text || g || '@large.test',
           (array['Ada','Ben','Chen','Dora','Eli','Fay','Gus','Hana','Ivo','June','Kofi','Lea'])[g % 12 + 1] || ' ' ||
           (array['Abbot','Baker','Cole','Diaz','Evans','Fox','Gray','Hill','Ito','Jones'])[g / 12 % 10 + 1] || ' ' || g,
           g || ' Main St, Springfield', p.password_hash, now() - g * interval '1 minute'
    from generate_series(1, ${n}::int) g,
         (select password_hash from users where status = 'active' limit 1) p`);
}

/** Evenly over 25° to 49° north and 124° to 67° west: fractional parts of multiples of two irrationals. */
async function makeStores(db: Db, { stores, vendors = VENDORS }: Amounts): Promise<void> {
  // The cell is gridCell of shared/src/basics/distance.ts, away from the poles and the date line.
  await db.run(sql`
    insert into stores (store_id, vendor_id, name, store_type, address, lng, lat, cell, created_at)
    select ${idOf('store', sql`g`)}, ${idOf('vendor', sql`(g - 1) % ${vendors}::int + 1`)}, 'Store ' || g,
           case when g % 2 = 0 then 'Pickup' else 'Delivery' end, g || ' Market St', lng, lat,
           (floor((lat + 90) / 0.25) * 1440 + floor(lng / 0.25) + 720)::int, now() - interval '400 days'
    from (select g, 25 + 24 * (g * 0.6180339887498949 - floor(g * 0.6180339887498949)) as lat,
                 -124 + 57 * (g * 0.7548776662466927 - floor(g * 0.7548776662466927)) as lng
          from generate_series(1, ${stores}::int) g) p`);
}

async function makeOffers(
  db: Db,
  { offersEach = OFFERS_EACH, withoutFirstStock = false }: Amounts,
): Promise<void> {
  await db.run(sql`
    insert into store_items (store_id, ingredient_id, cell, price_cents, quantity)
    select s.store_id, c.ingredient_id, s.cell, 99 + (s.nth * 37 + c.nth * 101) % 900, 10000
    from (select store_id, cell, row_number() over (order by store_id) as nth from stores
          where name like 'Store %') s, ${CATALOGUE} c
    where c.nth <= ${offersEach}::int`);
  if (withoutFirstStock) return;
  await db.run(sql`
    insert into stock_movements (store_id, ingredient_id, delta, reason, actor_id, at)
    select i.store_id, i.ingredient_id, 10000, 'initial', s.vendor_id, s.created_at
    from store_items i join stores s on s.store_id = i.store_id where s.name like 'Store %'`);
}

/** The ingredients, numbered. */
const CATALOGUE = sql`(
  select *, row_number() over (order by ingredient_id) as nth from ingredients
  where archived_at is null)`;

async function makeOrders(tx: Tx, amounts: Amounts): Promise<void> {
  const { orders, users, stores, offersEach = OFFERS_EACH, ofOneVendor } = amounts;
  const user = sql`case when g % 500 = 0 then 1 else g % ${users}::int + 1 end`;
  const store = sql`case when g % 1000 < ${ofOneVendor}::float8 * 1000 then 1 else g % ${stores}::int + 1 end`;
  await tx.run(sql`
    create temporary table made on commit drop as
    select g, ${idOf('order', sql`g`)} as order_id, ${idOf('user', user)} as user_id,
           ${idOf('store', store)} as store_id,
           now() - g * (interval '365 days' / greatest(1, ${orders}::int)) as at,
           case when g % 50 = 0 or g <= 200 then 'pending' when g % 10 = 1 then 'Rejected'
                when g % 10 = 2 then 'Accepted' else 'Delivered' end as status
    from generate_series(1, ${orders}::int) g`);
  await tx.run(sql`
    create temporary table lines on commit drop as
    select m.order_id, l.n as line_no, c.ingredient_id, c.name, c.unit_quantity, c.unit, c.image,
           99 + (c.nth * 101) % 900 as price_cents, 1 + (m.g + l.n) % 3 as quantity
    from made m, generate_series(1, ${LINES}::int) l (n), ${CATALOGUE} c
    where c.nth = (m.g + l.n * 7) % ${offersEach}::int + 1`);
  await insertOrders(tx);
}

/** A pseudo-random id, the same for one kind and number in every run. */
function idOf(kind: 'user' | 'vendor' | 'store' | 'order', n: Sql): Sql {
  return sql`md5(${kind}::text || (${n})::text)::uuid`;
}
