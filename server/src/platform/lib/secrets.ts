import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in 43 characters, safe in URLs and cookies. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that is stored of a secret. A fast one is enough for 256 random bits. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
