import { useSyncExternalStore } from 'react';

import { toast } from './toast.ts';

/** The text without a network. Source: the one about recipes is specified; working areas have no recipes. */
export function offlineWords(pathname: string): string {
  if (/^\/vendor(?:\/|$)/.test(pathname))
    return 'You are offline. Accepted and delivered orders are sent later.';
  if (/^\/admin(?:\/|$)/.test(pathname)) return 'You are offline. Nothing can be saved.';
  const own = WITHOUT_RECIPES.find(([pages]) => pages.test(pathname));
  return own?.[1] ?? 'You are offline. Using cached recipes.';
}

/** What still works on the shop's pages that show no recipes. */
const WITHOUT_RECIPES: readonly (readonly [pages: RegExp, words: string])[] = [
  [/^\/(?:shopping-list|pantry)$/, 'You are offline. You can go on here; changes are kept.'],
  [/^\/shopping$/, 'You are offline. You can go on filling carts; stores are compared later.'],
  [/^\/checkout$/, 'You are offline. Nothing can be ordered until you are back online.'],
  [
    /^\/(?:orders|household|profile|userdashboard)(?:\/|$)/,
    'You are offline. Some of it may be out of date.',
  ],
];

/** Shows toasts when the network goes and returns. Returns the function that stops it. */
export function watchOnline(): () => void {
  const gone = (): void => toast.warning(offlineWords(location.pathname));
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
