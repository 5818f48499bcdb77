import { ingredientId } from '@larder/data/ids';
import type { Page } from '@playwright/test';

import { inspectThemes } from './axe.ts';
import { ask, expect, test } from './fixtures.ts';
import { underWorker } from './offline.ts';
import { addToList, fillCartAt, listed, placeOrders, shopNow } from './shopping.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Where the first row may begin on a phone. Units: CSS pixels from the top of the page. */
const FIRST_ROW = 260;

/** The top of the first row. */
async function firstRow(page: Page): Promise<number> {
  const row = page.locator('[data-rows] [data-row], li[data-row]').first();
  await expect(row).toBeVisible();
  const box = await row.boundingBox();
  return (box?.y ?? Number.NaN) + (await page.evaluate(() => window.scrollY));
}

/** How many rows can be seen and pressed: above the bars. */
async function rowsInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('.bottom-bar, .tab-bar')];
    const end = Math.min(window.innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top));
    return [...document.querySelectorAll('[data-row]')].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= 0 && bottom <= end;
    }).length;
  });
}

test('the first row begins high: a fresh list, offline, after an order, in a store', async ({
  page,
  context,
  request,
  market: {
    stores: [near],
  },
  shopper: _shopper,
}) => {
  test.setTimeout(120_000);
  const stores = [
    {
      store_id: near.store_id,
      items: [{ ingredient_id: ingredientId('garlic'), quantity: 0 }],
    },
  ];
  await ask(request, near.vendor, { method: 'PUT', path: '/vendor/stores', data: { stores } });
  await page.goto('/shopping-list');
  await underWorker(page);
  for (const name of ['Garlic', 'Butter', 'Basil']) await addToList(page, name);
  expect(await firstRow(page)).toBeLessThan(FIRST_ROW);

  await shopNow(page);
  await fillCartAt(page, 'Near Market');
  await page.goto('/checkout');
  await placeOrders(page, 1);
  await expect(page.getByRole('heading', { name: '1 order placed' })).toBeVisible();
  await page.goto('/shopping-list');
  await expect(page.getByRole('button', { name: /^Ordered · 2 things/ })).toBeVisible();
  expect(await firstRow(page)).toBeLessThan(FIRST_ROW);

  await context.setOffline(true);
  await expect(page.getByText('Offline · changes are kept')).toBeVisible();
  expect(await firstRow(page)).toBeLessThan(FIRST_ROW);

  await page.getByRole('button', { name: 'In a store' }).click();
  await expect(page.getByRole('button', { name: 'Leave the store' })).toBeVisible();
  expect(await firstRow(page)).toBeLessThan(FIRST_ROW);
});

const FORTY = Array.from(
  { length: 40 },
  (_, nth) => `${nth + 1} Thing ${String(nth).padStart(2, '0')}`,
);

test('forty lines in a store without a network: ticked, kept over a reload, sent later', async ({
  page,
  context,
  request,
  customer,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn(customer);
  await page.goto('/shopping-list');
  await underWorker(page);
  const box = page.getByRole('combobox', { name: 'Add an item' });
  await box.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, FORTY.join('\n'));
  await expect(listed(page, 'Thing 39')).toBeVisible();
  await expect(page.getByText('40 items added')).toHaveCount(0, { timeout: 15_000 });

  await page.getByRole('button', { name: 'In a store' }).click();
  await expect(page.getByText('of 40')).toBeVisible();
  expect(await rowsInSight(page)).toBeGreaterThanOrEqual(8);
  await inspectThemes(page, 'the list in a store');

  await context.setOffline(true);
  await expect(page.getByText('Offline · changes are kept')).toBeVisible();
  const row = (nth: number) =>
    page.getByRole('checkbox', { name: new RegExp(`^Thing ${String(nth).padStart(2, '0')}`) });
  for (const nth of [0, 1, 2, 3]) await row(nth).click();
  await expect(page.getByText('Offline · 4 changes wait')).toBeVisible();
  await expect(page.getByRole('button', { name: '3 more got · Show' })).toBeVisible();
  await page.getByRole('button', { name: 'More for Thing 05' }).click();
  await page.getByRole('button', { name: 'Not there' }).click();
  await page.reload();
  await expect(page.getByText('of 40').locator('xpath=..')).toHaveText('4 of 40');
  await expect(row(5)).toHaveAccessibleName(/Not there$/);
  // One too many.
  await row(3).click();
  await expect(page.getByText('of 40').locator('xpath=..')).toHaveText('3 of 40');

  await context.setOffline(false);
  await expect
    .poll(async () => {
      const { state } = await ask(request, customer, { path: '/kitchen' });
      return state.lines.filter(({ got }: { got?: unknown }) => got).length;
    })
    .toBe(3);
  await expect(page.getByText(/changes? waits?$/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave the store' }).click();
  await expect(page.getByRole('button', { name: /^Got it 3/ })).toBeVisible();
});

test('tabs and buttons stay clear of each other and of what is said', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(customer);
  await page.goto('/shopping-list');
  for (const name of ['Garlic', 'Butter']) await addToList(page, name);
  await listed(page, 'Garlic').click();
  const undo = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  const shop = page.getByRole('button', { name: 'Shop Now' });
  const tabs = page.getByRole('navigation', { name: 'Sections' });
  await expect(undo).toBeVisible();
  await undo.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
  const [said, button, bar] = [
    await undo.boundingBox(),
    await shop.boundingBox(),
    await tabs.boundingBox(),
  ];
  if (!said || !button || !bar) throw new Error('something is not shown');
  expect(said.y + said.height).toBeLessThanOrEqual(button.y);
  expect(button.y + button.height).toBeLessThanOrEqual(bar.y);
  expect(bar.y + bar.height).toBe(844);
  await tabs.getByRole('link', { name: 'Recipes' }).click();
  await expect(page).toHaveURL('/');
  await expect(tabs.getByRole('link', { name: 'Recipes' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('button', { name: 'You', exact: true }).click();
  await expect(
    page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Pantry' }),
  ).toBeVisible();
});
