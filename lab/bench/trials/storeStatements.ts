import { type Sql, sql } from '@larder/server/src/platform/db/sql.ts';

/**
 * The statements of the main path for a distributed database: those of server/src/subjects/orders, for one store at a
 * time, with the store as a value in each.
 */
export type Order = { order_id: string; store_id: string; user_id: string; vendor_id: string };
export type Placing = Order & { ingredient_ids: readonly string[] };

/** Claims the key; on the node of the account. */
export function claimKey({ order_id, user_id }: Order): Sql[] {
  return [
    sql`insert into idempotency_keys (user_id, route, key, fingerprint, created_at)
        values (${user_id}, 'POST /user/orders', ${order_id}, 'trial', now())`,
  ];
}

export function place({ ingredient_ids, ...order }: Placing): Sql[] {
  const { order_id, store_id, user_id, vendor_id } = order;
  return [
    sql`select name, address from users where user_id = ${user_id} for key share`,
    sql`select name from stores where store_id = ${store_id} and closed_at is null for share`,
    sql`select s.ingredient_id, g.name, s.price_cents, s.quantity
        from store_items s join ingredients g on g.ingredient_id = s.ingredient_id
        where s.store_id = ${store_id} and s.ingredient_id = any(${ingredient_ids}::uuid[])
        order by s.ingredient_id for update of s`,
    sql`update store_items set quantity = quantity - 1, version = version + 1
        where store_id = ${store_id} and ingredient_id = any(${ingredient_ids}::uuid[])`,
    sql`insert into orders (order_id, user_id, vendor_id, store_id, store_name, status, delivery_method, payment_status,
                            total_cents, created_at, updated_at, item_names)
        values (${order_id}, ${user_id}, ${vendor_id}, ${store_id}, 'Store', 'pending', 'Deliver', 'success', 100,
                now(), now(), '{Rice}')`,
    sql`insert into order_items (store_id, order_id, line_no, ingredient_id, name, unit_quantity, unit, price_cents, quantity)
        select ${store_id}, ${order_id}, nth, id, 'Rice', 500, 'gm', 50, 1
        from unnest(${ingredient_ids}::uuid[]) with ordinality as l (id, nth)`,
    sql`insert into stock_movements (store_id, ingredient_id, delta, reason, order_id, actor_id, at)
        select ${store_id}, id, -1, 'order_placed', ${order_id}, ${user_id}, now()
        from unnest(${ingredient_ids}::uuid[]) as id`,
    ...story(order, { from: null, to: 'pending' }),
  ];
}

type Step = { from: string | null; to: string };

/** The event, the news, the sums and the audit of a step; the sums were a trigger's. */
function story({ order_id, store_id, user_id, vendor_id }: Order, { from, to }: Step): Sql[] {
  return [
    sql`insert into order_events (store_id, order_id, from_status, to_status, actor_id, actor_role, at)
        values (${store_id}, ${order_id}, ${from}, ${to}, ${user_id}, 'user', now())`,
    sql`insert into order_news (store_id, order_id, user_id, vendor_id, order_status, picked, at)
        values (${store_id}, ${order_id}, ${user_id}, ${vendor_id}, ${to}, false, now())`,
    sql`insert into order_sum_changes (store_id, vendor_id, status, orders, total_cents)
        select ${store_id}, ${vendor_id}, status, orders, orders * 100
        from unnest(${[from, to]}::text[], ${[-1, 1]}::int[]) as s (status, orders) where status is not null`,
    sql`insert into audit_log (home, at, action, target_type, target_id)
        values (${store_id}, now(), ${`order_${to.toLowerCase()}`}, 'order', ${order_id})`,
  ];
}

/** Reads an order with its lines, moves it if it still has its status, and reads it again. */
export function move(order: Order, step: Step): Sql[] {
  const { order_id, store_id } = order;
  const read = sql`
    select o.status, o.total_cents,
           (select json_agg(i.name order by i.line_no) from order_items i
            where i.store_id = ${store_id} and i.order_id = ${order_id} and i.quantity > 0) as items,
           (select count(*) from line_changes c where c.store_id = ${store_id} and c.order_id = ${order_id}) as changes
    from orders o where o.store_id = ${store_id} and o.order_id = ${order_id}`;
  return [
    read,
    sql`update orders set status = ${step.to}, updated_at = now(),
               rejected_by = case when ${step.to} = 'Rejected' then 'shopper' end
        where store_id = ${store_id} and order_id = ${order_id} and status = ${step.from}`,
    read,
    ...story(order, step),
  ];
}

/** A cancellation gives back what the order held. */
export function cancel(order: Order): Sql[] {
  const { order_id, store_id, user_id } = order;
  const lines = sql`select ingredient_id, quantity from order_items
    where store_id = ${store_id} and order_id = ${order_id} and quantity > 0`;
  return [
    ...move(order, { from: 'pending', to: 'Rejected' }),
    sql`select 1 from stores where store_id = ${store_id} for share`,
    sql`select 1 from store_items where store_id = ${store_id}
          and ingredient_id in (select ingredient_id from (${lines}) l) order by ingredient_id for update`,
    sql`update store_items s set quantity = s.quantity + l.quantity, version = s.version + 1
        from (${lines}) l where s.store_id = ${store_id} and s.ingredient_id = l.ingredient_id`,
    sql`insert into stock_movements (store_id, ingredient_id, delta, reason, order_id, actor_id, at)
        select ${store_id}, ingredient_id, quantity, 'order_rejected', ${order_id}, ${user_id}, now() from (${lines}) l`,
  ];
}

export function shelf(store_id: string): Sql[] {
  return [
    sql`select g.name, s.price_cents, s.quantity from store_items s join ingredients g on g.ingredient_id = s.ingredient_id
        where s.store_id = ${store_id} and s.removed_at is null order by lower(g.name)`,
  ];
}

export function openOrders(store_id: string): Sql[] {
  return [
    sql`select o.order_id, (select count(*) from order_items i where i.store_id = ${store_id} and i.order_id = o.order_id)
        from orders o where o.store_id = ${store_id} and o.status = 'pending'
        order by o.created_at desc, o.order_id desc limit 50`,
  ];
}

export function myOrders(user_id: string): Sql[] {
  return [
    sql`select o.order_id, o.store_id, o.created_at from orders o where o.user_id = ${user_id}
        order by o.created_at desc, o.order_id desc limit 20`,
  ];
}

/** The ranking of a neighbourhood's stores. */
export function compare(cell: number, ingredient_ids: readonly string[]): Sql[] {
  return [
    sql`select i.store_id, count(*) as has, sum(i.price_cents) as cost
        from store_items i join stores s on s.store_id = i.store_id
        where i.cell = ${cell} and i.ingredient_id = any(${ingredient_ids}::uuid[]) and i.quantity > 0 and s.closed_at is null
        group by i.store_id order by has desc, cost, i.store_id limit 20`,
  ];
}
