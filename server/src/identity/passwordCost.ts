/**
 * What hashing a password costs.
 *
 * Units   memory in KiB.
 * Source  OWASP Password Storage Cheat Sheet, Argon2id with 19 MiB, 2 iterations, 1 lane. The
 *         library's default algorithm is Argon2id; a test reads it back from a hash.
 */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
