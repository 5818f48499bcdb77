import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { Piscina } from 'piscina';

import { AppError } from '#errors';

import type * as hashing from './hashing.worker.ts';
import { COST } from './passwordCost.ts';

/** So many may wait; whoever comes on top is turned away at once instead of late. */
const MOST_WAITING = 64;

/**
 * One pool for the whole process: it is the process's memory and processors that it spares. Its
 * threads step back for everything else, so that a rush of logins does not hold the other calls up.
 *
 * Units   threads; milliseconds; `niceIncrement` as in nice(2). Measured: docs/performance.md.
 */
const threads = new Piscina({
  filename: new URL('hashing.worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: Math.min(4, availableParallelism()),
  idleTimeout: Infinity,
  niceIncrement: 10,
});

/**
 * The text to keep of a password.
 *
 * Errors  unavailable when too many are being hashed already.
 */
export function hashPassword(password: string): Promise<string> {
  return onThread('hash', password);
}

/**
 * Whether a password is the one that was hashed. Without a hash the answer is no, after the same
 * work, so that its time does not tell whether there is an account.
 *
 * Errors  unavailable when too many are being checked already.
 */
export function isPassword(password: string, password_hash: string | undefined): Promise<boolean> {
  return onThread('verify', { kept: password_hash ?? NOBODYS, password });
}

async function onThread<Name extends keyof typeof hashing>(
  name: Name,
  argument: Parameters<(typeof hashing)[Name]>[0],
): Promise<ReturnType<(typeof hashing)[Name]>> {
  if (threads.queueSize >= MOST_WAITING) throw new AppError('unavailable', { retryAfter: 1 });
  return threads.run(argument, { name });
}

/** A well-formed hash of today's cost that no password has. */
const NOBODYS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${random(16)}$${random(32)}`;

function random(bytes: number): string {
  return randomBytes(bytes).toString('base64').replaceAll('=', '');
}
