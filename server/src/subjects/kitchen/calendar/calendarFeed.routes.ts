import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps';
import { AppError } from '#errors';
import { shedLoad } from '#platform/http/overload';
import { pagesAddress } from '#platform/http/pagesAddress';
import { sourceOf } from '#platform/http/rateLimits';
import { isKept } from '#platform/http/revalidation';

import { type Feed, noteRead, readFeed } from './calendarFeed.service.ts';

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
  const { db, now, config, limits, readOnly } = deps;
  shedLoad(app);
  app.addHook('onRequest', async (request) => limits.spend('calendar', sourceOf(request)));
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const at = now();
    const base = pagesAddress(config, app.server.address());
    const feed = await readFeed(db, { file: request.params.file, base, at });
    if (!feed) throw new AppError('not_found');
    await note(feed, at).catch((err: unknown) => request.log.warn({ err }, 'a reading not noted'));
    reply.headers(HEADERS);
    if (isKept(feed.text, { request, reply })) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(feed.text);
  });

  /** Best effort: a calendar is read while changes are paused, too. */
  async function note({ link_id, isDue }: Feed, at: Date): Promise<void> {
    if (isDue && !readOnly.isOn()) await noteRead(db, { link_id, at });
  }
}
