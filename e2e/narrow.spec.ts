import type { Locator, Page } from '@playwright/test';

import { expect, standAt, test } from './fixtures.ts';
import { PAGES } from './resilience/routes.ts';
import { addToList, orderGarlic, shopNow } from './shopping.ts';

/** The narrowest phone that is sold, and a text size that eyes of eighty ask for. Units: CSS pixels; percent. */
const NARROW = {
  'a phone of 320 px': { viewport: { width: 320, height: 640 }, text: 100 },
  'text at twice its size': { viewport: { width: 390, height: 844 }, text: 200 },
} as const;

const LONG = 'Extra Fine Stoneground Wholegrain Mustard of the Old Mill';

for (const [name, { viewport, text }] of Object.entries(NARROW))
  test.describe(`${name} @full`, () => {
    test.use({ viewport, hasTouch: true });
    test.setTimeout(180_000);
    test.beforeEach(async ({ context }) => {
      await context.addInitScript((percent) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`html { font-size: ${percent}% !important }`);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }, text);
    });

    test('from the list to the order, no button is out of reach', async ({
      page,
      shopper: _shopper,
    }) => {
      await page.goto('/shopping-list');
      for (const food of ['Garlic', 'Butter', 'Basil', LONG]) await addToList(page, food);
      const shop = page.getByRole('button', { name: 'Shop Now' });
      await expectWithin(page, 'the list');
      await expectInReach(page, shop);
      await page.getByRole('button', { name: 'List tools' }).click();
      await expectWithin(page, 'the tools of the list');
      await expectInReach(page, page.getByRole('menuitem', { name: 'Clear List' }));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'In a store' }).click();
      await expectWithin(page, 'the list in a store');
      await page.getByRole('checkbox', { name: /^Garlic/ }).click();
      await expect(page.getByText('of 4').locator('xpath=..')).toHaveText('1 of 4');
      await page.getByRole('checkbox', { name: /^Garlic/ }).click();
      await page.getByRole('button', { name: 'Leave the store' }).click();

      await shopNow(page);
      const fill = page.getByRole('button', { name: /^Fill 1 cart/ });
      await expect(fill).toBeVisible();
      await expectWithin(page, 'the stores');
      await expectInReach(page, fill);
      await fill.click();
      const place = page.getByRole('button', { name: 'Place 1 order' });
      await expect(place).toBeVisible();
      await expectWithin(page, 'the checkout');
      await expectInReach(page, place);
      await place.click();
      await expect(page.getByRole('heading', { name: '1 order placed' })).toBeVisible();
      await expectWithin(page, 'what was placed');
    });

    test('no page of a shopper scrolls sideways', async ({
      page,
      request,
      customer,
      market: {
        place,
        stores: [near],
      },
      signIn,
    }) => {
      for (const path of PAGES.visitor) await visit(page, path);
      await standAt(page, place);
      await signIn(customer);
      await orderGarlic(request, customer, near);
      for (const path of PAGES.user) await visit(page, path);
      await page.goto('/recipe/1001/cook');
      await page.getByRole('button', { name: /^Next/ }).click();
      await expectWithin(page, 'a step of cook mode');
    });
  });

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectWithin(page, path);
}

/** Nothing of the page reaches over its right edge, but what scrolls by itself. */
async function expectWithin(page: Page, name: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(over, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** A press in the middle of the element reaches it, once it is scrolled to. */
async function expectInReach(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect.soft(box?.x ?? -1, element.toString()).toBeGreaterThanOrEqual(0);
  expect.soft((box?.x ?? 0) + (box?.width ?? 0), element.toString()).toBeLessThanOrEqual(width);
  await element.click({ trial: true, timeout: 5000 });
}
