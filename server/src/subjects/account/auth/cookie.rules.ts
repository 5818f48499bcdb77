import type { FastifyRequest } from 'fastify';

import { type Config, isPublicHttps } from '#config';
import { AppError } from '#errors';

import type { RefreshToken } from './openSession.service.ts';

/**
 * The cookie with the refresh token. Scripts cannot read it, other sites cannot send it.
 *
 * Source  RFC 6265bis: the prefix `__Host-` binds it to this host, but needs https.
 */
export function refreshCookie(config: Pick<Config, 'PUBLIC_URL'>) {
  const isSecure = isPublicHttps(config);
  const name = isSecure ? '__Host-larder_rt' : 'larder_rt';
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return {
    set({ text, expires_at }: RefreshToken, at: Date): string {
      const seconds = Math.floor((expires_at.getTime() - at.getTime()) / 1000);
      return `${name}=${text}; Max-Age=${seconds}; ${attributes}`;
    },
    clear: (): string => `${name}=; Max-Age=0; ${attributes}`,
    read(request: FastifyRequest): string | undefined {
      const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
      const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
      return value === '' ? undefined : value;
    },
  };
}

export type RefreshCookie = ReturnType<typeof refreshCookie>;

/**
 * Whether a request with a cookie comes from our own pages: other sites cannot set such a header without a
 * preflight, and cannot choose their Origin.
 */
export function isFromOurPages(
  request: FastifyRequest,
  config: Pick<Config, 'PUBLIC_URL'>,
): boolean {
  return request.headers['x-requested-with'] !== undefined && isOurOrigin(request, config);
}

/** Errors  not_allowed for other sites. */
export function refuseOtherPages(
  request: FastifyRequest,
  config: Pick<Config, 'PUBLIC_URL'>,
): void {
  if (!isFromOurPages(request, config)) throw new AppError('not_allowed');
}

function isOurOrigin(
  { headers, host }: FastifyRequest,
  { PUBLIC_URL }: { PUBLIC_URL?: string | undefined },
): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  if (PUBLIC_URL !== undefined && new URL(PUBLIC_URL).origin === origin) return true;
  return new URL(origin).host === host;
}
