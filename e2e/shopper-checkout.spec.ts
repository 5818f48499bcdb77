import type { APIRequestContext, Page } from '@playwright/test';

import { inspectThemes } from './axe.ts';
import { type Account, ask, expect, test } from './fixtures.ts';
import {
  checkOutAt,
  fillCartAlsoAt,
  fillCartAt,
  listAndShop,
  openStore,
  placeOrders,
} from './shopping.ts';

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

/** A checkout of garlic whose first answer is lost. */
async function checkoutLost(page: Page) {
  await listAndShop(page, 'Garlic');
  await fillCartAt(page, 'Near Market');
  const lost = await loseAnswers(page, 1);
  await checkOutAt(page, 'Near Market');
  return lost;
}

test('a checkout whose answer is lost is retried and makes one order', async ({
  page,
  request,
  shopper,
}) => {
  const lost = await checkoutLost(page);
  await expect(page.getByText('Order Request Sent Successfully! Total: $2.00')).toBeVisible();
  expect(lost()).toBe(1);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Your Carts' })).toBeHidden();
  expect(await ordersOf(request, shopper)).toHaveLength(1);
});

test('a reload after a lost answer and a second checkout make one order @full', async ({
  page,
  request,
  shopper,
}) => {
  const lost = await checkoutLost(page);
  await expect.poll(lost).toBe(1);
  await page.reload();
  expect(await ordersOf(request, shopper)).toHaveLength(1);
  await placeOrders(page, 1);
  await expect(page.getByText('Order Request Sent Successfully! Total: $2.00')).toBeVisible();
  expect(await ordersOf(request, shopper)).toHaveLength(1);
});

test('a tab closed before its answer, then changed carts: the order is found, and said @full', async ({
  page,
  context,
  request,
  shopper,
}) => {
  test.setTimeout(120_000);
  const lost = await checkoutLost(page);
  await expect.poll(lost).toBe(1);
  await page.close();
  const again = await context.newPage();
  await again.goto('/shopping');
  const near = await openStore(again, 'Near Market');
  await near.getByRole('button', { name: 'Increase packs of Garlic' }).click();
  await again.getByRole('link', { name: 'Checkout at Near Market' }).click();
  await expect(again.getByText(/^No answer came to the order you sent/)).toBeVisible();
  await placeOrders(again, 1);
  await expect(again.getByText(/had gone through, so nothing was ordered now/)).toBeVisible();
  expect(await ordersOf(request, shopper)).toMatchObject([{ items: [{ quantity: 1 }] }]);
  await inspectThemes(again, '/checkout');

  // The further pack is an order of its own.
  await placeOrders(again, 1);
  await expect(again.getByRole('heading', { name: '1 order placed' })).toBeVisible();
  expect(await ordersOf(request, shopper)).toHaveLength(2);
});

test('two tabs that check out the same cart order it once @full', async ({
  page,
  context,
  request,
  shopper,
}) => {
  test.setTimeout(120_000);
  await listAndShop(page, 'Garlic');
  await fillCartAt(page, 'Near Market');
  await fillCartAlsoAt(page, 'Far Market');
  const other = await context.newPage();
  await page.getByRole('link', { name: /^Check out 2 carts/ }).click();
  await other.goto('/checkout');
  await expect(other.getByText(/^Prices checked at/)).toBeVisible();

  // Holds the first tab's answer until the second tab was pressed too.
  const { promise: bothPressed, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: placed, resolve: isPlaced } = Promise.withResolvers<void>();
  await page.route(ORDERS, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    isPlaced();
    await bothPressed;
    return route.fulfill({ response });
  });
  await placeOrders(page, 2);
  await placed;
  await other.getByRole('button', { name: 'Place 2 orders' }).click();
  goOn();
  await expect(page.getByRole('heading', { name: '2 orders placed' })).toBeVisible();
  await expect(other.getByText('Your carts are empty')).toBeVisible();
  expect(await ordersOf(request, shopper)).toHaveLength(2);
});
