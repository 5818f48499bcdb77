import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { batch, Id, Instant, line, MailedToken } from '#basics/leaves.model';

import { HOUSEHOLD_ROLES, MAX_LINK_HOURS, MAX_TICKS } from './household.ts';
import { Amount, LineRef } from './kitchenParts.model.ts';

const SMALL = 16 * 1024;
const Nothing = z.strictObject({});
const ById = z.object({ id: Id });

export const HouseholdMember = z.object({
  user_id: Id,
  name: z.string(),
  initials: z.string(),
  role: z.enum(HOUSEHOLD_ROLES),
  joined_at: Instant,
  /** When they were last looking at the kitchen. */
  last_seen_at: z.nullable(Instant),
  is_here: z.boolean(),
});
export type HouseholdMember = z.output<typeof HouseholdMember>;

export const HouseholdInvite = z.object({
  invite_id: Id,
  invited_by: Id,
  created_at: Instant,
  expires_at: Instant,
});
export type HouseholdInvite = z.output<typeof HouseholdInvite>;

export const HouseholdView = z.object({
  household_id: Id,
  name: z.string(),
  /** One's own. */
  role: z.enum(HOUSEHOLD_ROLES),
  /** The owner first, then in the order of joining. */
  members: z.array(HouseholdMember),
  /** Open ones, the latest first. */
  invites: z.array(HouseholdInvite),
  /** The shopping link, without its secret. */
  link: z.nullable(z.object({ created_at: Instant, expires_at: Instant })),
});
export type HouseholdView = z.output<typeof HouseholdView>;

export const getHousehold = endpoint({
  method: 'GET',
  path: '/household',
  access: 'shopper',
  summary: 'Who shares the kitchen, who is invited, and whether there is a shopping link',
  response: HouseholdView,
});

export const renameHousehold = endpoint({
  method: 'PUT',
  path: '/household',
  access: 'shopper',
  summary: 'Rename the household',
  body: z.strictObject({ name: line(60) }),
  bodyLimit: SMALL,
  response: HouseholdView,
});

export const inviteToHousehold = endpoint({
  method: 'POST',
  path: '/household/invites',
  access: 'shopper',
  summary: 'Invite somebody; the token works once, within 7 days, and is not shown again',
  body: Nothing,
  bodyLimit: SMALL,
  status: 201,
  response: z.object({ invite: HouseholdInvite, token: z.string() }),
});

export const revokeInvite = endpoint({
  method: 'DELETE',
  path: '/household/invite/{id}',
  access: 'shopper',
  summary: 'Withdraw an invitation of the household',
  params: ById,
  status: 204,
  response: z.void(),
});

export const viewInvite = endpoint({
  method: 'POST',
  path: '/household/invite/view',
  access: 'public',
  summary: 'Who invites into which household, for the token of an invitation',
  // In the body, because addresses are logged.
  body: z.strictObject({ token: MailedToken }),
  bodyLimit: SMALL,
  response: z.object({
    /** So that a member can be told so. */
    household_id: Id,
    household_name: z.string(),
    invited_by: z.string(),
    members: z.int(),
    expires_at: Instant,
  }),
});

export const acceptInvite = endpoint({
  method: 'POST',
  path: '/household/invite/accept',
  access: 'shopper',
  summary: 'Join a household; `bring` takes one’s own list and carts along',
  body: z.strictObject({ token: MailedToken, bring: z.boolean() }),
  bodyLimit: SMALL,
  response: HouseholdView,
});

export const leaveHousehold = endpoint({
  method: 'POST',
  path: '/household/leave',
  access: 'shopper',
  summary: 'Leave the household with a copy of its kitchen',
  body: Nothing,
  bodyLimit: SMALL,
  response: HouseholdView,
});

export const removeHouseholdMember = endpoint({
  method: 'DELETE',
  path: '/household/member/{id}',
  access: 'shopper',
  summary: 'Remove a member, who keeps a copy of the kitchen; for the owner of the household',
  params: ById,
  status: 204,
  response: z.void(),
});

export const createShoppingLink = endpoint({
  method: 'POST',
  path: '/household/link',
  access: 'shopper',
  summary: 'A link with which a guest reads the list and ticks; the one before ends',
  body: z.strictObject({
    /** A day by default. */
    hours: z.optional(
      z
        .int()
        .check(
          z.minimum(1, 'must be 1 or more'),
          z.maximum(MAX_LINK_HOURS, `must be at most ${MAX_LINK_HOURS}`),
        ),
    ),
  }),
  bodyLimit: SMALL,
  status: 201,
  response: z.object({ token: z.string(), expires_at: Instant }),
});

export const revokeShoppingLink = endpoint({
  method: 'DELETE',
  path: '/household/link',
  access: 'shopper',
  summary: 'End the shopping link',
  status: 204,
  response: z.void(),
});

/** The list as a guest sees it: no prices, no pantry, nobody's name. */
export const GuestList = z.object({
  household_name: z.string(),
  expires_at: Instant,
  seq: z.int(),
  lines: z.array(
    z.object({
      key: z.string(),
      generation: z.int(),
      name: z.string(),
      category: z.string(),
      amounts: z.array(Amount),
      /** What to buy, as people buy it: "1 bunch". "" where only `amounts` say it. */
      buy: z.optional(z.string()),
      /** Which brand the household buys of it. */
      brand: z.optional(z.string()),
      got: z.boolean(),
    }),
  ),
});
export type GuestList = z.output<typeof GuestList>;

export const viewShoppingLink = endpoint({
  method: 'POST',
  path: '/shopping-link/view',
  access: 'public',
  summary: 'The list of a household, for the token of its shopping link',
  body: z.strictObject({ token: MailedToken }),
  bodyLimit: SMALL,
  response: GuestList,
});

export const tickByLink = endpoint({
  method: 'POST',
  path: '/shopping-link/ticks',
  access: 'public',
  summary: 'Tick lines, or take ticks back, with a shopping link; sending again changes nothing',
  body: z.strictObject({
    token: MailedToken,
    /** The guest's browser. */
    device: Id,
    /** The `seq` of the list that the guest saw. */
    base_seq: z.int().check(z.minimum(0, 'must be 0 or more')),
    ticks: batch(z.strictObject({ op_id: Id, line: LineRef, got: z.boolean() }), MAX_TICKS),
  }),
  response: GuestList,
});
