import type { Locator, Page } from '@playwright/test';

import { expect, standAt, test } from './fixtures.ts';
import { addToList, fillCartAt } from './shopping.ts';

// Near Market asks $2.00 a pack, Far Market $2.50; each has ten of everything.

const card = (page: Page, name: string): Locator =>
  page.getByRole('article', { name, exact: true });
const cart = (page: Page, name: string): Locator => card(page, `Cart at ${name}`);
const need = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Ingredients' }).getByRole('checkbox', { name });

async function goShopping(page: Page, names: readonly string[]): Promise<void> {
  if (!page.url().endsWith('/shopping-list')) await page.goto('/shopping-list');
  for (const name of names) await addToList(page, name);
  await page.getByRole('button', { name: 'Shop Now' }).click();
  await expect(page).toHaveURL('/shopping');
}

test('a cart holds what was set, over presses, picks, a reload, Back and a second tab', async ({
  page,
  context,
  market,
  account,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn(await account('user'));
  await standAt(page, market.place);
  await page.goto('/shopping-list');
  await page.getByLabel('Add an item').fill('2 kg Butter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Butter' })).toBeChecked();
  await goShopping(page, ['Garlic']);
  const near = card(page, 'Near Market');

  // 2,000 g are five packs of 454 g: as many as the list needs.
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
  await expect(inCart).toHaveText('In cart · $12.00');
  await page.goto('/help-support');
  await page.goBack();
  await expect(inCart).toHaveText('In cart · $12.00');

  const other = await context.newPage();
  await other.goto('/shopping-list');
  await other.getByRole('button', { name: 'Shop Now' }).click();
  await card(other, 'Near Market')
    .getByRole('button', { name: /^Add the/ })
    .click();
  for (const tab of [page, other])
    await expect(card(tab, 'Near Market').getByRole('button', { name: /^In cart/ })).toHaveText(
      'In cart · $14.00',
    );

  // The last line takes the cart along, and the card is left as it was pressed.
  for (const item of ['Garlic', 'Fresh basil'])
    await cart(page, 'Near Market')
      .getByRole('button', { name: `Remove ${item}` })
      .click();
  const fewer = near.getByRole('button', { name: 'Decrease packs of Unsalted butter' });
  for (let packs = 5; packs > 0; packs -= 1) await fewer.click();
  await expect(cart(page, 'Near Market')).toBeHidden();
  await expect(near.getByText('Total').locator('..')).toHaveText('Total$0.00');
});

test('what one cart covers the others leave out, and what was bought goes off the list', async ({
  page,
  market,
  account,
  signIn,
}) => {
  await signIn(await account('user'));
  await standAt(page, market.place);
  await goShopping(page, ['Garlic', 'Butter', 'Basil']);
  const [near, far] = [card(page, 'Near Market'), card(page, 'Far Market')];
  await fillCartAt(page, 'Near Market');
  for (const name of ['Garlic', 'Butter', 'Basil']) await expect(need(page, name)).toBeChecked();
  await expect(far.getByText('in your cart at Near Market, there $2.00')).toHaveCount(2);
  await expect(far.getByText('Total').locator('..')).toHaveText('Total$0.00');

  // One thing leaves the first cart: the second store offers what is missing now.
  await cart(page, 'Near Market').getByRole('button', { name: 'Remove Garlic' }).click();
  await expect(need(page, 'Garlic')).not.toBeChecked();
  await far.getByRole('button', { name: 'Add the 1 missing · $2.50' }).click();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts.getByText('1 thing added at Far Market, $2.50')).toBeVisible();
  await expect(far.getByRole('button', { name: 'In cart · $2.50' })).toBeFocused();
  await near.getByRole('button', { name: '1 more item(s)' }).click();
  await expect(near.getByText('in your cart at Far Market, there $2.50')).toBeVisible();
  await expect(need(page, 'Garlic')).toBeChecked();

  // A tick by hand stays as it is over a reload.
  await need(page, 'Basil').uncheck({ force: true });
  await page.reload();
  await expect(need(page, 'Garlic')).toBeChecked();
  await expect(need(page, 'Basil')).not.toBeChecked();

  await page.getByRole('button', { name: 'Checkout at Near Market' }).click();
  // One pack of butter and three of basil.
  await expect(page.getByText('Order Request Sent Successfully! Total: $8.00')).toBeVisible();
  await expect(far.getByText(/^ordered at Near Market/)).toHaveCount(1);
  await expect(far.getByRole('button', { name: 'In cart · $2.50' })).toBeVisible();
  await page.getByRole('button', { name: 'Take 2 bought things off the list' }).click();
  await expect(toasts.getByText('2 things taken off the list')).toBeVisible();
  await toasts
    .getByRole('listitem')
    .filter({ hasText: 'taken off' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await page.getByRole('button', { name: 'Take 2 bought things off the list' }).click();
  await page.goto('/shopping-list');
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: 'Garlic' })).toBeVisible();
});
