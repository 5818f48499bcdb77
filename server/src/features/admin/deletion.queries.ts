import { z } from 'zod';

import type { Queryable, Tx } from '#db/db';
import { sql } from '#db/sql';

/** The account to delete and its role. */
export type Whom = { user_id: string; role: 'user' | 'vendor' };

const ViewRow = z.object({
  pending_orders: z.int(),
  accepted_orders: z.int(),
  open_stores: z.int(),
  recipes: z.int(),
});

/**
 * What deleting a live account would do; undefined when there is none. A vendor's own pending orders
 * elsewhere count too; accepted ones do not.
 */
export function findDeletion(
  db: Queryable,
  { user_id, role }: Whom,
): Promise<z.output<typeof ViewRow> | undefined> {
  const side = role === 'user' ? sql`o.user_id` : sql`o.vendor_id`;
  return db.maybeOne(
    ViewRow,
    sql`select
          (select count(*) from orders o where o.vendor_id = u.user_id and o.status = 'pending')
          + (select count(*) from orders o where o.user_id = u.user_id and o.status = 'pending') as pending_orders,
          (select count(*) from orders o where ${side} = u.user_id and o.status = 'Accepted') as accepted_orders,
          (select count(*) from stores s where s.vendor_id = u.user_id and s.closed_at is null) as open_stores,
          (select count(*) from recipes r where r.user_id = u.user_id) as recipes
        from users u where u.user_id = ${user_id} and u.role = ${role} and u.status = 'active'`,
  );
}

/** Locks the live account to delete. Shape: whether it is there. */
export async function lockPerson(tx: Tx, { user_id, role }: Whom): Promise<boolean> {
  const row = await tx.maybeOne(
    z.object({ user_id: z.string() }),
    sql`select user_id from users
        where user_id = ${user_id} and role = ${role} and status = 'active' for update`,
  );
  return row !== undefined;
}

/** Erases an account's personal data and ends its sessions. Orders and stores keep the bare id. */
export async function erasePerson(
  tx: Tx,
  { user_id, at }: { user_id: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    update users set status = 'deleted', deleted_at = ${at}, email = null, name = null, address = null,
      password_hash = null where user_id = ${user_id}`);
  await tx.run(sql`
    update sessions set revoked_at = ${at}, revoke_reason = 'account deleted'
    where user_id = ${user_id} and revoked_at is null`);
  await tx.run(sql`
    delete from refresh_tokens where session_id in (select session_id from sessions where user_id = ${user_id})`);
  await tx.run(sql`delete from reset_tokens where user_id = ${user_id}`);
  await tx.run(sql`
    delete from recipe_items where recipe_id in (select recipe_id from recipes where user_id = ${user_id})`);
  await tx.run(sql`delete from recipes where user_id = ${user_id}`);
  await tx.run(sql`delete from idempotency_keys where user_id = ${user_id}`);
  // Accepted orders keep name and address until they are delivered.
  await tx.run(sql`
    update orders set anonymised = true,
      customer_name = case when status = 'Accepted' then customer_name end,
      delivery_address = case when status = 'Accepted' then delivery_address end
    where user_id = ${user_id}`);
}

/** Locks and closes a vendor's open stores. Shape: their ids, ascending. */
export async function closeStoresOf(
  tx: Tx,
  { vendor_id, at }: { vendor_id: string; at: Date },
): Promise<string[]> {
  const open = await tx.many(
    z.object({ store_id: z.string() }),
    sql`select store_id from stores where vendor_id = ${vendor_id} and closed_at is null
        order by store_id for update`,
  );
  const store_ids = open.map((row) => row.store_id);
  await tx.run(sql`update stores set closed_at = ${at} where store_id = any(${store_ids}::uuid[])`);
  return store_ids;
}
