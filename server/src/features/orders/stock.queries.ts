import { z } from 'zod';

import type { Tx } from '#db/db';
import { sql } from '#db/sql';

/** A merge: `from` goes, `into` stays. */
export type Pair = { from: string; into: string };
export type Shelves = Pair & { store_ids: readonly string[] };

/** Locks stores against closing, and their items against merging. Before their orders are locked. */
export async function holdStores(tx: Tx, store_ids: readonly string[]): Promise<void> {
  await tx.run(sql`
    select 1 from stores where store_id = any(${store_ids}::uuid[]) order by store_id for share`);
}

/**
 * Restocks rejected orders; merged ingredients go to the shelf of the remaining one. For stores locked by
 * holdStores.
 */
export async function restoreStock(
  tx: Tx,
  { order_ids, actor_id, at }: { order_ids: readonly string[]; actor_id: string | null; at: Date },
): Promise<void> {
  const lines = sql`
    select o.order_id, o.store_id, i.ingredient_id, i.quantity
    from orders o join order_items i on i.order_id = o.order_id
    where o.order_id = any(${order_ids}::uuid[])`;
  // A store that closed before the merge lacks the remaining one's shelf; nothing moves there.
  const merged = sql`
    select distinct l.store_id, g.ingredient_id as from_id, g.merged_into as into_id
    from (${lines}) l join ingredients g on g.ingredient_id = l.ingredient_id
    join store_items s on s.store_id = l.store_id and s.ingredient_id = g.merged_into`;
  await tx.run(sql`
    select 1 from store_items s
    where (s.store_id, s.ingredient_id) in (
      select l.store_id, l.ingredient_id from (${lines}) l
      union select m.store_id, m.into_id from (${merged}) m)
    order by s.store_id, s.ingredient_id for update`);
  await tx.run(sql`
    update store_items s set quantity = s.quantity + r.quantity, version = s.version + 1
    from (select l.store_id, l.ingredient_id, sum(l.quantity)::int as quantity from (${lines}) l
          group by l.store_id, l.ingredient_id) r
    where s.store_id = r.store_id and s.ingredient_id = r.ingredient_id`);
  await tx.run(sql`
    insert into stock_movements (store_id, ingredient_id, delta, reason, order_id, actor_id, at)
    select l.store_id, l.ingredient_id, l.quantity, 'order_rejected', l.order_id, ${actor_id}, ${at}
    from (${lines}) l`);
  const shelves = await tx.many(
    z.object({ from: z.string(), into: z.string(), store_ids: z.array(z.string()) }),
    sql`select m.from_id as "from", m.into_id as "into", json_agg(m.store_id) as store_ids
        from (${merged}) m group by m.from_id, m.into_id order by m.from_id`,
  );
  for (const both of shelves) await moveStock(tx, { ...both, actor_id, at });
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
