import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError } from '#errors';
import { isStream } from '#platform/http/streams/streams';

/** Max calls under way; further ones fail fast. The queue for connections (platform/db/postgres.ts) fits them. */
export const MAX_AT_ONCE = 60;

/** Password hashing has a queue of its own, see passwords.ts. */
const HASHING = /\/(login|register|reset-password|invitation\/accept)$/;

/**
 * Refuses calls when too many are under way, so that the others are answered soon.
 *
 * Errors  unavailable, with a second to wait.
 */
export function shedLoad(api: FastifyInstance): void {
  let underWay = 0;
  const isApart = (request: FastifyRequest) =>
    isStream(request) || HASHING.test(request.routeOptions.url ?? '');
  function refuseWhenFull(request: FastifyRequest): void {
    if (underWay >= MAX_AT_ONCE && !isApart(request))
      throw new AppError('unavailable', { retryAfter: 1 });
  }

  // Before the body is read, which costs more than a refusal.
  api.addHook('onRequest', async (request) => refuseWhenFull(request));
  // Counted after the body is read: slow senders take no place.
  api.addHook('preValidation', async (request, reply) => {
    if (isApart(request)) return;
    refuseWhenFull(request);
    underWay += 1;
    let isCounted = true;
    const over = () => {
      if (isCounted) underWay -= 1;
      isCounted = false;
    };
    // A client that hangs up early causes no `finish`.
    reply.raw.once('finish', over);
    reply.raw.once('close', over);
  });
}
