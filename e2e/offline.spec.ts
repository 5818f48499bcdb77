import { expect, test } from './fixtures.ts';
import { underWorker } from './offline.ts';
import { pressTool } from './shopping.ts';

test('the list, its ticks and the recipes of the day work offline', async ({ page, context }) => {
  await page.goto('/');
  await underWorker(page);
  const recipes = page.getByRole('article').getByRole('heading');
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .click();
  const titles = await recipes.allTextContents();
  await page.getByRole('button', { name: /1 recipe selected/i }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Generate Shopping List' }).click();
  await expect(page).toHaveURL('/shopping-list');
  await pressTool(page, 'Choose what to shop for');
  const ticks = page.getByRole('main').getByRole('checkbox');
  await ticks.first().press('Space');
  await expect(ticks.first()).not.toBeChecked();
  const items = await page.getByRole('main').getByRole('listitem').allTextContents();
  expect(items.length).toBeGreaterThan(1);

  await context.setOffline(true);
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const ofList = 'You are offline. You can go on here; changes are kept.';
  await expect(toasts.getByText(ofList)).toBeVisible();
  await page.reload();
  const banner = page.getByRole('status');
  await expect(banner.filter({ hasText: 'Offline · changes are kept' })).toBeVisible();
  await pressTool(page, 'Choose what to shop for');
  await expect(ticks.first()).not.toBeChecked();
  await expect(ticks.nth(1)).toBeChecked();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(items);

  await page.goto('/');
  await expect(banner.filter({ hasText: 'You are offline. Using cached recipes.' })).toBeVisible();
  await expect(recipes).toHaveText(titles);
  await page
    .getByRole('link', { name: /View Recipe/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '');

  await context.setOffline(false);
  await expect(toasts.getByText('You are back online!')).toBeVisible();
});

test('the worker neither answers nor caches API calls @full', async ({ page, context }) => {
  await page.goto('/');
  await underWorker(page);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  const kept = await page.evaluate(async () => {
    const addresses = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      addresses.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return addresses;
  });
  expect(kept).toContain('/index.html');
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
  expect(kept.filter((path) => /VendorOrders|AdminUsers/.test(path))).toEqual([]);
  // What is no page of the app comes from the server as well.
  await page.goto('/robots.txt');
  await expect(page.getByText('User-agent: *')).toBeVisible();

  await context.setOffline(true);
  await expect(page.goto('/api/openapi.json')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});
