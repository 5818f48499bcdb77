import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';

import { type InviteRow, MAKERS } from './household.queries.ts';

/** Members and open invitations of a locked household. */
export function countPlaces(
  tx: Tx,
  { household_id, at }: { household_id: string; at: Date },
): Promise<{ members: number; invites: number }> {
  return tx.one(
    z.object({ members: z.int(), invites: z.int() }),
    sql`select (select count(*) from household_members where household_id = ${household_id}) as members,
          (select count(*) from household_invites where household_id = ${household_id} and expires_at > ${at}) as invites`,
  );
}

export async function insertInvite(
  tx: Tx,
  {
    invite_id,
    household_id,
    invited_by,
    token_hash,
    created_at,
    expires_at,
  }: InviteRow & { household_id: string; token_hash: Buffer },
): Promise<void> {
  await tx.run(sql`
    insert into household_invites (invite_id, household_id, invited_by, token_hash, created_at, expires_at)
    values (${invite_id}, ${household_id}, ${invited_by}, ${token_hash}, ${created_at}, ${expires_at})`);
}

/** Shape   false when it is not there, or another household's. */
export async function deleteInvite(
  tx: Tx,
  { invite_id, household_id }: { invite_id: string; household_id: string },
): Promise<boolean> {
  const deleted = await tx.run(sql`
    delete from household_invites where invite_id = ${invite_id} and household_id = ${household_id}`);
  return deleted === 1;
}

/** Ends the invitations of a former member. */
export async function deleteInvitesBy(
  tx: Tx,
  { user_id, household_id }: { user_id: string; household_id: string },
): Promise<void> {
  await tx.run(sql`
    delete from household_invites where household_id = ${household_id} and invited_by = ${user_id}`);
}

const Offer = z.object({
  invite_id: z.string(),
  household_id: z.string(),
  household_name: z.string(),
  invited_by: z.string(),
  members: z.int(),
  expires_at: z.date(),
});

/**
 * The household of an unexpired token, while its maker is a member and may act. Found by the token's hash, so that
 * timing reveals nothing about tokens.
 */
export function findInvite(
  db: Queryable,
  { token_hash, at }: { token_hash: Buffer; at: Date },
): Promise<z.output<typeof Offer> | undefined> {
  return db.maybeOne(
    Offer,
    sql`select i.invite_id, i.household_id, h.name as household_name, coalesce(maker.name, '') as invited_by,
               (select count(*) from household_members m where m.household_id = h.household_id) as members,
               i.expires_at
        from household_invites i join households h on h.household_id = i.household_id
        join ${MAKERS} on maker.household_id = i.household_id and maker.user_id = i.invited_by
        where i.token_hash = ${token_hash} and i.expires_at > ${at}`,
  );
}
