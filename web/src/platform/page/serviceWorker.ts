import { useSyncExternalStore } from 'react';

/** Delay after load, so that the first visit has network and processor to itself. */
const AFTER_LOAD_MS = 4_000;
/** Minimum time between update checks of an open page. */
const MIN_CHECK_MS = 60 * 60_000;

export type AppUpdateParts = {
  /** undefined without service workers, or on an insecure page. */
  workers: ServiceWorkerContainer | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  reload: () => void;
};

/**
 * The service worker, for starting offline, and its updates.
 *
 * Shape   a newer version is installed and waits. `isReady` reports it; only `apply` activates it, and
 *         reloads the page once it has taken over.
 * Errors  none: the app works without a worker.
 */
export function appUpdate({ workers, now, reload }: AppUpdateParts) {
  let registration: ServiceWorkerRegistration | undefined;
  let first: ServiceWorker | null = null;
  let ready = false;
  let askedAt = now();
  const listeners = new Set<() => void>();

  function onStateChange(): void {
    // Without a controller the page came from the network and is the newest.
    if (!registration?.waiting || !workers?.controller || ready) return;
    if (registration.waiting === first) return;
    ready = true;
    for (const listener of listeners) listener();
  }

  function askAgain(): void {
    if (document.visibilityState !== 'visible' || now() - askedAt < MIN_CHECK_MS) return;
    askedAt = now();
    // Fails offline; the next check will do.
    registration?.update().catch(() => undefined);
  }

  return {
    /** Registers /sw.js; call it once, after load. */
    start: async (): Promise<void> => {
      const isControlled = Boolean(workers?.controller);
      registration = await workers
        ?.register('/sw.js', { updateViaCache: 'none' })
        .catch(() => undefined);
      if (!registration) return;
      // It takes over a page that had none. WebKit, when busy, says so before it says that it was installed.
      if (!isControlled) first = registration.installing ?? registration.waiting;
      onStateChange();
      watchInstalling();
      registration.addEventListener('updatefound', watchInstalling);
      document.addEventListener('visibilitychange', askAgain);
    },

    apply: (): void => {
      // Another tab may have activated it: then a reload is enough.
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
    registration?.installing?.addEventListener('statechange', onStateChange);
  }
}

const update = appUpdate({
  workers: navigator.serviceWorker,
  now: () => Date.now(),
  reload: () => window.location.reload(),
});

/** Registers the service worker some time after load, because it fetches the whole app. */
export function startServiceWorker(): void {
  const start = (): void => void setTimeout(() => void update.start(), AFTER_LOAD_MS);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/** Activates the newer version; undefined while there is none. */
export function useAppUpdate(): (() => void) | undefined {
  return useSyncExternalStore(update.subscribe, update.isReady, () => false)
    ? update.apply
    : undefined;
}
