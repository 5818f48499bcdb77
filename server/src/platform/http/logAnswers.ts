import type { FastifyInstance } from 'fastify';

import { notesOf, routeOf } from './requestNotes.ts';

/** Logs one line per answer: the route's template, never an address, a body or a header. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        route: routeOf(request),
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...notesOf(request),
      },
      'answered',
    );
  });
}
