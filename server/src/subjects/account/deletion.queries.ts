import { OwnDeletionView } from '@larder/shared/account/account.calls';
import type { Role } from '@larder/shared/basics/endpoint.model';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { sql } from '#platform/db/sql';

/** The account to delete and its role. */
export type Whom = { user_id: string; role: Role };

const ViewRow = rowOf(OwnDeletionView);

/** What deleting a live account would do; undefined when there is none. */
export function findDeletion(
  db: Queryable,
  { user_id, role }: Whom,
): Promise<z.output<typeof ViewRow> | undefined> {
  return db.maybeOne(
    ViewRow,
    sql`select
          (select count(*) from orders o where o.user_id = u.user_id and o.status = 'pending') as pending_placed,
          (select count(*) from orders o where o.vendor_id = u.user_id and o.status = 'pending') as pending_received,
          (select count(*) from orders o where o.user_id = u.user_id and o.status = 'Accepted') as accepted_placed,
          (select count(*) from orders o where o.vendor_id = u.user_id and o.status = 'Accepted') as accepted_received,
          (select count(*) from stores s where s.vendor_id = u.user_id and s.closed_at is null) as open_stores,
          (select count(*) from users m where m.works_for = u.user_id) as staff,
          (select count(*) from recipes r where r.user_id = u.user_id) as recipes,
          u.role = 'admin' and not exists (
            select from users a where a.role = 'admin' and a.status = 'active' and a.user_id <> u.user_id)
            as is_last_admin
        from users u where u.user_id = ${user_id} and u.role = ${role} and u.status = 'active'`,
  );
}

/**
 * Locks the live account to delete, and the staff of a vendor; with an administrator all others, so that two do
 * not both see the other one. Shape: whether it is there.
 */
export async function lockPerson(tx: Tx, { user_id, role }: Whom): Promise<boolean> {
  const rows = await tx.many(
    z.object({ user_id: z.string() }),
    sql`select user_id from users
        where (user_id = ${user_id} and role = ${role} and status = 'active') or works_for = ${user_id}
          or (${role === 'admin'} and role = 'admin' and status = 'active')
        order by user_id for update`,
  );
  return rows.some((row) => row.user_id === user_id);
}

/** Erases an account's personal data and ends its sessions, but for its household. Orders and stores keep the bare id. */
export async function erasePerson(
  tx: Tx,
  { user_id, at }: { user_id: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    update users set status = 'deleted', deleted_at = ${at}, email = null, name = null, address = null, phone = null,
      password_hash = null, suspended_at = null, suspend_reason = null, awaits_approval = false,
      works_for = null, staff_role = null, stores_mark = null
    where user_id = ${user_id}`);
  await tx.run(sql`delete from staff_stores where user_id = ${user_id}`);
  await tx.run(sql`
    update sessions set revoked_at = ${at}, revoke_reason = 'account deleted'
    where user_id = ${user_id} and revoked_at is null`);
  await tx.run(sql`update sessions set device = null, network = null where user_id = ${user_id}`);
  await tx.run(sql`
    delete from refresh_tokens where session_id in (select session_id from sessions where user_id = ${user_id})`);
  await tx.run(sql`delete from reset_tokens where user_id = ${user_id}`);
  await tx.run(sql`delete from collection_recipes where user_id = ${user_id}`);
  await tx.run(sql`delete from collections where user_id = ${user_id}`);
  await tx.run(sql`delete from cooked_recipes where user_id = ${user_id}`);
  await tx.run(sql`delete from saved_recipes where user_id = ${user_id}`);
  await tx.run(sql`
    delete from recipe_links where recipe_id in (select recipe_id from recipes where user_id = ${user_id})`);
  await tx.run(sql`
    delete from recipe_items where recipe_id in (select recipe_id from recipes where user_id = ${user_id})`);
  for (const parts of [sql`recipe_lines`, sql`recipe_steps`])
    await tx.run(sql`
      delete from ${parts} where recipe_id in (select recipe_id from recipes where user_id = ${user_id})`);
  await tx.run(sql`delete from recipes where user_id = ${user_id}`);
  await tx.run(sql`delete from own_aliases where user_id = ${user_id}`);
  await tx.run(sql`delete from recipe_imports where user_id = ${user_id}`);
  await tx.run(sql`delete from notices where user_id = ${user_id}`);
  await tx.run(sql`delete from push_devices where user_id = ${user_id}`);
  await tx.run(sql`delete from notice_settings where user_id = ${user_id}`);
  await tx.run(sql`delete from api_keys where vendor_id = ${user_id}`);
  await tx.run(sql`delete from webhooks where vendor_id = ${user_id}`);
  await tx.run(sql`delete from plan_settings where user_id = ${user_id}`);
  await tx.run(sql`delete from idempotency_keys where user_id = ${user_id}`);
  await tx.run(sql`delete from account_days where user_id = ${user_id}`);
  await tx.run(sql`
    delete from demand_marks m using demand_keys k, ingredients g
    where m.week = k.week and g.vendor_id is null
      and m.who = sha256(k.key || uuid_send(${user_id}::uuid) || uuid_send(g.ingredient_id))`);
  await tx.run(
    sql`update stores set phone = null where vendor_id = ${user_id} and phone is not null`,
  );
  await tx.run(sql`delete from product_codes where vendor_id = ${user_id}`);
  await tx.run(sql`delete from shelf_mappings where vendor_id = ${user_id}`);
  await tx.run(sql`delete from shelf_decisions where vendor_id = ${user_id}`);
  await tx.run(sql`
    update ingredients set archived_at = ${at} where vendor_id = ${user_id} and archived_at is null`);
  await tx.run(sql`
    update product_requests set status = 'withdrawn', decided_at = ${at}
    where vendor_id = ${user_id} and status = 'open'`);
  // Accepted orders keep name, address, phone and note until they are delivered.
  await tx.run(sql`
    update orders set anonymised = true,
      customer_name = case when status = 'Accepted' then customer_name end,
      delivery_address = case when status = 'Accepted' then delivery_address end,
      customer_phone = case when status = 'Accepted' then customer_phone end,
      note = case when status = 'Accepted' then note end
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
