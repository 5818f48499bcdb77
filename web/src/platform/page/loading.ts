import { useSyncExternalStore } from 'react';

import { holdValue } from './holdValue.ts';

const pending = holdValue(0);

function count(by: 1 | -1): void {
  pending.set(pending.get() + by);
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
    pending.subscribe,
    () => pending.get() > 0,
    () => false,
  );
}
