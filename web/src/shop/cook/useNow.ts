import { useEffect, useState } from 'react';

/** The time, each second while `runs`. Units: ms since 1970. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!runs) return;
    const tick = (): void => setNow(Date.now());
    // At once, because the last tick may be long ago.
    tick();
    const timer = setInterval(tick, 1000);
    // A hidden tab's intervals are slowed.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [runs]);
  return now;
}
