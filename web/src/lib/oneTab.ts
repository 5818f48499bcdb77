/** Runs `act` while no other tab runs one of that name, where the browser has locks: not on insecure pages. */
export async function inOneTab<T>(name: string, act: () => Promise<T>): Promise<T> {
  const { locks }: { locks?: LockManager | null } = navigator;
  return locks ? locks.request(name, act) : act();
}

/** Makes a queue whose acts run one after the other, in one tab at a time. One that fails does so for its caller only. */
export function makeQueue(name: string): <T>(act: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const turn = last.catch(() => undefined).then(() => inOneTab(name, act));
    last = turn;
    return turn;
  };
}
