import { useSyncExternalStore } from 'react';

let shown: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets which recipes of the provider cards show as saved. */
export function setSavedIds(ids: ReadonlySet<number>): void {
  shown = ids;
  for (const listener of listeners) listener();
}

export const isShownSaved = (id: number): boolean => shown.has(id);

/** Whether the signed-in person has saved it, sent or not. In a small file: every card uses it. */
export function useIsSaved(id: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => shown.has(id),
    () => false,
  );
}
