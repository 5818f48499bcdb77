/** Whether this browser shows notices: it cannot, nobody was asked yet, it does, or it was told not to. */
type PushSupport = 'unsupported' | 'unasked' | 'granted' | 'refused';

/** Max time until the service worker is there: it is installed some seconds after the first page. */
const WORKER_MS = 15_000;

/** Why notices are not on, in words for a person. */
export class PushError extends Error {
  override readonly name = 'PushError';
}

export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported';
  const { permission } = Notification;
  if (permission === 'default') return 'unasked';
  return permission === 'granted' ? 'granted' : 'refused';
}

type Subscribed = { endpoint: string; keys: { p256dh: string; auth: string } };

/**
 * Asks the person, then the browser's push service, for notices of the server with this key. Call it in a press.
 *
 * Errors  PushError.
 */
export async function subscribe(key: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new PushError('Your browser blocks notices from Larder.');
  const manager = await pushManager();
  const before = await manager.getSubscription();
  if (before && keyOf(before) !== key) await before.unsubscribe();
  const subscription = await manager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => undefined);
  const json = subscription?.toJSON();
  const [endpoint, p256dh, auth] = [json?.endpoint, json?.keys?.['p256dh'], json?.keys?.['auth']];
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new PushError('The service that brings notices to this browser did not answer.');
  return { endpoint, keys: { p256dh, auth } };
}

/** Ends the subscription of this browser, if there is one. Errors  none: the server sends nothing more anyway. */
export async function unsubscribe(): Promise<void> {
  const subscription = await subscriptionHere().catch(() => undefined);
  await subscription?.unsubscribe().catch(() => undefined);
}

/**
 * What the server lists this browser by: the start of its endpoint's SHA-256, in hex; undefined when it shows no notices.
 * `key` is that of the server: a subscription with another one is none of ours.
 */
export async function markHere(key: string): Promise<string | undefined> {
  if (pushSupport() !== 'granted') return undefined;
  const subscription = await subscriptionHere().catch(() => undefined);
  if (!subscription || keyOf(subscription) !== key) return undefined;
  const text = new TextEncoder().encode(new URL(subscription.endpoint).href);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(hash.slice(0, MARK_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

const MARK_BYTES = 8;

async function subscriptionHere(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Errors  PushError when no service worker comes. */
async function pushManager(): Promise<PushManager> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new PushError('This page cannot show notices yet. Reload it and try again.'));
  }, WORKER_MS);
  try {
    return (await Promise.race([navigator.serviceWorker.ready, late])).pushManager;
  } finally {
    clearTimeout(timer);
  }
}

/** The server's key that a subscription was made with, as base64url. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string | undefined {
  if (!applicationServerKey) return undefined;
  return btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
