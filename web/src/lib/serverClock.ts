let aheadMs = 0;
const listeners = new Set<() => void>();

/** Less comes from whole seconds and from the way of an answer. */
const MATTERS_MS = 5_000;

/**
 * Learns the server's time from the `Date` header of an answer, so that a wrong clock in the device
 * neither ends a session early nor keeps a dead one.
 *
 * Units  the header counts whole seconds; half a second is added as the middle of what it may mean.
 */
export function noteServerTime(dateHeader: string | null, at = Date.now()): void {
  const server = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
  if (!Number.isFinite(server)) return;
  const before = aheadMs;
  aheadMs = server + 500 - at;
  if (Math.abs(aheadMs - before) > MATTERS_MS) for (const listener of listeners) listener();
}

/** The server's time as far as it is known, else the device's. Milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + aheadMs;
}

/** Hears when it turns out that the time is another one, until the returned function is called. */
export function onOtherTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
