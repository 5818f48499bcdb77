import * as z from 'zod/mini';

import { ROLES, type Role } from '#domain/session';

export { ROLES, type Role };

/**
 * Who may call, by the role of the account.
 *
 * `public` is anyone; `cookie` is whoever holds a live refresh cookie; `signedIn` is any account;
 * `shopper` is a user, or a vendor who shops elsewhere; administrators only administer.
 */
export const ACCESS = {
  public: [],
  cookie: [],
  signedIn: ['user', 'vendor', 'admin'],
  shopper: ['user', 'vendor'],
  vendor: ['vendor'],
  admin: ['admin'],
} as const satisfies Record<string, readonly Role[]>;
export type Access = keyof typeof ACCESS;

const nothing = z.object({});
type Nothing = typeof nothing;

/**
 * One HTTP call of the product, described once. The server serves it and the web app calls it from
 * this same value, so a path, a field or a status cannot drift between the two.
 *
 * Units on the wire are turned into in-app units (dollars to cents, ISO text to Date, JSON text to
 * lists) by the codecs inside `params`, `query`, `body` and `response`; nothing else converts them.
 * `path` is below the API's base and names its parameters in braces. `status` is the answer's
 * status when all went well.
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
  /** The largest accepted body in bytes. */
  bodyLimit?: number;
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
