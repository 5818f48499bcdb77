import * as z from 'zod/mini';

import { stored } from './stored.ts';

const reloadedFor = stored({
  key: 'reloadedFor',
  schema: z.string(),
  empty: '',
  area: 'session',
  as: 'text',
});

/**
 * Reloads an open page whose code is gone after a release, once per version; `build` names the running
 * one. Not offline: the page would be lost. Returns the function that stops it.
 */
export function reloadWhenOutdated(build: string): () => void {
  const reload = (event: Event): void => {
    if (!navigator.onLine || reloadedFor.get() === build) return;
    event.preventDefault();
    reloadedFor.set(build);
    window.location.reload();
  };
  window.addEventListener('vite:preloadError', reload);
  return () => window.removeEventListener('vite:preloadError', reload);
}
