import type { FastifyInstance } from 'fastify';

import { AppError } from '#errors';

/** So many calls are worked on at once; the next is turned away while it is still cheap to do so. */
export const MOST_AT_ONCE = 150;

/** Streams stay open for minutes and do nothing meanwhile. */
const STREAM = /\/events$/;

/**
 * Refuses calls at once when too many are under way: whoever is let in is then answered soon, instead
 * of everybody late.
 *
 * Errors  unavailable, with a second to wait.
 */
export function shedLoad(api: FastifyInstance): void {
  let underWay = 0;
  api.addHook('onRequest', async (request, reply) => {
    if (STREAM.test(request.routeOptions.url ?? '')) return;
    if (underWay >= MOST_AT_ONCE) throw new AppError('unavailable', { retryAfter: 1 });
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
