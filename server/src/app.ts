import compress from '@fastify/compress';
import { whoAmI } from '@larder/shared/account/session.calls';
import type { Endpoint } from '@larder/shared/basics/endpoint.model';
import { lazy } from '@larder/shared/basics/lazy';
import { everyCall } from '@larder/shared/calls';
import Fastify, { type FastifyInstance, LogController } from 'fastify';

import { admitPages, answerPreflights } from '#platform/http/authService';
import { configRoutes } from '#platform/http/config.routes';
import { boundConnections, closePipelinedStreams } from '#platform/http/connections';
import { docsPage } from '#platform/http/docs/docsPage';
import { openApiDocument } from '#platform/http/docs/openapi';
import { answerNotFound, handleErrors, SAFE_HEADERS } from '#platform/http/errorHandler';
import { healthRoutes } from '#platform/http/health';
import { readJsonBodies } from '#platform/http/jsonBody';
import { literalUrl } from '#platform/http/literalUrl';
import { logAnswers } from '#platform/http/logAnswers';
import { measureAnswers } from '#platform/http/metrics';
import { shedLoad } from '#platform/http/overload';
import { cspReports } from '#platform/http/pages/cspReports';
import { servePages, WEB_FOLDER } from '#platform/http/pages/pages';
import { limitRequests } from '#platform/http/rateLimits';
import { boundSending, MAX_REQUEST_MS } from '#platform/http/sendTime';
import { closeAsSoonAsPossible } from '#platform/http/stop';
import { traceAnswers } from '#platform/http/tracing';
import { refuseUnreadable } from '#platform/http/unreadable';
import { requireAppCheck } from '#platform/identity/appCheck';
import { accountRoutes } from '#subjects/account/account.routes';
import { authRoutes, whoAmIRoute } from '#subjects/account/auth/auth.routes';
import { machinesRoutes } from '#subjects/account/machines/machines.routes';
import { profileRoutes } from '#subjects/account/profile.routes';
import { staffRoutes } from '#subjects/account/staff/staff.routes';
import { adminRoutes } from '#subjects/admin/admin.routes';
import { adminIngredientsRoutes } from '#subjects/catalogue/adminIngredients.routes';
import { ownProductsRoutes } from '#subjects/catalogue/ownProducts.routes';
import { productRequestsRoutes } from '#subjects/catalogue/productRequests.routes';
import { compareRoutes } from '#subjects/compare/compare.routes';
import { demandRoutes } from '#subjects/compare/demand.routes';
import { unmatchedNames } from '#subjects/compare/unmatchedNames.service';
import { makeCatalogueReader } from '#subjects/food/catalogueIndex.service';
import { ingredientsRoutes } from '#subjects/food/ingredients.routes';
import { makeSubstitutesReader } from '#subjects/food/substitutes.service';
import { calendarRoutes } from '#subjects/kitchen/calendar/calendar.routes';
import { calendarFeed } from '#subjects/kitchen/calendar/calendarFeed.routes';
import { householdRoutes } from '#subjects/kitchen/household.routes';
import { kitchenRoutes } from '#subjects/kitchen/kitchen.routes';
import { closingRoutes } from '#subjects/orders/closing.routes';
import { noticesRoutes } from '#subjects/orders/notices/notices.routes';
import { ordersRoutes } from '#subjects/orders/orders.routes';
import {
  type ImportThreads,
  threadsForImports,
} from '#subjects/reading/imports/importThreads.service';
import { recipeImportsRoutes } from '#subjects/reading/imports/recipeImports.routes';
import { makeReadingThreads, type ReadSource } from '#subjects/reading/readingThreads.service';
import { recipeReadingRoutes } from '#subjects/reading/recipeReading.routes';
import { collectionsRoutes } from '#subjects/recipes/collections.routes';
import { providerRoutes } from '#subjects/recipes/provider/provider.routes';
import { recipeOfPage } from '#subjects/recipes/provider/recipeOfPage.service';
import { recipeLinksRoutes } from '#subjects/recipes/recipeLinks.routes';
import { recipesRoutes } from '#subjects/recipes/recipes.routes';
import { savedRoutes } from '#subjects/recipes/saved.routes';
import { copyingRoutes } from '#subjects/stores/copying/copying.routes';
import { gtinsRoutes } from '#subjects/stores/gtins.routes';
import { placesRoutes } from '#subjects/stores/places/places.routes';
import { pricesRoutes } from '#subjects/stores/prices.routes';
import { productsRoutes } from '#subjects/stores/products.routes';
import { shelfFileRoutes } from '#subjects/stores/shelfFile/shelfFile.routes';
import { storesRoutes } from '#subjects/stores/stores.routes';

import { isPublicHttps } from './config.ts';
import type { Deps } from './deps.ts';
import { AppError } from './errors.ts';

/** One line per feature below /api. Each adds its calls with `serve`. */
const FEATURES = [
  accountRoutes,
  adminRoutes,
  adminIngredientsRoutes,
  ownProductsRoutes,
  productRequestsRoutes,
  authRoutes,
  calendarRoutes,
  closingRoutes,
  collectionsRoutes,
  compareRoutes,
  configRoutes,
  copyingRoutes,
  demandRoutes,
  gtinsRoutes,
  householdRoutes,
  ingredientsRoutes,
  kitchenRoutes,
  machinesRoutes,
  noticesRoutes,
  ordersRoutes,
  placesRoutes,
  pricesRoutes,
  productsRoutes,
  profileRoutes,
  providerRoutes,
  recipeImportsRoutes,
  recipeLinksRoutes,
  recipeReadingRoutes,
  recipesRoutes,
  savedRoutes,
  shelfFileRoutes,
  staffRoutes,
  storesRoutes,
];

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const MAX_HEADER_BYTES = 16 * 1024;
const TWO_YEARS = 'max-age=63072000; includeSubDomains';

type Logging = false | { level: string };

/** The server, not listening yet. */
export async function buildApp(
  deps: Deps,
  {
    logger = false,
    web = WEB_FOLDER,
    readSource = makeReadingThreads(),
    importThreads = threadsForImports(),
  }: {
    logger?: Logging;
    web?: string;
    readSource?: ReadSource;
    importThreads?: ImportThreads;
  } = {},
): Promise<FastifyInstance> {
  const app = bareApp(deps, logger);
  const readCatalogue = makeCatalogueReader(deps.db);
  limitRequests(app, { limits: deps.limits, calls: '/api/' });
  // Answers only; compressed bodies are rejected (zip bombs).
  await app.register(compress, { threshold: 1024, globalDecompression: false });
  healthRoutes(app, deps);
  await app.register((reports: FastifyInstance) => cspReports(reports, deps));
  await app.register((feed: FastifyInstance) => calendarFeed(feed, deps));
  await app.register(
    async (api) => {
      shedLoad(api);
      api.addHook('onRequest', async (request, reply) => {
        reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
        refuseRepeatedQuery(request.query);
      });
      requireAppCheck(api, deps);
      const noteUnmatched = unmatchedNames({ app: api, deps });
      const given = {
        app: api,
        deps,
        readCatalogue,
        readSubstitutes: makeSubstitutesReader(readCatalogue),
        noteUnmatched,
        readSource,
        importThreads,
      };
      for (const feature of FEATURES) feature(given);
      refuseOtherMethods(
        api,
        everyCall().map(({ call }) => call),
      );
      const document = lazy(() => JSON.stringify(openApiDocument()));
      api.get('/openapi.json', (_request, reply) =>
        reply.type('application/json').send(document()),
      );
      const docs = lazy(docsPage);
      api.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(docs()));
    },
    { prefix: '/api' },
  );
  await servePages(app, {
    config: deps.config,
    web,
    recipeOf: recipeOfPage(deps.config, readCatalogue),
  });
  return app;
}

/** The server of `GET /auth` alone, on its own port. */
export function buildAuthApp(deps: Deps, logger: Logging = false): FastifyInstance {
  const app = bareApp(deps, logger);
  admitPages(app, deps.config);
  limitRequests(app, { limits: deps.limits, calls: '/' });
  answerPreflights(app);
  // The token comes in a header of its own.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = request.headers['auth-token'];
    if (typeof token === 'string') request.headers.authorization = `Bearer ${token}`;
    else delete request.headers.authorization;
  });
  answerNotFound(app);
  refuseOtherMethods(app, [whoAmI]);
  whoAmIRoute({ app, deps });
  return app;
}

function bareApp(deps: Deps, logger: Logging): FastifyInstance {
  const app = Fastify({
    logger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    trustProxy: deps.config.TRUST_PROXY_CIDR ?? false,
    genReqId: requestId,
    rewriteUrl: literalUrl,
    clientErrorHandler: refuseUnreadable,
    requestTimeout: MAX_REQUEST_MS,
    connectionTimeout: 15_000,
    keepAliveTimeout: 5_000,
    maxRequestsPerSocket: 1_000,
    // Finish requests accepted before shutdown.
    return503OnClosing: false,
    http: {
      headersTimeout: 5_000,
      maxHeaderSize: MAX_HEADER_BYTES,
      connectionsCheckingInterval: 1_000,
    },
    // The schema refuses ids that are too long, with 404.
    routerOptions: {
      caseSensitive: true,
      ignoreTrailingSlash: false,
      maxParamLength: MAX_HEADER_BYTES,
    },
  });
  closePipelinedStreams(app);
  readJsonBodies(app);
  traceAnswers(app);
  handleErrors(app, deps);
  logAnswers(app);
  measureAnswers(app, deps.metrics);
  boundConnections(app, deps.config);
  boundSending(app);
  closeAsSoonAsPossible(app);
  // A browser ignores HSTS over plain http, so people on the machine itself are not sent to https.
  const isHttps = isPublicHttps(deps.config);
  app.addHook('onRequest', async (request, reply) => {
    const isSecure = isHttps || request.protocol === 'https';
    reply.headers({
      ...SAFE_HEADERS,
      ...(isSecure && { 'strict-transport-security': TWO_YEARS }),
    });
  });
  return app;
}

/** Answers 405 with `Allow` to a method that a known path does not have. */
function refuseOtherMethods(app: FastifyInstance, served: readonly Endpoint[]): void {
  const byPath = Map.groupBy(served, ({ path }) => path);
  for (const [path, calls] of byPath) {
    const own = calls.map((call) => String(call.method));
    const method = METHODS.filter((name) => !own.includes(name));
    const allow = [...own, ...(own.includes('GET') ? ['HEAD'] : [])].join(', ');
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (_request, reply) => {
        reply.header('allow', allow);
        throw new AppError('method_not_allowed');
      },
    });
  }
}

/** Refuses repeated query keys: which one counts is ambiguous. */
function refuseRepeatedQuery(query: unknown): void {
  const repeated = Object.entries(Object(query) as object).find(([, value]) =>
    Array.isArray(value),
  );
  if (repeated)
    throw new AppError('invalid_request', { message: `${repeated[0]}: given more than once.` });
}

/** The caller's request id if it is safe to log, else a new one. */
function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}
