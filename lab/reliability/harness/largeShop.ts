import type { Db, Tx } from '@larder/server/src/platform/db/db.ts';
import { sql } from '@larder/server/src/platform/db/sql.ts';
import { gridCell } from '@larder/shared/basics/distance';

import { onDatabase } from './postgres.ts';

/** Fills a database with SQL; the product's rules hold afterwards. */
export function fillShop(url: string, work: (db: Db) => Promise<void>): Promise<void> {
  return onDatabase(url, async (db) => {
    await work(db);
    // Otherwise autovacuum would run during measurements.
    await db.run(sql`vacuum analyze`);
  });
}

/** Orders of one shopper in one store, a minute apart, of its first two items. */
export function addOrders(
  db: Db,
  { user_id, store_id, orders }: { user_id: string; store_id: string; orders: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.run(sql`
      create temporary table made on commit drop as
      select gen_random_uuid() as order_id, ${user_id}::uuid as user_id, ${store_id}::uuid as store_id, g,
             now() - g * interval '1 minute' as at,
             (array['pending', 'Accepted', 'Rejected', 'Delivered', 'Delivered'])[g % 5 + 1] as status
      from generate_series(1, ${orders}::int) g`);
    await tx.run(sql`
      create temporary table lines on commit drop as
      select m.order_id, s.*, 1 + m.g % 3 as quantity
      from made m, (select row_number() over (order by i.ingredient_id) as line_no, g.ingredient_id,
                           g.name, g.unit_quantity, g.unit, g.image, i.price_cents
                    from store_items i join ingredients g on g.ingredient_id = i.ingredient_id
                    where i.store_id = ${store_id} order by i.ingredient_id limit 2) s`);
    await insertOrders(tx);
  });
}

/** The orders of the tables `made` and `lines`. The vendor restocks what was sold, so that any number fits. */
export async function insertOrders(tx: Tx): Promise<void> {
  await tx.run(sql`
    insert into orders (order_id, user_id, vendor_id, store_id, store_name, status, delivery_method,
                        payment_status, total_cents, created_at, updated_at, rejected_by,
                        customer_name, delivery_address, item_names)
    select m.order_id, m.user_id, s.vendor_id, m.store_id, s.name, m.status, 'Deliver', 'success',
           t.total, m.at, m.at + interval '1 hour', case when m.status = 'Rejected' then 'vendor' end,
           u.name, u.address, t.names
    from made m join stores s on s.store_id = m.store_id join users u on u.user_id = m.user_id
    join (select order_id, sum(price_cents * quantity) as total, array_agg(distinct name) as names
          from lines group by order_id) t on t.order_id = m.order_id`);
  await tx.run(sql`
    insert into order_items (order_id, line_no, ingredient_id, name, unit_quantity, unit, image,
                             price_cents, quantity)
    select order_id, line_no, ingredient_id, name, unit_quantity, unit, image, price_cents, quantity
    from lines`);
  await tx.run(sql`
    insert into order_events (order_id, from_status, to_status, actor_id, actor_role, at)
    select order_id, null, 'pending', user_id, 'user', at from made
    union all
    select order_id, 'pending', case status when 'Delivered' then 'Accepted' else status end, null,
           'system', at from made where status <> 'pending'
    union all
    select order_id, 'Accepted', 'Delivered', null, 'system', at + interval '1 hour'
    from made where status = 'Delivered'`);
  await tx.run(sql`
    insert into audit_log (at, actor_id, actor_role, action, target_type, target_id)
    select at, user_id, 'user', 'order_placed', 'order', order_id from made`);
  await tx.run(sql`
    insert into stock_movements (store_id, ingredient_id, delta, reason, order_id, actor_id, at)
    select m.store_id, l.ingredient_id, -l.quantity, 'order_placed', m.order_id, m.user_id, m.at
    from made m join lines l on l.order_id = m.order_id
    union all
    select m.store_id, l.ingredient_id, l.quantity, 'order_rejected', m.order_id, null, m.at
    from made m join lines l on l.order_id = m.order_id where m.status = 'Rejected'
    union all
    select m.store_id, l.ingredient_id, sum(l.quantity), 'vendor_set', null, null, max(m.at)
    from made m join lines l on l.order_id = m.order_id where m.status <> 'Rejected'
    group by m.store_id, l.ingredient_id`);
}

/** Stores of one vendor around a place, each with the whole catalogue. */
export async function addStores(
  db: Db,
  { vendor_id, stores, lat, lng }: { vendor_id: string; stores: number; lat: number; lng: number },
): Promise<void> {
  const places = Array.from({ length: stores }, (_, n) => {
    const place = { lat: lat + (n % 40) / 400, lng: lng + Math.floor(n / 40) / 400 };
    return { ...place, cell: gridCell(place), nth: n };
  });
  await db.run(sql`
    insert into stores (store_id, vendor_id, name, store_type, address, lat, lng, cell, created_at)
    select gen_random_uuid(), ${vendor_id}, 'Large ' || p.nth, 'Delivery', p.nth || ' Market St',
           p.lat, p.lng, p.cell, now()
    from json_to_recordset(${JSON.stringify(places)}::json) as
      p (nth int, lat float8, lng float8, cell int)`);
  await db.run(sql`
    insert into store_items (store_id, ingredient_id, cell, price_cents, quantity)
    select s.store_id, g.ingredient_id, s.cell, 99 + (hashtext(s.name || g.name) & 511), 100
    from stores s, ingredients g where s.name like 'Large %' and g.archived_at is null`);
  await db.run(sql`
    insert into stock_movements (store_id, ingredient_id, delta, reason, at)
    select i.store_id, i.ingredient_id, i.quantity, 'initial', now()
    from store_items i join stores s on s.store_id = i.store_id where s.name like 'Large %'`);
}
