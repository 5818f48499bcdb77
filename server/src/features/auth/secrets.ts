import { createHash, randomBytes } from 'node:crypto';

/** A text nobody can guess: 256 random bits in 43 characters that an address and a cookie can carry. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret. A fast hash will do: unlike a password, there is nothing to guess. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
