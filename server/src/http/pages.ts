import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import staticFiles from '@fastify/static';
import type { ProviderRecipe } from '@larder/shared/contract/provider';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Config } from '#config';
import { AppError } from '#errors';

import { authServiceFor } from './authService.ts';
import { CSP_REPORTS } from './cspReports.ts';
import { answerNotFound, asksForPage, sendError } from './errorHandler.ts';
import { pageCodeLinks } from './pageCode.ts';
import { recipePages } from './recipePage.ts';

/** Where the built web app lies. */
export const WEB_FOLDER = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const IMAGES = fileURLToPath(new URL('../../../data/images/', import.meta.url));
const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;
/** An address that no page has, where the app says that there is none. */
const NO_PAGE = '/not-found';
/** The address of a recipe's page; its ids are whole numbers of up to 9 digits. */
const RECIPE = /^\/recipe\/(\d{1,9})(?:\?|$)/;

/**
 * Serves the built web app and the pictures. Every page path answers index.html, because the app
 * finds its own way; an asset that is not there is 404, never a page.
 */
export async function servePages(
  app: FastifyInstance,
  {
    config,
    web,
    recipeOf,
  }: {
    config: Config;
    web: string;
    /** The recipe that goes with its page; undefined for a page without. */
    recipeOf: (id: number) => Promise<ProviderRecipe | undefined>;
  },
): Promise<void> {
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
    acceptRanges: false,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    index: false,
  });
  if (!existsSync(join(web, 'index.html'))) return answerNotFound(app);
  await app.register(staticFiles, {
    root: join(web, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    acceptRanges: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    index: false,
  });
  await app.register(staticFiles, {
    root: web,
    prefix: '/',
    acceptRanges: false,
    wildcard: false,
    index: false,
    globIgnore: ['assets/**', 'first/**', 'index.html', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  });
  const page = readFileSync(join(web, 'index.html'), 'utf8');
  const pageHeaders = {
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cache-control': 'no-cache',
  };
  const codeOf = pageCodeLinks(web);
  const screens = firstScreens(web);
  const drawn = [...screens.values()].map((file) => readFileSync(join(web, file), 'utf8'));
  const recipes = recipePages(web);
  const scripts = hashesOfScripts([page, ...drawn, recipes?.drawn ?? '']);

  /** The page with the recipe of its address; undefined when it has none, or none that can be had. */
  async function recipePage({ url, log }: FastifyRequest): Promise<string | undefined> {
    const [, id] = RECIPE.exec(url) ?? [];
    if (id === undefined || !recipes) return undefined;
    try {
      const recipe = await recipeOf(Number(id));
      return recipe && recipes.write(recipe);
    } catch (err) {
      log.warn({ err }, 'the page of a recipe goes out without it');
      return undefined;
    }
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (!asksForPage(request)) return sendError(new AppError('not_found'), { request, reply });
    // The app cannot read a malformed address either.
    if (request.originalUrl !== request.url) return reply.redirect(NO_PAGE);
    const authService = authServiceFor(config, request);
    const policy = contentSecurityPolicy(config, { scripts, authService });
    reply.header('content-security-policy', policy);
    reply.headers(pageHeaders);
    const screen = screens.get(request.url);
    if (screen) return reply.sendFile(screen);
    reply.type('text/html; charset=utf-8');
    const withRecipe = await recipePage(request);
    if (withRecipe !== undefined) return reply.send(withRecipe);
    const link = codeOf(request.url.replace(/\?.*$/, ''));
    if (link) reply.header('link', link);
    return reply.send(page);
  });
}

/** Address -> file, of the pages that the build has drawn already for a first visit. */
function firstScreens(web: string): ReadonlyMap<string, string> {
  const folder = join(web, 'first');
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  return new Map(
    files
      .filter((name) => name.endsWith('.html'))
      .map((name) => [`/${name.replace(/(^index)?\.html$/, '')}`, `first/${name}`]),
  );
}

/** What a policy calls the scripts that are written into pages: nothing else inline may run. */
function hashesOfScripts(pages: readonly string[]): string[] {
  const scripts = pages.flatMap((page) => [...page.matchAll(/<script>([^]*?)<\/script>/g)]);
  const hash = (script: string) => createHash('sha256').update(script).digest('base64');
  return [...new Set(scripts.map(([, script = '']) => `'sha256-${hash(script)}'`))];
}

/**
 * No script but our own files and those written into the page, which go by their hash; styles inline
 * only because element styles need it. With a key for Google
 * Maps its script and the two services it calls. Google suggests all of googleapis.com instead, but
 * there anybody can put a script. The service of `GET /auth` when it has an address of its own. With Firebase App Check reCAPTCHA's script and frame, and the
 * service that gives the tokens.
 */
export function contentSecurityPolicy(
  config: Pick<Config, 'GOOGLE_MAPS_API_KEY' | 'FIREBASE_CONFIG'>,
  {
    scripts = [],
    authService,
  }: { scripts?: readonly string[]; authService?: string | undefined } = {},
): string {
  const maps = config.GOOGLE_MAPS_API_KEY ? ' https://maps.googleapis.com' : '';
  const places = config.GOOGLE_MAPS_API_KEY ? ' https://places.googleapis.com' : '';
  const appCheck = config.FIREBASE_CONFIG ? APP_CHECK : { script: '', connect: '', frame: [] };
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}${maps}${appCheck.script}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    `connect-src 'self'${authService ? ` ${authService}` : ''}${maps}${places}${appCheck.connect}`,
    ...appCheck.frame,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${CSP_REPORTS}`,
  ].join('; ');
}

/** Source: https://developers.google.com/recaptcha/docs/faq */
const RECAPTCHA = ' https://www.google.com/recaptcha/';
const APP_CHECK = {
  script: `${RECAPTCHA} https://www.gstatic.com/recaptcha/`,
  connect: `${RECAPTCHA} https://content-firebaseappcheck.googleapis.com`,
  frame: [`frame-src${RECAPTCHA} https://recaptcha.google.com/recaptcha/`],
};
