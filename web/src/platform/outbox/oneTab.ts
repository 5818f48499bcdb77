/** Runs `act` while no other tab runs one of that name, where the browser has locks: not on insecure pages. */
export async function inOneTab<T>(name: string, act: () => Promise<T>): Promise<T> {
  const { locks }: { locks?: LockManager | null } = navigator;
  return locks ? locks.request(name, act) : act();
}

/** Makes a queue whose acts run one after the other in this tab. One that fails does so for its caller only. */
export function makeTabQueue(): <T>(act: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const turn = last.catch(() => undefined).then(act);
    last = turn;
    return turn;
  };
}

/** As `makeTabQueue`, in one tab at a time. */
export function makeQueue(name: string): <T>(act: () => Promise<T>) => Promise<T> {
  const inTurn = makeTabQueue();
  return (act) => inTurn(() => inOneTab(name, act));
}

/** Makes what tries again later, each time after twice the wait. Units: milliseconds. */
export function makeRetry({ afterMs, maxMs }: { afterMs: number; maxMs: number }) {
  let wait = afterMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  return {
    later: (act: () => void): void => {
      stop();
      timer = setTimeout(act, wait);
      wait = Math.min(maxMs, wait * 2);
    },
    /** Ends what waits; the next wait is the one that was due. */
    stop,
    /** Ends what waits, after a success; the next wait is the first. */
    succeed: (): void => {
      stop();
      wait = afterMs;
    },
  };
}
