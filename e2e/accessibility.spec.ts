import type { Locator, Page } from '@playwright/test';

import { inspectThemes } from './axe.ts';
import { type Account, expect, standAt, test } from './fixtures.ts';
import { PAGES } from './resilience/routes.ts';
import { listAndShop, openStore, placeOrders } from './shopping.ts';

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

for (const [size, viewport] of Object.entries(SIZES))
  test.describe(`${size} @full`, () => {
    test.use({ viewport });
    test.setTimeout(180_000);

    async function visit(page: Page, paths: readonly string[], signedIn?: () => Promise<void>) {
      await signedIn?.();
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await inspectThemes(page, path);
      }
    }

    test('public pages', async ({ page }) => visit(page, PAGES.visitor));

    test('the shopper’s pages, with a cart and an order', async ({
      page,
      account,
      signIn,
      market,
    }) => {
      const shopper: Account = await account('user');
      await standAt(page, market.place);
      await visit(page, [], () => signIn(shopper));
      await listAndShop(page, 'Garlic');
      const near = await openStore(page, 'Near Market');
      await inspectThemes(page, '/shopping with details');
      await near.getByRole('button', { name: 'Add to Cart' }).click();
      await inspectThemes(page, '/shopping');
      await page.goto('/checkout');
      await expect(page.getByText(/^Prices checked at/)).toBeVisible();
      await inspectThemes(page, '/checkout');
      await visit(page, PAGES.user);
    });

    test('the vendor’s pages', async ({ page, signIn, market }) => {
      const [near] = market.stores;
      await visit(page, PAGES.vendor, () => signIn(near.vendor));
    });

    test('the admin’s pages', async ({ page, signIn, admin }) => {
      await visit(page, PAGES.admin, () => signIn(admin));
    });
  });

test.describe('a phone @full', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test.setTimeout(180_000);

  test('shopping, each panel open', async ({ page, shopper: _shopper }) => {
    await listAndShop(page, 'Garlic', 'Celery');
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const sheet = page.getByRole('dialog');

    await button('Map').click();
    await expect(page.getByRole('button', { name: /^1 Near Market/ })).toBeVisible();
    await inspectThemes(page, 'the map');
    // A row that the bottom bar covers in part.
    await scrollBelow(page, button('Details of Far Market'), 167);
    await inspectThemes(page, 'a row below the bar');
    await button('What is bought where').click();
    await inspectThemes(page, 'the lines of a plan');
    await button('How the total comes together').click();
    await expect(page.getByRole('list', { name: 'The total' })).toBeVisible();
    await inspectThemes(page, 'the total');
    await button('Change what a trip costs').click();
    await inspectThemes(page, 'the trip costs');
    await openStore(page, 'Near Market');
    await inspectThemes(page, 'details');
    await button(/^Ingredients/).click();
    await expect(sheet).toBeVisible();
    await inspectThemes(page, 'the ingredients');
    await page.keyboard.press('Escape');
    await button(/^Fill 1 cart/).click();
    await page.getByRole('link', { name: 'Carts' }).click();
    await button(/^Cart/).click();
    await expect(sheet).toBeVisible();
    await inspectThemes(page, 'the carts');
  });

  test('a refused checkout can be read: its toast is not over the alert', async ({
    page,
    shopper: _shopper,
  }) => {
    await listAndShop(page, 'Garlic');
    await page.getByRole('button', { name: /^Fill 1 cart/ }).click();
    await page.route('**/api/user/orders', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await placeOrders(page, 1);
    const toast = page.getByText('Failed to place order. Please try again.');
    await expect(toast).toBeVisible();
    const alert = page.getByRole('region', { name: 'Total' }).getByRole('alert');
    const [above, below] = [await toast.boundingBox(), await alert.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    await inspectThemes(page, 'a refused checkout');
  });
});

/** Scrolls until the top of `target` is `px` above the window's lower edge. */
async function scrollBelow(page: Page, target: Locator, px: number): Promise<void> {
  const top = await target.evaluate((element) => element.getBoundingClientRect().top);
  await page.mouse.wheel(0, top - (page.viewportSize()?.height ?? 0) + px);
}
