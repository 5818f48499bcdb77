import { ingredientId } from '@larder/data/ids';
import type { APIRequestContext, Locator, Page } from '@playwright/test';

import { type Account, ask, expect, type Shop } from './fixtures.ts';
import { pressOn, tabTo } from './keyboard.ts';

/** Opens the list, adds these items and presses Shop Now. */
export async function listAndShop(page: Page, ...names: string[]): Promise<void> {
  await page.goto('/shopping-list');
  for (const name of names) await addToList(page, name);
  await shopNow(page);
}

/** A line that is to get; a press says that one has got it. */
export function listed(page: Page, name: string): Locator {
  return page.getByRole('checkbox', { name: `Got it: ${name}` });
}

/** Presses one of the list's tools behind the button beside its heading. */
export async function pressTool(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'List tools' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Clears the list, and says yes. */
export async function clearList(page: Page): Promise<void> {
  await pressTool(page, 'Clear List');
  const question = page.getByRole('alertdialog', { name: 'Clear the list?' });
  await question.getByRole('button', { name: 'Clear List' }).click();
}

/** Presses Shop Now and waits for the stores. */
export async function shopNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Shop Now' }).click();
  await expect(page).toHaveURL('/shopping');
}

/** Adds an item to the list; `name` may begin with an amount. */
export async function addToList(page: Page, name: string): Promise<void> {
  await page.getByLabel('Add an item').fill(name);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(listed(page, name.replace(/^\d+ \w+ /, ''))).toBeVisible();
}

/** Fills the list as `listAndShop` does, by keyboard. */
export async function listByKeyboard(page: Page, ...names: string[]): Promise<void> {
  await page.goto('/shopping-list');
  await tabTo(page, page.getByLabel('Add an item'));
  for (const name of names) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(listed(page, name)).toBeVisible();
  }
}

/** As `shopNow`, by keyboard. */
export async function shopNowByKeyboard(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: 'Shop Now' }));
  await expect(page).toHaveURL('/shopping');
}

/** Opens a store's details, if they are closed. */
export async function openStore(page: Page, name: string): Promise<Locator> {
  const arrow = page.getByRole('button', { name: `Details of ${name}`, exact: true });
  await expect(arrow).toBeVisible();
  if ((await arrow.getAttribute('aria-expanded')) === 'false') await arrow.click();
  return page.getByRole('article', { name, exact: true });
}

/** Opens the list beside the stores. */
export async function openNeeds(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Ingredients \d+ of/, pressed: false }).click();
}

/** Presses Add to Cart in a store's details and waits until they say so: a phone folds the carts. */
export async function fillCartAt(page: Page, name: string): Promise<void> {
  const card = await openStore(page, name);
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(card.getByRole('button', { name: /^In cart/ })).toBeVisible();
}

/** Opens the checkout of a store's cart and presses its button. */
export async function checkOutAt(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: `Checkout at ${name}` }).click();
  await placeOrders(page, 1);
}

/** Presses the button of the checkout. */
export async function placeOrders(page: Page, count: number): Promise<void> {
  const words = `Place ${count} ${count === 1 ? 'order' : 'orders'}`;
  await expect(page.getByText(/^Prices checked at/)).toBeVisible();
  await page.getByRole('button', { name: words }).click();
}

/** Adds one more pack of a covered item at another store. */
export async function fillCartAlsoAt(page: Page, name: string): Promise<void> {
  const card = await openStore(page, name);
  await expect(card.getByText(/in your cart at/).first()).toBeVisible();
  await card
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click();
  await fillCartAt(page, name);
}

/** Sets price or stock of garlic in a store, as its vendor. */
export async function setGarlic(
  request: APIRequestContext,
  store: Shop,
  change: { price?: number; quantity?: number },
): Promise<void> {
  await setItem(request, store, { ingredient_id: ingredientId('garlic'), ...change });
}

/** Sets price or stock of an item in a store, as its vendor. */
export async function setItem(
  request: APIRequestContext,
  { store_id, vendor }: Shop,
  item: { ingredient_id: string; price?: number; quantity?: number },
): Promise<void> {
  const stores = [{ store_id, items: [item] }];
  await ask(request, vendor, { method: 'PUT', path: '/vendor/stores', data: { stores } });
}

/** The stock of garlic in a store. */
export async function garlicIn(
  request: APIRequestContext,
  { store_id, vendor }: Shelf,
): Promise<number> {
  const { value } = await ask(request, vendor, { path: '/vendor/stores' });
  const store = value.find((one: { store_id: string }) => one.store_id === store_id);
  return store.items.find((item: { name: string }) => item.name === 'Garlic').quantity;
}

type Shelf = Pick<Shop, 'store_id' | 'vendor'>;

/** Orders garlic through the API. Shape: the order's id. */
export async function orderGarlic(
  request: APIRequestContext,
  shopper: Account,
  {
    store_id,
    quantity = 1,
    slot_starts_at,
  }: { store_id: string; quantity?: number; slot_starts_at?: string },
): Promise<string> {
  const items = [{ ingredient_id: ingredientId('garlic'), quantity }];
  const data = { orders: [{ store_id, delivery_method: 'Deliver', items, slot_starts_at }] };
  const { orders } = await ask(request, shopper, { method: 'POST', path: '/user/orders', data });
  return orders[0].order_id;
}

/** One order of two packs of garlic, at $2.00, and two of onions, at $1.50, per shopper. Shape: their ids. */
export async function orderForEach(
  request: APIRequestContext,
  shoppers: readonly Account[],
  { store_id, vendor }: Shelf,
): Promise<string[]> {
  const shelf = [
    { ingredient_id: ingredientId('garlic'), price: 2, quantity: 500 },
    { ingredient_id: ingredientId('yellow-onion'), price: 1.5, quantity: 500 },
  ];
  const stores = [{ store_id, items: shelf }];
  await ask(request, vendor, { method: 'PUT', path: '/vendor/stores', data: { stores } });
  const items = shelf.map(({ ingredient_id }) => ({ ingredient_id, quantity: 2 }));
  const data = { orders: [{ store_id, items }] };
  const ids: string[] = [];
  for (const who of shoppers) {
    const { orders } = await ask(request, who, { method: 'POST', path: '/user/orders', data });
    ids.push(orders[0].order_id);
  }
  return ids;
}
