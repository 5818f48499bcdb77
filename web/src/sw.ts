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

declare const self: ServiceWorkerGlobalScope;
/** The files of the shell; the build puts them in. A file with a hash in its name has no revision. */
declare const SHELL: { url: string; revision: string | null }[];

const MONTH_SECONDS = 30 * 24 * 60 * 60;
const MAX_PICTURES = 300;
/** Two versions of all that is not in the shell: the areas of vendors and admins, rare scripts. */
const MAX_ASSETS = 120;

precache(SHELL);
addRoute({ cleanURLs: false });
cleanupOutdatedCaches();

// Page and code come from one version, with a network and without. The API is nobody's page and is
// never kept here: recipes have the browser database, everything else must be of this moment.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(api|images|assets|healthz|readyz)([/?]|$)/],
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

// The first version serves the page that installed it. A newer one waits until somebody asks for it.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', ({ data }) => {
  if (data === 'skipWaiting') void self.skipWaiting();
});

function cacheFirst(cacheName: string, maxEntries: number): CacheFirst {
  return new CacheFirst({
    cacheName,
    // Their types say "or undefined" where the list's type only says "optional".
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true }),
    ] as CacheFirst['plugins'],
  });
}
