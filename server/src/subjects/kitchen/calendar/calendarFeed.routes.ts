import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps';
import { shedLoad } from '#platform/http/overload';
import { pagesAddress } from '#platform/http/pagesAddress';
import { sourceOf } from '#platform/http/rateLimits';
import { isKept } from '#platform/http/revalidation';

import { openFeed } from './calendarFeed.service.ts';

const HEADERS = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'content-disposition': 'inline; filename="meals.ics"',
};

/**
 * `GET /calendar/{token}.ics` for calendar programs, which can neither sign in nor send a body: the one secret that an
 * address has. Logs, metrics and traces have the route's template.
 */
export async function calendarFeed(app: FastifyInstance, deps: Deps): Promise<void> {
  const { now, config, limits } = deps;
  shedLoad(app);
  app.addHook('onRequest', async (request) => limits.spend('calendar', sourceOf(request)));
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const text = await openFeed(deps, {
      file: request.params.file,
      base: pagesAddress(config, app.server.address()),
      at: now(),
      onUnnoted: (err) => request.log.warn({ err }, 'a reading of a calendar was not noted'),
    });
    reply.headers(HEADERS);
    const isSame = isKept(text, { request, reply });
    return isSame ? reply.code(304).send() : reply.type('text/calendar; charset=utf-8').send(text);
  });
}
