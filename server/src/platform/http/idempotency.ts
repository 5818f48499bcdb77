import { createHash } from 'node:crypto';

import type { Endpoint } from '@larder/shared/basics/endpoint.model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { AppError } from '#errors';
import type { Db, Tx } from '#platform/db/db';

import { claimKey, type KeyClaim, storeAnswer } from './idempotency.queries.ts';

/** The header `Idempotency-Key`: 1 to 255 visible ASCII characters. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/** Thrown to leave the transaction of a repeat, which has nothing to write. */
class Repeated extends Error {
  readonly response: unknown;
  constructor(response: unknown) {
    super('repeated');
    this.response = response;
  }
}

type Once<E extends Endpoint> = {
  db: Db;
  endpoint: E;
  request: FastifyRequest;
  reply: FastifyReply;
  user_id: string;
  at: Date;
  fallbackKey?: string | undefined;
};

/**
 * Runs `work` at most once per key. A repeat gets the first answer, marked with the header
 * `Idempotent-Replayed`. Without a key `work` simply runs.
 *
 * Shape   key, effect and answer are one transaction. `fallbackKey` serves clients that send no header.
 * Errors  invalid_request for a malformed key; key_reused, in_progress; those of `work`.
 */
export function once<E extends Endpoint>(
  call: Once<E>,
  work: (tx: Tx) => Promise<z.output<E['response']>>,
): Promise<z.output<E['response']>> {
  return onceLocked(call, { lock: async () => undefined, work });
}

/**
 * As `once`. `lock` is sent together with the claim of the key, and locks what `work` needs.
 *
 * Errors  those of `once` and `lock`.
 */
export async function onceLocked<E extends Endpoint, L>(
  { db, endpoint, request, reply, user_id, at, fallbackKey }: Once<E>,
  {
    lock,
    work,
  }: {
    lock: (tx: Tx) => Promise<L>;
    work: (tx: Tx, locked: L) => Promise<z.output<E['response']>>;
  },
): Promise<z.output<E['response']>> {
  const key = readKey(request) ?? fallbackKey;
  if (key === undefined) return db.transaction(async (tx) => work(tx, await lock(tx)));
  const claim: KeyClaim = {
    user_id,
    route: `${endpoint.method} ${endpoint.path}`,
    key,
    fingerprint: fingerprintOf(asked(request)),
  };
  try {
    return await db.transaction(async (tx) => {
      const claimed = claimKey(tx, { ...claim, at });
      const locked = lock(tx);
      // A repeat needs no locks, so it must not fail when they cannot be had.
      locked.catch(() => undefined);
      const known = await claimed;
      if (known) throw new Repeated(known.response);
      const answer = await work(tx, await locked);
      const response = z.encode(endpoint.response, answer);
      storeAnswer(tx, { ...claim, at }, { status: endpoint.status, response });
      return answer;
    });
  } catch (error) {
    if (!(error instanceof Repeated)) throw error;
    reply.header('idempotent-replayed', 'true');
    return z.decode(endpoint.response, error.response as never) as z.output<E['response']>;
  }
}

function readKey(request: FastifyRequest): string | undefined {
  const given = request.headers['idempotency-key'];
  if (given === undefined) return undefined;
  if (typeof given === 'string' && KEY.test(given)) return given;
  throw new AppError('invalid_request', {
    message: 'Idempotency-Key: must be 1 to 255 visible characters',
  });
}

/** What a key stands for: the body and the path parameters. */
function asked({ params, body }: Pick<FastifyRequest, 'params' | 'body'>): unknown {
  const isNamed = typeof params === 'object' && params !== null && Object.keys(params).length > 0;
  return isNamed ? { params, body } : body;
}

/** SHA-256 of a body, independent of the order of members. */
export function fingerprintOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)) ?? '')
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  );
}
