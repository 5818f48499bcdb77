/**
 * Fetches code before it is needed. When that fails nothing is lost: whoever needs it asks again, and
 * is told then.
 */
export function fetchEarly(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
