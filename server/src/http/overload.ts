import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError } from '#errors';

import { isStream } from './streams.ts';

/**
 * So many calls are worked on at once; the next is turned away while it is still cheap to do so. The
 * queue for the database's connections (db/postgres.ts) holds what these ask for.
 */
export const MAX_AT_ONCE = 60;

/** What hashes a password has a queue of its own, see passwords.ts. */
const HASHING = /\/(login|register|reset-password)$/;

/**
 * Refuses calls at once when too many are under way: whoever is let in is then answered soon, instead
 * of everybody late.
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

  // Before the body is read, which costs more than the refusal.
  api.addHook('onRequest', async (request) => refuseWhenFull(request));
  // Counted once the body is there: who sends it slowly takes nobody's place.
  api.addHook('preValidation', async (request, reply) => {
    if (isApart(request)) return;
    refuseWhenFull(request);
    underWay += 1;
    let isCounted = true;
    const over = () => {
      if (isCounted) underWay -= 1;
      isCounted = false;
    };
    // Whoever hangs up early never gets to the end of the answer.
    reply.raw.once('finish', over);
    reply.raw.once('close', over);
  });
}
