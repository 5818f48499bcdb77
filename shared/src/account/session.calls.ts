import * as z from 'zod/mini';

import { endpoint, ROLES } from '#basics/endpoint.model';
import { STAFF_ROLES } from '#basics/staff';

/* Apart from signing in: every page loads these. */

export const SMALL_BODY = 16 * 1024;

export const Session = z.object({
  _id: z.string(),
  role: z.enum(ROLES),
  /** Only of a vendor's staff. */
  staff_role: z.optional(z.enum(STAFF_ROLES)),
  access_token: z.string(),
  token_type: z.literal('bearer'),
  /** Seconds until `access_token` expires. */
  expires_in: z.int(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
});
export type Session = z.output<typeof Session>;

export const refreshSession = endpoint({
  method: 'POST',
  path: '/session/refresh',
  access: 'cookie',
  summary: 'Get a new access token for a live refresh cookie',
  bodyLimit: SMALL_BODY,
  response: Session,
});

export const logout = endpoint({
  method: 'POST',
  path: '/session/logout',
  access: 'public',
  summary: 'End the session of the bearer token or the refresh cookie',
  bodyLimit: SMALL_BODY,
  status: 204,
  response: z.void(),
});

/** Also served on a port of its own, with the token in the header `auth-token`. */
export const whoAmI = endpoint({
  method: 'GET',
  path: '/auth',
  access: 'signedIn',
  summary: 'The role of the token',
  response: z.object({ role: z.enum(ROLES) }),
});
