import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';

const reloadedFor = stored({
  key: 'reloadedFor',
  schema: z.string(),
  empty: '',
  area: 'session',
  as: 'text',
});

/**
 * Reloads an open page whose code is gone after a release, once per version; `build` names the running one. Only when
 * the server answers: without a network the page would be lost, and a browser notices that later than a request does.
 * Returns the function that stops it.
 */
export function reloadWhenOutdated(build: string): () => void {
  let isAsking = false;
  const reload = async (): Promise<void> => {
    if (isAsking || reloadedFor.get() === build) return;
    isAsking = true;
    const answers = await serverAnswers();
    isAsking = false;
    if (!answers) return;
    reloadedFor.set(build);
    window.location.reload();
  };
  const onMissing = (): void => void reload();
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}

/**
 * Reloads the page; false when it would be lost instead: the server does not answer, and no service worker has the
 * page.
 */
export async function reloadPage(): Promise<boolean> {
  // Missing on insecure pages.
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!worker?.controller && !(await serverAnswers())) return false;
  window.location.reload();
  return true;
}

async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
