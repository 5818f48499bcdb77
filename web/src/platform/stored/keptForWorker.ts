/* What waits for a network, where the service worker can read it; it cannot read the browser storage of pages. */

/** The event by which the browser wakes the worker when there is a network again. */
export const SEND_KEPT = 'kitchen';
/** The lock of the sender: one tab, or the worker. */
export const KITCHEN_LOCK = 'kitchen';

const CACHE = 'kitchen-waiting';
const ADDRESS = '/kitchen-waiting';

/** Whose they are, and the bodies of the calls that send them, in order. */
export type Kept = { user_id: string; bodies: readonly unknown[] };

export async function keepForWorker(kept: Kept): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(ADDRESS, Response.json(kept));
}

export async function keptForWorker(): Promise<Kept | undefined> {
  const found = await caches.match(ADDRESS, { cacheName: CACHE });
  return (await found?.json()) as Kept | undefined; // written by keepForWorker
}

/** Forgets what is kept for this person, nobody else's. Errors  none: pages without caches have kept nothing. */
export async function forgetForWorker(user_id: string | undefined): Promise<void> {
  const { caches: all }: { caches?: CacheStorage } = globalThis;
  if (!all) return;
  const kept = await keptForWorker().catch(() => undefined);
  if (kept?.user_id === user_id) await all.delete(CACHE).catch(() => undefined);
}
