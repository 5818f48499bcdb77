import * as z from 'zod/mini';

import type { KeyRight } from './keyRights.ts';
import { ROLES, type Role } from './session.ts';
import { type Position, roleOf } from './staff.ts';

export { ROLES, type Role };

/**
 * Who may call.
 *
 * `public`: anyone; `cookie`: a live refresh cookie; `signedIn`: any account; `shopper`: a user, or somebody who
 * runs stores and shops elsewhere; `owner`: vendors alone, `manager`: their managers too, `picker`: all their
 * staff; administrators only administer.
 */
export const ACCESS = {
  public: [],
  cookie: [],
  signedIn: ['user', 'owner', 'manager', 'picker', 'admin'],
  shopper: ['user', 'owner', 'manager', 'picker'],
  owner: ['owner'],
  manager: ['owner', 'manager'],
  picker: ['owner', 'manager', 'picker'],
  admin: ['admin'],
} as const satisfies Record<string, readonly Position[]>;
export type Access = keyof typeof ACCESS;

/** The roles of those who may call, each once. */
export function rolesOf(access: Access): Role[] {
  return [...new Set(ACCESS[access].map(roleOf))];
}

const nothing = z.object({});
type Nothing = typeof nothing;

/**
 * One HTTP call, described once: the server serves it and the web app calls it from this value, so they
 * cannot drift apart.
 *
 * The codecs in `params`, `query`, `body` and `response` alone convert units (dollars to cents, ISO text to
 * Date, JSON text to lists). `path` is below the API's base, with parameters in braces. `status` is that of
 * success.
 */
export function endpoint<
  A extends Access,
  R extends z.ZodMiniType,
  P extends z.ZodMiniType = Nothing,
  Q extends z.ZodMiniType = Nothing,
  B extends z.ZodMiniType = Nothing,
>(definition: {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  access: A;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  status?: 200 | 201 | 202 | 204;
  response: R;
  /** Max body. Units: bytes. */
  bodyLimit?: number;
  /** The body is a file as it is, not JSON. */
  sends?: 'file';
  /** The answer is a file of this type, not JSON. */
  answers?: `application/${string}`;
  /**
   * What becomes of a member `image` of the body that is neither ours nor the recipe provider's. Refused by its name,
   * unless a client that is older than the rule would send the same again for ever: then the rest is kept without it.
   */
  foreignPictures?: 'dropped';
  /**
   * How a call for staff keeps to the stores of whoever works in some of the vendor's alone: it is about `own` stores, or about
   * `none`, of which it neither tells nor changes anything. Without it such staff may not call.
   */
  stores?: 'own' | 'none';
  /** An API key with one of these rights may call, too, for its vendor. */
  keys?: readonly KeyRight[];
}) {
  return {
    ...definition,
    status: definition.status ?? 200,
    bodyLimit: definition.bodyLimit ?? 256 * 1024,
    params: definition.params ?? (nothing as z.ZodMiniType as P),
    query: definition.query ?? (nothing as z.ZodMiniType as Q),
    body: definition.body ?? (nothing as z.ZodMiniType as B),
  };
}

export type Endpoint = ReturnType<
  typeof endpoint<Access, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType>
>;
