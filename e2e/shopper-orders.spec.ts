import type { Page } from '@playwright/test';

import { inspect } from './axe.ts';
import { ask, expect, standAt, test } from './fixtures.ts';
import { checkOutAt, fillCartAt, listAndShop, setGarlic } from './shopping.ts';

/** Orders garlic and opens the orders. */
async function orderGarlic(page: Page, packs = 1): Promise<void> {
  await listAndShop(page, 'Garlic');
  await fillCartAt(page, 'Near Market');
  for (let pack = 1; pack < packs; pack += 1)
    await page.getByRole('button', { name: 'Increase packs of Garlic in the cart' }).click();
  await checkOutAt(page, 'Near Market');
  await expect(page.getByText(/Order Request Sent Successfully!/)).toBeVisible();
  await page.goto('/orders');
}

test('a repeated order has today’s price and what the store still has @full', async ({
  page,
  context,
  market,
  request,
  shopper,
}) => {
  test.setTimeout(120_000);
  await orderGarlic(page, 2);
  await setGarlic(request, market.stores[0], { price: 2.75, quantity: 1 });

  // A new tab compares by itself.
  const later = await context.newPage();
  await later.goto('/orders');
  await later.getByRole('button', { name: 'Order again' }).click();
  await expect(later).toHaveURL('/shopping');
  await expect(later.getByText('Not everything at Near Market is as it was')).toBeVisible();
  await expect(later.getByText('Garlic: only 1 left')).toBeVisible();
  await expect(later.getByText('Garlic: now $2.75, was $2.00')).toBeVisible();
  const cart = later.getByRole('article', { name: 'Cart at Near Market' });
  await expect(cart.getByText('1 × $2.75')).toBeVisible();
  await inspect(later, 'a repeated order');

  // Repeating it again changes nothing.
  await later.goBack();
  await later.getByRole('button', { name: 'Order again' }).click();
  await expect(cart.getByText('1 × $2.75')).toBeVisible();
  await checkOutAt(later, 'Near Market');
  await expect(
    later.getByText('Order Request Sent Successfully! Total: $2.75').first(),
  ).toBeVisible();
  await expect(cart).toBeHidden();

  // Now the store has none left.
  await later.goto('/orders');
  await later.getByRole('button', { name: 'Order again' }).first().click();
  await expect(later.getByText('Near Market has none of these items now.')).toBeVisible();
  const { value } = await ask(request, shopper, { path: '/user/orders' });
  expect(value).toHaveLength(2);
});

test('the vendor’s steps show without a reload', async ({
  page,
  market,
  request,
  shopper: _shopper,
}) => {
  await orderGarlic(page);
  const orders = page.getByRole('list', { name: 'Your orders' });
  await expect(orders.getByText('Pending', { exact: true })).toBeVisible();
  await expect(orders.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  const [near] = market.stores;
  const { value } = await ask(request, near.vendor, { path: '/vendor/orders' });
  const path = '/vendor/userorder/accept';
  const data = { order_id: value[0].order_id, order_status: 'Accepted' };
  await ask(request, near.vendor, { method: 'PUT', path, data });
  await expect(orders.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  await expect(
    orders.getByRole('list', { name: 'Progress' }).getByRole('listitem').nth(1),
  ).toHaveAttribute('aria-current', 'step');
});

test('cancelling asks first, with the focus on Keep order, and keeps the focus on the order @full', async ({
  page,
  shopper: _shopper,
}) => {
  await orderGarlic(page);
  const cancel = page.getByRole('button', { name: 'Cancel order' });
  await cancel.click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this order?' });
  await expect(dialog.getByRole('button', { name: 'Keep order' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText(/You cancelled it/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Order again' })).toBeFocused();
});

for (const theme of ['light', 'dark'] as const)
  test(`one order is printed black on white, ${theme}; axe finds nothing on screen or paper @full`, async ({
    page,
    market,
    account,
    signIn,
  }) => {
    test.setTimeout(120_000);
    await page.addInitScript((name) => {
      localStorage.setItem('theme', name);
      window.print = () => document.body.setAttribute('data-printed', '');
    }, theme);
    await signIn(await account('user', 'Paula Paper'));
    await standAt(page, market.place);
    await orderGarlic(page);
    await expect(page.getByRole('list', { name: 'Items' })).toBeVisible();
    await inspect(page, 'an expanded order');

    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body[data-printed]')).toBeVisible();
    const sheet = page.getByRole('main', { name: 'Order to print' });
    await expect(sheet).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(sheet.getByRole('heading', { level: 1, name: 'Near Market' })).toBeVisible();
    for (const text of ['Pending', 'Paula Paper', '1 Test Street', 'Garlic', 'Total'])
      await expect(sheet.getByText(text, { exact: true })).toBeVisible();
    expect(await sheet.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)');
    await inspect(page, 'the printed order');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(sheet).toHaveCount(0);
  });

test('deleting a saved recipe asks first, with the focus on Cancel, and moves the focus on @full', async ({
  page,
  account,
  signIn,
  request,
}) => {
  const shopper = await account('user');
  const { message } = await ask(request, shopper, { path: '/user/ingredients' });
  const [ingredient] = JSON.parse(message);
  const recipe = (title: string) => ({
    title,
    description: 'Mix.',
    preparation_time: 5,
    serving_size: 2,
    items: [{ ...ingredient, quantity: 1 }],
  });
  const data = { recipes: [recipe('First'), recipe('Second')] };
  await ask(request, shopper, { method: 'POST', path: '/user/recipes', data });
  await signIn(shopper);
  await page.goto('/saved-recipes');
  const recipes = page.getByRole('list', { name: 'Saved recipes' });
  const remove = recipes.getByRole('button', { name: /^Delete/ });
  await remove.first().click();
  const dialog = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this recipe?',
  });
  await expect(dialog.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(remove).toHaveCount(2);
  await expect(remove.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(remove).toHaveCount(1);
  // The recipe that took its place.
  await expect(recipes.locator(':focus')).toHaveCount(1);
});
