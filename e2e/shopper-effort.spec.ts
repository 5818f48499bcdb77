import { readFacts } from '@larder/data/catalogue/facts';
import { ingredientId } from '@larder/data/ids';
import type { APIRequestContext, Page } from '@playwright/test';

import { ask, expect, type Shop, standAt, test } from './fixtures.ts';
import { countPresses, pressesOf } from './presses.ts';
import { addToList, placeOrders, setGarlic, setItem } from './shopping.ts';

/*
 * What an order at two stores costs a shopper in presses; what is typed into a box is none. A change that adds a press
 * must be intended.
 */

/** Shop Now, Fill 2 carts, Place 2 orders. */
const FROM_LIST = 3;
/** Select, the selected recipes, Generate, and then as from the list. */
const FROM_RECIPE = 6;
/** The same, between with the link to the registration, its button, and Shop Now again. */
const NEWCOMER = 9;

test('from a list to two placed orders in three presses', async ({
  page,
  request,
  market: {
    stores: [near, far],
  },
  shopper,
}) => {
  // Neither store has all.
  await setGarlic(request, near, { quantity: 0 });
  await setItem(request, far, { ingredient_id: ingredientId('buttermilk'), quantity: 0 });
  await countPresses(page);
  await page.goto('/shopping-list');
  for (const name of ['Garlic', 'Buttermilk', 'Basil']) await addToList(page, name);
  await pressesOf(page);

  await page.getByRole('button', { name: 'Shop Now' }).click();
  await orderAtBoth(page);

  expect(await pressesOf(page)).toBe(FROM_LIST);
  expect((await ask(request, shopper, { path: '/user/orders' })).value).toHaveLength(2);
});

test('from a recipe to two placed orders: six presses signed in', async ({
  page,
  request,
  market: { stores },
  shopper: _shopper,
}) => {
  await halve(request, stores);
  await countPresses(page);
  await listARecipe(page);
  await page.getByRole('button', { name: 'Shop Now' }).click();
  await orderAtBoth(page);
  expect(await pressesOf(page)).toBe(FROM_RECIPE);
});

test('a newcomer makes an account on the way: nine presses', async ({
  page,
  request,
  market: { place, stores },
}, info) => {
  await halve(request, stores);
  await standAt(page, place);
  await countPresses(page);
  await listARecipe(page);
  await page.getByRole('button', { name: 'Shop Now' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Full Name').fill('Nora New');
  await page.getByLabel('Address').fill('7 Harbor Street');
  await page.getByLabel('Email').fill(`nora-${info.testId}-${info.retry}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('long enough 42');
  await page.getByLabel('Confirm Password').fill('long enough 42');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/shopping-list');
  await page.getByRole('button', { name: 'Shop Now' }).click();
  await orderAtBoth(page);
  expect(await pressesOf(page)).toBe(NEWCOMER);
});

/** Each store has half of the catalogue: a recipe takes both. */
async function halve(request: APIRequestContext, stores: readonly Shop[]): Promise<void> {
  const ids = readFacts().map(({ slug }) => ingredientId(slug));
  for (const [nth, { store_id, vendor }] of stores.entries()) {
    const items = ids
      .filter((_, at) => at % 2 === nth)
      .map((ingredient_id) => ({ ingredient_id, quantity: 0 }));
    for (let from = 0; from < items.length; from += 100) {
      const data = { stores: [{ store_id, items: items.slice(from, from + 100) }] };
      await ask(request, vendor, { method: 'PUT', path: '/vendor/stores', data });
    }
  }
}

async function listARecipe(page: Page): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('button', { name: /^Select / })
    .first()
    .click();
  await page.getByRole('button', { name: /1 recipe selected/i }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Generate Shopping List' }).click();
  await expect(page).toHaveURL('/shopping-list');
  await expect(page.getByRole('checkbox', { name: /^Got it: / }).first()).toBeVisible();
}

async function orderAtBoth(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Fill 2 carts/ }).click();
  await expect(page).toHaveURL('/checkout');
  await placeOrders(page, 2);
  await expect(page.getByText(/^Order Request Sent Successfully!/).first()).toBeVisible();
}
