import { StaffMember } from '@larder/shared/account/staff.calls';
import { MAX_STAFF, type StaffRole } from '@larder/shared/basics/staff';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { sql } from '#platform/db/sql';

import { forgetStores, storesOfMember } from './staffStores.queries.ts';

const MemberRow = rowOf(StaffMember);
export type MemberRow = z.output<typeof MemberRow>;

const selectMembers = sql`
  select u.user_id, u.name, u.email, u.staff_role, ${storesOfMember} as store_ids, u.created_at as joined_at,
         u.suspended_at is not null as is_suspended
  from users u`;

/** Who works for a vendor, in the order of joining. */
export function listMembers(db: Queryable, vendor_id: string): Promise<MemberRow[]> {
  return db.many(
    MemberRow,
    sql`${selectMembers} where u.works_for = ${vendor_id}
        order by u.created_at, u.user_id limit ${MAX_STAFF}`,
  );
}

type Own = { vendor_id: string; user_id: string };

/** One of the vendor's staff, whose account must be locked. */
export function findMember(tx: Tx, { vendor_id, user_id }: Own): Promise<MemberRow | undefined> {
  return tx.maybeOne(
    MemberRow,
    sql`${selectMembers} where u.user_id = ${user_id} and u.works_for = ${vendor_id}`,
  );
}

/**
 * Locks the live vendor against deletion and suspension, and the account against everything that it is doing, in
 * key order.
 *
 * Shape   whether the vendor is live.
 */
export async function lockBoth(tx: Tx, { vendor_id, user_id }: Own): Promise<boolean> {
  const rows = await tx.many(
    z.object({ user_id: z.string() }),
    sql`select user_id from users
        where user_id = any(${[vendor_id, user_id]}::uuid[]) and status = 'active'
          and (user_id <> ${vendor_id} or suspended_at is null)
        order by user_id for update`,
  );
  return rows.some((row) => row.user_id === vendor_id);
}

/** Locks the live vendor against everything else that changes its staff, keys or webhooks. */
export function lockInviter(
  tx: Tx,
  vendor_id: string,
): Promise<{ name: string; awaits_approval: boolean } | undefined> {
  return tx.maybeOne(
    z.object({ name: z.string(), awaits_approval: z.boolean() }),
    sql`select name, awaits_approval from users
        where user_id = ${vendor_id} and role = 'vendor' and status = 'active' and suspended_at is null
        for no key update`,
  );
}

export async function setStaffRole(
  tx: Tx,
  { user_id, staff_role }: { user_id: string; staff_role: StaffRole },
): Promise<void> {
  await tx.run(sql`update users set staff_role = ${staff_role} where user_id = ${user_id}`);
}

/** Makes these locked members of the staff shoppers, or all of a vendor. Shape: their ids. */
export async function releaseStaff(
  tx: Tx,
  who: { user_id: string } | { works_for: string },
): Promise<string[]> {
  const which =
    'user_id' in who ? sql`user_id = ${who.user_id}` : sql`works_for = ${who.works_for}`;
  const rows = await tx.many(
    z.object({ user_id: z.string() }),
    sql`update users set works_for = null, staff_role = null, stores_mark = null
        where ${which} and works_for is not null returning user_id`,
  );
  const released = rows.map(({ user_id }) => user_id).toSorted();
  await forgetStores(tx, released);
  return released;
}

/** Opens the account of a member. Shape: false when the address is taken; then nothing was written. */
export async function insertMember(
  tx: Tx,
  {
    member: { user_id, name, email, staff_role, works_for },
    password_hash,
    at,
  }: {
    member: {
      user_id: string;
      name: string;
      email: string;
      staff_role: StaffRole;
      works_for: string;
    };
    password_hash: string;
    at: Date;
  },
): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into users (user_id, role, email, name, address, password_hash, works_for, staff_role, created_at)
    values (${user_id}, 'user', ${email}, ${name}, '', ${password_hash}, ${works_for}, ${staff_role}, ${at})
    on conflict (email) where status = 'active' do nothing`);
  return inserted === 1;
}

/** Whether a live account has the address. */
export async function hasAccount(db: Queryable, email: string): Promise<boolean> {
  const { found } = await db.one(
    z.object({ found: z.boolean() }),
    sql`select exists (select from users where email = ${email} and status = 'active') as found`,
  );
  return found;
}
