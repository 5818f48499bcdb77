import { expect, test } from './fixtures.ts';
import { pressOn, tabTo } from './keyboard.ts';
import { shopNowByKeyboard } from './shopping.ts';

// Keyboard only: no click, tap, hover or fill.

test('the keyboard alone leads from a search to an order @full', async ({
  page,
  shopper: _shopper,
}) => {
  test.setTimeout(240_000);
  await page.goto('/');
  await tabTo(page, page.getByRole('combobox', { name: 'Search recipes' }));
  await page.keyboard.type('curry');
  await page.keyboard.press('Enter');

  const results = page.getByRole('region', { name: /results/i });
  const select = results.getByRole('button', { name: /^Select(?!ed)/ });
  await expect(select).not.toHaveCount(0);
  const before = await select.count();
  await pressOn(page, select.first(), 'Space');
  await expect(select).toHaveCount(before - 1);
  await pressOn(page, select.first(), 'Space');
  await pressOn(page, page.getByRole('button', { name: /2 recipes selected/ }));
  const dialog = page.getByRole('dialog', { name: 'Selected recipes' });
  await pressOn(page, dialog.getByRole('button', { name: /^Increase/ }).first());
  await pressOn(page, dialog.getByRole('button', { name: 'Generate Shopping List' }));

  await expect(page).toHaveURL('/shopping-list');
  const circles = page.getByRole('main').getByRole('checkbox');
  await expect(circles.first()).toBeVisible();
  const listed = await circles.count();
  await pressOn(page, circles.first(), 'Space');
  await expect(page.getByRole('button', { name: /^Got it 1/ })).toBeVisible();
  await expect(circles).toHaveCount(listed - 1);
  await expect(circles.first()).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.getByRole('combobox', { name: 'Add an item' })).toBeFocused();
  await shopNowByKeyboard(page);

  await pressOn(page, page.getByRole('button', { name: 'Details of Near Market' }));
  const near = page.getByRole('article', { name: 'Near Market', exact: true });
  await pressOn(page, near.getByRole('button', { name: 'Add to Cart' }));
  await pressOn(page, page.getByRole('link', { name: 'Checkout at Near Market' }));
  await expect(page.getByText(/^Prices checked at/)).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Place 1 order' }));
  await expect(page.getByText(/Order Request Sent Successfully! Total: \$/)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Account of Sam' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Account' });
  await pressOn(page, menu.getByRole('link', { name: 'Orders' }));
  await expect(page).toHaveURL('/orders');
  await expect(page.getByRole('main')).toBeFocused();
  const orders = page.getByRole('list', { name: 'Your orders' });
  await expect(orders.getByText('Pending', { exact: true })).toBeVisible();
  const order = orders.locator('summary');
  await pressOn(page, order);
  await expect(orders.getByRole('list', { name: 'Items' })).toBeHidden();
  await page.keyboard.press('Enter');
  const progress = orders.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  await expect(progress.first()).toHaveAttribute('aria-current', 'step');
});

test('the frame: skip link, account menu and its Escape', async ({ page, account, signIn }) => {
  await signIn(await account('user'));
  await page.goto('/help-support');
  // Nothing is focusable before the app starts.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const button = page.getByRole('button', { name: 'Account of Sam' });
  await tabTo(page, button, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Account' });
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the menu opens, closes with Escape, and closes when a link is followed @full', async ({
    page,
  }) => {
    await page.goto('/help-support');
    const button = page.getByRole('button', { name: 'You', exact: true });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await pressOn(page, button);
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await pressOn(page, menu.getByRole('link', { name: /Grocery List/ }));
    await expect(page).toHaveURL('/shopping-list');
    await expect(menu).toBeHidden();
  });
});

test('home: suggestions, cuisines and more recipes @full', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Search recipes' });
  await tabTo(page, box);
  await page.keyboard.type('s');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const first = await options.first().getAttribute('id');
  await expect(box).toHaveAttribute('aria-activedescendant', first ?? '');
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
  await expect(box).toHaveValue('s');
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');

  const italian = page.getByRole('button', { name: 'Italian', exact: true });
  await pressOn(page, italian, 'Space');
  await expect(italian).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: 'Italian Recipes' })).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(12);
  await pressOn(page, page.getByRole('button', { name: 'Load More' }));
  await expect(cards.nth(12)).toBeFocused();
  await expect(page.getByText(/^\d+ more recipes$/)).toHaveCount(1);
});

test('selected recipes: servings stay at least 1, and the focus moves on when one is removed @full', async ({
  page,
}) => {
  await page.goto('/');
  const select = page.getByRole('button', { name: /^Select(?!ed)/ });
  await pressOn(page, select.first(), 'Space');
  await pressOn(page, select.first(), 'Space');
  await pressOn(page, page.getByRole('button', { name: /2 recipes selected/ }));
  const dialog = page.getByRole('dialog', { name: 'Selected recipes' });
  const rows = dialog.getByRole('listitem');
  const fewer = rows.first().getByRole('button', { name: /^Decrease/ });
  await tabTo(page, fewer);
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('Enter');
  await expect(rows.first().getByRole('status')).toHaveText('1');
  await expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await expect(fewer).toBeFocused();
  const remove = dialog.getByRole('button', { name: /^Remove/ });
  await pressOn(page, remove.first());
  await expect(remove).toHaveCount(1);
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a recipe: servings are announced, Select stays pressed, Back leads back @full', async ({
  page,
}) => {
  await page.goto('/');
  await pressOn(page, page.getByRole('link', { name: /^View Recipe/ }).first());
  await expect(page).toHaveURL(/\/recipe\//);
  const more = page.getByRole('button', { name: 'Increase Servings' });
  const count = page.getByRole('group', { name: 'Servings' }).getByRole('status');
  const select = page.getByRole('button', { name: /^Select/ });
  await expect(select).toHaveCount(1);
  await pressOn(page, select);
  await expect(select).toHaveText(/^Selected/);
  const before = Number(await count.textContent());
  await pressOn(page, more);
  await expect(count).toHaveText(String(before + 1));
  await tabTo(page, page.getByRole('main').getByRole('button', { name: /^Back/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});
