import * as z from 'zod/mini';

import { endpoint, ROLES } from '#basics/endpoint.model';
import { MailedToken, line, text, trimmed } from '#basics/leaves.model';

import { Session, SMALL_BODY } from './session.calls.ts';

/**
 * Characters that mailers read as a list, a group, a name or a comment.
 *
 * Source  RFC 5322, 3.2.3, specials.
 */
const SPECIALS = /[,;:<>()[\]\\"]/;
const QUOTED = /^"(?:[^"\\]|\\.)+"$/;
const LABEL = /^[\p{L}\p{M}\p{N}-]+$/u;

/** One mail address; checked by splitting, because the usual patterns take quadratic time. */
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

/** Any characters, never trimmed. */
export const NewPassword = text(256).check(z.minLength(8, 'must be at least 8 characters'));

export const RegisterBody = z.strictObject({
  name: line(200),
  address: line(500),
  email: Email,
  /** The plain password; the wire format's name. Hashed at once. */
  password_hash: NewPassword,
  role: z._default(z.enum(['user', 'vendor']), 'user'),
});

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
    token: MailedToken,
    password: NewPassword,
  }),
  bodyLimit: SMALL_BODY,
  /** `role` says which login is the account's. */
  response: z.object({ message: z.string(), role: z.optional(z.enum(ROLES)) }),
});
