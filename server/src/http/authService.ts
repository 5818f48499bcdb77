import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Config } from '#config';

type Ports = Pick<Config, 'PORT' | 'AUTH_PORT' | 'AUTH_URL' | 'PUBLIC_URL'>;
type Asked = Pick<FastifyRequest, 'protocol' | 'hostname' | 'port'>;

/** Such as can stand in a header of ours as it is. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])$/i;
const PREFLIGHT_SECONDS = '600';

/**
 * Where a browser finds the service of `GET /auth` that has a port of its own.
 *
 * Shape  an origin; undefined when that port cannot be reached from the page, because another server
 *        stands in front of ours or the port was chosen by chance: then `GET /api/auth` answers.
 */
export function authServiceFor(
  { PORT, AUTH_PORT, AUTH_URL }: Ports,
  { protocol, hostname, port }: Asked,
): string | undefined {
  if (AUTH_URL !== undefined) return new URL(AUTH_URL).origin;
  const isDirect = protocol === 'http' && port === PORT && HOST.test(hostname);
  return isDirect && AUTH_PORT !== 0 ? `http://${hostname}:${AUTH_PORT}` : undefined;
}

/** Lets our own pages, which come from another port, ask this server. Nobody else's. */
export function admitPages(app: FastifyInstance, config: Ports): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !isPage(origin, config, request)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'date, retry-after');
    if (request.method !== 'OPTIONS') return;
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

function isPage(origin: string, { PORT, PUBLIC_URL }: Ports, { hostname }: Asked): boolean {
  const isPublic = PUBLIC_URL !== undefined && new URL(PUBLIC_URL).origin === origin;
  const ours = `http://${hostname}:${PORT}`;
  return isPublic || (URL.canParse(ours) && origin === new URL(ours).origin);
}
