import type { NoticeDevice } from '@larder/shared/orders/notices.calls';
import { onTestFinished, vi } from 'vitest';

/** The server's key, as long as a test needs. */
export const PUSH_KEY = 'BAAA';
const ENDPOINT = 'https://push.example/this-browser';
/** The start of the SHA-256 of the endpoint, as the server has it. */
async function markOfThisBrowser(): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(ENDPOINT));
  return [...new Uint8Array(hash).slice(0, 8)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

export const thisDevice = async (more: Partial<NoticeDevice> = {}): Promise<NoticeDevice> => ({
  device_id: '01890000-0000-7000-8000-0000000000d1',
  device: 'Firefox on Linux',
  mark: await markOfThisBrowser(),
  created_at: new Date('2026-03-04T12:00:00.000Z'),
  is_current: true,
  ...more,
});

export const SUBSCRIBED = {
  endpoint: ENDPOINT,
  keys: { p256dh: 'k'.repeat(87), auth: 'a'.repeat(22) },
};

/**
 * A browser that can show notices, until the test ends.
 *
 * Shape   `answer` is what the person says when asked; with `isSubscribed` it was asked before; with `isAway` the
 *         browser's push service does not answer. `asked` counts the questions.
 */
export function browserWithPush({
  permission = 'default',
  answer = 'granted',
  isSubscribed = false,
  isAway = false,
}: {
  permission?: NotificationPermission;
  answer?: NotificationPermission;
  isSubscribed?: boolean;
  isAway?: boolean;
} = {}) {
  let given = permission;
  let asked = 0;
  let isOn = isSubscribed;
  const subscription = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: Uint8Array.from([4, 0, 0]).buffer },
    toJSON: () => SUBSCRIBED,
    unsubscribe: async () => {
      isOn = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (isOn ? subscription : null),
    subscribe: async () => {
      if (isAway) throw new DOMException('push service error', 'AbortError');
      isOn = true;
      return subscription;
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return given;
    },
    requestPermission: async () => {
      asked += 1;
      given = answer;
      return answer;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve({ pushManager }),
      getRegistration: async () => ({ pushManager }),
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  return { asked: () => asked, isOn: () => isOn };
}
