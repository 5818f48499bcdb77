import type { AddressInfo } from 'node:net';

import type { Config } from '#config';

/**
 * The base of links in mails: PUBLIC_URL, else where this server listens. Never the request's Host: a
 * stranger could make the link point to their site.
 */
export function pagesAddress(
  { PUBLIC_URL, HOST, PORT }: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>,
  listening: AddressInfo | string | null,
): string {
  if (PUBLIC_URL !== undefined) return PUBLIC_URL.replace(/\/+$/, '');
  const port = typeof listening === 'object' && listening !== null ? listening.port : PORT;
  // A wildcard address is no host.
  const host = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
