import type { Cents } from '@larder/shared/basics/money';
import type { OrderSlot } from '@larder/shared/stores/slots.model';
import { type DeliveryMethod, STORE_TYPES } from '@larder/shared/stores/storeTerms';
import { z } from 'zod';

import { CentsColumn } from '#platform/db/columns';
import type { Tx } from '#platform/db/db';
import { type Sql, sql } from '#platform/db/sql';
import { soldFood, soldName } from '#subjects/food/sold.queries';
import { priceNow } from '#subjects/stores/sales.queries';
import { backOn, HoursColumn, SlotsColumn } from '#subjects/stores/stores.queries';

import { ORDERS_CHANNEL } from './orderNews.queries.ts';
import { LineRow, type OrderRow, storePhone } from './orders.queries.ts';

const StoreRow = z.object({
  store_id: z.string(),
  vendor_id: z.string(),
  name: z.string(),
  store_type: z.enum(STORE_TYPES),
  also_pickup: z.boolean(),
  slots: SlotsColumn,
  /** Only of a store with slots. */
  hours: HoursColumn,
  time_zone: z.string(),
  delivery_fee: CentsColumn,
  minimum_order: CentsColumn,
  back_on: z.string().nullable(),
  phone: z.string().nullable(),
});
export type StoreRow = z.output<typeof StoreRow>;

/**
 * Locks the open stores among these against closing, pausing and new terms. Without those of suspended vendors.
 */
export function lockOpenStores(
  tx: Tx,
  { store_ids, now }: { store_ids: readonly string[]; now: Date },
): Promise<StoreRow[]> {
  return tx.many(
    StoreRow,
    sql`select s.store_id, s.vendor_id, s.name, s.store_type, s.also_pickup, s.slots,
               case when s.slots is not null then s.hours end as hours, s.time_zone,
               s.delivery_fee_cents as delivery_fee, s.minimum_order_cents as minimum_order, ${backOn(now)} as back_on,
               ${storePhone} as phone from stores s
        where s.store_id = any((select ${store_ids}::uuid[])::uuid[]) and s.closed_at is null
          and s.vendor_id not in (select user_id from users where suspended_at is not null)
        order by s.store_id for share`,
  );
}

const ShelfRow = LineRow.extend({ store_id: z.string(), archived: z.boolean() });
export type ShelfRow = z.output<typeof ShelfRow>;
export type ShelfKey = { store_id: string; ingredient_id: string };

/**
 * Locks these rows of shelves, in key order. Shape: `price` is what is charged at that moment.
 *
 * The keys are subqueries, so that one plan serves any number of keys. Planning each order took four times as long as
 * running it.
 */
export function lockShelves(
  tx: Tx,
  { keys, at }: { keys: readonly ShelfKey[]; at: Date },
): Promise<ShelfRow[]> {
  return tx.many(
    ShelfRow,
    sql`
      select s.store_id, s.ingredient_id, ${soldName} as name, g.unit_quantity, g.unit, g.image,
             s.price_now as price, s.quantity, ${soldFood} as food, nullif(s.by_weight, false) as by_weight,
             g.archived_at is not null as archived
      from (select distinct * from unnest((select ${keys.map((key) => key.store_id)}::uuid[]),
                                          (select ${keys.map((key) => key.ingredient_id)}::uuid[]))
              as named (store_id, ingredient_id) order by store_id, ingredient_id) k
      cross join lateral (
        select i.*, ${priceNow(at)} as price_now from store_items i
        where i.store_id = k.store_id and i.ingredient_id = k.ingredient_id and i.removed_at is null
        for update) s
      join ingredients g on g.ingredient_id = s.ingredient_id`,
  );
}

/** Payment status of every order: no real money moves. */
const PAID = 'success';

type NewOrder = {
  order_id: string;
  store: StoreRow;
  delivery_method: DeliveryMethod;
  slot: OrderSlot | null;
  delivery_fee: Cents;
  total_price: Cents;
  client_created_at: Date | null;
  note: string | null;
  lines: readonly LineRow[];
};

type Shopper = {
  user_id: string;
  role: string;
  name: string;
  address: string;
  phone: string | null;
};
type Placement = { orders: readonly NewOrder[]; shopper: Shopper; at: Date };

/**
 * Takes the goods off the shelves and writes orders, lines, first events and stock movements, with the commit. An order
 * that is picked up has no home address. For rows locked by lockShelves.
 *
 * Shape   the orders as a reader finds them.
 */
export function writeOrders(tx: Tx, placement: Placement): OrderRow[] {
  tx.runAtEnd(insertPlacement(placement));
  tx.wake(ORDERS_CHANNEL);
  return placement.orders.map((order) => rowOf(order, placement));
}

/** One statement: the rows stay locked until the commit, so each further one would delay the next shopper. */
function insertPlacement({
  orders,
  shopper: { user_id, role, name, address, phone },
  at,
}: Placement): Sql {
  const heads = orders.map(({ store, lines, slot, ...order }) => ({
    ...order,
    store_id: store.store_id,
    vendor_id: store.vendor_id,
    store_name: store.name,
    ...slot,
    item_names: [...new Set(lines.map((line) => line.name))],
  }));
  const lines = orders.flatMap(({ order_id, store: { store_id }, lines }) =>
    lines.map((line, index) => ({ ...line, order_id, store_id, line_no: index + 1 })),
  );
  return sql`
    with head as (
      select * from json_to_recordset(${JSON.stringify(heads)}::json) as
        (order_id uuid, vendor_id uuid, store_id uuid, store_name text, delivery_method text,
         starts_at timestamptz, ends_at timestamptz, time_zone text, delivery_fee int, total_price bigint,
         client_created_at timestamptz, note text, item_names text[])
    ), line as (
      select * from json_to_recordset(${JSON.stringify(lines)}::json) as
        (order_id uuid, store_id uuid, line_no int, ingredient_id uuid, name text,
         unit_quantity numeric, unit text, image text, price int, quantity int, food text, by_weight boolean)
    ), taken as (
      update store_items s set quantity = s.quantity - t.quantity, version = s.version + 1
      from (select store_id, ingredient_id, sum(quantity)::int as quantity
            from line group by store_id, ingredient_id) t
      where s.store_id = t.store_id and s.ingredient_id = t.ingredient_id
      returning s.store_id, s.ingredient_id, s.cost_cents, s.tax_class
    ), placed as (
      insert into orders (order_id, user_id, vendor_id, store_id, store_name, status, delivery_method,
                          slot_starts_at, slot_ends_at, slot_zone, payment_status, delivery_fee_cents, total_cents, created_at, updated_at,
                          client_created_at, customer_name, delivery_address, customer_phone, note, item_names)
      select order_id, ${user_id}, vendor_id, store_id, store_name, 'pending', delivery_method,
             starts_at, ends_at, time_zone, ${PAID}, delivery_fee, total_price, ${at}, ${at}, client_created_at, ${name},
             case when delivery_method = 'Pickup' then null else ${address} end, ${phone}, note, item_names
      from head
    ), listed as (
      insert into order_items (order_id, line_no, ingredient_id, name, unit_quantity, unit, image,
                               price_cents, quantity, food, by_weight, cost_cents, tax_class)
      select l.order_id, l.line_no, l.ingredient_id, l.name, l.unit_quantity, l.unit, l.image, l.price, l.quantity,
             l.food, coalesce(l.by_weight, false), t.cost_cents, t.tax_class
      from line l left join taken t on t.store_id = l.store_id and t.ingredient_id = l.ingredient_id
    ), moved as (
      insert into stock_movements (store_id, ingredient_id, delta, reason, order_id, actor_id, at)
      select store_id, ingredient_id, -quantity, 'order_placed', order_id, ${user_id}, ${at}
      from line
    ), begun as (
      insert into order_events (order_id, from_status, to_status, actor_id, actor_role, at)
      select order_id, null, 'pending', ${user_id}, ${role}, ${at} from head
    )
    insert into order_news (order_id, user_id, vendor_id, order_status, picked, at)
    select order_id, ${user_id}, vendor_id, 'pending', false, ${at} from head`;
}

function rowOf(
  order: NewOrder,
  { shopper: { user_id, name, address, phone }, at }: Placement,
): OrderRow {
  const { store, lines, ...placed } = order;
  return {
    order_id: placed.order_id,
    user_id,
    store_id: store.store_id,
    vendor_id: store.vendor_id,
    store_name: store.name,
    delivery_method: placed.delivery_method,
    slot: placed.slot,
    order_status: 'pending',
    payment_status: PAID,
    delivery_fee: placed.delivery_fee,
    total_price: placed.total_price,
    created_at: at,
    updated_at: at,
    rejected_by: null,
    reject_reason: null,
    customer_name: name,
    delivery_address: placed.delivery_method === 'Pickup' ? null : address,
    customer_phone: phone,
    note: placed.note,
    store_phone: store.phone,
    items: [...lines],
    changes: [],
    returns: undefined,
    refunded: undefined,
  };
}
