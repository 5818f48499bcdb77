import { ROLES } from '@larder/shared/basics/endpoint.model';
import { isExpired, readRole } from '@larder/shared/basics/session';
import { STAFF_ROLES } from '@larder/shared/basics/staff';
import * as z from 'zod/mini';

import { serverNow } from '#platform/http/serverClock.ts';
import { noteChange } from '#platform/stored/keptFor.ts';
import { changeOwner, stored } from '#platform/stored/stored.ts';

/** The signed-in person. Source: product specification section 3, "Session user". */
export const StoredUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** Only of a vendor's staff. */
  staff_role: z.catch(z.optional(z.enum(STAFF_ROLES)), undefined),
  token: z.string().check(z.minLength(1)),
  tokenType: z.string(),
  /** Seconds of the token's lifetime when issued. */
  expiresIn: z.number(),
});
export type StoredUser = z.output<typeof StoredUser>;

const kept = stored({
  key: 'user',
  schema: z.optional(StoredUser),
  empty: undefined,
  secret: true,
});
// The administrators' login also stores these two separately. Source: product specification section 3.
const keptRole = stored({
  key: 'role',
  schema: z.optional(z.string()),
  empty: undefined,
  as: 'text',
  secret: true,
});
const keptToken = stored({
  key: 'token',
  schema: z.optional(z.string()),
  empty: undefined,
  as: 'text',
  secret: true,
});

/** What is shown is this person's, before anything else hears of a change. */
function followPerson(): void {
  changeOwner(kept.get()?.id);
}
kept.subscribe(followPerson);
followPerson();

/**
 * The signed-in person in browser storage, under the key `user`. With another person their things are shown
 * (owner.ts); those of the one before stay for 30 days.
 */
export const storedUser = {
  get: kept.get,
  use: kept.use,
  subscribe: kept.subscribe,
  /** Looks again: a page that slept may have missed a change in another tab. */
  follow: followPerson,
  set: (user: StoredUser): void => {
    noteChange(kept.get(), user);
    kept.set(user);
    keptRole.set(user.role === 'admin' ? user.role : undefined);
    keptToken.set(user.role === 'admin' ? user.token : undefined);
  },
  clear: (): void => {
    noteChange(kept.get(), undefined);
    kept.set(undefined);
    keptRole.set(undefined);
    keptToken.set(undefined);
  },
};

const Claims = z.object({
  sub: z.optional(z.string()),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  address: z.optional(z.string()),
  phone: z.optional(z.string()),
  role: z.optional(z.string()),
  /** Seconds since 1970. */
  exp: z.optional(z.number()),
});
export type Claims = z.output<typeof Claims>;

/** A token's claims, unverified: the server verifies. */
export function claimsOf(token: string): Claims {
  const [, payload = ''] = token.split('.');
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    return Claims.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return {};
  }
}

/** Whether the token has expired by the server's clock. */
export function hasExpired({ token }: StoredUser): boolean {
  return isExpired(claimsOf(token).exp, serverNow());
}

const text = z.catch(z.optional(z.string()), undefined);
const Person = z.object({ id: text, _id: text, name: text, email: text, role: text });
const Answer = z.extend(Person, {
  user: z.catch(z.optional(Person), undefined),
  token: text,
  access_token: text,
  token_type: text,
  expires_in: z.catch(z.optional(z.number()), undefined),
  staff_role: z.catch(z.optional(z.enum(STAFF_ROLES)), undefined),
});

/** Source: product specification section 9, default access-token expiry. */
const DEFAULT_SECONDS = 900;

/**
 * Reads a login's answer. The id may be `id` or `_id`, the token `token` or `access_token`, and the person
 * may be in `user`. Missing values come from the token.
 *
 * Shape   undefined without a token.
 */
export function toStoredUser(answer: unknown): StoredUser | undefined {
  const read = Answer.safeParse(answer);
  const token = read.success ? read.data.token || read.data.access_token : undefined;
  if (!read.success || !token) return undefined;
  const { user, ...outer } = read.data;
  const claims = claimsOf(token);
  return {
    id: outer.id ?? outer._id ?? user?.id ?? user?._id ?? claims.sub ?? '',
    name: outer.name ?? user?.name ?? claims.name ?? '',
    email: outer.email ?? user?.email ?? claims.email ?? '',
    role: readRole(outer.role ?? user?.role ?? claims.role) ?? 'user',
    ...(outer.staff_role && { staff_role: outer.staff_role }),
    token,
    tokenType: outer.token_type ?? 'bearer',
    expiresIn: outer.expires_in ?? DEFAULT_SECONDS,
  };
}
