import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { Id, Instant, text } from '#basics/leaves.model';

import { NewPassword } from './auth.calls.ts';

const SMALL_BODY = 16 * 1024;

/** The current password. No other rules: it may be older than them. */
const OwnPassword = text(256).check(z.minLength(1, 'must not be empty'));

/**
 * Ends the other sessions and invalidates reset links. This session stays.
 *
 * Errors  wrong_password; too_many_logins: counted like guesses at the login.
 */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/user/password',
  access: 'signedIn',
  summary: 'Change the password, which ends all other sessions',
  body: z.strictObject({ current_password: OwnPassword, password: NewPassword }),
  bodyLimit: SMALL_BODY,
  response: z.object({ message: z.string(), ended_sessions: z.int() }),
});

export const OwnSession = z.object({
  session_id: Id,
  /** "Firefox on Linux"; null when its browser did not say, and for old sessions until they are renewed. */
  device: z.nullable(z.string()),
  /** The network it was last used from, without the last part of the address: "203.0.113.x". */
  network: z.nullable(z.string()),
  /** Whether this request comes from that network. */
  is_same_network: z.boolean(),
  created_at: Instant,
  /** When it was last renewed; a page in use does so every 15 minutes. */
  last_seen_at: Instant,
  /** Whether it is the caller's session. */
  is_current: z.boolean(),
});
export type OwnSession = z.output<typeof OwnSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  access: 'signedIn',
  summary: 'Where the account is signed in: this session first, then the last used',
  response: z.object({ sessions: z.array(OwnSession) }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/user/session/{id}',
  access: 'signedIn',
  summary: 'End a session of one’s own',
  params: z.object({ id: Id }),
  status: 204,
  response: z.void(),
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/user/sessions/end-others',
  access: 'signedIn',
  summary: 'End all sessions of one’s own but this one',
  body: z.strictObject({}),
  response: z.object({ ended_sessions: z.int() }),
});

/** What deleting the account would do now. */
export const OwnDeletionView = z.object({
  /** Placed orders that would be cancelled. */
  pending_placed: z.int(),
  /** Placed orders that stay with their stores, with name and address until they are delivered. */
  accepted_placed: z.int(),
  /** Orders of the account's stores that would be rejected. */
  pending_received: z.int(),
  /** Orders of its stores that stay accepted. */
  accepted_received: z.int(),
  /** Stores that would close. */
  open_stores: z.int(),
  /** Members of its staff who would become shoppers. */
  staff: z.int(),
  /** Would be deleted. */
  recipes: z.int(),
  /** The last administrator cannot be deleted. */
  is_last_admin: z.boolean(),
});
export type OwnDeletionView = z.output<typeof OwnDeletionView>;

export const viewOwnDeletion = endpoint({
  method: 'GET',
  path: '/user/deletion',
  access: 'signedIn',
  summary: 'What deleting the account would do now',
  response: OwnDeletionView,
});

/** What a deletion did. */
export const OwnDeletion = z.object({
  message: z.string(),
  cancelled_orders: z.int(),
  rejected_orders: z.int(),
  /** Accepted orders, placed and received, that stay. */
  kept_orders: z.int(),
  closed_stores: z.int(),
  deleted_recipes: z.int(),
});
export type OwnDeletion = z.output<typeof OwnDeletion>;

/**
 * Errors  wrong_password; too_many_logins; last_admin; conflict with the current numbers when `pending_orders` is not
 *         the number of pending orders.
 */
export const deleteOwnAccount = endpoint({
  method: 'POST',
  path: '/user/deletion',
  access: 'signedIn',
  summary: 'Delete the account and sign it out everywhere',
  body: z.strictObject({
    password: OwnPassword,
    /** The pending orders that were shown, placed and received. */
    pending_orders: z.optional(
      z.int().check(z.minimum(0, 'must be 0 or more'), z.maximum(999_999_999, 'is too large')),
    ),
  }),
  bodyLimit: SMALL_BODY,
  response: OwnDeletion,
});
