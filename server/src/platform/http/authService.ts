import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Config } from '#config';

type Ports = Pick<Config, 'HOST' | 'PORT' | 'AUTH_PORT' | 'AUTH_URL' | 'PUBLIC_URL'>;
type Asked = Pick<FastifyRequest, 'protocol' | 'host'>;

const PREFLIGHT_SECONDS = '600';
const EVERY_NETWORK = ['0.0.0.0', '::'];
const THIS_MACHINE = ['localhost', '127.0.0.1', '::1'];

/**
 * Where browsers reach the own port of `GET /auth`.
 *
 * Shape   an origin; undefined when the page cannot reach that port or would be refused there: then it calls
 *         `GET /api/auth`.
 */
export function authServiceFor(config: Ports, { protocol, host }: Asked): string | undefined {
  if (config.AUTH_URL !== undefined) return new URL(config.AUTH_URL).origin;
  const page = `${protocol}://${host}`;
  if (config.AUTH_PORT === 0 || !URL.canParse(page)) return undefined;
  const { origin, hostname, port } = new URL(page);
  const isDirect = protocol === 'http' && Number(port || 80) === config.PORT;
  if (!isDirect || !pageOrigins(config).has(origin)) return undefined;
  return `http://${hostname}:${config.AUTH_PORT}`;
}

/** Allows our own pages, which come from another port, to read the answers (CORS). */
export function admitPages(app: FastifyInstance, config: Ports): void {
  const ours = pageOrigins(config);
  app.addHook('onRequest', async ({ headers: { origin = '' } }, reply) => {
    if (!ours.has(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'date, retry-after');
  });
}

/** Answers CORS preflights of our own pages. */
export function answerPreflights(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'OPTIONS' || !reply.hasHeader('access-control-allow-origin')) return;
    return reply
      .headers({
        'access-control-allow-methods': 'GET',
        'access-control-allow-headers': 'auth-token',
        'access-control-max-age': PREFLIGHT_SECONDS,
      })
      .code(204)
      .send();
  });
}

/**
 * The origins of our pages: PUBLIC_URL, and where this server listens. Never the request's Host: anybody can
 * point a name of theirs at this machine.
 */
function pageOrigins({ PUBLIC_URL, HOST, PORT }: Ports): ReadonlySet<string> {
  const isLocal = [...EVERY_NETWORK, ...THIS_MACHINE].includes(HOST);
  const hosts = (isLocal ? THIS_MACHINE : [HOST]).map((host) =>
    host.includes(':') ? `[${host}]` : host,
  );
  const pages = [...hosts.map((host) => `http://${host}:${PORT}`), PUBLIC_URL ?? ''];
  return new Set(pages.filter((page) => URL.canParse(page)).map((page) => new URL(page).origin));
}
