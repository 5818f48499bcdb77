import type { IngredientChange, IngredientDraft } from '@larder/shared/contract/admin';
import { z } from 'zod';

import type { Queryable, Tx } from '#db/db';
import { sql } from '#db/sql';
import type { Position } from '#lib/cursor';

const PersonRow = z.object({
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  address: z.string(),
  created_at: z.date(),
});

const VendorRow = PersonRow.extend({
  stores: z.array(z.object({ store_id: z.string(), name: z.string() })),
});

export type Page = { after: Position | undefined; limit: number };

function afterPosition(after: Position | undefined) {
  return after ? sql`and (u.created_at, u.user_id) < (${after.at}, ${after.id}::uuid)` : sql``;
}

/** The active accounts of shoppers, newest first. */
export function listUsers(
  db: Queryable,
  { after, limit }: Page,
): Promise<z.output<typeof PersonRow>[]> {
  return db.many(
    PersonRow,
    sql`select u.user_id, u.name, u.email, u.address, u.created_at from users u
        where u.role = 'user' and u.status = 'active' ${afterPosition(after)}
        order by u.created_at desc, u.user_id desc limit ${limit}`,
  );
}

/** The active vendors with their open stores, newest first. */
export function listVendors(
  db: Queryable,
  { after, limit }: Page,
): Promise<z.output<typeof VendorRow>[]> {
  return db.many(
    VendorRow,
    sql`select u.user_id, u.name, u.email, u.address, u.created_at,
          (select coalesce(json_agg(json_build_object('store_id', s.store_id, 'name', s.name)
             order by s.created_at, s.store_id), '[]')
           from stores s where s.vendor_id = u.user_id and s.closed_at is null) as stores
        from users u
        where u.role = 'vendor' and u.status = 'active' ${afterPosition(after)}
        order by u.created_at desc, u.user_id desc limit ${limit}`,
  );
}

export async function countPeople(db: Queryable, role: 'user' | 'vendor'): Promise<number> {
  const { n } = await db.one(
    z.object({ n: z.int() }),
    sql`select count(*) as n from users where role = ${role} and status = 'active'`,
  );
  return n;
}

/** The live account to delete, held against everything it could still do. Shape: whether it is there. */
export async function lockPerson(
  tx: Tx,
  { user_id, role }: { user_id: string; role: 'user' | 'vendor' },
): Promise<boolean> {
  const row = await tx.maybeOne(
    z.object({ user_id: z.string() }),
    sql`select user_id from users
        where user_id = ${user_id} and role = ${role} and status = 'active' for update`,
  );
  return row !== undefined;
}

/** Forgets who an account was and ends its sessions. Orders and their stores keep the bare key. */
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
  // A vendor still has to deliver what was accepted; everything else forgets name and address now.
  await tx.run(sql`
    update orders set anonymised = true,
      customer_name = case when status = 'Accepted' then customer_name end,
      delivery_address = case when status = 'Accepted' then delivery_address end
    where user_id = ${user_id}`);
}

export async function closeStoresOf(
  tx: Tx,
  { vendor_id, at }: { vendor_id: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    select 1 from stores where vendor_id = ${vendor_id} and closed_at is null order by store_id for update`);
  await tx.run(
    sql`update stores set closed_at = ${at} where vendor_id = ${vendor_id} and closed_at is null`,
  );
}

/** Accepted orders that nobody will deliver or that stay for the vendor. */
export async function countAccepted(
  tx: Tx,
  owner: { user_id: string } | { vendor_id: string },
): Promise<number> {
  const whose =
    'user_id' in owner ? sql`user_id = ${owner.user_id}` : sql`vendor_id = ${owner.vendor_id}`;
  const { n } = await tx.one(
    z.object({ n: z.int() }),
    sql`select count(*) as n from orders where ${whose} and status = 'Accepted'`,
  );
  return n;
}

export type NewIngredient = IngredientDraft & { ingredient_id: string };

export async function insertIngredients(tx: Tx, rows: readonly NewIngredient[]): Promise<void> {
  await tx.run(sql`
    insert into ingredients (ingredient_id, name, unit_quantity, unit, category)
    select ingredient_id, name, unit_quantity, unit, coalesce(category, 'Other')
    from json_to_recordset(${JSON.stringify(rows)}::json) as
      (ingredient_id uuid, name text, unit_quantity numeric, unit text, category text)`);
}

/** Changes active ingredients. Shape: how many there were. */
export function updateIngredients(tx: Tx, rows: readonly IngredientChange[]): Promise<number> {
  return tx.run(sql`
    update ingredients g set name = c.name, unit_quantity = c.unit_quantity, unit = c.unit,
      category = coalesce(c.category, g.category)
    from json_to_recordset(${JSON.stringify(rows)}::json) as
      c (ingredient_id uuid, name text, unit_quantity numeric, unit text, category text)
    where g.ingredient_id = c.ingredient_id and g.archived_at is null`);
}

/** How many of the ingredients exist, archived or not. */
export async function countIngredients(tx: Tx, ingredient_ids: readonly string[]): Promise<number> {
  const { n } = await tx.one(
    z.object({ n: z.int() }),
    sql`select count(*) as n from ingredients where ingredient_id = any(${ingredient_ids}::uuid[])`,
  );
  return n;
}

export async function archiveIngredients(
  tx: Tx,
  { ingredient_ids, at }: { ingredient_ids: readonly string[]; at: Date },
): Promise<void> {
  await tx.run(sql`
    update ingredients set archived_at = ${at}
    where ingredient_id = any(${ingredient_ids}::uuid[]) and archived_at is null`);
}

/** Counts a change of the catalogue, so that every process reads it again. */
export async function countCatalogueChange(tx: Tx): Promise<void> {
  await tx.run(sql`update catalogue_version set version = version + 1`);
}
