/**
 * Cost of hashing a password.
 *
 * Units   memory in KiB.
 * Source  OWASP Password Storage Cheat Sheet: Argon2id with 19 MiB, 2 iterations, 1 lane. Argon2id is the
 *         library's default; a test reads it from a hash.
 */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
