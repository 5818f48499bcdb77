import { useSyncExternalStore } from 'react';

/** So long the first visit has the network and the processor to itself. */
const AFTER_LOAD_MS = 4_000;
/** A page that stays open asks for a newer version when somebody comes back to it, at most so often. */
const ASK_AGAIN_MS = 60 * 60_000;

export type AppUpdateParts = {
  /** undefined where the browser has no service workers or the page is not secure. */
  workers: ServiceWorkerContainer | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  reload: () => void;
};

/**
 * The service worker, which makes the app start without a network, and its newer versions.
 *
 * Shape   a newer version is installed beside the one that runs and waits. `isReady` tells so, and
 *         only `apply` changes over: it reloads the page once the newer one is in charge.
 * Errors  none: without a worker the app works as any page does.
 */
export function appUpdate({ workers, now, reload }: AppUpdateParts) {
  let registration: ServiceWorkerRegistration | undefined;
  let ready = false;
  let askedAt = now();
  const listeners = new Set<() => void>();

  function look(): void {
    // Without a controller the page came from the network and is the newest already.
    if (!registration?.waiting || !workers?.controller || ready) return;
    ready = true;
    for (const listener of listeners) listener();
  }

  function askAgain(): void {
    if (document.visibilityState !== 'visible' || now() - askedAt < ASK_AGAIN_MS) return;
    askedAt = now();
    // Offline there is nothing to hear; the next time will do.
    registration?.update().catch(() => undefined);
  }

  return {
    /** Registers /sw.js; to be called once, when the page has loaded. */
    start: async (): Promise<void> => {
      registration = await workers
        ?.register('/sw.js', { updateViaCache: 'none' })
        .catch(() => undefined);
      if (!registration) return;
      look();
      watchInstalling();
      registration.addEventListener('updatefound', watchInstalling);
      document.addEventListener('visibilitychange', askAgain);
    },

    apply: (): void => {
      // Another tab may have changed over already: then nothing waits and the reload is enough.
      if (!registration?.waiting) return reload();
      workers?.addEventListener('controllerchange', reload, { once: true });
      registration.waiting.postMessage('skipWaiting');
    },

    isReady: (): boolean => ready,

    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  function watchInstalling(): void {
    registration?.installing?.addEventListener('statechange', look);
  }
}

const update = appUpdate({
  workers: navigator.serviceWorker,
  now: () => Date.now(),
  reload: () => window.location.reload(),
});

/** Registers the service worker some time after the page has loaded: it fetches the whole app. */
export function startServiceWorker(): void {
  const start = (): void => void setTimeout(() => void update.start(), AFTER_LOAD_MS);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/** What changes over to the newer version; undefined while there is none. */
export function useAppUpdate(): (() => void) | undefined {
  return useSyncExternalStore(update.subscribe, update.isReady) ? update.apply : undefined;
}
