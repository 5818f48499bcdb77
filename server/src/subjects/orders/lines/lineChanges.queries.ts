import { ORDER_STATUSES } from '@larder/shared/orders/orders';
import { z } from 'zod';

import { pricedColumns } from '#platform/db/columns';
import type { Queryable, Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';
import {
  costOfLine,
  LineRow,
  ownedBy,
  type Owner,
  weighingOfLine,
} from '#subjects/orders/orders.queries';
import type { ShelfRow } from '#subjects/orders/placement.queries';
import { returnPacks } from '#subjects/stores/stock.queries';

const LockedOrder = z.object({
  order_id: z.string(),
  store_id: z.string(),
  order_status: z.enum(ORDER_STATUSES),
  anonymised: z.boolean(),
});
export type LockedOrder = z.output<typeof LockedOrder>;

/** Locks the owner's order; undefined for another's. */
export function lockOrder(
  tx: Tx,
  { order_id, owner }: { order_id: string; owner: Owner },
): Promise<LockedOrder | undefined> {
  return tx.maybeOne(
    LockedOrder,
    sql`select o.order_id, o.store_id, o.status as order_status, o.anonymised from orders o
        where o.order_id = ${order_id} and ${ownedBy(owner)} for update`,
  );
}

const Line = z.object({
  line_no: z.int(),
  ...pricedColumns,
  ordered: z.int().nullable(),
  ...LineRow.pick({ by_weight: true, weighing: true }).shape,
});
export type Line = z.output<typeof Line>;

/** All lines of an order, also those without packs. At most 100 were ordered; replacements come on top. */
export function listLines(db: Queryable, order_id: string): Promise<Line[]> {
  return db.many(
    Line,
    sql`select i.line_no, i.ingredient_id, i.name, i.unit_quantity, i.unit, i.price_cents as price, i.quantity, i.ordered,
               nullif(i.by_weight, false) as by_weight, ${weighingOfLine} as weighing
        from order_items i where i.order_id = ${order_id} order by i.line_no limit 5000`,
  );
}

const Change = z.object({
  change_id: z.string(),
  line_no: z.int(),
  state: z.enum(['short', 'proposed', 'replaced', 'kept', 'refused', 'undone']),
  packs: z.int(),
  missing: z.boolean(),
  emptied: z.int(),
  /** What is given instead. */
  ingredient_id: z.string().nullable(),
  quantity: z.int().nullable(),
  new_line_no: z.int().nullable(),
  at: z.date(),
});
export type Change = z.output<typeof Change>;

export function listChanges(db: Queryable, order_id: string): Promise<Change[]> {
  return db.many(
    Change,
    sql`select change_id, line_no, state, packs, missing, emptied, ingredient_id, quantity, new_line_no, at
        from line_changes where order_id = ${order_id} order by change_no limit 10000`,
  );
}

export type NewChange = {
  change_id: string;
  order_id: string;
  line_no: number;
  packs: number;
  reason: string | null;
  missing: boolean;
  emptied: number;
  /** What is given instead; `quantity` packs of it. */
  instead: ShelfRow | undefined;
  actor_id: string;
  at: Date;
};

/** Notes packs that fall short, or a replacement as proposed. */
export async function insertChange(tx: Tx, { instead, ...change }: NewChange): Promise<void> {
  const row = {
    ...change,
    state: instead ? 'proposed' : 'short',
    ingredient_id: instead?.ingredient_id,
    name: instead?.name,
    unit_quantity: instead?.unit_quantity,
    unit: instead?.unit,
    image: instead?.image,
    price_cents: instead?.price,
    quantity: instead?.quantity,
    food: instead?.food,
    by_weight: instead?.by_weight ?? false,
  };
  await tx.run(sql`
    insert into line_changes (change_id, order_id, line_no, state, packs, reason, missing, emptied, ingredient_id,
                              name, unit_quantity, unit, image, price_cents, quantity, food, by_weight, actor_id, at)
    select change_id, order_id, line_no, state, packs, reason, missing, emptied, ingredient_id, name, unit_quantity,
           unit, image, price_cents, quantity, food, by_weight, actor_id, at
    from json_to_record(${JSON.stringify(row)}::json) as
      (change_id uuid, order_id uuid, line_no int, state text, packs int, reason text, missing boolean, emptied int,
       ingredient_id uuid, name text, unit_quantity numeric, unit text, image text, price_cents int, quantity int,
       food text, by_weight boolean, actor_id uuid, at timestamptz)`);
}

/** Makes the line of a replacement that was proposed. */
export async function insertReplacement(
  tx: Tx,
  { change_id, state }: { change_id: string; state: 'replaced' | 'kept' },
): Promise<void> {
  await tx.run(sql`
    with made as (
      insert into order_items (order_id, line_no, ingredient_id, name, unit_quantity, unit, image, price_cents,
                               quantity, ordered, food, by_weight, cost_cents, tax_class)
      select c.order_id, 1 + (select max(i.line_no) from order_items i where i.order_id = c.order_id),
             c.ingredient_id, c.name, c.unit_quantity, c.unit, c.image, c.price_cents, c.quantity, 0, c.food,
             c.by_weight, s.cost_cents, s.tax_class
      from line_changes c join orders o on o.order_id = c.order_id
      left join store_items s on s.store_id = o.store_id and s.ingredient_id = c.ingredient_id
      where c.change_id = ${change_id}
      returning line_no)
    update line_changes set new_line_no = made.line_no, state = ${state} from made where change_id = ${change_id}`);
}

export async function setChangeState(
  tx: Tx,
  { change_id, state, at }: { change_id: string; state: 'kept' | 'refused' | 'undone'; at: Date },
): Promise<void> {
  await tx.run(sql`
    update line_changes set state = ${state}, settled_at = ${at} where change_id = ${change_id}`);
}

/** Adds packs to a line, or takes them off; what it weighed is of other packs then. */
export async function addToLine(
  tx: Tx,
  { order_id, line_no, packs }: { order_id: string; line_no: number; packs: number },
): Promise<void> {
  await tx.run(sql`
    update order_items set ordered = coalesce(ordered, quantity), quantity = quantity + ${packs}
    where order_id = ${order_id} and line_no = ${line_no}`);
  await forgetWeight(tx, { order_id, line_no });
}

/** Forgets the weight of a line, and its tick: it is weighed again. */
export async function forgetWeight(
  tx: Tx,
  { order_id, line_no }: { order_id: string; line_no: number },
): Promise<void> {
  await tx.run(sql`
    with line as (
      update order_items set weighed = null, weighed_cents = null, weight_state = null, weighed_at = null
      where order_id = ${order_id} and line_no = ${line_no} and by_weight
      returning order_id, line_no)
    delete from picked_lines p using line l where p.order_id = l.order_id and p.line_no = l.line_no`);
}

/** Restores every line as it was ordered, for an order that is rejected because nothing is left. */
export async function restoreLines(tx: Tx, order_id: string): Promise<void> {
  await tx.run(sql`
    update order_items set quantity = ordered where order_id = ${order_id} and ordered is not null`);
  await tx.run(sql`delete from picked_lines where order_id = ${order_id}`);
}

export async function deleteTick(
  tx: Tx,
  { order_id, line_no }: { order_id: string; line_no: number },
): Promise<void> {
  await tx.run(sql`delete from picked_lines where order_id = ${order_id} and line_no = ${line_no}`);
}

/** Total and names of a locked order, of its lines as they are. */
export async function sumUpOrder(tx: Tx, order_id: string): Promise<void> {
  await tx.run(sql`
    update orders o set
      total_cents = o.delivery_fee_cents + l.cents, item_names = l.names
    from (select coalesce(sum(${costOfLine}), 0) as cents,
                 coalesce(array_agg(distinct i.name) filter (where i.quantity > 0), '{}') as names
          from order_items i where i.order_id = ${order_id}) l
    where o.order_id = ${order_id}`);
}

export type Packs = {
  change_id: string;
  store_id: string;
  ingredient_id: string;
  packs: number;
  actor_id: string;
  at: Date;
};

/** Takes packs off a locked shelf that has them. */
export async function takePacks(
  tx: Tx,
  {
    store_id,
    ingredient_id,
    packs,
    ...why
  }: Packs & { reason: 'line_undone' | 'replacement_taken' },
): Promise<void> {
  await tx.run(sql`
    update store_items set quantity = quantity - ${packs}, version = version + 1
    where store_id = ${store_id} and ingredient_id = ${ingredient_id}`);
  await tx.run(sql`
    insert into stock_movements (store_id, ingredient_id, delta, reason, change_id, actor_id, at)
    values (${store_id}, ${ingredient_id}, ${-packs}, ${why.reason}, ${why.change_id}, ${why.actor_id},
            ${why.at})`);
}

/** Puts packs of a change back on their shelf, for a store locked by holdStores. */
export async function putBack(
  tx: Tx,
  { actor_id, at, ...back }: Packs & { reason: 'line_short' | 'replacement_returned' },
): Promise<void> {
  const lines = sql`
    select null::uuid as order_id, ${back.change_id}::uuid as change_id, null::uuid as return_id,
           ${back.store_id}::uuid as store_id, ${back.ingredient_id}::uuid as ingredient_id, ${back.packs}::int as quantity,
           ${back.reason}::text as reason`;
  await returnPacks(tx, { lines, actor_id, at });
}

const Stock = z.object({ ingredient_id: z.string(), quantity: z.int() });

/** The shelf row of an ingredient, or of the one that it was merged into. */
export function findStock(
  tx: Tx,
  { store_id, ingredient_id }: { store_id: string; ingredient_id: string },
): Promise<z.output<typeof Stock> | undefined> {
  return tx.maybeOne(
    Stock,
    sql`select s.ingredient_id, s.quantity
        from ingredients g join store_items s on s.ingredient_id in (g.ingredient_id, g.merged_into)
        where g.ingredient_id = ${ingredient_id} and s.store_id = ${store_id} and s.removed_at is null
        order by s.ingredient_id = g.merged_into desc nulls last limit 1`,
  );
}

/** Changes a locked shelf as its vendor would. */
export async function correctStock(
  tx: Tx,
  {
    store_id,
    ingredient_id,
    delta,
    actor_id,
    at,
  }: { store_id: string; ingredient_id: string; delta: number; actor_id: string; at: Date },
): Promise<void> {
  if (delta === 0) return;
  await tx.run(sql`
    update store_items set quantity = quantity + ${delta}, version = version + 1
    where store_id = ${store_id} and ingredient_id = ${ingredient_id}`);
  await tx.run(sql`
    insert into stock_movements (store_id, ingredient_id, delta, reason, actor_id, at)
    values (${store_id}, ${ingredient_id}, ${delta}, 'vendor_set', ${actor_id}, ${at})`);
}

/** The ingredient that this one was merged into. Whoever returns packs locks both shelf rows. */
export async function findMergedInto(
  db: Queryable,
  ingredient_id: string,
): Promise<string | undefined> {
  const row = await db.maybeOne(
    z.object({ merged_into: z.string().nullable() }),
    sql`select merged_into from ingredients where ingredient_id = ${ingredient_id}`,
  );
  return row?.merged_into ?? undefined;
}

/** Whether a replacement or a weight of an order waits for its shopper's answer. */
export async function hasProposal(tx: Tx, order_id: string): Promise<boolean> {
  const { found } = await tx.one(
    z.object({ found: z.boolean() }),
    sql`select exists (select from line_changes where order_id = ${order_id} and state = 'proposed')
          or exists (select from order_items where order_id = ${order_id} and weight_state = 'proposed') as found`,
  );
  return found;
}
