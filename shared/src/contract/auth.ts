import * as z from 'zod/mini';

import { endpoint, ROLES } from './endpoint.ts';
import { line, text, trimmed } from './leaves.ts';

/**
 * Characters from which a mailer reads a list, a group, a name or a comment, unless they are quoted.
 * Source: RFC 5322, 3.2.3, specials.
 */
const SPECIALS = /[,;:<>()[\]\\"]/;
const QUOTED = /^"(?:[^"\\]|\\.)+"$/;
const LABEL = /^[\p{L}\p{M}\p{N}-]+$/u;

/** One address for mail: checked by splitting, because the usual patterns take quadratic time. */
export const Email = trimmed(254, 'must be an email').check(
  z.toLowerCase(),
  z.minLength(3, 'must be an email'),
  z.refine(isEmail, 'must be an email'),
);

function isEmail(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  return (
    more.length === 0 &&
    (QUOTED.test(local) || (local !== '' && !SPECIALS.test(local))) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !/[\s\p{Cc}]/u.test(text)
  );
}

/** A new password. Any characters, never trimmed. */
export const NewPassword = text(256).check(z.minLength(8, 'must be at least 8 characters'));

const SMALL_BODY = 16 * 1024;

export const RegisterBody = z.strictObject({
  name: line(200),
  address: line(500),
  email: Email,
  /** Carries the plain password; the name is the wire format's. It is hashed at once. */
  password_hash: NewPassword,
  role: z._default(z.enum(['user', 'vendor']), 'user'),
});

export const Session = z.object({
  _id: z.string(),
  role: z.enum(ROLES),
  access_token: z.string(),
  token_type: z.literal('bearer'),
  /** Seconds from now until `access_token` expires. */
  expires_in: z.int(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
});
export type Session = z.output<typeof Session>;

export const register = endpoint({
  method: 'POST',
  path: '/register',
  access: 'public',
  summary: 'Open an account and sign in',
  body: RegisterBody,
  bodyLimit: SMALL_BODY,
  status: 201,
  response: Session,
});

export const login = endpoint({
  method: 'POST',
  path: '/login',
  access: 'public',
  summary: 'Sign in',
  body: z.strictObject({
    email: Email,
    password: text(256).check(z.minLength(1, 'must not be empty')),
    role: z._default(z.enum(ROLES), 'user'),
  }),
  bodyLimit: SMALL_BODY,
  response: Session,
});

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

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/forgot-password',
  access: 'public',
  summary: 'Ask for a password reset mail; the answer never tells whether the account exists',
  body: z.strictObject({ email: Email }),
  bodyLimit: SMALL_BODY,
  status: 202,
  response: z.object({ message: z.string() }),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/reset-password',
  access: 'public',
  summary: 'Set a new password with the token of a reset mail',
  body: z.strictObject({
    token: text(100, 'is not a reset token').check(
      z.regex(/^[\w-]{20,100}$/, 'is not a reset token'),
    ),
    password: NewPassword,
  }),
  bodyLimit: SMALL_BODY,
  response: z.object({ message: z.string() }),
});

/** Served on a port of its own too, and there with the token in the header `auth-token`. */
export const whoAmI = endpoint({
  method: 'GET',
  path: '/auth',
  access: 'signedIn',
  summary: 'The role of the token',
  response: z.object({ role: z.enum(ROLES) }),
});
