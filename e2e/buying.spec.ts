import type { APIRequestContext, Page } from '@playwright/test';

import { ask, expect, type Shop, standAt, test } from './fixtures.ts';
import { fillCartAlsoAt, fillCartAt, listAndShop, setGarlic } from './shopping.ts';

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
  await expect(page.getByRole('checkbox').first()).toBeChecked();

  await page.getByRole('button', { name: 'Shop Now' }).click();
  await expect(page).toHaveURL('/shopping');
  const [near, far] = market.stores;
  for (const { name } of market.stores) {
    const card = page.getByRole('article', { name, exact: true });
    await expect(card.getByText(/mi away/)).toBeVisible();
  }
  await fillCartAt(page, near.name);
  await fillCartAlsoAt(page, far.name);

  const carts = page.getByRole('region', { name: 'Your Carts' });
  await expect(carts.getByRole('article')).toHaveCount(2);
  await carts.getByRole('button', { name: 'Checkout at Near Market' }).click();
  await expect(page.getByText(/Order Request Sent Successfully! Total: \$/)).toBeVisible();
  await expect(carts.getByRole('article')).toHaveCount(1);
  await carts.getByRole('button', { name: 'Checkout at Far Market' }).click();
  await expect(carts).toBeHidden();

  await page.goto('/orders');
  const orders = page.getByRole('list', { name: 'Your orders' });
  await expect(orders.getByText('Pending', { exact: true })).toHaveCount(2);
  await expect(orders.getByText(/^(Near|Far) Market$/)).toHaveText(['Far Market', 'Near Market']);
});

/** Fills a cart with garlic, changes garlic in the store, and tries to check out. */
async function checkoutAfter(
  change: { price?: number; quantity?: number },
  { page, request, near }: { page: Page; request: APIRequestContext; near: Shop },
) {
  await listAndShop(page, 'Garlic');
  await fillCartAt(page, near.name);
  await setGarlic(request, near, change);
  const carts = page.getByRole('region', { name: 'Your Carts' });
  const checkout = carts.getByRole('button', { name: `Checkout at ${near.name}` });
  await checkout.click();
  return { carts, checkout };
}

test('the cart shows that an item sold out, and the rest can be bought', async ({
  page,
  near,
  request,
  shopper,
}) => {
  const { carts } = await checkoutAfter({ quantity: 0 }, { page, request, near });
  await expect(carts.getByText('Garlic: sold out')).toBeVisible();
  await carts.getByRole('button', { name: 'Take what is left' }).click();
  await expect(carts).toBeHidden();
  expect((await ask(request, shopper, { path: '/user/orders' })).value).toEqual([]);
});

test('a changed price is shown and must be accepted before checkout', async ({
  page,
  near,
  request,
  shopper,
}) => {
  const { carts, checkout } = await checkoutAfter({ price: 2.49 }, { page, request, near });
  await expect(carts.getByText('Garlic: now $2.49, was $2.00')).toBeVisible();
  await carts.getByRole('button', { name: 'Accept new prices' }).click();
  await checkout.click();
  await expect(page.getByText('Order Request Sent Successfully! Total: $2.49')).toBeVisible();
  const { value } = await ask(request, shopper, { path: '/user/orders' });
  expect(value).toMatchObject([{ total_price: 2.49, order_status: 'pending' }]);
});
