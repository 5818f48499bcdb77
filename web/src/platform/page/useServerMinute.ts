import { useEffect, useState } from 'react';

import { serverNow } from '#platform/http/serverClock.ts';

const EVERY_MS = 30_000;

/** The server's time, read anew each half minute, for "Starts in 40 min". Units: ms since 1970. */
export function useServerMinute(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
