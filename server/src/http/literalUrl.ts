import type { IncomingMessage } from 'node:http';

/**
 * Takes a URL literally when its path has a malformed percent-encoding. The router would refuse it before
 * any hook ran, so it would be neither limited nor logged.
 */
export function literalUrl({ url = '/' }: IncomingMessage): string {
  const path = url.replace(/[?#].*$/s, '');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
