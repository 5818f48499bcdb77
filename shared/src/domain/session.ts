/** Source: product specification section 6. */
export const ROLES = ['user', 'vendor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Whether a token's time is over.
 *
 * Units   `exp` as a token carries it, in seconds since 1970; `at` in milliseconds since 1970.
 * Shape   a token without an expiry does not expire; the very moment of expiry is too late.
 * Source  product specification section 4; RFC 7519 section 4.1.4 for the very moment.
 */
export function isExpired(exp: number | undefined, at: number): boolean {
  return exp !== undefined && exp * 1000 <= at;
}

/** The role a stored or received value names, in its exact spelling, else undefined. */
export function readRole(value: unknown): Role | undefined {
  return ROLES.find((role) => role === value);
}
