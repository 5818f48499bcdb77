import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { pressOn, tabTo } from './keyboard.ts';
import { addToList, listByKeyboard, shopNowByKeyboard } from './shopping.ts';

/** Max keys to the placed orders, typed ones too. */
const MAX_KEYS = 60;

// Keyboard only: no click, tap, hover or fill, but for a list made before.
const TWENTY =
  'Garlic Butter Basil Lemon Lime Carrot Celery Honey Penne Salsa Capers Tahini Almonds Walnuts Paprika Mirin Quinoa Bacon Ghee Leek';

test('the list: filter, ticks, Undo, and a Shop Now that says why it is disabled @full', async ({
  page,
}) => {
  await listByKeyboard(page, 'Garlic', 'Butter', 'Basil');
  const rows = page.getByRole('main').getByRole('checkbox');
  await tabTo(page, page.getByRole('button', { name: 'List tools' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Choose what to shop for' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('searchbox', { name: 'Filter items' }));
  await page.keyboard.type('GAR');
  await expect(rows).toHaveCount(1);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(rows).toHaveCount(3);

  await pressOn(page, rows.first(), 'Space');
  await expect(rows.first()).not.toBeChecked();
  const crosses = page.getByRole('button', { name: /^Remove / });
  const second = await crosses.nth(1).getAttribute('aria-label');
  await pressOn(page, crosses.first());
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('button', { name: second ?? '' })).toBeFocused();
  await page.keyboard.press('Alt+t');
  await pressOn(page, page.getByRole('button', { name: 'Undo' }));
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('button', { name: second ?? '' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Select All' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Clear List' }));
  await tabTo(page, page.getByRole('button', { name: 'Deselect All' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const shopNow = page.getByRole('button', { name: 'Shop Now' });
  const reason = 'Please select at least one item to shop for';
  await expect(shopNow).toHaveAccessibleDescription(reason);
  await expect(shopNow).toHaveAttribute('aria-disabled', 'true');
  await pressOn(page, shopNow);
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts.getByText(reason)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Clear List' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Clear the list?' });
  await pressOn(page, question.getByRole('button', { name: 'Clear List' }));
  await expect(page.getByText('Your grocery list is empty')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('shopping: filter, panels, packs, more of a store, carts @full', async ({
  page,
  shopper: _shopper,
}) => {
  test.setTimeout(120_000);
  await listByKeyboard(page, 'Garlic', 'Butter', 'Basil');
  await shopNowByKeyboard(page);

  // The number of stores is announced after filtering.
  await tabTo(page, page.getByRole('searchbox', { name: 'Search stores and items' }));
  const found = page.getByRole('status').filter({ hasText: /^\d+ stores?$/ });
  await page.keyboard.type('far');
  await expect(found).toHaveText(/^1 store\b/);
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Backspace');
  await expect(found).toHaveText(/^2 stores\b/);

  const ingredients = page.getByRole('button', { name: /^Ingredients \d+ of/ });
  await pressOn(page, ingredients);
  await expect(ingredients).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Ingredients' })).toBeHidden();
  await page.keyboard.press('Enter');
  const need = page.getByRole('region', { name: 'Ingredients' }).getByRole('checkbox').first();
  await pressOn(page, need, 'Space');
  await expect(need).toBeChecked();

  const details = page.getByRole('button', { name: 'Details of Near Market' });
  await tabTo(page, details, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(details).toBeFocused();
  const near = page.getByRole('article', { name: 'Near Market', exact: true });
  const packs = near.getByRole('group', { name: /^packs of/ });
  const fewer = packs.first().getByRole('button', { name: /^Decrease/ });
  await pressOn(page, fewer);
  await expect(packs.first().getByRole('status')).toHaveText('0');
  await expect(fewer).toBeFocused();
  const more = near.getByRole('button', { name: '1 more item(s)' });
  await pressOn(page, more);
  await expect(near.getByRole('button', { name: 'Show less' })).toBeFocused();
  await expect(packs).toHaveCount(3);

  await pressOn(page, near.getByRole('button', { name: 'View more of Near Market' }));
  const fresh = page.getByRole('dialog', { name: 'New Ingredients' });
  const add = fresh.getByRole('button', { name: /^Add / }).first();
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const added = fresh.getByRole('button', { name: /^Added / });
  await expect(added).toBeFocused();
  await expect(added).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(near.getByRole('button', { name: 'View more of Near Market' })).toBeFocused();
  await expect(packs).toHaveCount(4);

  await pressOn(page, near.getByRole('button', { name: 'Add to Cart' }));
  const cart = page.getByRole('article', { name: 'Cart at Near Market' });
  // Butter, basil and the extra item.
  await expect(near.getByRole('button', { name: 'In cart · $6.00' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cart).toBeFocused();
  const remove = cart.getByRole('button', { name: /^Remove / });
  await expect(remove).toHaveCount(3);
  await tabTo(page, remove.first());
  for (const left of [2, 1]) {
    await page.keyboard.press('Enter');
    await expect(remove).toHaveCount(left);
    await expect(remove.first()).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(cart).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a form: Enter submits it, the first invalid field gets the focus and its error @full', async ({
  page,
}) => {
  await page.goto('/login');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await tabTo(page, password);
  await page.keyboard.type('something');
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Email is required');
  await page.keyboard.type('nobody@example.com');
  await tabTo(page, password);
  await pressOn(page, page.getByRole('button', { name: 'Show what was typed' }));
  await expect(password).toHaveAttribute('type', 'text');
  await tabTo(page, password, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Invalid email or password' }),
  ).toBeVisible();
});

test('from a list of twenty to the placed orders in at most 60 keys @full', async ({
  page,
  market: { stores },
  shopper: _shopper,
}) => {
  expect(stores).toHaveLength(2);
  await page.goto('/shopping-list');
  for (const name of TWENTY.split(' ')) await addToList(page, name);
  const keys = await countKeys(page);

  await orderByKeyboard(page);
  expect(keys()).toBeLessThanOrEqual(MAX_KEYS);
});

test('from the home page to the placed orders in at most 60 keys @full', async ({
  page,
  market: { stores },
  shopper: _shopper,
}) => {
  expect(stores).toHaveLength(2);
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Search recipes' });
  await expect(box).toBeVisible();
  const keys = await countKeys(page);
  await tabTo(page, box);
  await page.keyboard.type('curry');
  await page.keyboard.press('Enter');
  const results = page.getByRole('region', { name: /results/i });
  await pressOn(page, results.getByRole('button', { name: /^Select(?!ed)/ }).first());
  await pressOn(page, page.getByRole('link', { name: 'Skip to the selected recipes' }));
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('button', { name: 'Generate Shopping List' }));
  await expect(page).toHaveURL('/shopping-list');
  await orderByKeyboard(page);
  expect(keys()).toBeLessThanOrEqual(MAX_KEYS);
});

test('on a phone by keyboard: the focus follows into the sheet and to the checkout @full', async ({
  page,
  shopper: _shopper,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shopping-list');
  for (const name of ['Garlic', 'Butter', 'Basil']) await addToList(page, name);
  await pressOn(page, page.getByRole('link', { name: 'Skip to Shop Now' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shopping');
  await pressOn(page, page.getByRole('button', { name: /^Fill / }).last());
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  const cart = page.getByRole('button', { name: /^Cart/ });
  await pressOn(page, cart);
  const sheet = page.getByRole('dialog', { name: 'Your Carts' });
  await expect(sheet).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cart).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeFocused();
  await pressOn(page, sheet.getByRole('link', { name: /^Check ?out/ }).first());
  await expect(page).toHaveURL(/\/checkout/);
  await expect(page.getByRole('main')).toBeFocused();
});

/** Counts the keys that are pressed in this document. */
async function countKeys(page: Page): Promise<() => number> {
  let keys = 0;
  await page.exposeFunction('countKey', () => {
    keys += 1;
  });
  await page.evaluate('window.addEventListener("keydown", () => window.countKey(), true)');
  return () => keys;
}

/** From the list to the placed orders. */
async function orderByKeyboard(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('link', { name: 'Skip to Shop Now' }));
  await expect(page.getByRole('button', { name: /^Shop Now/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shopping');
  await pressOn(page, page.getByRole('button', { name: /^Fill / }));
  await expect(page.getByText(/^Prices checked at/)).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: /^Place \d+ order/ }));
  await expect(page.getByText(/^Order Request Sent Successfully!/).first()).toBeVisible();
}
