import * as z from 'zod/mini';

import { ROLES, type Role } from '#domain/session';

export { ROLES, type Role };

/**
 * Who may call, by role.
 *
 * `public`: anyone; `cookie`: a live refresh cookie; `signedIn`: any account; `shopper`: a user, or a vendor
 * who shops elsewhere; administrators only administer.
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
