import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { batch, Id, Instant, line, MailedToken } from '#basics/leaves.model';
import { MAX_STAFF_STORES, STAFF_ROLES } from '#basics/staff';

import { Email, NewPassword } from './auth.calls.ts';
import { Session } from './session.calls.ts';

export const StaffRoleField = z.enum(STAFF_ROLES);

/** The open stores in which somebody works; left out: in all. */
const StaffStores = z.optional(z.array(Id));
/** Own open stores; null: all. */
const StaffStoresEdit = z.optional(z.nullable(batch(Id, MAX_STAFF_STORES)));

export const StaffMember = z.object({
  user_id: Id,
  name: z.string(),
  email: z.string(),
  staff_role: StaffRoleField,
  /** Empty when none of them is open any more. */
  store_ids: StaffStores,
  joined_at: Instant,
  is_suspended: z.boolean(),
});
export type StaffMember = z.output<typeof StaffMember>;

export const Invitation = z.object({
  invitation_id: Id,
  email: z.string(),
  staff_role: StaffRoleField,
  store_ids: StaffStores,
  /** Of the last mail. */
  sent_at: Instant,
  expires_at: Instant,
});
export type Invitation = z.output<typeof Invitation>;

export const Staff = z.object({
  /** In the order of joining. */
  members: z.array(StaffMember),
  /** The latest first; with those that have expired. */
  invitations: z.array(Invitation),
});
export type Staff = z.output<typeof Staff>;

export const listStaff = endpoint({
  method: 'GET',
  path: '/vendor/staff',
  access: 'owner',
  summary: 'Who works for the vendor, and who is invited',
  response: Staff,
});

/** Errors  store_not_found for a store that is not an own open one. */
export const InviteBody = z.strictObject({
  email: Email,
  staff_role: StaffRoleField,
  store_ids: StaffStoresEdit,
});

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/vendor/staff/invitations',
  access: 'owner',
  summary: 'Invite somebody by mail; the link works once, within 7 days',
  body: InviteBody,
  bodyLimit: 16 * 1024,
  status: 201,
  response: Invitation,
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/vendor/staff/invitation/{id}/resend',
  access: 'owner',
  summary: 'Send a new link; the one before ends',
  params: z.object({ id: Id }),
  body: z.strictObject({}),
  bodyLimit: 16 * 1024,
  response: Invitation,
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/vendor/staff/invitation/{id}',
  access: 'owner',
  summary: 'Withdraw an invitation; its link ends',
  params: z.object({ id: Id }),
  status: 204,
  response: z.void(),
});

/** What is left out stays. Errors  store_not_found for a store that is not an own open one. */
export const changeStaff = endpoint({
  method: 'PUT',
  path: '/vendor/staff/{id}',
  access: 'owner',
  summary: 'Change what a member of the staff may do, and in which stores, at once',
  params: z.object({ id: Id }),
  body: z
    .strictObject({ staff_role: z.optional(StaffRoleField), store_ids: StaffStoresEdit })
    .check(
      z.refine(
        ({ staff_role, store_ids }) => staff_role !== undefined || store_ids !== undefined,
        'must have a role or stores',
      ),
    ),
  bodyLimit: 16 * 1024,
  response: StaffMember,
});

export const removeStaff = endpoint({
  method: 'DELETE',
  path: '/vendor/staff/{id}',
  access: 'owner',
  summary: 'Remove a member of the staff and sign them out; the account goes on as a shopper’s',
  params: z.object({ id: Id }),
  status: 204,
  response: z.void(),
});

export const viewInvitation = endpoint({
  method: 'POST',
  path: '/invitation/view',
  access: 'public',
  summary: 'Who invites whom as what, for the token of an invitation',
  // In the body, because addresses are logged.
  body: z.strictObject({ token: MailedToken }),
  bodyLimit: 16 * 1024,
  response: z.object({
    vendor_name: z.string(),
    email: z.string(),
    staff_role: StaffRoleField,
    expires_at: Instant,
  }),
});
export type InvitationView = z.output<typeof viewInvitation.response>;

export const AcceptBody = z.strictObject({
  token: MailedToken,
  name: line(200),
  password: NewPassword,
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/invitation/accept',
  access: 'public',
  summary: 'Open the account that an invitation offers, and sign in',
  body: AcceptBody,
  bodyLimit: 16 * 1024,
  status: 201,
  response: Session,
});
