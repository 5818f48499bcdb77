import type { Tx } from '#platform/db/db';
import { type Sql, sql } from '#platform/db/sql';
import { allOf } from '#platform/identity/ownStores.queries';
import { lockOwnStores } from '#subjects/stores/stores.queries';

/** The open stores in which a member u of the staff works; null: all of the vendor's. */
export const storesOfMember: Sql = sql`
  case when u.stores_mark is not null then array(
    select t.store_id from staff_stores t join stores s on s.store_id = t.store_id
    where t.user_id = u.user_id and t.vendor_id = u.works_for and s.closed_at is null order by t.nth) end`;

type Kept = { user_id: string; vendor_id: string; store_ids: readonly string[] };

/**
 * Keeps a locked account of a vendor's staff to these of its stores. The mark is new each time: what the account does with
 * the stores of before is refused (see lockVendor).
 */
export async function keepToStores(
  tx: Tx,
  { user_id, vendor_id, store_ids, mark }: Kept & { mark: string },
): Promise<void> {
  await tx.run(sql`delete from staff_stores where user_id = ${user_id}`);
  await tx.run(sql`
    insert into staff_stores (user_id, vendor_id, store_id, nth)
    select ${user_id}, s.vendor_id, s.store_id, row_number() over (order by g.nth)
    from unnest(${[...new Set(store_ids)]}::uuid[]) with ordinality as g (store_id, nth)
    join stores s on s.store_id = g.store_id and s.vendor_id = ${vendor_id}`);
  await tx.run(sql`update users set stores_mark = ${mark} where user_id = ${user_id}`);
}

/** Lets a locked account work in all stores of the vendor. */
export async function letIntoAllStores(tx: Tx, user_id: string): Promise<void> {
  await tx.run(sql`delete from staff_stores where user_id = ${user_id}`);
  await tx.run(sql`update users set stores_mark = null where user_id = ${user_id}`);
}

/** Locks these stores. Shape: whether all of them are the vendor's own open ones. */
export async function holdOwnStores(
  tx: Tx,
  { vendor_id, store_ids }: { vendor_id: string; store_ids: readonly string[] },
): Promise<boolean> {
  const own = await lockOwnStores(tx, { runs: allOf(vendor_id), store_ids });
  return own.length === new Set(store_ids).size;
}

/** Forgets in which stores accounts worked. Call it with those that are locked. */
export async function forgetStores(tx: Tx, user_ids: readonly string[]): Promise<void> {
  await tx.run(sql`delete from staff_stores where user_id = any(${user_ids}::uuid[])`);
}
