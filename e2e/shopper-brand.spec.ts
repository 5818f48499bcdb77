import { ingredientId } from '@larder/data/ids';
import type { Page } from '@playwright/test';

import { inspectThemes } from './axe.ts';
import { ask, expect, test } from './fixtures.ts';
import { checkOutAt, clearList, fillCartAt, listAndShop, openStore, setItem } from './shopping.ts';

const CELERY = ingredientId('celery');
const NEAR = 'Near Market';

/** The dialog with the brands of celery. */
async function openBrands(page: Page) {
  const card = await openStore(page, NEAR);
  await card.getByRole('button', { name: 'Brands of Celery' }).first().click();
  return page.getByRole('dialog', { name: 'Brands of Celery' });
}

test('a brand that a shopper has chosen is bought, and bought again; what is never wanted is not @full', async ({
  page,
  request,
  near,
  market: { stores },
  shopper,
}) => {
  test.setTimeout(120_000);
  // Only brands, two of them, at one store.
  for (const store of stores) await setItem(request, store, { ingredient_id: CELERY, quantity: 0 });
  for (const [brand, price] of [
    ['Green Hill', 2],
    ['Valley Best', 3],
  ] as const) {
    const product = { name: 'Celery', brand, unit_quantity: 500, unit: 'gm', food_id: CELERY };
    const { product: made } = await ask(request, near.vendor, {
      method: 'POST',
      path: '/vendor/products',
      data: product,
    });
    await setItem(request, near, { ingredient_id: made.ingredient_id, price, quantity: 10 });
  }
  const card = page.getByRole('article', { name: NEAR, exact: true });

  await listAndShop(page, 'Celery');
  await openStore(page, NEAR);
  await expect(card).toContainText('Green Hill Celery');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openBrands(page);
    await inspectThemes(page, `brands of a food at ${width} px`);
    await page.keyboard.press('Escape');
  }
  const dialog = await openBrands(page);
  await dialog.getByRole('button', { name: 'Always Valley Best for Celery' }).click();
  await page.keyboard.press('Escape');
  await expect(card).toContainText('Valley Best, your brand');
  await inspectThemes(page, 'a store with the shopper’s brand');
  await fillCartAt(page, NEAR);
  await checkOutAt(page, NEAR);
  await expect(page.getByText(/Order Request Sent Successfully! Total: \$3\.00/)).toBeVisible();

  // The next week.
  await page.goto('/shopping-list');
  await clearList(page);
  await listAndShop(page, '100 g Celery');
  await fillCartAt(page, NEAR);
  await expect(card).toContainText('Valley Best Celery');
  await expect(card).not.toContainText('Green Hill Celery');
  await page.goto('/shopping-list');
  await expect(page.getByRole('main')).toContainText('Valley Best');

  await page.goto('/pantry');
  const brands = page.getByRole('list', { name: 'Your brands' });
  await expect(brands).toContainText('Always Valley Best');
  await inspectThemes(page, 'a pantry with brands');
  await brands.getByRole('button', { name: 'Forget Valley Best for Celery' }).click();
  await expect(brands).toHaveCount(0);

  await page.goto('/shopping');
  const again = await openBrands(page);
  await again.getByRole('button', { name: 'Never Green Hill for Celery' }).click();
  await again.getByRole('button', { name: 'Never Valley Best for Celery' }).click();
  await page.keyboard.press('Escape');
  await expect(card).toContainText(/Only brands you never want:\s*Brands of Celery/);
  const { state } = await ask(request, shopper, { path: '/kitchen' });
  expect(state.brands).toHaveLength(2);
});
