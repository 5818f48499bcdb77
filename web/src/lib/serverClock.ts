let aheadMs = 0;

/**
 * Learns the server's time from the `Date` header of an answer, so that a wrong clock in the device
 * neither ends a session early nor keeps a dead one.
 *
 * Units  the header counts whole seconds; half a second is added as the middle of what it may mean.
 */
export function noteServerTime(dateHeader: string | null, at = Date.now()): void {
  const server = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
  if (Number.isFinite(server)) aheadMs = server + 500 - at;
}

/** The server's time as far as it is known, else the device's. Milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + aheadMs;
}
