import type { Endpoint } from './endpoint.ts';

/** The header in which the app proves that it is ours, where Firebase App Check is set up. */
export const APP_CHECK_HEADER = 'x-firebase-appcheck';

/**
 * What works without that proof although it is no GET: staying signed in and signing out, which act
 * on the caller's own session only, and comparing stores, which changes nothing.
 */
const OPEN: ReadonlySet<string> = new Set([
  'POST /session/refresh',
  'POST /session/logout',
  'POST /user/items/compare',
]);

/** Whether a call must carry the proof where App Check is set up. */
export function needsAppCheck({
  method,
  path,
}: Pick<Endpoint, 'path'> & { method: string }): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) && !OPEN.has(`${method} ${path}`);
}
