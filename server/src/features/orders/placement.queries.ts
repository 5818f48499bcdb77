import type { Cents } from '@larder/shared/domain/money';
import { z } from 'zod';

import { CentsColumn } from '#db/columns';
import type { Tx } from '#db/db';
import { sql } from '#db/sql';

import { LineRow, ORDERS_CHANNEL, type OrderRow } from './orders.queries.ts';

const StoreRow = z.object({
  store_id: z.string(),
  vendor_id: z.string(),
  name: z.string(),
  delivery_fee: CentsColumn,
  minimum_order: CentsColumn,
});
export type StoreRow = z.output<typeof StoreRow>;

/** Locks the open ones of these stores against closing and changes of their terms. */
export function lockOpenStores(tx: Tx, store_ids: readonly string[]): Promise<StoreRow[]> {
  return tx.many(
    StoreRow,
    sql`select store_id, vendor_id, name, delivery_fee_cents as delivery_fee,
               minimum_order_cents as minimum_order from stores
        where store_id = any(${store_ids}::uuid[]) and closed_at is null
        order by store_id for share`,
  );
}

const ShelfRow = LineRow.extend({ store_id: z.string(), archived: z.boolean() });
export type ShelfRow = z.output<typeof ShelfRow>;
export type ShelfKey = { store_id: string; ingredient_id: string };

/** Locks these rows of shelves, in key order. */
export function lockShelves(tx: Tx, keys: readonly ShelfKey[]): Promise<ShelfRow[]> {
  return tx.many(
    ShelfRow,
    sql`
      select s.store_id, s.ingredient_id, g.name, g.unit_quantity, g.unit, g.image,
             s.price_cents as price, s.quantity, g.archived_at is not null as archived
      from store_items s join ingredients g on g.ingredient_id = s.ingredient_id
      where (s.store_id, s.ingredient_id) in (
        select * from unnest(${keys.map((key) => key.store_id)}::uuid[],
                             ${keys.map((key) => key.ingredient_id)}::uuid[]))
      order by s.store_id, s.ingredient_id
      for update of s`,
  );
}

/** Payment status of every order: no real money moves. */
const PAID = 'success';

export type NewOrder = {
  order_id: string;
  store: StoreRow;
  delivery_method: string | null;
  total_price: Cents;
  client_created_at: Date | null;
  lines: readonly LineRow[];
};

/**
 * Takes the goods off the shelves and writes orders, lines, first events and stock movements; notifies on
 * commit. For rows locked by lockShelves.
 *
 * One statement, because rows stay locked until the commit, and each further statement is a round trip for
 * which the next shopper waits.
 *
 * Shape   the orders as a reader finds them.
 */
export async function writeOrders(
  tx: Tx,
  {
    orders,
    shopper: { user_id, role, name, address },
    at,
  }: {
    orders: readonly NewOrder[];
    shopper: { user_id: string; role: string; name: string; address: string };
    at: Date;
  },
): Promise<OrderRow[]> {
  const heads = orders.map(({ store, lines, ...order }) => ({
    ...order,
    store_id: store.store_id,
    vendor_id: store.vendor_id,
    store_name: store.name,
    delivery_fee: store.delivery_fee,
    item_names: [...new Set(lines.map((line) => line.name))],
  }));
  const lines = orders.flatMap(({ order_id, store: { store_id }, lines }) =>
    lines.map((line, index) => ({ ...line, order_id, store_id, line_no: index + 1 })),
  );
  await tx.run(sql`
    with head as (
      select * from json_to_recordset(${JSON.stringify(heads)}::json) as
        (order_id uuid, vendor_id uuid, store_id uuid, store_name text, delivery_method text,
         delivery_fee int, total_price bigint, client_created_at timestamptz, item_names text[])
    ), line as (
      select * from json_to_recordset(${JSON.stringify(lines)}::json) as
        (order_id uuid, store_id uuid, line_no int, ingredient_id uuid, name text,
         unit_quantity numeric, unit text, image text, price int, quantity int)
    ), taken as (
      update store_items s set quantity = s.quantity - t.quantity, version = s.version + 1
      from (select store_id, ingredient_id, sum(quantity)::int as quantity
            from line group by store_id, ingredient_id) t
      where s.store_id = t.store_id and s.ingredient_id = t.ingredient_id
    ), placed as (
      insert into orders (order_id, user_id, vendor_id, store_id, store_name, status, delivery_method,
                          payment_status, delivery_fee_cents, total_cents, created_at, updated_at,
                          client_created_at, customer_name, delivery_address, item_names)
      select order_id, ${user_id}, vendor_id, store_id, store_name, 'pending', delivery_method,
             ${PAID}, delivery_fee, total_price, ${at}, ${at}, client_created_at, ${name}, ${address}, item_names
      from head
    ), listed as (
      insert into order_items (order_id, line_no, ingredient_id, name, unit_quantity, unit, image,
                               price_cents, quantity)
      select order_id, line_no, ingredient_id, name, unit_quantity, unit, image, price, quantity
      from line
    ), moved as (
      insert into stock_movements (store_id, ingredient_id, delta, reason, order_id, actor_id, at)
      select store_id, ingredient_id, -quantity, 'order_placed', order_id, ${user_id}, ${at}
      from line
    ), begun as (
      insert into order_events (order_id, from_status, to_status, actor_id, actor_role, at)
      select order_id, null, 'pending', ${user_id}, ${role}, ${at} from head
    )
    select pg_notify(${ORDERS_CHANNEL}, json_build_object('order_id', order_id, 'user_id', ${user_id}::uuid,
      'vendor_id', vendor_id, 'order_status', 'pending')::text)
    from head`);
  return orders.map(({ order_id, store, delivery_method, total_price, lines }) => ({
    order_id,
    user_id,
    store_id: store.store_id,
    vendor_id: store.vendor_id,
    store_name: store.name,
    delivery_method,
    order_status: 'pending',
    payment_status: PAID,
    delivery_fee: store.delivery_fee,
    total_price,
    created_at: at,
    updated_at: at,
    rejected_by: null,
    reject_reason: null,
    customer_name: name,
    delivery_address: address,
    items: [...lines],
  }));
}
