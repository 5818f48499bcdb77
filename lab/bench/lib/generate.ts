import type pg from 'pg';

/**
 * Row counts to generate.
 *
 * Shape   `stores` are spread evenly over the contiguous United States; each offers `offersEach`
 * ingredients. Orders are spread over a year, the newest first, among the generated shoppers; one in 500
 * is the first shopper's. The share `ofOneVendor` (0..1) of them goes to the first vendor's first store.
 */
export type Amounts = {
  users: number;
  vendors: number;
  stores: number;
  offersEach: number;
  orders: number;
  ofOneVendor: number;
  /** Omits the movements of initial stock, which double the time; sums then differ from the shelf. */
  withoutFirstStock?: boolean;
};

/** The email of the nth generated shopper or vendor, from 1. All have the demonstration's password. */
export const emailOf = (role: 'user' | 'vendor', n: number): string => `${role}.${n}@large.test`;

/** Lines per generated order. */
const LINES = 3;

/**
 * Fills a migrated and seeded database with SQL; millions of rows take minutes. The rows obey the
 * product's rules: stock is the sum of its movements, totals are the sums of the lines, each order has its
 * history.
 *
 * Errors  when the catalogue has fewer than `offersEach` ingredients, or the database was filled before.
 */
export async function generate(client: pg.Client, amounts: Amounts): Promise<void> {
  await client.query("set synchronous_commit = off; set work_mem = '256MB'");
  await makePeople(client, 'user', amounts.users);
  await makePeople(client, 'vendor', amounts.vendors);
  await makeStores(client, amounts);
  await makeOffers(client, amounts);
  await makeOrders(client, amounts);
  await client.query('vacuum (analyze)');
}

async function makePeople(client: pg.Client, role: 'user' | 'vendor', n: number): Promise<void> {
  await client.query(
    `insert into users (user_id, role, email, name, address, password_hash, created_at)
     select ${idOf(`'${role}'`, 'g')}, '${role}', '${role}.' || g || '@large.test',
            (array['Ada','Ben','Chen','Dora','Eli','Fay','Gus','Hana','Ivo','June','Kofi','Lea'])[g % 12 + 1] || ' ' ||
            (array['Abbot','Baker','Cole','Diaz','Evans','Fox','Gray','Hill','Ito','Jones'])[g / 12 % 10 + 1] || ' ' || g,
            g || ' Main St, Springfield', p.password_hash, now() - g * interval '1 minute'
     from generate_series(1, $1::int) g,
          (select password_hash from users where status = 'active' limit 1) p`,
    [n],
  );
}

/** Evenly over 25° to 49° north and 124° to 67° west: fractional parts of multiples of two irrationals. */
async function makeStores(client: pg.Client, { stores, vendors }: Amounts): Promise<void> {
  await client.query(
    `insert into stores (store_id, vendor_id, name, store_type, address, lng, lat, cell, created_at)
     select ${idOf("'store'", 'g')}, ${idOf("'vendor'", '(g - 1) % $2::int + 1')}, 'Store ' || g,
            case when g % 2 = 0 then 'Pickup' else 'Delivery' end, g || ' Market St', lng, lat,
            ${cellOf('lat', 'lng')}, now() - interval '400 days'
     from (select g, 25 + 24 * (g * 0.6180339887498949 - floor(g * 0.6180339887498949)) as lat,
                  -124 + 57 * (g * 0.7548776662466927 - floor(g * 0.7548776662466927)) as lng
           from generate_series(1, $1::int) g) p`,
    [stores, vendors],
  );
}

async function makeOffers(
  client: pg.Client,
  { offersEach, withoutFirstStock = false }: Amounts,
): Promise<void> {
  await client.query(
    `insert into store_items (store_id, ingredient_id, cell, price_cents, quantity)
     select s.store_id, c.ingredient_id, s.cell, 99 + (s.nth * 37 + c.nth * 101) % 900, 10000
     from (select store_id, cell, row_number() over (order by store_id) as nth from stores
           where name like 'Store %') s,
          (select ingredient_id, row_number() over (order by ingredient_id) as nth from ingredients
           where archived_at is null) c
     where c.nth <= $1::int`,
    [offersEach],
  );
  if (withoutFirstStock) return;
  await client.query(
    `insert into stock_movements (store_id, ingredient_id, delta, reason, actor_id, at)
     select i.store_id, i.ingredient_id, 10000, 'initial', s.vendor_id, s.created_at
     from store_items i join stores s on s.store_id = i.store_id where s.name like 'Store %'`,
  );
}

async function makeOrders(client: pg.Client, amounts: Amounts): Promise<void> {
  const { orders, users, stores, ofOneVendor } = amounts;
  await client.query(
    `create temporary table made as
     select g, ${idOf("'order'", 'g')} as order_id, ${idOf("'user'", 'case when g % 500 = 0 then 1 else g % $2::int + 1 end')} as user_id,
            ${idOf("'store'", 'case when g % 1000 < $4::float8 * 1000 then 1 else g % $3::int + 1 end')} as store_id,
            now() - g * (interval '365 days' / greatest(1, $1::int)) as at,
            case when g % 50 = 0 or g <= 200 then 'pending' when g % 10 = 1 then 'Rejected'
                 when g % 10 = 2 then 'Accepted' else 'Delivered' end as status
     from generate_series(1, $1::int) g`,
    [orders, users, stores, ofOneVendor],
  );
  await client.query(
    `create temporary table lines as
     select m.order_id, l.n as line_no, c.ingredient_id, c.name, c.unit_quantity, c.unit, c.image,
            99 + (c.nth * 101) % 900 as price_cents, 1 + (m.g + l.n) % 3 as quantity
     from made m, generate_series(1, ${LINES}) l (n),
          (select *, row_number() over (order by ingredient_id) as nth from ingredients
           where archived_at is null) c
     where c.nth = (m.g + l.n * 7) % $1::int + 1`,
    [amounts.offersEach],
  );
  await client.query(
    `insert into orders (order_id, user_id, vendor_id, store_id, store_name, status, delivery_method,
       payment_status, total_cents, created_at, updated_at, rejected_by, customer_name, delivery_address, item_names)
     select m.order_id, m.user_id, s.vendor_id, m.store_id, s.name, m.status, 'Deliver', 'success',
            t.total, m.at, m.at + interval '1 hour', case when m.status = 'Rejected' then 'vendor' end,
            u.name, u.address, t.names
     from made m join stores s on s.store_id = m.store_id join users u on u.user_id = m.user_id
     join (select order_id, sum(price_cents * quantity) as total, array_agg(distinct name) as names
                      from lines group by order_id) t
       on t.order_id = m.order_id`,
  );
  await client.query(
    `insert into order_items (order_id, line_no, ingredient_id, name, unit_quantity, unit, image, price_cents, quantity)
     select order_id, line_no, ingredient_id, name, unit_quantity, unit, image, price_cents, quantity from lines`,
  );
  await client.query(
    `insert into order_events (order_id, from_status, to_status, actor_id, actor_role, at)
     select order_id, null, 'pending', user_id, 'user', at from made
     union all
     select order_id, 'pending', case status when 'Delivered' then 'Accepted' else status end, null, 'system', at
     from made where status <> 'pending'
     union all
     select order_id, 'Accepted', 'Delivered', null, 'system', at + interval '1 hour' from made where status = 'Delivered'`,
  );
  await client.query(
    `insert into audit_log (at, actor_id, actor_role, action, target_type, target_id)
     select at, user_id, 'user', 'order_placed', 'order', order_id from made`,
  );
  await takeStock(client);
}

async function takeStock(client: pg.Client): Promise<void> {
  await client.query(
    `insert into stock_movements (store_id, ingredient_id, delta, reason, order_id, actor_id, at)
     select m.store_id, l.ingredient_id, -l.quantity, 'order_placed', m.order_id, m.user_id, m.at
     from made m join lines l on l.order_id = m.order_id
     union all
     select m.store_id, l.ingredient_id, l.quantity, 'order_rejected', m.order_id, null, m.at
     from made m join lines l on l.order_id = m.order_id where m.status = 'Rejected'`,
  );
  // Restocks the shelves, so that a million orders do not sell them out.
  await client.query(
    `insert into stock_movements (store_id, ingredient_id, delta, reason, actor_id, at)
     select m.store_id, l.ingredient_id, sum(l.quantity), 'vendor_set', null, max(m.at)
     from made m join lines l on l.order_id = m.order_id where m.status <> 'Rejected'
     group by m.store_id, l.ingredient_id`,
  );
  await client.query('drop table made, lines');
}

/** A pseudo-random id, the same for one kind and number in every run. */
function idOf(kind: string, n: string): string {
  return `md5(${kind} || (${n})::text)::uuid`;
}

/** SQL for gridCell of shared/src/domain/distance.ts; not for the poles or the date line. */
function cellOf(lat: string, lng: string): string {
  return `(floor((${lat} + 90) / 0.25) * 1440 + floor(${lng} / 0.25) + 720)::int`;
}
