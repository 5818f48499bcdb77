import type { Browser, Page } from '@playwright/test';

import { inspectThemes } from './axe.ts';
import { type Account, ask, expect, test } from './fixtures.ts';
import { orderForEach } from './shopping.ts';

const ORDERS = 30;
const WAITS = { timeout: 20_000 };

const rowOf = (page: Page, order_id: string) =>
  page.getByRole('row', { name: `Order ${order_id.slice(0, 12)}` });

test('a morning of 30 orders: accepted in bulk, picked by two, printed, one line short, one replaced, delivered, one undone @full', async ({
  page,
  shop,
  customer: shopper,
  request,
  browser,
}) => {
  test.setTimeout(180_000);
  const { vendor } = shop;
  const orders = await orderForEach(
    request,
    Array.from({ length: ORDERS }, () => shopper),
    shop,
  );
  const [changed = ''] = orders;

  // Accepted in one go.
  await page.goto('/vendor/orders?status=pending');
  await page.getByRole('checkbox', { name: 'Select all orders of this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected orders' });
  const sent = page.waitForResponse(/\/vendor\/orders\/status$/, WAITS);
  await bar.getByRole('button', { name: `Accept ${ORDERS}` }).click();
  await page.mouse.move(0, 0);
  await expect(page.getByText(`${ORDERS} orders have been marked as Accepted.`)).toBeVisible();
  expect((await sent).ok()).toBe(true);

  // Two pickers see each other's ticks.
  const second = await pageOf(browser, vendor);
  await page.goto('/vendor/orders?pick=all');
  await second.goto('/vendor/orders?pick=all');
  await page.getByRole('checkbox', { name: new RegExp(`^${2 * ORDERS} × Garlic`) }).click();
  const box = second.getByRole('checkbox', { name: new RegExp(`^${2 * ORDERS} × Garlic`) });
  await expect(box).toBeChecked(WAITS);
  await second.getByRole('checkbox', { name: /× Yellow onion/ }).click();
  await expect(page.getByText('Everything is picked')).toBeVisible(WAITS);
  await page.getByRole('button', { name: 'Packing slips' }).click();
  await expect(
    page.getByRole('list', { name: 'Packing slips' }).locator(':scope > li'),
  ).toHaveCount(ORDERS);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: null });

  // One line is short, by keyboard.
  await page.goto(`/vendor/orders?order=${changed}`);
  const details = page.getByRole('complementary', { name: `Order ${changed.slice(0, 8)}` });
  await details.getByRole('button', { name: 'Short: Garlic' }).focus();
  await page.keyboard.press('Enter');
  const line = page.getByRole('dialog', { name: 'Garlic' });
  await line.getByLabel('Reason (optional)').fill('It has sprouted');
  await page.keyboard.press('Enter');
  await expect(line).toBeHidden();
  await expect(details.getByText('$5.00')).toBeVisible();

  // Another is replaced by something dearer: the shopper is asked, and agrees.
  await details.getByRole('button', { name: /^Replace: .*[Oo]nion/ }).click();
  const instead = page.getByRole('dialog', { name: /[Oo]nion/ });
  await instead.getByRole('searchbox').fill('basil');
  await instead
    .getByRole('radio', { name: /[Bb]asil/ })
    .first()
    .check();
  await inspectThemes(page, 'replacing a line');
  await instead.getByRole('button', { name: 'Ask the customer' }).click();
  await expect(instead).toBeHidden();
  const buyer = await pageOf(browser, shopper);
  await buyer.goto(`/orders?order=${changed}`);
  const changes = buyer.getByRole('list', { name: 'Changes' });
  await expect(changes).toContainText('“It has sprouted”');
  await inspectThemes(buyer, 'an order that was changed');
  await changes.getByRole('button', { name: /^Keep/ }).click();
  await expect(changes).toContainText('You keep it');
  await expect(details.getByText('The customer keeps it')).toBeVisible(WAITS);
  await inspectThemes(page, 'details of a changed order');

  // The pick list has what replaces it, open; then all are delivered.
  await details.getByRole('button', { name: 'Pick list' }).click();
  await expect(page.getByText('1 of 2 left to pick')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Orders' }).click();
  await rowOf(page, changed)
    .getByRole('button', { name: /^Deliver/ })
    .click();
  await expect(
    page.getByText(`Order ${changed.slice(0, 8)}... has been marked as Delivered.`),
  ).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(async () => {
    const order = await ask(request, vendor, { path: `/vendor/order/${changed}` });
    expect(order.order_status).toBe('Delivered');
  }).toPass(WAITS);
  await expect(changes.getByRole('button', { name: /^Refuse/ })).toBeHidden(WAITS);

  // One delivery is undone before it is sent.
  const [, kept = ''] = orders;
  await rowOf(page, kept)
    .getByRole('button', { name: /^Deliver/ })
    .click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, kept)).toBeVisible();
  const { counts } = await ask(request, vendor, { path: '/vendor/overview' });
  expect(counts).toEqual({ pending: 0, Accepted: ORDERS - 1, Rejected: 0, Delivered: 1 });
});

/** A window of its own in which somebody is signed in. */
async function pageOf(browser: Browser, who: Account): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/help-support');
  await page.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), who.stored);
  return page;
}
