import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import staticFiles from '@fastify/static';
import { lazy } from '@larder/shared/basics/lazy';
import type { ProviderRecipe } from '@larder/shared/recipes/provider.calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '#config';
import { AppError } from '#errors';
import { authServiceFor } from '#platform/http/authService';
import { answerNotFound, asksForPage, sendError } from '#platform/http/errorHandler';

import { CSP_REPORTS } from './cspReports.ts';
import { pageCodeLinks } from './pageCode.ts';
import { PERMISSIONS_POLICY } from './permissionsPolicy.ts';
import { recipePages } from './recipePage.ts';

/** Where the built web app lies. */
export const WEB_FOLDER = fileURLToPath(new URL('../../../../../web/dist/', import.meta.url));
const IMAGES = fileURLToPath(new URL('../../../../../data/images/', import.meta.url));
const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;
/** An address without a page, where the app says "not found". */
const NO_PAGE = '/not-found';
/** Pages that a secret behind the # opens: not for search engines. */
const UNLISTED = /^\/(?:shared-recipe|shop-for|join|invitation|reset-password)(?:\?|$)/;
/** The page of a recipe; ids have up to 9 digits. */
const RECIPE = /^\/recipe\/(\d{1,9})(?:\?|$)/;

const PAGE_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': PERMISSIONS_POLICY,
  'cache-control': 'no-cache',
};

type RecipeOf = (id: number) => Promise<ProviderRecipe | undefined>;

/**
 * Serves the built web app and the pictures. Every page path answers index.html, because the app has its
 * own router; a missing asset is 404, never a page.
 *
 * Shape   `recipeOf` finds the recipe that is sent with its page.
 */
export async function servePages(
  app: FastifyInstance,
  { config, web, recipeOf }: { config: Config; web: string; recipeOf: RecipeOf },
): Promise<void> {
  await servePictures(app);
  if (!existsSync(join(web, 'index.html'))) return answerNotFound(app);
  await serveAssets(app, web);
  const page = readFileSync(join(web, 'index.html'), 'utf8');
  const codeOf = pageCodeLinks(web);
  const screens = firstScreens(web);
  const prerendered = [...screens.values()].map((file) => readFileSync(join(web, file), 'utf8'));
  const recipes = recipePages(web);
  const scripts = hashesOfScripts([page, ...prerendered, recipes?.template ?? '']);

  /** The page with its recipe; undefined when there is none, or reading it failed. */
  async function recipePage({ url, log }: FastifyRequest): Promise<string | undefined> {
    const [, id] = RECIPE.exec(url) ?? [];
    if (id === undefined || !recipes) return undefined;
    try {
      const recipe = await recipeOf(Number(id));
      return recipe && recipes.write(recipe);
    } catch (err) {
      log.warn({ err }, 'sent a recipe page without its recipe');
      return undefined;
    }
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!asksForPage(request)) return sendError(new AppError('not_found'), { request, reply });
    // The app cannot read a malformed address either.
    if (request.originalUrl !== request.url) return reply.redirect(NO_PAGE);
    const authService = authServiceFor(config, request);
    const policy = contentSecurityPolicy(config, { scripts, authService });
    reply.header('content-security-policy', policy);
    reply.headers(PAGE_HEADERS);
    if (UNLISTED.test(request.url)) reply.header('x-robots-tag', 'noindex, nofollow');
    const screen = screens.get(request.url);
    if (screen) return reply.sendFile(screen);
    const withRecipe = await recipePage(request);
    if (withRecipe !== undefined) return reply.type('text/html; charset=utf-8').send(withRecipe);
    const link = codeOf(request.url.replace(/\?.*$/, ''));
    if (link) reply.header('link', link);
    return reply.sendFile('index.html');
  }
  app.setNotFoundHandler(sendPage);
  // The compression plugin works on routes only; the build has compressed all other pages.
  app.get('/recipe/:id', sendPage);
}

/** The file of web/src/parts/scan/barcodeWorker.ts, also in a form that is compressed. */
const BARCODE_WORKER = /^barcodeWorker-[\w-]+\.js(?:\.br|\.gz)?$/;

/** For files whose address has a hash of their content. */
const IMMUTABLE = {
  decorateReply: false,
  acceptRanges: false,
  immutable: true,
  maxAge: YEAR_SECONDS * 1000,
  index: false,
} as const;

/** Pictures. At the address of a WebP with an AVIF beside it, browsers that accept AVIF get that. */
async function servePictures(app: FastifyInstance): Promise<void> {
  const avif = avifBesideWebp();
  await app.register(async (pictures) => {
    pictures.addHook('onRequest', async (request, reply) => {
      const file = avif.get(request.url.replace(/\?.*$/, ''));
      if (file === undefined) return;
      reply.header('vary', 'Accept');
      if (request.headers.accept?.includes('image/avif')) return reply.sendFile(file);
    });
    // An address without a hash may get another picture.
    pictures.addHook('onSend', async (request, reply) => {
      if (reply.statusCode < 400 && !request.url.includes('?v='))
        reply.header('cache-control', `public, max-age=${DAY_SECONDS}`);
    });
    const files = { ...IMMUTABLE, root: IMAGES, prefix: '/images/', decorateReply: true };
    await pictures.register(staticFiles, files);
  });
}

/** Address of a WebP -> AVIF file of the same picture, where there is one. Read once: the folder has 1,800 files. */
const avifBesideWebp = lazy((): ReadonlyMap<string, string> => {
  const files = readdirSync(IMAGES, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((name) => name.endsWith('.avif'))
      .map((name) => [`/images/${name.replace(/avif$/, 'webp')}`, name]),
  );
});

async function serveAssets(app: FastifyInstance, web: string): Promise<void> {
  await app.register(staticFiles, {
    ...IMMUTABLE,
    root: join(web, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    setHeaders: (reply, path) => {
      if (BARCODE_WORKER.test(basename(path))) reply.header('content-security-policy', WASM_POLICY);
    },
  });
  // In a folder of the version: the text recognizer loads its parts by names without a hash.
  const ocr = join(web, 'ocr');
  if (existsSync(ocr))
    await app.register(staticFiles, {
      ...IMMUTABLE,
      root: ocr,
      prefix: '/ocr/',
      preCompressed: true,
      setHeaders: (reply) => reply.header('content-security-policy', WASM_POLICY),
    });
  await app.register(staticFiles, {
    root: web,
    prefix: '/',
    acceptRanges: false,
    wildcard: false,
    index: false,
    globIgnore: ['assets/**', 'ocr/**', 'first/**', 'index.html', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  });
}

/** Address -> file of the pages that the build prerendered. */
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

/** Hashes of the inline scripts of pages; no other inline script may run. */
function hashesOfScripts(pages: readonly string[]): string[] {
  const scripts = pages.flatMap((page) => [...page.matchAll(/<script>([^]*?)<\/script>/g)]);
  const hash = (script: string) => createHash('sha256').update(script).digest('base64');
  return [...new Set(scripts.map(([, script = '']) => `'sha256-${hash(script)}'`))];
}

/**
 * Scripts: our own files, and inline ones by their hash. Styles: inline ones too, for element styles. Google
 * Maps, the service of `GET /auth` and Firebase App Check (reCAPTCHA) only when they are configured.
 *
 * Source  Google suggests all of googleapis.com for Maps, but anybody can publish a script there.
 */
export function contentSecurityPolicy(
  config: Pick<Config, 'GOOGLE_MAPS_API_KEY' | 'FIREBASE_CONFIG' | 'pictureHosts'>,
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
    // data: is what the app draws itself: the plates of own recipes.
    `img-src ${["'self'", 'data:', ...config.pictureHosts.map((host) => `https://${host}`)].join(' ')}`,
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

/**
 * The policy of the workers that recognize text and read barcodes, which is that of their own answer and not of the page:
 * they may compile WebAssembly, which pages may not, and speak to nobody but us.
 *
 * Source  https://html.spec.whatwg.org/multipage/workers.html (initialize a worker's policy container)
 */
const WASM_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  `report-uri ${CSP_REPORTS}`,
].join('; ');

/** Source: https://developers.google.com/recaptcha/docs/faq */
const RECAPTCHA = ' https://www.google.com/recaptcha/';
const APP_CHECK = {
  script: `${RECAPTCHA} https://www.gstatic.com/recaptcha/`,
  connect: `${RECAPTCHA} https://content-firebaseappcheck.googleapis.com`,
  frame: [`frame-src${RECAPTCHA} https://recaptcha.google.com/recaptcha/`],
};
