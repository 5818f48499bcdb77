import type { IncomingMessage } from 'node:http';

/**
 * Escapes a path with malformed percent-encoding. The router would refuse it before any hook, neither limited
 * nor logged.
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
