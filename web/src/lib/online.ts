import { useSyncExternalStore } from 'react';

import { toast } from './toast.ts';

/** Tells in a toast when the network goes and comes. Returns what ends it. */
export function watchOnline(): () => void {
  const gone = (): void => toast.warning('You are offline. Using cached recipes.');
  const back = (): void => toast.success('You are back online!');
  window.addEventListener('offline', gone);
  window.addEventListener('online', back);
  return () => {
    window.removeEventListener('offline', gone);
    window.removeEventListener('online', back);
  };
}

/** Whether the browser has a network, as far as it knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('offline', listener);
  window.addEventListener('online', listener);
  return () => {
    window.removeEventListener('offline', listener);
    window.removeEventListener('online', listener);
  };
}
