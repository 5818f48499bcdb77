import { expect, test } from './fixtures.ts';

test('writes a list: typed, picked by keyboard, pasted, taken back', async ({ page }) => {
  await page.goto('/shopping-list');
  const box = page.getByRole('combobox', { name: 'Add an item' });
  const amount = (words: string) =>
    page.getByRole('button', { name: `Edit ${words}`, exact: true });
  const inAisle = (aisle: string, name: string) =>
    page.getByRole('region', { name: aisle }).getByRole('checkbox', { name: `Got it: ${name}` });

  await box.fill('2 lb carrots, the thin ones');
  await box.press('Enter');
  await expect(inAisle('Produce', 'Carrots')).toBeVisible();
  await expect(amount('Carrots, 2 lb')).toBeVisible();
  await expect(page.getByText('the thin ones')).toBeVisible();

  // Typing goes on in the box, where the focus stayed.
  await page.keyboard.type('½ cup sour cr');
  await expect(page.getByRole('option', { name: /^Sour cream/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(inAisle('Dairy', 'Sour cream')).toBeVisible();
  await expect(amount('Sour cream, ½ cup')).toBeVisible();

  await box.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'For the salad:\n1 lb carrots\na dozen eggs\nSalt and pepper\n');
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByText('4 items added')).toBeVisible();
  await expect(amount('Carrots, 3 lb')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(5);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(amount('Carrots, 2 lb')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
});

test('the browser’s own print of the list has its lines, no tools', async ({ page }) => {
  await page.goto('/shopping-list');
  await page.getByRole('combobox', { name: 'Add an item' }).fill('2 lb carrots');
  await page.keyboard.press('Enter');
  const shop = page.getByRole('button', { name: 'Shop Now' });
  await expect(shop).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Grocery List' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Carrots, 2 lb' })).toBeVisible();
  for (const hidden of [
    shop,
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('combobox', { name: 'Add an item' }),
    page.getByRole('button', { name: 'Remove Carrots' }),
  ])
    await expect(hidden).toBeHidden();
});

test('opens the list at its own address while recipes are selected', async ({ page }) => {
  await page.goto('/?q=curry');
  await page
    .getByRole('button', { name: /^Select / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Selected / })).toHaveCount(1);
  await page.goto('/shopping-list');
  await expect(page.getByText(/^1 recipe is selected/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^1 recipe is selected/)).toBeVisible();
});
