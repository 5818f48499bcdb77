import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

/** Mails to somebody, of a server without a mail server: files of its own folder. */
export function mailsIn(folder: string, address: string): string[] {
  const outbox = join(folder, 'outbox');
  return (existsSync(outbox) ? readdirSync(outbox) : [])
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}`));
}

/** A browser as a push service knows it. */
type Browser = { endpoint: string; keys: { p256dh: string; auth: string } };

/** In the page: a push service that takes every subscription, for the browser's own would be one in the internet. */
function subscribeAnywhere({ endpoint, keys }: Browser): void {
  let isOn = false;
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (isOn ? subscription : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      const text = applicationServerKey.replaceAll('-', '+').replaceAll('_', '/');
      subscription.options.applicationServerKey = Uint8Array.from(atob(text), (letter) =>
        letter.charCodeAt(0),
      ).buffer;
      isOn = true;
      return subscription;
    },
  });
  const subscription = {
    endpoint,
    options: { applicationServerKey: new ArrayBuffer(0) },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      isOn = false;
      return true;
    },
  };
}

/** In the page: a person who allows notices. A headless Chromium denies them, whatever its context is granted. */
function permitAll(): void {
  let permission: NotificationPermission = 'default';
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => (permission = 'granted');
}

/** Has the page's person allow notices, which are sent to that browser. */
export async function allowHere(page: Page, browser: Browser): Promise<void> {
  await page.addInitScript(permitAll);
  await page.addInitScript(subscribeAnywhere, browser);
}
