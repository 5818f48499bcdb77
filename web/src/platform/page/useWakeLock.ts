import { useEffect } from 'react';

/** Keeps the screen awake while mounted, where the browser can. A hidden page loses it and gets it again. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = (): void => {
      // Not on insecure pages, and not everywhere; a low battery refuses it.
      const wakeLock: WakeLock | undefined = navigator.wakeLock;
      if (document.visibilityState !== 'visible') return;
      void wakeLock?.request('screen').then(
        (got) => (isOver ? got.release() : void (lock = got)),
        () => undefined,
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
