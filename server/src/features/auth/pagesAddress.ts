import type { AddressInfo } from 'node:net';

import type { Config } from '#config';

/**
 * Where people reach our pages, for links in mails: PUBLIC_URL, else where this server listens.
 * Never what a request says of itself: a stranger could have the link point to their own site.
 */
export function pagesAddress(
  { PUBLIC_URL, HOST, PORT }: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>,
  listening: AddressInfo | string | null,
): string {
  if (PUBLIC_URL !== undefined) return PUBLIC_URL.replace(/\/+$/, '');
  const port = typeof listening === 'object' && listening !== null ? listening.port : PORT;
  // An address that means "every network of this machine" is no place to go to.
  const host = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
