import type { APIRequestContext, Page } from '@playwright/test';

import { type Account, ask, expect, standAt, test } from './fixtures.ts';
import { fillCartAlsoAt, fillCartAt, listGarlicAndShop } from './shopping.ts';

const ORDERS = '**/api/user/orders';

/** Lets the server do what a checkout asks for and then loses its answer, as often as told. */
async function loseAnswers(page: Page, times: number): Promise<() => number> {
  let lost = 0;
  await page.route(ORDERS, async (route) => {
    if (route.request().method() !== 'POST' || lost === times) return route.continue();
    lost += 1;
    expect((await route.fetch()).status()).toBe(201);
    return route.abort('connectionreset');
  });
  return () => lost;
}

async function ordersOf(request: APIRequestContext, shopper: Account) {
  return (await ask(request, shopper, { path: '/user/orders' })).value;
}

const cartNames = (page: Page) =>
  page.getByRole('region', { name: 'Your Carts' }).getByRole('heading', { level: 3 });

test('a checkout whose answer is lost is asked for again and makes one order', async ({
  page,
  market,
  account,
  signIn,
  request,
}) => {
  const shopper = await account('user');
  await signIn(shopper);
  await standAt(page, market.place);
  await listGarlicAndShop(page);
  await fillCartAt(page, 'Near Market');
  const lost = await loseAnswers(page, 1);
  await page.getByRole('button', { name: 'Checkout at Near Market' }).click();
  await expect(page.getByText('Order Request Sent Successfully! Total: $2.00')).toBeVisible();
  expect(lost()).toBe(1);
  await expect(page.getByRole('region', { name: 'Your Carts' })).toBeHidden();
  expect(await ordersOf(request, shopper)).toHaveLength(1);
});

test('whoever reloads after a lost answer and checks out once more has one order @full', async ({
  page,
  market,
  account,
  signIn,
  request,
}) => {
  const shopper = await account('user');
  await signIn(shopper);
  await standAt(page, market.place);
  await listGarlicAndShop(page);
  await fillCartAt(page, 'Near Market');
  const lost = await loseAnswers(page, 1);
  const checkout = page.getByRole('button', { name: 'Checkout at Near Market' });
  await checkout.click();
  await expect.poll(lost).toBe(1);
  await page.reload();
  expect(await ordersOf(request, shopper)).toHaveLength(1);
  await checkout.click();
  await expect(page.getByText('Order Request Sent Successfully! Total: $2.00')).toBeVisible();
  expect(await ordersOf(request, shopper)).toHaveLength(1);
});

test('two tabs fill one set of carts, and a cart that both check out is one order', async ({
  page,
  context,
  market,
  account,
  signIn,
  request,
}) => {
  test.setTimeout(120_000);
  const shopper = await account('user');
  await signIn(shopper);
  await standAt(page, market.place);
  const other = await context.newPage();
  await listGarlicAndShop(page);
  await other.goto('/shopping-list');
  await other.getByRole('button', { name: 'Shop Now' }).click();
  await fillCartAt(page, 'Near Market');
  await fillCartAlsoAt(other, 'Far Market');
  for (const tab of [page, other])
    await expect(cartNames(tab)).toHaveText(['Near Market', 'Far Market']);

  // The first tab's order is placed, but the answer is held until the second tab has ordered too.
  const { promise: bothOrdered, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: placed, resolve: isPlaced } = Promise.withResolvers<void>();
  await page.route(ORDERS, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    isPlaced();
    await bothOrdered;
    return route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Checkout at Near Market' }).click();
  await placed;
  await other.getByRole('button', { name: 'Checkout at Near Market' }).click();
  const thanks = /Order Request Sent Successfully! Total: \$2\.00/;
  await expect(other.getByText(thanks)).toBeVisible();
  goOn();
  await expect(page.getByText(thanks)).toBeVisible();
  for (const tab of [page, other]) await expect(cartNames(tab)).toHaveText(['Far Market']);
  expect(await ordersOf(request, shopper)).toHaveLength(1);
});
