import { useSyncExternalStore } from 'react';

let pending = 0;
const listeners = new Set<() => void>();

function count(by: 1 | -1): void {
  pending += by;
  for (const listener of listeners) listener();
}

/** Shows the loading line at the top of the page until the work settles. */
export async function whileLoading<T>(work: Promise<T>): Promise<T> {
  count(1);
  try {
    return await work;
  } finally {
    count(-1);
  }
}

/** Whether anything is loading. */
export function useLoading(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pending > 0,
    () => false,
  );
}
