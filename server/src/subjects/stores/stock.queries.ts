import { z } from 'zod';

import type { Tx } from '#platform/db/db';
import { type Sql, sql } from '#platform/db/sql';

/** A merge: `from` goes, `into` stays. */
export type Pair = { from: string; into: string };
type Shelves = Pair & { store_ids: readonly string[] };

/** Locks stores against closing, and their items against merging. Before their orders are locked. */
export async function holdStores(tx: Tx, store_ids: readonly string[]): Promise<void> {
  await tx.run(sql`
    select 1 from stores where store_id = any(${store_ids}::uuid[]) order by store_id for share`);
}

/** Restocks rejected orders. For stores locked by holdStores. */
export function restoreStock(
  tx: Tx,
  { order_ids, actor_id, at }: { order_ids: readonly string[]; actor_id: string | null; at: Date },
): Promise<void> {
  const lines = sql`
    select o.order_id, null::uuid as change_id, null::uuid as return_id, o.store_id, i.ingredient_id, i.quantity,
           'order_rejected' as reason
    from orders o join order_items i on i.order_id = o.order_id
    where o.order_id = any(${order_ids}::uuid[]) and i.quantity > 0`;
  return returnPacks(tx, { lines, actor_id, at });
}

/**
 * Puts packs back on their shelves; of merged ingredients to the shelf of the remaining one, and what the vendor
 * removed from the shelf leaves it again. For stores locked by holdStores.
 *
 * Shape   `lines`: order_id, change_id or return_id, store_id, ingredient_id, quantity, reason; the packs of an order's
 *         ingredient may be several lines, of a change or a return it is one per reason.
 */
export async function returnPacks(
  tx: Tx,
  { lines, actor_id, at }: { lines: Sql; actor_id: string | null; at: Date },
): Promise<void> {
  // A store that closed before the merge, or removed the remaining one, lacks its shelf; nothing moves there.
  const merged = sql`
    select distinct l.store_id, g.ingredient_id as from_id, g.merged_into as into_id
    from (${lines}) l join ingredients g on g.ingredient_id = l.ingredient_id
    join store_items s on s.store_id = l.store_id and s.ingredient_id = g.merged_into
      and s.removed_at is null`;
  const locked = tx.run(sql`
    select 1 from store_items s
    where (s.store_id, s.ingredient_id) in (
      select l.store_id, l.ingredient_id from (${lines}) l
      union select m.store_id, m.into_id from (${merged}) m)
    order by s.store_id, s.ingredient_id for update`);
  const restocked = tx.run(sql`
    update store_items s set quantity = s.quantity + r.quantity, version = s.version + 1
    from (select l.store_id, l.ingredient_id, sum(l.quantity)::int as quantity from (${lines}) l
          group by l.store_id, l.ingredient_id) r
    where s.store_id = r.store_id and s.ingredient_id = r.ingredient_id and s.removed_at is null`);
  const returned = tx.run(sql`
    insert into stock_movements (store_id, ingredient_id, delta, reason, order_id, change_id, return_id, actor_id, at)
    select l.store_id, l.ingredient_id, l.quantity, l.reason, l.order_id, l.change_id, l.return_id, ${actor_id}, ${at}
    from (${lines}) l`);
  const removed = tx.run(sql`
    insert into stock_movements (store_id, ingredient_id, delta, reason, actor_id, at)
    select l.store_id, l.ingredient_id, -sum(l.quantity)::int, 'vendor_set', ${actor_id}, ${at}
    from (${lines}) l
    join store_items s on s.store_id = l.store_id and s.ingredient_id = l.ingredient_id
    where s.removed_at is not null
    group by l.store_id, l.ingredient_id`);
  const found = tx.many(
    z.object({ from: z.string(), into: z.string(), store_ids: z.array(z.string()) }),
    sql`select m.from_id as "from", m.into_id as "into", json_agg(m.store_id) as store_ids
        from (${merged}) m group by m.from_id, m.into_id order by m.from_id`,
  );
  const [shelves] = await Promise.all([found, locked, restocked, returned, removed]);
  for (const both of shelves) await moveStock(tx, { ...both, actor_id, at });
}

/**
 * Sets the stock of things of a rejected order to 0, as its vendor would. Call after restoreStock,
 * which locks these rows. Of a merged ingredient, sets the remaining one.
 *
 * Shape   the names of what had stock.
 */
export async function emptyShelves(
  tx: Tx,
  {
    order_id,
    ingredient_ids,
    actor_id,
    at,
  }: { order_id: string; ingredient_ids: readonly string[]; actor_id: string; at: Date },
): Promise<string[]> {
  const shelves = sql`
    select s.store_id, s.ingredient_id, s.quantity from store_items s
    where s.quantity > 0 and (s.store_id, s.ingredient_id) in (
      select o.store_id, coalesce(g.merged_into, g.ingredient_id) from orders o
      join order_items i on i.order_id = o.order_id join ingredients g on g.ingredient_id = i.ingredient_id
      where o.order_id = ${order_id} and i.ingredient_id = any(${ingredient_ids}::uuid[]))`;
  const emptied = await tx.many(
    z.object({ name: z.string() }),
    sql`select g.name from (${shelves}) s join ingredients g on g.ingredient_id = s.ingredient_id
        order by g.name, g.ingredient_id`,
  );
  await tx.run(sql`
    insert into stock_movements (store_id, ingredient_id, delta, reason, actor_id, at)
    select s.store_id, s.ingredient_id, -s.quantity, 'vendor_set', ${actor_id}, ${at} from (${shelves}) s`);
  await tx.run(sql`
    update store_items i set quantity = 0, version = i.version + 1
    from (${shelves}) s where i.store_id = s.store_id and i.ingredient_id = s.ingredient_id`);
  return emptied.map(({ name }) => name);
}

/**
 * Locks both shelves of each store. Adds the one of `into` where it is missing or was removed, at the price and the sale
 * of `from`, unless that was removed too.
 */
export async function lockBothShelves(tx: Tx, { from, into, store_ids }: Shelves): Promise<void> {
  await tx.run(sql`
    insert into store_items
      (store_id, ingredient_id, cell, price_cents, quantity, by_weight, cost_cents, tax_class,
       sale_cents, sale_from, sale_until)
    select f.store_id, ${into}, f.cell, f.price_cents, 0, f.by_weight, f.cost_cents, f.tax_class,
           f.sale_cents, f.sale_from, f.sale_until
    from store_items f
    where f.ingredient_id = ${from} and f.store_id = any(${store_ids}::uuid[]) and f.removed_at is null
    order by f.store_id
    on conflict (store_id, ingredient_id) do update
      set removed_at = null, price_cents = excluded.price_cents, by_weight = excluded.by_weight,
        cost_cents = excluded.cost_cents, tax_class = excluded.tax_class, version = store_items.version + 1,
        sale_cents = excluded.sale_cents, sale_from = excluded.sale_from, sale_until = excluded.sale_until
      where store_items.removed_at is not null`);
  await tx.run(sql`
    select 1 from store_items i
    where i.ingredient_id in (${from}, ${into}) and i.store_id = any(${store_ids}::uuid[])
    order by i.store_id, i.ingredient_id for update`);
}

/**
 * Moves all packs from one shelf to the other in these stores, with movements on both. For locked shelves.
 *
 * Shape   the number of packs.
 */
export async function moveStock(
  tx: Tx,
  { from, into, store_ids, actor_id, at }: Shelves & { actor_id: string | null; at: Date },
): Promise<number> {
  const moved = sql`select f.store_id, f.quantity from store_items f
    where f.ingredient_id = ${from} and f.quantity > 0 and f.store_id = any(${store_ids}::uuid[])`;
  const { packs } = await tx.one(
    z.object({ packs: z.int() }),
    sql`select coalesce(sum(m.quantity), 0)::bigint as packs from (${moved}) m`,
  );
  await tx.run(sql`
    insert into stock_movements (store_id, ingredient_id, delta, reason, actor_id, at)
    select m.store_id, d.ingredient_id, d.delta, 'merged', ${actor_id}, ${at}
    from (${moved}) m, lateral (values (${from}::uuid, -m.quantity), (${into}::uuid, m.quantity)) as
      d (ingredient_id, delta)`);
  await tx.run(sql`
    update store_items i set quantity = i.quantity + m.quantity, version = i.version + 1
    from (${moved}) m where i.store_id = m.store_id and i.ingredient_id = ${into}`);
  await tx.run(sql`
    update store_items f set quantity = 0, version = f.version + 1
    where f.ingredient_id = ${from} and f.quantity > 0 and f.store_id = any(${store_ids}::uuid[])`);
  return packs;
}
