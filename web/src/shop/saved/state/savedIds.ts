import { useSyncExternalStore } from 'react';

import { holdValue } from '#platform/page/holdValue.ts';

const shown = holdValue<ReadonlySet<number>>(new Set());

/** Shows these recipes of the provider as saved, and no others. */
export const setSavedIds = shown.set;

export const isShownSaved = (id: number): boolean => shown.get().has(id);

/** Whether the signed-in person has saved it, sent or not. In a small file: every card uses it. */
export function useIsSaved(id: number): boolean {
  return useSyncExternalStore(
    shown.subscribe,
    () => shown.get().has(id),
    () => false,
  );
}
