import type { Locator, Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { checkOutAt, fillCartAt, listAndShop, openNeeds, openStore, shopNow } from './shopping.ts';

// Near Market asks $2.00 a pack, Far Market $2.50; ten packs of each.

const card = (page: Page, name: string): Locator =>
  page.getByRole('article', { name, exact: true });
const cart = (page: Page, name: string): Locator => card(page, `Cart at ${name}`);
const need = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Ingredients' }).getByRole('checkbox', { name });

test('a cart keeps its packs over presses, picks, a reload, Back and a second tab @full', async ({
  page,
  context,
  shopper: _shopper,
}) => {
  test.setTimeout(120_000);
  await listAndShop(page, '2 kg Butter', 'Garlic');
  const near = await openStore(page, 'Near Market');

  // 2,000 g need five packs of 454 g.
  await expect(near.getByRole('group', { name: /butter/ }).getByRole('status')).toHaveText('5');
  await near.getByRole('button', { name: 'Add to Cart' }).dblclick();
  const inCart = near.getByRole('button', { name: /^In cart/ });
  await expect(inCart).toHaveText('In cart · $12.00');
  await inCart.click();
  await expect(cart(page, 'Near Market')).toBeFocused();

  await near.getByRole('button', { name: 'View more of Near Market' }).click();
  const fresh = page.getByRole('dialog', { name: 'New Ingredients' });
  await fresh.getByRole('searchbox').fill('basil');
  await fresh.getByRole('button', { name: 'Add Fresh basil' }).click();
  await page.keyboard.press('Escape');
  await expect(inCart).toHaveText('In cart · $14.00');
  await expect(cart(page, 'Near Market').getByText('Fresh basil')).toBeVisible();

  await near.getByRole('button', { name: 'Decrease packs of Garlic' }).click();
  await expect(cart(page, 'Near Market').getByText('Garlic')).toBeHidden();
  await expect(near.getByRole('button', { name: /^Add the/ })).toHaveText(
    'Add the 1 missing · $2.00',
  );
  await page.reload();
  await openStore(page, 'Near Market');
  await expect(inCart).toHaveText('In cart · $12.00');
  await page.goto('/help-support');
  await page.goBack();
  await openStore(page, 'Near Market');
  await expect(inCart).toHaveText('In cart · $12.00');

  // A new tab compares by itself.
  const other = await context.newPage();
  await other.goto('/shopping');
  const there = await openStore(other, 'Near Market');
  await there.getByRole('button', { name: /^Add the/ }).click();
  for (const tab of [page, other])
    await expect(card(tab, 'Near Market').getByRole('button', { name: /^In cart/ })).toHaveText(
      'In cart · $14.00',
    );

  // Removing the last item removes the cart; the card keeps its state.
  for (const item of ['Garlic', 'Fresh basil'])
    await cart(page, 'Near Market')
      .getByRole('button', { name: `Remove ${item}` })
      .click();
  const fewer = near.getByRole('button', { name: 'Decrease packs of Unsalted butter' });
  for (let packs = 5; packs > 0; packs -= 1) await fewer.click();
  await expect(cart(page, 'Near Market')).toBeHidden();
  await expect(near.getByText('Total').locator('..')).toHaveText('Total$0.00');
});

test('items covered by one cart are left out by others, and ordered items leave the list @full', async ({
  page,
  shopper: _shopper,
}) => {
  await listAndShop(page, 'Garlic', 'Butter', 'Basil');
  const [near, far] = [card(page, 'Near Market'), card(page, 'Far Market')];
  await fillCartAt(page, 'Near Market');
  await openStore(page, 'Far Market');
  await openNeeds(page);
  for (const name of ['Garlic', 'Butter', 'Basil']) await expect(need(page, name)).toBeChecked();
  await expect(far.getByText('in your cart at Near Market, there $2.00')).toHaveCount(2);
  await expect(far.getByText('Total').locator('..')).toHaveText('Total$0.00');
  await expect(far.getByText('Nothing to add: in your cart at Near Market')).toBeVisible();
  await expect(far.getByRole('button', { name: 'Add to Cart' })).toBeHidden();

  // The second store now offers what left the first cart.
  await cart(page, 'Near Market').getByRole('button', { name: 'Remove Garlic' }).click();
  await expect(need(page, 'Garlic')).not.toBeChecked();
  await far.getByRole('button', { name: 'Add the 1 missing · $2.50' }).click();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts.getByText('1 thing added at Far Market, $2.50')).toBeVisible();
  await expect(far.getByRole('button', { name: 'In cart · $2.50' })).toBeFocused();
  await expect(near.getByText('in your cart at Far Market, there $2.50')).toBeVisible();
  await expect(need(page, 'Garlic')).toBeChecked();

  // A manual tick survives a reload.
  await need(page, 'Basil').uncheck({ force: true });
  await page.reload();
  await openNeeds(page);
  await expect(need(page, 'Garlic')).toBeChecked();
  await expect(need(page, 'Basil')).not.toBeChecked();

  await checkOutAt(page, 'Near Market');
  // A pack of butter and one of basil.
  await expect(page.getByText('Order Request Sent Successfully! Total: $4.00')).toBeVisible();
  await page.getByRole('link', { name: '1 cart left' }).click();
  // What is ordered is on the screen no more, with the store that has nothing else of the list.
  await openStore(page, 'Far Market');
  await expect(near).toHaveCount(0);
  await expect(far.getByText(/^ordered at/)).toHaveCount(0);
  await expect(far.getByRole('button', { name: 'In cart · $2.50' })).toBeVisible();

  // Ordered things are not to buy: neither counted nor compared again, until Undo.
  await page.goto('/shopping-list');
  await expect(
    page.getByRole('button', { name: 'Ordered · 2 things at Near Market' }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: 'Garlic' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Grocery List/ }).first()).toContainText('1');
  await shopNow(page);
  await openNeeds(page);
  await expect(need(page, 'Garlic')).toBeVisible();
  await expect(need(page, 'Butter')).toHaveCount(0);
  await page.goto('/shopping-list');
  await page.getByRole('button', { name: 'Undo: buy what was ordered again' }).click();
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(3);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`a toast covers nothing of a cart or a dialog: ${viewport.width} px @full`, async ({
    page,
    shopper: _shopper,
  }) => {
    await page.setViewportSize(viewport);
    await listAndShop(page, 'Garlic', 'Butter', 'Basil');
    const near = await openStore(page, 'Near Market');
    await near.getByRole('button', { name: 'Add to Cart' }).click();
    await near.getByRole('button', { name: /^In cart/ }).click();
    await expect(cart(page, 'Near Market')).toBeFocused();
    await cart(page, 'Near Market').getByRole('button', { name: 'Remove Garlic' }).click();
    await cart(page, 'Near Market').getByRole('button', { name: 'Remove Unsalted butter' }).click();
    await expect(page.getByText('Unsalted butter removed')).toBeVisible();
    expect(await coveredByToasts(page)).toEqual([]);
    if (viewport.width < 1024) await page.keyboard.press('Escape');
    await near.getByRole('button', { name: 'View more of Near Market' }).click();
    await expect(page.getByRole('dialog', { name: 'New Ingredients' })).toBeVisible();
    await expect(page.getByText('Unsalted butter removed')).toBeVisible();
    expect(await coveredByToasts(page)).toEqual([]);
  });

/** Buttons and links under a toast. */
function coveredByToasts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toasts = [...document.querySelectorAll('section[aria-label="Notifications"] li')]
      .map((toast) => toast.getBoundingClientRect())
      .filter((box) => box.height > 0);
    if (toasts.length === 0) throw new Error('no toast is shown');
    return [...document.querySelectorAll('a, button, input, select')]
      .filter(
        (one) => !one.closest('[inert], [aria-hidden="true"], section[aria-label="Notifications"]'),
      )
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return toasts.some(
          (toast) =>
            box.width > 0 &&
            box.left < toast.right &&
            toast.left < box.right &&
            box.top < toast.bottom &&
            toast.top < box.bottom,
        );
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent);
  });
}
