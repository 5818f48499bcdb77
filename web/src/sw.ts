/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addRoute,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precache,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

import { sendKept } from '#platform/outbox/sendKept.ts';
import { openNotice, showNotice } from '#platform/page/showNotice.ts';
import { SEND_KEPT } from '#platform/stored/keptForWorker.ts';

declare const self: ServiceWorkerGlobalScope;
type SyncEvent = ExtendableEvent & { readonly tag: string };
/** The shell's files, inserted by the build. Hashed names have no revision. */
declare const SHELL: { url: string; revision: string | null }[];

const MONTH_SECONDS = 30 * 24 * 60 * 60;
const MAX_PICTURES = 300;
/** Two versions of the assets outside of the shell: working areas, rare scripts. */
const MAX_ASSETS = 120;
/** Pictures vary by what a browser accepts. This cache has one browser, and expiry deletes by address alone. */
const OF_ONE_BROWSER = { ignoreVary: true };

precache(SHELL);
addRoute({ cleanURLs: false });
cleanupOutdatedCaches();

// Page and code come from one version, online and offline. Never cache the API: recipes have the browser
// database, and other data must be current.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(api|images|assets|ocr|calendar|healthz|readyz|robots\.txt)([/?]|$)/],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/images/'),
  cacheFirst('pictures', MAX_PICTURES),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  cacheFirst('assets', MAX_ASSETS),
);

// The first version takes over its page. A newer one waits until it is applied.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', ({ data }) => {
  if (data === 'skipWaiting') void self.skipWaiting();
});

// Changes of the kitchen that no page could send. Only where browsers have background sync.
self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent; // TypeScript's library does not know it
  if (sync.tag === SEND_KEPT) sync.waitUntil(sendKept());
});

self.addEventListener('push', (event) =>
  event.waitUntil(showNotice(self.registration, event.data)),
);
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openNotice(self.clients, notification.data));
});

function cacheFirst(cacheName: string, maxEntries: number): CacheFirst {
  return new CacheFirst({
    cacheName,
    matchOptions: OF_ONE_BROWSER,
    // Workbox's types clash under exactOptionalPropertyTypes.
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({
        maxEntries,
        maxAgeSeconds: MONTH_SECONDS,
        purgeOnQuotaError: true,
        matchOptions: OF_ONE_BROWSER,
      }),
    ] as CacheFirst['plugins'],
  });
}
