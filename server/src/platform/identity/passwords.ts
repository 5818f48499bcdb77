import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { Piscina } from 'piscina';

import { AppError } from '#errors';

import type * as hashing from './hashing.worker.ts';
import { COST } from './passwordCost.ts';

/** Max queued passwords; further ones fail fast. */
const MAX_WAITING = 64;

/** Errors  unavailable when too many passwords are queued. */
export type Passwords = {
  hash: (password: string) => Promise<string>;
  /**
   * Whether the password matches. Without a hash: false after the same work, so that the time does not reveal
   * whether an account exists.
   */
  isRight: (password: string, password_hash: string | undefined) => Promise<boolean>;
};

/**
 * One pool of low-priority threads per process, so that many logins do not slow other calls.
 *
 * Units   threads; milliseconds; `niceIncrement` as in nice(2). Measured: docs/performance.md.
 */
export function makePasswordThreads(): Passwords {
  const threads = new Piscina({
    filename: new URL('./hashing.worker.ts', import.meta.url).href,
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

/** A valid hash that no password matches. */
const NOBODYS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${random(16)}$${random(32)}`;

function random(bytes: number): string {
  return randomBytes(bytes).toString('base64').replaceAll('=', '');
}
