import { useSyncExternalStore } from 'react';

import { toast } from './toast.ts';

/** Shows toasts when the network goes and returns. Returns the function that stops it. */
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

/** Whether the browser reports a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('offline', listener);
  window.addEventListener('online', listener);
  return () => {
    window.removeEventListener('offline', listener);
    window.removeEventListener('online', listener);
  };
}
