import type { APIRequestContext, Browser, Page } from '@playwright/test';

import { inspectThemes } from './axe.ts';
import { type Account, ask, expect, type Market, test } from './fixtures.ts';
import { underWorker } from './offline.ts';
import { addToList, checkOutAt, fillCartAt, shopNow } from './shopping.ts';

/** Opens a store of the near vendor where one picks up, with garlic and celery. */
async function openPickup(request: APIRequestContext, { place, stores: [near] }: Market) {
  const { vendor } = near;
  const store = {
    name: 'Corner Pickup',
    store_type: 'Pickup',
    address: 'Pier 2',
    location: [place.longitude, place.latitude],
    items: [],
  };
  const path = '/vendor/stores';
  const { value } = await ask(request, vendor, { method: 'POST', path, data: { stores: [store] } });
  const shelf = (await ask(request, vendor, { path })).value.find(
    (one: { store_id: string }) => one.store_id === near.store_id,
  );
  const items = shelf.items
    .filter(({ name }: { name: string }) => ['Garlic', 'Celery'].includes(name))
    .map(({ ingredient_id }: { ingredient_id: string }) => ({
      ingredient_id,
      price: 1,
      quantity: 9,
    }));
  const stores = [{ store_id: value[0].store_id, items }];
  await ask(request, vendor, { method: 'PUT', path, data: { stores } });
}

/** The same person's phone. */
async function phoneOf(browser: Browser, { stored }: Account): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto('/help-support');
  await phone.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), stored);
  return phone;
}

test('what is ordered on the laptop is on the phone, offline too, until it is cancelled @full', async ({
  page,
  browser,
  request,
  market,
  shopper,
}) => {
  test.setTimeout(120_000);
  await openPickup(request, market);
  await page.goto('/shopping-list');
  for (const name of ['Garlic', 'Celery']) await addToList(page, name);
  const phone = await phoneOf(browser, shopper);
  const context = phone.context();
  await phone.goto('/trip');
  await expect(phone.getByText('No trip yet')).toBeVisible();

  await shopNow(page);
  await fillCartAt(page, 'Corner Pickup');
  await checkOutAt(page, 'Corner Pickup');
  // At once, without a press.
  await expect(phone.getByRole('heading', { level: 1, name: 'Corner Pickup' })).toBeVisible();
  await expect(phone.getByText('Pier 2')).toBeVisible();
  await underWorker(phone);
  await phone.goto('/shopping-list');
  await phone.getByRole('link', { name: 'Trip sheet · 1 stop' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Corner Pickup' })).toBeVisible();
  await phone.getByText('Garlic', { exact: true }).click();
  await expect(phone.getByText('1 of 2', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await phone.reload();
  await expect(phone.getByText('1 of 2', { exact: true })).toBeVisible();

  // Cancelled at home while the phone hears of nothing.
  await page.getByRole('link', { name: 'Your orders' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('Order cancelled').first()).toBeVisible();
  await context.setOffline(false);
  await expect(phone.getByText('The order at Corner Pickup was cancelled.')).toBeVisible();
  await context.close();
});

test('ordered on the laptop, a line falls short on the way, home with the rest @full', async ({
  page,
  browser,
  request,
  market,
  shopper,
}) => {
  test.setTimeout(120_000);
  await openPickup(request, market);
  await page.goto('/shopping-list');
  for (const name of ['Garlic', 'Celery']) await addToList(page, name);
  await shopNow(page);
  await fillCartAt(page, 'Corner Pickup');
  await checkOutAt(page, 'Corner Pickup');
  await expect(page.getByRole('heading', { name: '1 order placed' })).toBeVisible();
  const phone = await phoneOf(browser, shopper);
  await phone.goto('/trip');
  await expect(phone.getByText('0 of 2', { exact: true })).toBeVisible();

  // While one is on the way, the store packs, and has no celery.
  const { vendor } = market.stores[0];
  const { value } = await ask(request, vendor, { path: '/vendor/orders' });
  const [{ order_id, items }] = value;
  const accepted = { order_id, order_status: 'Accepted' };
  await ask(request, vendor, { method: 'PUT', path: '/vendor/userorder/accept', data: accepted });
  const { ingredient_id, quantity } = items.find((one: { name: string }) => one.name === 'Celery');
  const short = { order_id, ingredient_id, expected_quantity: quantity, packs: quantity };
  await ask(request, vendor, { method: 'PUT', path: '/vendor/order-line', data: short });
  await phone.reload();
  await expect(phone.getByText('0 of 1', { exact: true })).toBeVisible();
  await phone.getByText('Garlic', { exact: true }).click();
  await phone.getByRole('button', { name: 'Done here' }).click();
  await expect(phone.getByText('The trip is done')).toBeVisible();

  // At home the celery is to buy again, with the reason, on both devices; the garlic is not.
  for (const device of [phone, page]) {
    await device.goto('/shopping-list');
    await expect(device.getByText('Corner Pickup had no more of it')).toBeVisible();
    await expect(device.getByRole('checkbox', { name: 'Celery' })).toBeVisible();
    await expect(device.getByRole('checkbox', { name: 'Garlic' })).toHaveCount(0);
  }
  await shopNow(page);
  const left = page.getByRole('region', { name: 'Plans' });
  await expect(left.getByText('Your 1 thing')).toBeVisible();
  await phone.context().close();
});

test('the trip sheet works without a network and keeps its ticks @full', async ({
  page,
  context,
  request,
  market,
  shopper: _shopper,
}) => {
  test.setTimeout(120_000);
  await openPickup(request, market);
  await page.goto('/shopping-list');
  await underWorker(page);
  for (const name of ['Garlic', 'Celery']) await addToList(page, name);
  await shopNow(page);
  await fillCartAt(page, 'Corner Pickup');
  await checkOutAt(page, 'Corner Pickup');
  await page.getByRole('link', { name: 'Trip sheet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Corner Pickup' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });

  await context.setOffline(true);
  await page.reload();
  await page.getByText('Garlic', { exact: true }).click();
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Celery is not there' }).click();
  await expect(
    page.getByText(/(Near|Far) Market delivers it for \$[\d.]+: keep it on the list/),
  ).toBeVisible();
  await inspectThemes(page, '/trip');
  await page.getByRole('button', { name: 'Drop it' }).click();
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Done here' }).click();
  await expect(page.getByText('The trip is done')).toBeVisible();
});
