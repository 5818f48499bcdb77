import { randomBytes } from 'node:crypto';

import { hash, verify } from '@node-rs/argon2';

import { gate } from './gate.ts';

/**
 * Units   memory in KiB.
 * Source  OWASP Password Storage Cheat Sheet, Argon2id with 19 MiB, 2 iterations, 1 lane. The
 *         library's default algorithm is Argon2id; a test reads it back from a hash.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// One gate for the whole process: it is the process's memory and threads that it spares.
const pass = gate({ atOnce: 4, queue: 64 });

/**
 * The text to keep of a password.
 *
 * Errors  unavailable when too many are being hashed already.
 */
export function hashPassword(password: string): Promise<string> {
  return pass(() => hash(password, COST));
}

/**
 * Whether a password is the one that was hashed. Without a hash the answer is no, after the same
 * work, so that its time does not tell whether there is an account.
 *
 * Errors  unavailable when too many are being checked already.
 */
export function isPassword(password: string, password_hash: string | undefined): Promise<boolean> {
  return pass(() => verify(password_hash ?? NOBODYS, password));
}

/** A well-formed hash of today's cost that no password has. */
const NOBODYS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${random(16)}$${random(32)}`;

function random(bytes: number): string {
  return randomBytes(bytes).toString('base64').replaceAll('=', '');
}
