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
 * After a new version was put on the server, an open page may ask for code that is gone. It then
 * loads itself anew, once per version: `build` names the one that runs now. Without a network nothing was
 * put there, and a page that went would not come back. Returns what ends it.
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
