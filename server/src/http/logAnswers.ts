import type { FastifyInstance, FastifyRequest } from 'fastify';

type Person = { user_id: string; role: string };
const people = new WeakMap<FastifyRequest, Person>();

export function rememberUser(request: FastifyRequest, { user_id, role }: Person): void {
  people.set(request, { user_id, role });
}

/** One line per answer: the route's template instead of the address, and never a body or a header. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        route: request.routeOptions.url ?? 'unmatched',
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...people.get(request),
      },
      'answered',
    );
  });
}
