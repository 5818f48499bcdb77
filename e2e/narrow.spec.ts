import { ingredientId } from '@larder/data/ids';
import type { APIRequestContext, Locator, Page } from '@playwright/test';

import { type Account, ask, expect, type Market, standAt, test } from './fixtures.ts';
import { PAGES } from './resilience/routes.ts';
import { addToList, orderGarlic, shopNow } from './shopping.ts';

/** The narrowest phone that is sold, and a text size that eyes of eighty ask for. Units: CSS pixels; percent. */
const NARROW = {
  'a phone of 320 px': { viewport: { width: 320, height: 640 }, text: 100 },
  'text at twice its size': { viewport: { width: 390, height: 844 }, text: 200 },
} as const;

const LONG = 'Extra Fine Stoneground Wholegrain Mustard of the Old Mill';
const DISH = 'Grandmother’s Slow-Cooked Mediterranean Chickpeas with Caramelised Butternut';
const LINES = ['200 g red lentils', '1 1/2 cups vegetable broth', '2 T. olive oil', '1 can Ro-Tel'];

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
      await expectInWords(page.getByRole('heading', { level: 1 }));
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

      await page.goto('/shopping-list');
      const ordered = page.getByRole('region', { name: 'Ordered' });
      await expectInWords(ordered.getByRole('button', { expanded: false }));
      await expectInReach(page, ordered.getByRole('button', { name: /^Undo/ }));
      await ordered.getByRole('button', { expanded: false }).click();
      await expect(ordered.getByRole('list')).toBeVisible();
      await expectWithin(page, 'what is ordered');
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

    test('the trip sheet and a recipe of one’s own are set in words', async ({
      page,
      request,
      market,
      shopper,
    }) => {
      await orderToFetch(request, shopper, market);
      await visit(page, '/trip');
      await expectInWords(page.getByRole('heading', { name: 'Golden Lotus' }));
      await expectInWords(page.getByText('Yellow onion'));
      await expectInReach(page, page.getByRole('button', { name: 'Print' }));
      await expectInReach(page, page.getByRole('button', { name: 'Done here' }));

      await visit(page, `/recipe/${await writeRecipe(request, shopper)}`);
      await page.goto('/add-recipe?way=paste');
      await page
        .getByLabel('Text of the recipe')
        .fill(`${DISH}\n\nIngredients\n${LINES.join('\n')}`);
      await page.getByRole('button', { name: 'Read the Recipe' }).click();
      await expect(page.getByRole('heading', { name: 'Check the ingredients' })).toBeVisible();
      await expectInReach(page, page.getByRole('button', { name: /^Next of/ }));
      await expectInReach(page, page.getByRole('button', { name: 'Save Recipe' }));
      await expectWithin(page, 'the review');
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

/** Its text is set in words, whole: neither a letter a line, nor cut. */
async function expectInWords(element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  const { width, height, isCut } = await element.evaluate((found) => {
    const clamped = [...found.querySelectorAll('.line-clamp-2')];
    const isCut = clamped.some((part) => part.scrollHeight > part.clientHeight + 2);
    const { width, height } = found.getBoundingClientRect();
    return { width, height, isCut };
  });
  const name = element.toString();
  expect.soft(isCut, `${name} is cut`).toBe(false);
  expect.soft(height, `${name} is taller than wide`).toBeLessThanOrEqual(width);
}

/** Opens a store where one picks up, and orders garlic and onions there. */
async function orderToFetch(
  request: APIRequestContext,
  shopper: Account,
  { place, stores: [{ vendor }] }: Market,
): Promise<void> {
  const path = '/vendor/stores';
  const store = {
    name: 'Golden Lotus',
    store_type: 'Pickup',
    address: '12 Harbour Street, Pier 2',
    location: [place.longitude, place.latitude],
    items: [],
  };
  const { value } = await ask(request, vendor, { method: 'POST', path, data: { stores: [store] } });
  const [{ store_id }] = value;
  const foods = ['garlic', 'yellow-onion'].map((food) => ({ ingredient_id: ingredientId(food) }));
  const shelf = foods.map((food) => ({ ...food, price: 1, quantity: 9 }));
  const stores = [{ store_id, items: shelf }];
  await ask(request, vendor, { method: 'PUT', path, data: { stores } });
  const items = foods.map((food) => ({ ...food, quantity: 2 }));
  const data = { orders: [{ store_id, delivery_method: 'Pickup', items }] };
  await ask(request, shopper, { method: 'POST', path: '/user/orders', data });
}

/** Writes a recipe of one's own. Shape: its id. */
async function writeRecipe(request: APIRequestContext, shopper: Account): Promise<string> {
  const recipe = {
    title: DISH,
    description: 'Plain.',
    preparation_time: 20,
    serving_size: 2,
    lines: LINES.map((original) => ({ original })),
    steps: [{ text: 'Boil the lentils.' }],
  };
  const data = { recipes: [recipe] };
  const { value } = await ask(request, shopper, { method: 'POST', path: '/user/recipes', data });
  return value[0].recipe_id;
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
