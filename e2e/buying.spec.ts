import type { APIRequestContext, Page } from '@playwright/test';

import { inspectThemes } from './axe.ts';
import { ask, expect, type Shop, standAt, test } from './fixtures.ts';
import {
  fillCartAlsoAt,
  fillCartAt,
  listAndShop,
  placeOrders,
  setGarlic,
  openStore,
} from './shopping.ts';

test('a new shopper goes from a search to two pending orders', async ({ page, market }, info) => {
  await standAt(page, market.place);
  await page.goto('/register');
  await page.getByLabel('Full Name').fill('Nora New');
  await page.getByLabel('Address').fill('7 Harbor Street');
  await page.getByLabel('Email').fill(`nora-${info.testId}-${info.retry}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('long enough 42');
  await page.getByLabel('Confirm Password').fill('long enough 42');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/');

  const search = page.getByRole('combobox', { name: /search/i });
  await search.fill('curry');
  await search.press('Enter');
  const results = page.getByRole('region', { name: /results/i });
  await expect(results.getByRole('article').first()).toBeVisible();
  await results
    .getByRole('button', { name: /^Select/ })
    .nth(0)
    .click();
  await results
    .getByRole('button', { name: /^Select(?!ed)/ })
    .nth(0)
    .click();

  await page.getByRole('button', { name: /2 recipes selected/i }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Generate Shopping List' }).click();
  await expect(page).toHaveURL('/shopping-list');
  await expect(page.getByRole('heading', { name: /grocery list/i })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Got it/ }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Shop Now' }).click();
  await expect(page).toHaveURL('/shopping');
  const [near, far] = market.stores;
  for (const { name } of market.stores) {
    const card = await openStore(page, name);
    await expect(card.getByText(/mi away/)).toBeVisible();
  }
  await fillCartAt(page, near.name);
  await fillCartAlsoAt(page, far.name);

  // Both carts in one press.
  await page.getByRole('link', { name: /^Check out 2 carts/ }).click();
  await placeOrders(page, 2);
  await expect(page.getByRole('heading', { name: '2 orders placed' })).toBeVisible();
  await expect(page.getByText(/Order Request Sent Successfully! Total: \$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'See order at Far Market' })).toBeVisible();

  await page.goto('/orders');
  const orders = page.getByRole('list', { name: 'Your orders' });
  await expect(orders.getByText('Pending', { exact: true })).toHaveCount(2);
  // Placed at one moment, they have no order.
  for (const { name } of market.stores)
    await expect(orders.getByText(name, { exact: true })).toBeVisible();
});

/** Fills a cart with garlic, changes garlic in the store, and opens the checkout. */
async function checkoutAfter(
  change: { price?: number; quantity?: number },
  { page, request, near }: { page: Page; request: APIRequestContext; near: Shop },
) {
  await listAndShop(page, 'Garlic');
  await fillCartAt(page, near.name);
  await setGarlic(request, near, change);
  await page.getByRole('link', { name: `Checkout at ${near.name}` }).click();
  return page.getByRole('region', { name: 'Before you order' });
}

test('what sold out is offered from another store @full', async ({
  page,
  near,
  request,
  shopper,
}) => {
  const decisions = await checkoutAfter({ quantity: 0 }, { page, request, near });
  await expect(
    decisions.getByText(/^Garlic is sold out at Near Market\. At Far Market: \$0\.50 more\.$/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nothing to order' })).toBeVisible();
  await decisions.getByRole('button', { name: '1 from Far Market · $2.50' }).click();
  await placeOrders(page, 1);
  await expect(page.getByText('Order Request Sent Successfully! Total: $2.50')).toBeVisible();
  const { value } = await ask(request, shopper, { path: '/user/orders' });
  expect(value).toMatchObject([{ store_name: 'Far Market', total_price: 2.5 }]);
});

test('a price that rose needs a yes before the order @full', async ({
  page,
  near,
  request,
  shopper,
}) => {
  const decisions = await checkoutAfter({ price: 2.49 }, { page, request, near });
  await expect(decisions.getByText(/^Garlic rose from \$2\.00 to \$2\.49/)).toBeVisible();
  const place = page.getByRole('button', { name: 'Place 1 order' });
  await expect(place).toHaveAccessibleDescription('First say yes or no to the dearer garlic.');
  await place.click();
  await expect(decisions.getByRole('listitem')).toBeFocused();
  await decisions.getByRole('button', { name: 'Pay $2.49 for Garlic' }).click();
  await expect(place).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Order Request Sent Successfully! Total: $2.49')).toBeVisible();
  const { value } = await ask(request, shopper, { path: '/user/orders' });
  expect(value).toMatchObject([{ total_price: 2.49, order_status: 'pending' }]);
});

test('dearer than at another store, the checkout says so and compares again @full', async ({
  page,
  near,
  request,
  shopper: _shopper,
}) => {
  await checkoutAfter({ price: 5.1 }, { page, request, near });
  const verdict = page.getByText(/^With today’s prices/);
  await expect(verdict).toHaveText(
    'With today’s prices, Far Market would cost $2.60 less for this thing.',
  );
  await inspectThemes(page, '/checkout');
  await page.getByRole('button', { name: /^Look again/ }).click();
  await expect(page).toHaveURL('/shopping');
  await fillCartAlsoAt(page, 'Far Market');
  await page.getByRole('link', { name: 'Checkout at Far Market' }).click();
  await expect(page.getByText('Still your best plan.')).toBeVisible();
});

test('a price that rises after the check places nothing, in no store @full', async ({
  page,
  near,
  request,
  shopper,
}) => {
  await listAndShop(page, 'Garlic');
  await fillCartAt(page, 'Near Market');
  await fillCartAlsoAt(page, 'Far Market');
  await page.getByRole('link', { name: /^Check out 2 carts/ }).click();
  await expect(page.getByText(/^Prices checked at/)).toBeVisible();
  await setGarlic(request, near, { price: 2.49 });
  await placeOrders(page, 2);
  const failure = page.getByRole('region', { name: 'Total' }).getByRole('alert');
  await expect(failure).toContainText('Nothing was placed. Your carts are kept.');
  await expect(failure).toContainText('Garlic at Near Market');
  expect((await ask(request, shopper, { path: '/user/orders' })).value).toEqual([]);
  await page.getByRole('button', { name: 'Pay $2.49 for Garlic' }).click();
  await placeOrders(page, 2);
  await expect(page.getByRole('heading', { name: '2 orders placed' })).toBeVisible();
  expect((await ask(request, shopper, { path: '/user/orders' })).value).toHaveLength(2);
});
