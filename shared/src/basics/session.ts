/** Source: product specification section 6. */
export const ROLES = ['user', 'vendor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Whether a token has expired.
 *
 * Units   `exp` in seconds since 1970; `at` in ms.
 * Shape   a token without an expiry does not expire; the moment of expiry is too late.
 * Source  product specification section 4; RFC 7519 section 4.1.4.
 */
export function isExpired(exp: number | undefined, at: number): boolean {
  return exp !== undefined && exp * 1000 <= at;
}

/** The role of a value in its exact spelling, else undefined. */
export function readRole(value: unknown): Role | undefined {
  return ROLES.find((role) => role === value);
}
