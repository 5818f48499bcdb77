import type { APIRequestContext, Page } from '@playwright/test';

import { type Account, ask, expect, test } from './fixtures.ts';
import { fillCartAlsoAt, fillCartAt, listAndShop, shopNow } from './shopping.ts';

const ORDERS = '**/api/user/orders';

/** Lets the server process a checkout and drops its answer, `times` times. */
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

/** A cart with garlic, whose first checkout is answered to nobody. */
async function checkoutLost(page: Page) {
  await listAndShop(page, 'Garlic');
  await fillCartAt(page, 'Near Market');
  const lost = await loseAnswers(page, 1);
  const checkout = page.getByRole('button', { name: 'Checkout at Near Market' });
  await checkout.click();
  return { checkout, lost };
}

test('a checkout whose answer is lost is retried and makes one order', async ({
  page,
  request,
  shopper,
}) => {
  const { lost } = await checkoutLost(page);
  await expect(page.getByText('Order Request Sent Successfully! Total: $2.00')).toBeVisible();
  expect(lost()).toBe(1);
  await expect(page.getByRole('region', { name: 'Your Carts' })).toBeHidden();
  expect(await ordersOf(request, shopper)).toHaveLength(1);
});

test('a reload after a lost answer and a second checkout make one order @full', async ({
  page,
  request,
  shopper,
}) => {
  const { checkout, lost } = await checkoutLost(page);
  await expect.poll(lost).toBe(1);
  await page.reload();
  expect(await ordersOf(request, shopper)).toHaveLength(1);
  await checkout.click();
  await expect(page.getByText('Order Request Sent Successfully! Total: $2.00')).toBeVisible();
  expect(await ordersOf(request, shopper)).toHaveLength(1);
});

test('two tabs that check out the same cart make one order', async ({
  page,
  context,
  request,
  shopper,
}) => {
  test.setTimeout(120_000);
  const other = await context.newPage();
  await listAndShop(page, 'Garlic');
  await other.goto('/shopping-list');
  await shopNow(other);
  await fillCartAt(page, 'Near Market');
  await fillCartAlsoAt(other, 'Far Market');
  for (const tab of [page, other])
    await expect(cartNames(tab)).toHaveText(['Near Market', 'Far Market']);

  // Holds the first tab's answer until the second tab has ordered too.
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
