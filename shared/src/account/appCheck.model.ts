import type { Endpoint } from '#basics/endpoint.model';

/** The header with the App Check token. */
export const APP_CHECK_HEADER = 'x-firebase-appcheck';

/**
 * Needs no token although it is no GET: staying signed in and signing out, which affect the caller's session
 * only, and what changes nothing: comparing stores and finding what names mean.
 */
const OPEN: ReadonlySet<string> = new Set([
  'POST /session/refresh',
  'POST /session/logout',
  'POST /user/items/compare',
  'POST /ingredients/match',
]);

/** Whether a call needs a token when App Check is configured. */
export function needsAppCheck({
  method,
  path,
}: Pick<Endpoint, 'path'> & { method: string }): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) && !OPEN.has(`${method} ${path}`);
}
