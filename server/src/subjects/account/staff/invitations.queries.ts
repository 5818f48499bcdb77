import { Invitation } from '@larder/shared/account/staff.calls';
import { STAFF_ROLES } from '@larder/shared/basics/staff';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { sql } from '#platform/db/sql';
import { MAY_ACT } from '#platform/identity/liveUser.queries';

const InvitationRow = rowOf(Invitation);
export type InvitationRow = z.output<typeof InvitationRow>;

const COLUMNS = sql`invitation_id, email, staff_role, sent_at, expires_at,
  case when store_ids is not null then array(
    select s.store_id from unnest(store_ids) with ordinality as g (store_id, nth) join stores s on s.store_id = g.store_id
    where s.closed_at is null order by g.nth) end as store_ids`;

/** Max invitations shown; the limit of the staff is below it. */
const MAX_SHOWN = 100;

/** A vendor's open invitations and those that expired, the latest first. */
export function listInvitations(db: Queryable, vendor_id: string): Promise<InvitationRow[]> {
  return db.many(
    InvitationRow,
    sql`select ${COLUMNS} from staff_invitations where vendor_id = ${vendor_id}
        order by sent_at desc, invitation_id limit ${MAX_SHOWN}`,
  );
}

/** Members and invitations of a vendor that is locked by lockInviter. */
export async function countStaff(tx: Tx, vendor_id: string): Promise<number> {
  const { n } = await tx.one(
    z.object({ n: z.int() }),
    sql`select (select count(*) from users where works_for = ${vendor_id})
             + (select count(*) from staff_invitations where vendor_id = ${vendor_id}) as n`,
  );
  return n;
}

/** Shape   undefined when the vendor has invited the address already. */
export function insertInvitation(
  tx: Tx,
  invitation: InvitationRow & { vendor_id: string; token_hash: Buffer },
): Promise<InvitationRow | undefined> {
  const {
    invitation_id,
    vendor_id,
    email,
    staff_role,
    store_ids,
    token_hash,
    sent_at,
    expires_at,
  } = invitation;
  return tx.maybeOne(
    InvitationRow,
    sql`insert into staff_invitations
          (invitation_id, vendor_id, email, staff_role, store_ids, token_hash, sent_at, expires_at)
        values (${invitation_id}, ${vendor_id}, ${email}, ${staff_role}, ${store_ids ?? null}, ${token_hash}, ${sent_at}, ${expires_at})
        on conflict (vendor_id, email) do nothing returning ${COLUMNS}`,
  );
}

type Own = { invitation_id: string; vendor_id: string };

/** Gives the vendor's own invitation a new link. */
export function renewInvitation(
  tx: Tx,
  {
    invitation_id,
    vendor_id,
    token_hash,
    sent_at,
    expires_at,
  }: Own & { token_hash: Buffer; sent_at: Date; expires_at: Date },
): Promise<InvitationRow | undefined> {
  return tx.maybeOne(
    InvitationRow,
    sql`update staff_invitations
        set token_hash = ${token_hash}, sent_at = ${sent_at}, expires_at = ${expires_at}
        where invitation_id = ${invitation_id} and vendor_id = ${vendor_id} returning ${COLUMNS}`,
  );
}

/** Shape   false when it is not there, or another vendor's. */
export async function deleteInvitation(
  tx: Tx,
  { invitation_id, vendor_id }: Own,
): Promise<boolean> {
  const deleted = await tx.run(sql`
    delete from staff_invitations where invitation_id = ${invitation_id} and vendor_id = ${vendor_id}`);
  return deleted === 1;
}

export async function deleteInvitationsOf(tx: Tx, vendor_id: string): Promise<void> {
  await tx.run(sql`delete from staff_invitations where vendor_id = ${vendor_id}`);
}

const Offer = z.object({
  invitation_id: z.string(),
  vendor_id: z.string(),
  vendor_name: z.string(),
  email: z.string(),
  staff_role: z.enum(STAFF_ROLES),
  /** Also closed ones; null: all. */
  store_ids: z.array(z.string()).nullable(),
  expires_at: z.date(),
});

/**
 * The invitation of an unexpired token, of a live vendor. Found by the token's hash, so that timing reveals nothing
 * about tokens.
 */
export function findOffer(
  db: Queryable,
  { token_hash, at }: { token_hash: Buffer; at: Date },
): Promise<z.output<typeof Offer> | undefined> {
  return db.maybeOne(
    Offer,
    sql`select i.invitation_id, i.vendor_id, u.name as vendor_name, i.email, i.staff_role, i.store_ids, i.expires_at
        from staff_invitations i join users u on u.user_id = i.vendor_id
        where i.token_hash = ${token_hash} and i.expires_at > ${at} and ${MAY_ACT}`,
  );
}

/** Uses a token up. Shape: false when it was used, renewed or withdrawn meanwhile. */
export async function spendInvitation(tx: Tx, token_hash: Buffer): Promise<boolean> {
  return (await tx.run(sql`delete from staff_invitations where token_hash = ${token_hash}`)) === 1;
}
