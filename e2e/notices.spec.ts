import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { allowHere, mailsIn } from './allowNotices.ts';
import { inspectThemes } from './axe.ts';
import { expect } from './fixtures.ts';
import { withOwnServer } from './ownServer.ts';
import { orderGarlic } from './shopping.ts';

const WAITS = { timeout: 20_000 };

// Without a mail server mails are files of the server's own folder.
const FOLDER = mkdtempSync(join(tmpdir(), 'larder-e2e-notices-'));
const test = withOwnServer(() => ({ SEED: 'demo', DATA_DIR: FOLDER }));
test.afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** Of a browser that nothing is sent to. */
const NOBODY = {
  endpoint: 'https://push.example/this-browser',
  keys: {
    p256dh:
      'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    auth: 'AAECAwQFBgcICQoLDA0ODw',
  },
};

test('a vendor allows notices with one press, and learns of an order by mail', async ({
  page,
  shop,
  customer,
  request,
}) => {
  test.setTimeout(90_000);
  await allowHere(page, NOBODY);
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
  await expect.poll(() => mailsIn(FOLDER, shop.vendor.email).length, WAITS).toBe(1);
  const [mail = ''] = mailsIn(FOLDER, shop.vendor.email);
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
  await allowHere(page, NOBODY);
  await orderGarlic(request, shopper, { ...market.stores[0], quantity: 1 });
  await page.goto('/orders');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByText('Notices are on for this device.')).toBeVisible(WAITS);
  await expect(page.getByRole('button', { name: 'Notify me' })).toHaveCount(0);
});
