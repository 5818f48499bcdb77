import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { type Account, expect, standAt, test } from './fixtures.ts';
import { listGarlicAndShop } from './shopping.ts';

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 375, height: 812 },
} as const;
const THEMES = ['light', 'dark'] as const;

const PUBLIC = [
  '/',
  '/recipe/1001',
  '/shopping-list',
  '/help-support',
  '/login',
  '/register',
  '/forgot-password',
  '/vendor/login',
  '/vendor/register',
  '/admin/login',
  '/nowhere',
];
const SHOPPER = ['/orders', '/profile', '/saved-recipes', '/add-recipe'];
const VENDOR = [
  '/vendor/dashboard',
  '/vendor/orders',
  '/vendor/store',
  '/vendor/inventory',
  '/vendor/add-inventory',
];
const ADMIN = [
  '/admin/users',
  '/admin/vendors',
  '/admin/ingredients',
  '/admin/unmatched',
  '/admin/audit',
];

/** Looks at one address: nothing axe objects to, and nothing to scroll sideways. */
async function inspect(page: Page, name: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText('Getting everything ready...')).toBeHidden();
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  );
  expect.soft(found, name).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const [size, viewport] of Object.entries(SIZES))
  for (const theme of THEMES)
    test.describe(`${size}, ${theme}`, () => {
      test.use({ viewport });
      test.setTimeout(180_000);

      async function visit(page: Page, paths: readonly string[], signedIn?: () => Promise<void>) {
        await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
        await signedIn?.();
        for (const path of paths) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await inspect(page, path);
        }
      }

      test('public pages', async ({ page }) => visit(page, PUBLIC));

      test('the shopper’s pages, with a cart and an order', async ({
        page,
        account,
        signIn,
        market,
      }) => {
        const shopper: Account = await account('user');
        await standAt(page, market.place);
        await visit(page, [], () => signIn(shopper));
        await listGarlicAndShop(page);
        await page
          .getByRole('article', { name: 'Near Market', exact: true })
          .getByRole('button', { name: 'Add to Cart' })
          .click();
        await inspect(page, '/shopping');
        await visit(page, SHOPPER);
      });

      test('the vendor’s pages', async ({ page, signIn, market }) => {
        const [near] = market.stores;
        await visit(page, VENDOR, () => signIn(near?.vendor as Account));
      });

      test('the admin’s pages', async ({ page, signIn, admin }) => {
        await visit(page, ADMIN, () => signIn(admin));
      });
    });
