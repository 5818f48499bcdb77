import { HOUSEHOLD_ROLES, MAX_INVITES, MAX_MEMBERS } from '@larder/shared/kitchen/household';
import { HouseholdInvite } from '@larder/shared/kitchen/household.calls';
import { z } from 'zod';

import type { Db, Queryable, Tx } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { type Sql, sql } from '#platform/db/sql';
import { MAY_ACT } from '#platform/identity/liveUser.queries';

const MembershipRow = z.object({ household_id: z.string(), role: z.enum(HOUSEHOLD_ROLES) });
export type Membership = z.output<typeof MembershipRow>;

/** The household of an account; undefined until its first use. */
export function findMembership(db: Queryable, user_id: string): Promise<Membership | undefined> {
  return db.maybeOne(
    MembershipRow,
    sql`select household_id, role from household_members where user_id = ${user_id}`,
  );
}

export async function findHouseholdName(db: Queryable, household_id: string): Promise<string> {
  const row = await db.one(
    z.object({ name: z.string() }),
    sql`select name from households where household_id = ${household_id}`,
  );
  return row.name;
}

/**
 * Those for whom a household's invitations and its link work, as `maker (household_id, user_id, name)`: members who
 * may act.
 */
export const MAKERS: Sql = sql`
  (select m.household_id, m.user_id, u.name from household_members m join users u on u.user_id = m.user_id
   where ${MAY_ACT}) as maker`;

const HouseholdRow = z.object({
  household_id: z.string(),
  name: z.string(),
  link: z.object({ created_at: z.coerce.date(), expires_at: z.coerce.date() }).nullable(),
});

/** A household with its shopping link, if that is valid. */
export function findHousehold(
  db: Queryable,
  { household_id, at }: { household_id: string; at: Date },
): Promise<z.output<typeof HouseholdRow> | undefined> {
  return db.maybeOne(
    HouseholdRow,
    sql`select h.household_id, h.name, case when l.household_id is not null then
          json_build_object('created_at', l.created_at, 'expires_at', l.expires_at) end as link
        from households h
        left join (shopping_links l
          join ${MAKERS} on maker.household_id = l.household_id and maker.user_id = l.made_by)
          on l.household_id = h.household_id and l.expires_at > ${at}
        where h.household_id = ${household_id}`,
  );
}

const MemberRow = z.object({
  user_id: z.string(),
  name: z.string(),
  role: z.enum(HOUSEHOLD_ROLES),
  joined_at: z.date(),
  last_seen_at: z.date().nullable(),
});

/** The owner first, then in the order of joining. */
export function listHouseholdMembers(
  db: Queryable,
  household_id: string,
): Promise<z.output<typeof MemberRow>[]> {
  return db.many(
    MemberRow,
    sql`select m.user_id, coalesce(u.name, '') as name, m.role, m.joined_at, m.last_seen_at
        from household_members m join users u on u.user_id = m.user_id
        where m.household_id = ${household_id}
        order by m.role = 'owner' desc, m.joined_at, m.user_id limit ${MAX_MEMBERS}`,
  );
}

const InviteRow = rowOf(HouseholdInvite);
export type InviteRow = z.output<typeof InviteRow>;

/** Open invitations that work, the latest first. */
export function listInvites(
  db: Queryable,
  { household_id, at }: { household_id: string; at: Date },
): Promise<InviteRow[]> {
  return db.many(
    InviteRow,
    sql`select i.invite_id, i.invited_by, i.created_at, i.expires_at from household_invites i
        join ${MAKERS} on maker.household_id = i.household_id and maker.user_id = i.invited_by
        where i.household_id = ${household_id} and i.expires_at > ${at}
        order by i.created_at desc, i.invite_id desc limit ${MAX_INVITES}`,
  );
}

/** Locks an account against its deletion. Shape: false when it was deleted. */
export async function lockAccount(tx: Tx, user_id: string): Promise<boolean> {
  const found = await tx.maybeOne(
    z.object({ user_id: z.string() }),
    sql`select user_id from users where user_id = ${user_id} and status = 'active' for key share`,
  );
  return found !== undefined;
}

/** Locks households in key order. */
export async function lockHouseholds(tx: Tx, household_ids: readonly string[]): Promise<void> {
  await tx.many(
    z.object({ household_id: z.string() }),
    sql`select household_id from households where household_id = any(${household_ids}::uuid[])
        order by household_id for update`,
  );
}

export async function insertHousehold(
  tx: Tx,
  { household_id, name, at }: { household_id: string; name: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into households (household_id, name, created_at) values (${household_id}, ${name}, ${at})`);
}

/** Starts the log of a copied kitchen: it has no earlier operations. */
export async function beginLog(tx: Tx, household_id: string): Promise<void> {
  await tx.run(sql`update households set forgotten_seq = seq where household_id = ${household_id}`);
}

/** Deletes a household with all that is in it. */
export async function deleteHousehold(tx: Tx, household_id: string): Promise<void> {
  await tx.run(sql`delete from households where household_id = ${household_id}`);
}

/** Shape   false when the account is in a household already. */
export async function insertMember(
  tx: Tx,
  { user_id, household_id, role, at }: Membership & { user_id: string; at: Date },
): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into household_members (user_id, household_id, role, joined_at)
    values (${user_id}, ${household_id}, ${role}, ${at}) on conflict (user_id) do nothing`);
  return inserted === 1;
}

/** Takes an account out of a locked household. Shape: false when it was not in it. */
export async function deleteMember(
  tx: Tx,
  { user_id, household_id }: { user_id: string; household_id: string },
): Promise<boolean> {
  const deleted = await tx.run(sql`
    delete from household_members where user_id = ${user_id} and household_id = ${household_id}`);
  return deleted === 1;
}

/** Makes whoever joined first the owner of a locked household that has none. Shape: the members left. */
export async function promoteOldest(tx: Tx, household_id: string): Promise<number> {
  await tx.run(sql`
    update household_members set role = 'owner' where user_id = (
      select user_id from household_members where household_id = ${household_id}
        and not exists (select from household_members where household_id = ${household_id} and role = 'owner')
      order by joined_at, user_id limit 1)`);
  const { n } = await tx.one(
    z.object({ n: z.int() }),
    sql`select count(*) as n from household_members where household_id = ${household_id}`,
  );
  return n;
}

export async function setHouseholdName(
  tx: Tx,
  { household_id, name }: { household_id: string; name: string },
): Promise<void> {
  await tx.run(sql`update households set name = ${name} where household_id = ${household_id}`);
}

/** Sets when members last had the kitchen open. Locks in key order. */
export async function setSeen(
  db: Db,
  { user_ids, at }: { user_ids: readonly string[]; at: Date },
): Promise<void> {
  await db.run(sql`
    update household_members set last_seen_at = ${at} where user_id in (
      select user_id from household_members where user_id = any(${user_ids}::uuid[])
      order by user_id for update)`);
}

/** Locks the household of an account, if it has one. */
export async function lockHouseholdOf(tx: Tx, user_id: string): Promise<string | undefined> {
  const row = await tx.maybeOne(
    z.object({ household_id: z.string() }),
    sql`select h.household_id from households h join household_members m on m.household_id = h.household_id
        where m.user_id = ${user_id} for update of h`,
  );
  return row?.household_id;
}
