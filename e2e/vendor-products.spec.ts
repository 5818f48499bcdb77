import { inspectThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('a vendor asks for a product; the admin adds it, and it is on the shelf @full', async ({
  page,
  shop,
  admin,
  signIn,
}) => {
  test.setTimeout(120_000);
  const name = `Zzq ${Date.now()}`;
  await page.goto('/vendor/store');
  await page.getByRole('searchbox', { name: 'Search inventory' }).fill(name);
  await page.getByRole('link', { name: `Ask for “${name}”` }).click();
  const form = page.getByRole('form', { name: 'Ask for a product' });
  await expect(form.getByLabel('Name')).toHaveValue(name);
  await expect(form.getByLabel('Unit Quantity')).toBeFocused();
  await page.keyboard.type('250');
  await form.getByLabel('Unit', { exact: true }).fill('gm');
  await form.getByLabel('Category').selectOption('Produce');
  await form.getByLabel('Price').fill('2.50');
  await form.getByLabel('Quantity', { exact: true }).fill('12');
  await form.getByRole('button', { name: 'Ask', exact: true }).click();
  const list = page.getByRole('list', { name: 'Asked for' });
  await expect(list).toContainText(name);
  await expect(list).toContainText('Waiting');
  await inspectThemes(page, 'missing products');

  await signIn(admin);
  await page.goto('/admin/overview');
  await page.getByRole('link', { name: 'Asked products' }).last().click();
  await expect(page.getByRole('heading', { name: 'Asked products', level: 1 })).toBeVisible();
  await inspectThemes(page, 'asked products');
  await page.getByRole('button', { name: `Add to the catalogue: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to the catalogue' });
  await inspectThemes(page, 'accepting a product');
  await dialog.getByLabel('Name').fill(`${name} fresh`);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(/ fresh added\. .* has it on the shelf\.$/)).toBeVisible();

  await signIn(shop.vendor);
  await page.goto('/vendor/products');
  await expect(list).toContainText(`Added as ${name} fresh`);
  await page.goto('/vendor/store');
  await page.getByRole('searchbox', { name: 'Search inventory' }).fill(name);
  const row = page.getByRole('row', { name: `${name} fresh` });
  await expect(row).toContainText('12');
  await expect(row).toContainText('$2.50');
});
