import { inspectThemes } from './axe.ts';
import { type Account, ask, expect, type Shop, test } from './fixtures.ts';

test.setTimeout(120_000);

/** A number of 14 digits with its check digit, of the try of the test. */
function numberOf(digits: string): string {
  const start = `009${digits.slice(-10)}`;
  const sum = Array.from(start, Number).reduce((all, n, at) => all + n * (at % 2 === 0 ? 3 : 1), 0);
  return `${start}${(10 - (sum % 10)) % 10}`;
}

test('the admin says once what two vendors sell under one number; the next shop’s file finds it @full', async ({
  page,
  request,
  market,
  account,
  admin,
  signIn,
}) => {
  const gtin = numberOf(String(Date.now()));
  const name = `XQ ${gtin.slice(-6)}`;
  const [near, far] = market.stores;
  const sell = async ({ vendor, store_id }: Shop, more: object) => {
    const data = { name, unit_quantity: 1893, unit: 'ml', food_id: null, gtins: [gtin], ...more };
    const { product } = await ask(request, vendor, {
      method: 'POST',
      path: '/vendor/products',
      data,
    });
    const items = [{ ingredient_id: product.ingredient_id, price: 4.5, quantity: 8 }];
    const stores = { stores: [{ store_id, items }] };
    await ask(request, vendor, { method: 'PUT', path: '/vendor/stores', data: stores });
  };
  await sell(near, { brand: 'Horizon', sku: 'A1' });
  await sell(far, { unit_quantity: 1.9, unit: 'l' });

  await signIn(admin);
  await page.goto('/admin/overview');
  await page.getByRole('link', { name: 'Vendors’ products' }).first().click();
  await page.getByRole('searchbox', { name: 'Search vendors’ products' }).fill(gtin);
  const found = page.getByRole('list', { name: 'Vendors’ products', exact: true });
  await expect(found.getByRole('heading', { name })).toHaveCount(2);
  await inspectThemes(page, 'vendors’ products');
  await found
    .getByRole('listitem')
    .filter({ hasText: 'Vendor 1' })
    .getByRole('button', { name: `Make it shared: ${name}` })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Make it shared' });
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await dialog.getByLabel('Name', { exact: true }).fill('Organic whole milk');
  await dialog.getByLabel('Food').fill('Whole milk');
  const option = dialog.getByRole('option', { name: 'Whole milk' }).first();
  await expect(option).toBeVisible();
  await option.click();
  await expect(dialog.getByText('What Vendor 1 and Vendor 2 sell is Whole milk.')).toBeVisible();
  await inspectThemes(page, 'sharing a product');
  await dialog.getByRole('button', { name: 'Share', exact: true }).press('Enter');
  await expect(
    page.getByText('Organic whole milk is shared. 2 products of vendors changed.'),
  ).toBeVisible();
  await expect(found.getByText('Shared').first()).toBeVisible();

  // Names, prices and stock are the vendors’ still; a third one's file needs no press.
  const shelfOf = async (vendor: Account) =>
    (await ask(request, vendor, { path: '/vendor/stores' })).value[0].items.find(
      (item: { name: string }) => item.name === name,
    );
  expect(await shelfOf(near.vendor)).toMatchObject({ food: 'Whole milk', price: 4.5, quantity: 8 });
  expect(await shelfOf(far.vendor)).toMatchObject({ food: 'Whole milk', unit_quantity: 1.9 });
  const third = await account('vendor', 'Vendor 3');
  const { latitude, longitude } = market.place;
  const store = {
    name: 'Third Market',
    store_type: 'Pickup',
    address: 'Pier 3',
    location: [longitude, latitude],
    items: [],
  };
  const { value } = await ask(request, third, {
    method: 'POST',
    path: '/vendor/stores',
    data: { stores: [store] },
  });
  const { rows } = await ask(request, third, {
    method: 'POST',
    path: `/vendor/store/${value[0].store_id}/shelf/match`,
    data: { rows: [{ row: 2, name: 'MLK', price: '3.99', stock: '5', gtin }] },
  });
  expect(rows[0].is).toMatchObject({
    kind: 'read',
    brand: 'Horizon',
    food: { name: 'Whole milk' },
    pack: { unit_quantity: 1893, unit: 'ml' },
  });
});
