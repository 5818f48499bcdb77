import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { inspectThemes } from './axe.ts';
import { expect } from './fixtures.ts';
import { withOwnServer } from './ownServer.ts';
import { orderGarlic } from './shopping.ts';

const WAITS = { timeout: 20_000 };

// Without a mail server mails are files of the server's own folder.
const FOLDER = mkdtempSync(join(tmpdir(), 'larder-e2e-notices-'));
const test = withOwnServer(() => ({ SEED: 'demo', DATA_DIR: FOLDER }));
test.afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

function mailsTo(address: string): string[] {
  const outbox = join(FOLDER, 'outbox');
  return (existsSync(outbox) ? readdirSync(outbox) : [])
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}`));
}

/** In the page: a push service that takes every subscription, for the browser's own would be one in the internet. */
function subscribeAnywhere(keys: { p256dh: string; auth: string }): void {
  const endpoint = 'https://push.example/this-browser';
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

/** Of a browser that nothing is sent to. */
const KEYS = {
  p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  auth: 'AAECAwQFBgcICQoLDA0ODw',
};

async function allowHere(page: Page): Promise<void> {
  await page.addInitScript(permitAll);
  await page.addInitScript(subscribeAnywhere, KEYS);
}

test('a vendor allows notices with one press, and learns of an order by mail', async ({
  page,
  shop,
  customer,
  request,
}) => {
  test.setTimeout(90_000);
  await allowHere(page);
  await page.goto('/vendor/orders');
  await inspectThemes(page, 'the orders with the offer of notices');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByText('Notices are on for this device.')).toBeVisible(WAITS);
  await expect(page.getByRole('button', { name: 'Notify me' })).toHaveCount(0);

  await page.goto('/vendor/account');
  const notices = page.getByRole('region', { name: 'Notices' });
  const stop = notices.getByRole('button', { name: /^Stop notices on/ });
  await expect(stop).toBeVisible();
  const form = notices.getByRole('form', { name: `Notices of ${shop.name}` });
  await form.getByLabel(/by mail$/).selectOption('now');
  await form.getByRole('checkbox', { name: /Quiet hours/ }).click();
  await inspectThemes(page, 'the settings of notices');
  await form.getByRole('checkbox', { name: /Quiet hours/ }).click();
  await form.getByRole('button', { name: 'Save notices' }).click();
  await expect(page.getByText(`Notices of ${shop.name} are saved.`)).toBeVisible();

  const order_id = await orderGarlic(request, customer, { ...shop, quantity: 2 });
  await expect.poll(() => mailsTo(shop.vendor.email).length, WAITS).toBe(1);
  const [mail = ''] = mailsTo(shop.vendor.email);
  expect(mail).toContain(`Subject: New order #${order_id.slice(0, 8)}`);
  expect(mail).not.toContain(customer.name);
  const [link = ''] = /http\S+\/vendor\/orders\?order=\S+/.exec(mail) ?? [];
  await page.goto(link);
  await expect(page.getByText(order_id.slice(0, 12)).first()).toBeVisible();

  await page.goto('/vendor/account');
  await stop.click();
  await expect(stop).toHaveCount(0);
});

test('a shopper who waits for an order is offered notices @full', async ({
  page,
  market,
  shopper,
  request,
}) => {
  test.setTimeout(90_000);
  await allowHere(page);
  await orderGarlic(request, shopper, { ...market.stores[0], quantity: 1 });
  await page.goto('/orders');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByText('Notices are on for this device.')).toBeVisible(WAITS);
  await expect(page.getByRole('button', { name: 'Notify me' })).toHaveCount(0);
});
