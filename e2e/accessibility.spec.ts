import type { Page } from '@playwright/test';

import { inspectThemes } from './axe.ts';
import { type Account, expect, standAt, test } from './fixtures.ts';
import { PAGES } from './resilience/routes.ts';
import { listAndShop, openStore } from './shopping.ts';

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 375, height: 812 },
} as const;

for (const [size, viewport] of Object.entries(SIZES))
  test.describe(size, () => {
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
