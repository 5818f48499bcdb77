import type { Page } from '@playwright/test';

import { type Account, ask, expect, standAt, test } from './fixtures.ts';
import { fillCartAt, listAndShop, openStore, placeOrders } from './shopping.ts';

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Expires the token and removes the refresh cookie. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
    const user = JSON.parse(localStorage.getItem('user') ?? '{}');
    user.token = `${part({ alg: 'HS256' })}.${part({ sub: user.id, exp: 1_700_000_000 })}.x`;
    localStorage.setItem('user', JSON.stringify(user));
  });
}

test('a session that ends while a cart is filled costs one login and nothing else @full', async ({
  page,
  market,
  account,
  request,
}) => {
  test.setTimeout(120_000);
  const shopper = await account('user');
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(page).toHaveURL('/');
  await standAt(page, market.place);
  await listAndShop(page, 'Garlic');
  await fillCartAt(page, 'Near Market');

  const far = await openStore(page, 'Far Market');
  await endSession(page);
  // The change is refused. It waits with all else, unseen, for their login.
  await far
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click();
  await far.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: 'Sign in as Sam' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, shopper);
  await expect(page).toHaveURL('/shopping');
  await page.getByRole('link', { name: 'Check out 2 carts' }).click();

  await expect(page).toHaveURL('/checkout');
  await placeOrders(page, 2);
  await expect(page.getByText('Order Request Sent Successfully! Total: $4.50')).toBeVisible();
  expect((await ask(request, shopper, { path: '/user/orders' })).value).toHaveLength(2);
  await page.goto('/shopping-list');
  await expect(
    page.getByRole('button', { name: 'Ordered · 1 thing at Near Market' }),
  ).toBeVisible();
});

test('after a logout Back shows nothing of the person @full', async ({ page, account }) => {
  const shopper = await account('user', 'Paula Private');
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(page).toHaveURL('/');
  await page.goto('/orders');
  await expect(page.getByText('No orders yet')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByLabel('Full Name')).toHaveValue('Paula Private');
  await page.getByRole('button', { name: 'Account of Paula' }).click();
  await page.getByRole('navigation', { name: 'Account' }).getByText('Logout').click();
  await expect(page).toHaveURL('/');

  for (const [address, shown] of [
    ['/login', 'Login'],
    ['/orders', 'Log in to see your orders'],
  ] as const) {
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { name: shown }).first()).toBeVisible();
    await expect(page.getByText(/Paula|Private/)).toHaveCount(0);
    await expect(page.getByText(shopper.email)).toHaveCount(0);
  }
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});
