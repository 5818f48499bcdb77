import { useSyncExternalStore } from 'react';

let pending = 0;
const listeners = new Set<() => void>();

function count(by: 1 | -1): void {
  pending += by;
  for (const listener of listeners) listener();
}

/** Counts a piece of work as loading until it is settled, for the line at the top of the page. */
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
  );
}
