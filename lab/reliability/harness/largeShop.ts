import type { Db, Tx } from '@larder/server/src/db/db.ts';
import { openPostgres } from '@larder/server/src/db/postgres.ts';
import { sql } from '@larder/server/src/db/sql.ts';
import { gridCell } from '@larder/shared/domain/distance';

/** Fills a database with SQL; the product's rules hold afterwards. */
export async function fillShop(url: string, work: (db: Db) => Promise<void>): Promise<void> {
  const db = openPostgres(url, { poolSize: 1, patient: true });
  try {
    await work(db);
    // Otherwise autovacuum would run during measurements.
    await db.run(sql`vacuum analyze`);
  } finally {
    await db.close();
  }
}

/** Orders of one shopper in one store, a minute apart, of its first two items. */
export function addOrders(
  db: Db,
  { user_id, store_id, orders }: { user_id: string; store_id: string; orders: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.run(sql`
      create temporary table made on commit drop as
      select gen_random_uuid() as order_id, g, now() - g * interval '1 minute' as at,
             (array['pending', 'Accepted', 'Rejected', 'Delivered', 'Delivered'])[g % 5 + 1] as status
      from generate_series(1, ${orders}::int) g`);
    await tx.run(sql`
      create temporary table lines on commit drop as
      select m.order_id, m.at, m.status, s.*, 1 + m.g % 3 as quantity
      from made m, (select row_number() over (order by i.ingredient_id) as line_no, i.store_id,
                           g.ingredient_id, g.name, g.unit_quantity, g.unit, g.image, i.price_cents
                    from store_items i join ingredients g on g.ingredient_id = i.ingredient_id
                    where i.store_id = ${store_id} order by i.ingredient_id limit 2) s`);
    await tx.run(sql`
      insert into orders (order_id, user_id, vendor_id, store_id, store_name, status, payment_status,
                          total_cents, created_at, updated_at, rejected_by, customer_name,
                          delivery_address, item_names)
      select m.order_id, u.user_id, s.vendor_id, s.store_id, s.name, m.status, 'success', l.total, m.at,
             m.at, case when m.status = 'Rejected' then 'vendor' end, u.name, u.address, l.names
      from made m
      join (select order_id, sum(price_cents * quantity) as total, array_agg(distinct name) as names
            from lines group by order_id) l on l.order_id = m.order_id,
      users u, stores s where u.user_id = ${user_id} and s.store_id = ${store_id}`);
    await tx.run(sql`
      insert into order_items (order_id, line_no, ingredient_id, name, unit_quantity, unit, image,
                               price_cents, quantity)
      select order_id, line_no, ingredient_id, name, unit_quantity, unit, image, price_cents, quantity
      from lines`);
    await tellHistory(tx, user_id);
    await moveStock(tx);
  });
}

async function tellHistory(tx: Tx, user_id: string): Promise<void> {
  await tx.run(sql`
    insert into order_events (order_id, from_status, to_status, actor_id, actor_role, at)
    select order_id, null, 'pending', ${user_id}::uuid, 'user', at from made
    union all
    select order_id, 'pending', case status when 'Delivered' then 'Accepted' else status end, null,
           'system', at from made where status <> 'pending'
    union all
    select order_id, 'Accepted', 'Delivered', null, 'system', at from made where status = 'Delivered'`);
  await tx.run(sql`
    insert into audit_log (at, actor_id, actor_role, action, target_type, target_id)
    select at, ${user_id}::uuid, 'user', 'order_placed', 'order', order_id from made`);
}

/** The vendor restocks what was sold, so that any number of orders fits. */
async function moveStock(tx: Tx): Promise<void> {
  await tx.run(sql`
    insert into stock_movements (store_id, ingredient_id, delta, reason, order_id, at)
    select store_id, ingredient_id, -quantity, 'order_placed', order_id, at from lines
    union all
    select store_id, ingredient_id, quantity, 'order_rejected', order_id, at from lines
    where status = 'Rejected'`);
  await tx.run(sql`
    insert into stock_movements (store_id, ingredient_id, delta, reason, at)
    select store_id, ingredient_id, sum(quantity), 'vendor_set', now() from lines
    where status <> 'Rejected' group by store_id, ingredient_id`);
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
