import { RETURN_REASONS } from '@larder/shared/orders/returns';
import { z } from 'zod';

import { CentsColumn } from '#platform/db/columns';
import type { Queryable, Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';
import { returnPacks } from '#subjects/stores/stock.queries';

const Noted = z.object({
  return_id: z.string(),
  ingredient_id: z.string(),
  name: z.string(),
  packs: z.int(),
  reason: z.enum(RETURN_REASONS),
  refund: CentsColumn,
  restocked: z.boolean(),
  at: z.date(),
  /** It was taken back. */
  is_undone: z.boolean(),
});
export type Noted = z.output<typeof Noted>;

/** All returns of an order, also those that were taken back; at most 200 are taken. */
export function listReturns(db: Queryable, order_id: string): Promise<Noted[]> {
  return db.many(
    Noted,
    sql`select r.return_id, i.ingredient_id, i.name, r.packs, r.reason, r.refund_cents as refund, r.restocked, r.at,
               r.undone_at is not null as is_undone
        from order_returns r join order_items i on i.order_id = r.order_id and i.line_no = r.line_no
        where r.order_id = ${order_id} order by r.return_no limit 1000`,
  );
}

type NewReturn = Omit<Noted, 'ingredient_id' | 'name' | 'is_undone'> & {
  order_id: string;
  line_no: number;
  note: string | null;
  actor_id: string;
};

/** Shape   whether it was inserted: not when the id is taken. */
export async function insertReturn(tx: Tx, noted: NewReturn): Promise<boolean> {
  const { return_id, order_id, line_no, packs, reason, refund, restocked, note, actor_id, at } =
    noted;
  const inserted = await tx.run(sql`
    insert into order_returns (return_id, order_id, line_no, vendor_id, store_id, packs, reason, refund_cents, restocked,
                               note, actor_id, at)
    select ${return_id}, o.order_id, ${line_no}, o.vendor_id, o.store_id, ${packs}, ${reason}, ${refund}, ${restocked},
           ${note}, ${actor_id}, ${at}
    from orders o where o.order_id = ${order_id}
    on conflict (return_id) do nothing`);
  return inserted > 0;
}

export async function setUndone(
  tx: Tx,
  { return_id, at }: { return_id: string; at: Date },
): Promise<void> {
  await tx.run(sql`update order_returns set undone_at = ${at} where return_id = ${return_id}`);
}

export type Restocked = {
  return_id: string;
  store_id: string;
  ingredient_id: string;
  packs: number;
  actor_id: string;
  at: Date;
};

/** Puts returned packs on their shelf, for a store locked by holdStores. */
export async function restockReturn(tx: Tx, { actor_id, at, ...back }: Restocked): Promise<void> {
  const lines = sql`
    select null::uuid as order_id, null::uuid as change_id, ${back.return_id}::uuid as return_id,
           ${back.store_id}::uuid as store_id, ${back.ingredient_id}::uuid as ingredient_id,
           ${back.packs}::int as quantity, 'returned' as reason`;
  await returnPacks(tx, { lines, actor_id, at });
}

/** Takes packs of a return off a locked shelf that has them. */
export async function takeReturned(tx: Tx, back: Restocked): Promise<void> {
  const { ingredient_id, packs } = back;
  await lowerShelf(tx, back);
  await insertMovements(tx, back, [{ ingredient_id, delta: -packs, reason: 'return_undone' }]);
}

/** Takes packs of a return off the locked shelf of the ingredient into which theirs was merged. */
export async function takeMerged(tx: Tx, back: Restocked, into: string): Promise<void> {
  const { ingredient_id, packs } = back;
  await lowerShelf(tx, { ...back, ingredient_id: into });
  await insertMovements(tx, back, [
    { ingredient_id: into, delta: -packs, reason: 'merged' },
    { ingredient_id, delta: packs, reason: 'merged' },
    { ingredient_id, delta: -packs, reason: 'return_undone' },
  ]);
}

/** Takes back a return whose packs left the shelf with their item: the movements say so, no stock changes. */
export async function takeRemoved(tx: Tx, back: Restocked): Promise<void> {
  const { ingredient_id, packs } = back;
  await insertMovements(tx, back, [
    { ingredient_id, delta: packs, reason: 'vendor_set' },
    { ingredient_id, delta: -packs, reason: 'return_undone' },
  ]);
}

async function lowerShelf(tx: Tx, { store_id, ingredient_id, packs }: Restocked): Promise<void> {
  await tx.run(sql`
    update store_items set quantity = quantity - ${packs}, version = version + 1
    where store_id = ${store_id} and ingredient_id = ${ingredient_id}`);
}

type Movement = {
  ingredient_id: string;
  delta: number;
  reason: 'return_undone' | 'merged' | 'vendor_set';
};

async function insertMovements(
  tx: Tx,
  { return_id, store_id, actor_id, at }: Restocked,
  movements: readonly Movement[],
): Promise<void> {
  await tx.run(sql`
    insert into stock_movements (store_id, ingredient_id, delta, reason, return_id, actor_id, at)
    select ${store_id}, m.ingredient_id, m.delta, m.reason,
           case when m.reason = 'return_undone' then ${return_id}::uuid end, ${actor_id}, ${at}
    from json_to_recordset(${JSON.stringify(movements)}::json) as m (ingredient_id uuid, delta int, reason text)`);
}
