import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import type { Config } from '#config';
import { AppError } from '#errors';

import { answerNotFound, sendError } from './errorHandler.ts';

/** Where the built web app lies. */
export const WEB_FOLDER = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const IMAGES = fileURLToPath(new URL('../../../data/images/', import.meta.url));
const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/**
 * Serves the built web app and the pictures. Every page path answers index.html, because the app
 * finds its own way; an asset that is not there is 404, never a page.
 */
export async function servePages(
  app: FastifyInstance,
  { config, web }: { config: Config; web: string },
): Promise<void> {
  const pageHeaders = {
    'content-security-policy': contentSecurityPolicy(config),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cache-control': 'no-cache',
  };
  // An address with a hash of its content never changes; one without may be drawn anew.
  app.addHook('onSend', async (request, reply) => {
    const isPicture = request.url.startsWith('/images/') && reply.statusCode < 400;
    if (isPicture && !request.url.includes('?v='))
      reply.header('cache-control', `public, max-age=${DAY_SECONDS}`);
  });
  await app.register(staticFiles, {
    root: IMAGES,
    prefix: '/images/',
    decorateReply: false,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    index: false,
  });
  if (!existsSync(join(web, 'index.html'))) return answerNotFound(app);
  await app.register(staticFiles, {
    root: join(web, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    index: false,
  });
  await app.register(staticFiles, {
    root: web,
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    index: false,
    globIgnore: ['assets/**', 'index.html'],
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  });
  const page = readFileSync(join(web, 'index.html'));
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|assets|images)(\/|$)/.test(request.url);
    if (!isPage) return sendError(new AppError('not_found'), { request, reply });
    return reply.headers(pageHeaders).type('text/html; charset=utf-8').send(page);
  });
}

/**
 * No script but our own files; styles inline only because element styles need it. With a key for Google
 * Maps its script and the two services it calls. Google suggests all of googleapis.com instead, but
 * there anybody can put a script.
 */
export function contentSecurityPolicy(config: Pick<Config, 'GOOGLE_MAPS_API_KEY'>): string {
  const maps = config.GOOGLE_MAPS_API_KEY ? ' https://maps.googleapis.com' : '';
  const places = config.GOOGLE_MAPS_API_KEY ? ' https://places.googleapis.com' : '';
  return [
    "default-src 'none'",
    `script-src 'self'${maps}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    `connect-src 'self'${maps}${places}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
