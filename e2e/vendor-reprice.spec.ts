import type { Page } from '@playwright/test';

import { inspectThemes } from './axe.ts';
import { ask, expect, test } from './fixtures.ts';
import { choose, MESSY, shelfOf } from './importing.ts';

const tableOf = (page: Page) => page.getByRole('table', { name: 'What becomes of each row' });
const barOf = (page: Page) => page.getByRole('region', { name: 'Selected items' });

test('a vendor reprices by rule, somebody comes in between; then a messy file @full', async ({
  page,
  shop,
  request,
}) => {
  test.setTimeout(120_000);
  const { store_id, vendor } = shop;
  await page.goto(`/vendor/store?store=${store_id}`);
  await page.getByRole('searchbox', { name: 'Search inventory' }).fill('rice');
  await page.getByRole('checkbox', { name: 'Select all items of the list' }).check();
  await barOf(page).getByRole('button', { name: 'Prices' }).click();
  await page.getByLabel('By or to').fill('5');
  const row = tableOf(page).getByRole('row', { name: /Basmati rice/ });
  await expect(row).toContainText('from $2.00→to $2.10');
  await page.getByLabel('Round').selectOption('ends in .99');
  await expect(row).toContainText('from $2.00→to $1.99');

  // A price is set in another place: it is shown, left out, and stays.
  const items = (await shelfOf(request, shop)).filter(({ name }) => /rice/i.test(name));
  const basmati = items.find(({ name }) => name === 'Basmati rice');
  const edit = { ingredient_id: basmati?.ingredient_id, price: 2.5 };
  const data = { stores: [{ store_id, items: [edit] }] };
  await ask(request, vendor, { method: 'PUT', path: '/vendor/stores', data });
  await page.getByRole('button', { name: `Change ${items.length} items` }).click();
  await expect(row).toContainText('it was $2.00, it is $2.50 now.');
  await page.getByRole('button', { name: `Change ${items.length - 1} items` }).click();
  await expect(
    page.getByText(
      `Shelf changed. 0 items added, ${items.length - 1} prices and 0 stocks changed.`,
    ),
  ).toBeVisible();
  const prices = new Map((await shelfOf(request, shop)).map(({ name, price }) => [name, price]));
  expect(prices.get('Basmati rice')).toBe(2.5);
  expect(prices.get('Rice vinegar')).toBe(1.99);
  expect(prices.get('Garlic')).toBe(2);
  await page.getByRole('button', { name: 'Take the shelf as it is now' }).click();
  await expect(row).toContainText('from $2.50→to $2.99');

  await page.goBack();
  await page.getByRole('link', { name: 'Export or import' }).click();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await choose(page, MESSY);
  await expect(tableOf(page)).toContainText('it was $2.00, it is $2.50 now.');
  await expect(tableOf(page)).toContainText('No ingredient is called “Garlik”.');
  await page.getByRole('button', { name: /^Import good rows/ }).click();
  await expect(page.getByText(/^Inventory imported! 0 items added/)).toBeVisible();
  const after = new Map((await shelfOf(request, shop)).map((item) => [item.name, item]));
  expect(after.get('Yellow onion')).toMatchObject({ price: 2, quantity: 40 });
  expect(after.get('Basmati rice')).toMatchObject({ price: 2.5, quantity: 10 });
  expect(after.get('Rice vinegar')).toMatchObject({ price: 1.99, quantity: 10 });
});

test('by keyboard alone: a range leaves the shelf, and Undo brings it back @full', async ({
  page,
  shop,
  request,
}) => {
  const before = await shelfOf(request, shop);
  await page.goto(`/vendor/store?store=${shop.store_id}`);
  await expect(page.getByRole('row', { name: before[0]?.name ?? '' }).first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(barOf(page)).toContainText('3 selected');
  await barOf(page).getByRole('button', { name: 'Remove 3' }).press('Enter');
  await expect(page.getByText('3 items removed')).toBeVisible();
  expect(await shelfOf(request, shop)).toEqual(before.slice(3));
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect
    .poll(async () =>
      (await shelfOf(request, shop)).map(({ name, price, quantity }) => [name, price, quantity]),
    )
    .toEqual(before.map(({ name, price, quantity }) => [name, price, quantity]));
});

for (const width of [1440, 375])
  test(`axe finds nothing on the shelf's changes and on what was wanted: ${width} px @full`, async ({
    page,
    shop,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/vendor/store?store=${shop.store_id}`);
    // So few rows that none is below the bar.
    await page.getByRole('searchbox', { name: 'Search inventory' }).fill('onion');
    const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await expect(barOf(page)).toContainText('2 selected');
    await inspectThemes(page, 'selected items');
    await barOf(page).getByRole('button', { name: 'Prices' }).click();
    await page.getByLabel('By or to').fill('80');
    await expect(page.getByText('2 prices change by more than half')).toBeVisible();
    await inspectThemes(page, 'price rule');

    await page.evaluate(() => localStorage.clear());
    await page.goto('/vendor/login');
    await page.getByLabel('Email').fill('vendor@larder.test');
    await page.getByLabel('Password', { exact: true }).fill('larder-demo');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Wanted Nearby' })).toBeVisible();
    await inspectThemes(page, 'dashboard');
    await page.getByRole('link', { name: /week by week/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wanted Nearby' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Add .* to / }).first()).toBeVisible();
    await inspectThemes(page, 'what was wanted');
    const link = page.getByRole('link', { name: /^Add .* to / }).first();
    const food = /^Add (.*) to /.exec((await link.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    await link.click();
    await expect(page.getByRole('searchbox', { name: 'Search ingredients' })).toHaveValue(food);
    await expect(page.getByLabel(`Price of ${food}`, { exact: true })).toBeVisible();
  });
