/* What the service worker does with a message of the push service, and with a press on what it showed. */

type Shown = { title: string; text: string; tag: string; path: string };

/** Shown for a message that cannot be read: a browser that shows nothing shows a text of its own. */
const UNREADABLE: Shown = {
  title: 'News of your orders',
  text: 'Open Larder to see them.',
  tag: 'orders',
  path: '/orders',
};

/** Shows a message; a newer one of the same order takes the place of the older. */
export function showNotice(
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  message: Pick<PushMessageData, 'json'> | null,
): Promise<void> {
  const { title, text, tag, path } = read(message);
  // TypeScript's library does not know `renotify`.
  const options: NotificationOptions & { renotify: boolean } = {
    body: text,
    tag,
    renotify: true,
    icon: '/icon.svg',
    data: path,
  };
  return registration.showNotification(title, options);
}

function read(message: Pick<PushMessageData, 'json'> | null): Shown {
  try {
    const found: unknown = message?.json();
    return isShown(found) ? found : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

function isShown(value: unknown): value is Shown {
  if (typeof value !== 'object' || value === null) return false;
  const { title, text, tag, path } = value as Partial<Record<keyof Shown, unknown>>;
  return (
    typeof title === 'string' &&
    typeof text === 'string' &&
    typeof tag === 'string' &&
    isOurPath(path)
  );
}

/** Never another site's address: "//other.example" and "/\other.example" are such. */
function isOurPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path);
}

/** Opens what a notice is about: in a tab of the app that is open, else in a new one. */
export async function openNotice(
  clients: Pick<Clients, 'matchAll' | 'openWindow'>,
  data: unknown,
): Promise<void> {
  const path = isOurPath(data) ? data : UNREADABLE.path;
  const [tab] = await clients.matchAll({ type: 'window' });
  // A tab that this worker does not control cannot be led.
  const led = await tab?.navigate(path).catch(() => undefined);
  if (led) await led.focus();
  else await clients.openWindow(path);
}
