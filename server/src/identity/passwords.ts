import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { Piscina } from 'piscina';

import { AppError } from '#errors';

import type * as hashing from './hashing.worker.ts';
import { COST } from './passwordCost.ts';

/** Max queued passwords; further ones fail fast. */
const MAX_WAITING = 64;

/** Hashes and checks passwords. Errors  unavailable when too many wait already. */
export type Passwords = {
  /** The text to keep of a password. */
  hash: (password: string) => Promise<string>;
  /**
   * Whether a password is the one that was hashed. Without a hash the answer is no, after the same work,
   * so that its time does not tell whether there is an account.
   */
  isRight: (password: string, password_hash: string | undefined) => Promise<boolean>;
};

/**
 * One pool for the whole process: it is the process's memory and processors that it spares. Its
 * threads step back for everything else, so that a rush of logins does not hold the other calls up.
 *
 * Units   threads; milliseconds; `niceIncrement` as in nice(2). Measured: docs/performance.md.
 */
export function passwordThreads(): Passwords {
  const threads = new Piscina({
    filename: new URL('hashing.worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.min(4, availableParallelism()),
    idleTimeout: Infinity,
    niceIncrement: 10,
  });

  async function onThread<Name extends keyof typeof hashing>(
    name: Name,
    argument: Parameters<(typeof hashing)[Name]>[0],
  ): Promise<ReturnType<(typeof hashing)[Name]>> {
    if (threads.queueSize >= MAX_WAITING) throw new AppError('unavailable', { retryAfter: 1 });
    return threads.run(argument, { name });
  }

  return {
    hash: (password) => onThread('hash', password),
    isRight: (password, password_hash) =>
      onThread('verify', { kept: password_hash ?? NOBODYS, password }),
  };
}

/** A well-formed hash of today's cost that no password has. */
const NOBODYS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${random(16)}$${random(32)}`;

function random(bytes: number): string {
  return randomBytes(bytes).toString('base64').replaceAll('=', '');
}
