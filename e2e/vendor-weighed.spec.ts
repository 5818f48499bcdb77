import type { Browser, Page } from '@playwright/test';

import { inspectThemes } from './axe.ts';
import { type Account, ask, expect, test } from './fixtures.ts';
import { fillCartAt, listAndShop, openStore, placeOrders } from './shopping.ts';

const WAITS = { timeout: 20_000 };

test('sold by weight: ordered for about, weighed when picked, too much is asked, kept and delivered @full', async ({
  page,
  request,
  near,
  shopper: _signedIn,
  browser,
}) => {
  test.setTimeout(120_000);
  const { vendor } = near;

  // The vendor says that garlic, 150 gm for $2.00, is weighed.
  const shop = await pageOf(browser, vendor);
  await shop.goto('/vendor/store');
  await shop.getByRole('searchbox', { name: 'Search inventory' }).fill('Garlic');
  await shop.getByRole('button', { name: 'Edit Garlic', exact: true }).click();
  await shop.getByRole('checkbox', { name: 'Sold by weight, in steps of 150 g' }).check();
  await inspectThemes(shop, 'selling by weight');
  await shop.getByRole('button', { name: 'Save' }).click();
  await expect(shop.getByText('by weight, $13.33 per kg').first()).toBeVisible();

  // The shopper sees that the price is about.
  await listAndShop(page, 'Garlic');
  const card = await openStore(page, 'Near Market');
  await expect(card.getByText('By weight, $13.33 per kg').first()).toBeVisible();
  await fillCartAt(page, 'Near Market');
  const cart = page.getByRole('article', { name: 'Cart at Near Market' });
  await expect(cart.getByText('150 g · about $2.00')).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByText('The total may rise by up to 10 %')).toBeVisible();
  await inspectThemes(page, 'a checkout by weight');
  await placeOrders(page, 1);
  await expect(page.getByRole('heading', { name: '1 order placed' })).toBeVisible();

  // It is weighed on the pick list; 200 g are too much.
  const { value: placed } = await ask(request, vendor, { path: '/vendor/orders' });
  const [{ order_id }] = placed;
  const data = { order_id, order_status: 'Accepted' };
  await ask(request, vendor, { method: 'PUT', path: '/vendor/userorder/accept', data });
  await shop.goto('/vendor/orders?pick=all');
  await shop.getByRole('checkbox', { name: 'Garlic, 150 g, by weight' }).click();
  const dialog = shop.getByRole('dialog', { name: 'Garlic' });
  await expect(dialog.getByText('Above 165 g the customer is asked first.')).toBeVisible();
  for (const width of [390, 1440]) {
    await shop.setViewportSize({ width, height: 900 });
    await inspectThemes(shop, `weighing at ${width} px`);
  }
  await dialog.getByLabel('Weighs').fill('200');
  await shop.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(shop.getByText('150 g ordered, 200 g asked for', { exact: true })).toBeVisible(
    WAITS,
  );

  // The shopper says yes.
  await page.goto(`/orders?order=${order_id}`);
  const question = page.getByRole('list', { name: 'Weights' });
  await expect(question).toContainText('Garlic weighs 200 g instead of 150 g');
  await expect(question).toContainText('It costs $0.67 more');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await inspectThemes(page, `a weight that is asked about at ${width} px`);
  }
  await question.getByRole('button', { name: /^Keep/ }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('list', { name: 'Items' })).toContainText(
    '150 g ordered, 200 g weighed',
  );

  // Now it can be ticked, and delivered.
  await shop.getByRole('checkbox', { name: 'Garlic, 150 g ordered, 200 g weighed' }).click(WAITS);
  await expect(shop.getByText('Everything is picked')).toBeVisible(WAITS);
  await expect(async () => {
    const order = await ask(request, vendor, { path: `/vendor/order/${order_id}` });
    expect([order.items[0].weighing, order.total_price]).toEqual([
      { amount: 200, state: 'kept', cost: 2.67 },
      2.67,
    ]);
  }).toPass(WAITS);
});

/** A window of its own in which somebody is signed in. */
async function pageOf(browser: Browser, who: Account): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/help-support');
  await page.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), who.stored);
  return page;
}
