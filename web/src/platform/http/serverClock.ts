/** Smaller differences come from whole seconds and latency. */
const MIN_DIFFERENCE_MS = 5_000;

function makeClock() {
  let aheadMs = 0;
  const listeners = new Set<() => void>();

  /**
   * Learns the server's time from a `Date` header, so that a wrong device clock neither ends a session early
   * nor keeps an expired one.
   *
   * Units   the header has whole seconds; half a second is added as the mean.
   */
  function noteServerTime(dateHeader: string | null, at = Date.now()): void {
    const server = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
    if (!Number.isFinite(server)) return;
    const before = aheadMs;
    aheadMs = server + 500 - at;
    if (Math.abs(aheadMs - before) > MIN_DIFFERENCE_MS)
      for (const listener of listeners) listener();
  }

  /** The server's time if known, else the device's. Milliseconds since 1970. */
  function serverNow(): number {
    return Date.now() + aheadMs;
  }

  /** Subscribes to corrections of the clock. Returns the unsubscribe function. */
  function onOtherTime(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { noteServerTime, serverNow, onOtherTime };
}

export const { noteServerTime, serverNow, onOtherTime } = makeClock();
