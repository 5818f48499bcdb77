import type { AcceptBody, InvitationView, InviteBody } from '@larder/shared/account/staff.calls';
import { INVITATION_DAYS, MAX_STAFF } from '@larder/shared/basics/staff';
import type { z } from 'zod';

import type { Deps } from '#deps';
import { AppError } from '#errors';
import type { Tx } from '#platform/db/db';
import { type Caller, insertAudit } from '#platform/http/audit.queries';
import { sourceOf } from '#platform/http/rateLimits';
import { refuseCommonPassword } from '#platform/identity/commonPasswords';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { lockVendor } from '#platform/identity/lockVendor.queries';
import { newId } from '#platform/lib/ids';
import { hashSecret, newSecret } from '#platform/lib/secrets';
import { countInvitationMail, trustSource } from '#subjects/account/auth/attempts.service';
import { type OpenedSession, openSession } from '#subjects/account/auth/openSession.service';

import {
  countStaff,
  deleteInvitation,
  findOffer,
  insertInvitation,
  type InvitationRow,
  renewInvitation,
  spendInvitation,
} from './invitations.queries.ts';
import { hasAccount, insertMember, lockInviter } from './staff.queries.ts';
import { holdOwnStores, keepToStores } from './staffStores.queries.ts';

const DAY_MS = 86_400_000;

type Means = Pick<Deps, 'db' | 'config'>;
type Acting = { user: LiveUser; caller: Caller; at: Date };

/** An invitation with the secret of its link, which is nowhere else. */
export type Sent = { invitation: InvitationRow; vendor_name: string; token: string };

/**
 * Invites an address to work for the vendor.
 *
 * Errors  awaits_approval; staff_full; store_not_found for a store that is not an own open one; email_taken, which a registration tells as well; already_invited;
 *         too_many_requests after three mails to the address within the hour.
 */
export function invite(
  { db, config }: Means,
  { body, user, caller, at }: Acting & { body: z.output<typeof InviteBody> },
): Promise<Sent> {
  const { email, staff_role, store_ids } = body;
  const { vendor_id } = user;
  return db.transaction(async (tx) => {
    const vendor = await lockInviter(tx, vendor_id);
    if (!vendor) throw new AppError('not_signed_in');
    if (vendor.awaits_approval) throw new AppError('awaits_approval');
    if ((await countStaff(tx, vendor_id)) >= MAX_STAFF) throw new AppError('staff_full');
    if (store_ids && !(await holdOwnStores(tx, { vendor_id, store_ids })))
      throw new AppError('store_not_found');
    if (await hasAccount(tx, email))
      throw new AppError('email_taken', {
        message: 'This address has an account already. Invite another address.',
      });
    const token = newSecret();
    const invitation_id = newId(at);
    const invitation = await insertInvitation(tx, {
      ...linkOf(token, at),
      invitation_id,
      vendor_id,
      email,
      staff_role,
      store_ids: store_ids ? [...new Set(store_ids)] : undefined,
    });
    if (!invitation) throw new AppError('already_invited');
    if (config.RATE_LIMITS === 'on') await spendMail(tx, { email, at });
    await auditInvitation(tx, { user, caller, at, invitation_id, action: 'staff_invited' });
    return { invitation, vendor_name: vendor.name, token };
  });
}

/**
 * Sends an invitation again, with another link.
 *
 * Errors  invitation_not_found, also for another's; too_many_requests as `invite`.
 */
export function resend(
  { db, config }: Means,
  { invitation_id, user, caller, at }: Acting & { invitation_id: string },
): Promise<Sent> {
  const { vendor_id } = user;
  return db.transaction(async (tx) => {
    const vendor = await lockInviter(tx, vendor_id);
    if (!vendor) throw new AppError('not_signed_in');
    const token = newSecret();
    const own = { invitation_id, vendor_id };
    const invitation = await renewInvitation(tx, { ...own, ...linkOf(token, at) });
    if (!invitation) throw new AppError('invitation_not_found');
    if (config.RATE_LIMITS === 'on') await spendMail(tx, { email: invitation.email, at });
    await auditInvitation(tx, { user, caller, at, invitation_id, action: 'invitation_resent' });
    return { invitation, vendor_name: vendor.name, token };
  });
}

function linkOf(token: string, at: Date) {
  const expires_at = new Date(at.getTime() + INVITATION_DAYS * DAY_MS);
  return { token_hash: hashSecret(token), sent_at: at, expires_at };
}

async function spendMail(tx: Tx, to: { email: string; at: Date }): Promise<void> {
  if (await countInvitationMail(tx, to)) return;
  throw new AppError('too_many_requests', {
    message: 'This address had three invitations within the hour. Please wait.',
    retryAfter: 3_600,
  });
}

/** Errors  invitation_not_found, also for another's. */
export function withdraw(
  { db }: Means,
  { invitation_id, user, caller, at }: Acting & { invitation_id: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await lockVendor(tx, user))) throw new AppError('not_signed_in');
    if (!(await deleteInvitation(tx, { invitation_id, vendor_id: user.vendor_id })))
      throw new AppError('invitation_not_found');
    await auditInvitation(tx, { user, caller, at, invitation_id, action: 'invitation_withdrawn' });
  });
}

function auditInvitation(
  tx: Tx,
  { user, caller, at, invitation_id, action }: Acting & { invitation_id: string; action: string },
): Promise<void> {
  return insertAudit(tx, {
    at,
    actor: user,
    caller,
    action,
    target_type: 'invitation',
    target_id: invitation_id,
  });
}

/** Errors  invitation_invalid for a token that is unknown, used, renewed, withdrawn or older than 7 days. */
export async function offerOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<InvitationView> {
  const offer = await findOffer(db, { token_hash: hashSecret(token), at: now() });
  if (!offer) throw new AppError('invitation_invalid');
  return offer;
}

/**
 * Opens the account that an invitation offers and signs it in. The token works once.
 *
 * Errors  invalid_request for a common password; as `offerOf`; email_taken when the address got an account
 *         meanwhile; unavailable when too many passwords are being hashed.
 */
export async function accept(
  { db, passwords, now }: Pick<Deps, 'db' | 'passwords' | 'now'>,
  { body, caller }: { body: z.output<typeof AcceptBody>; caller: Caller },
): Promise<OpenedSession> {
  refuseCommonPassword(body.password, 'password');
  const at = now();
  const token_hash = hashSecret(body.token);
  const found = await findOffer(db, { token_hash, at });
  if (!found) throw new AppError('invitation_invalid');
  const password_hash = await passwords.hash(body.password);
  const { vendor_id, email, staff_role, store_ids } = found;
  const user_id = newId(at);
  return db.transaction(async (tx) => {
    const isOpen = (await lockInviter(tx, vendor_id)) && (await spendInvitation(tx, token_hash));
    if (!isOpen) throw new AppError('invitation_invalid');
    const member = { user_id, name: body.name, email, staff_role, works_for: vendor_id };
    if (!(await insertMember(tx, { member, password_hash, at }))) throw new AppError('email_taken');
    if (store_ids) await keepToStores(tx, { user_id, vendor_id, store_ids, mark: newId(at) });
    await trustSource(tx, { guess: { email, source: sourceOf(caller) }, at });
    const account = { ...member, role: 'vendor' as const, address: '' };
    const opened = await openSession(tx, { account, caller, at });
    await insertAudit(tx, {
      at,
      actor: account,
      caller,
      action: 'staff_joined',
      target_type: 'user',
      target_id: user_id,
      detail: {
        vendor_id,
        staff_role,
        ...(store_ids && { store_ids }),
        session_id: opened.session_id,
      },
    });
    return opened;
  });
}
