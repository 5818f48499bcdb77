import { expect, standAt, test } from './fixtures.ts';
import { addToList, checkOutAt, openStore } from './shopping.ts';

test('the admin adds an ingredient, a vendor stocks it, a shopper buys it', async ({
  page,
  market,
  account,
  admin,
  signIn,
}, info) => {
  const name = `Black garlic ${info.testId.slice(-6)}${info.retry}`;

  await signIn(admin);
  await page.goto('/admin/ingredients');
  const form = page.getByRole('form', { name: 'Add ingredient' });
  await form.getByLabel('Ingredient Name').fill(name);
  await form.getByLabel('Unit Quantity').fill('250');
  await form.getByLabel('Unit', { exact: true }).fill('gm');
  await form.getByRole('button', { name: /^Add/ }).click();
  await page.getByLabel('Search ingredients').fill(name);
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();

  const [near] = market.stores;
  await signIn(near.vendor);
  await page.goto('/vendor/add-inventory');
  await page.getByLabel('Select Store').selectOption({ label: 'Near Market' });
  await page.getByLabel('Search ingredients').fill(name);
  await page.getByLabel(`Price of ${name}`).fill('4.50');
  await page.getByLabel(`Quantity of ${name}`).fill('6');
  await page.getByRole('button', { name: `Add ${name}` }).click();
  await expect(page.getByRole('button', { name: `Update ${name}` })).toBeVisible();

  const shopper = await account('user');
  await signIn(shopper);
  await standAt(page, market.place);
  await page.goto('/shopping-list');
  await addToList(page, name);
  await page.getByRole('button', { name: 'Shop Now' }).click();
  const card = await openStore(page, 'Near Market');
  await expect(card.getByText(name)).toBeVisible();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await checkOutAt(page, 'Near Market');
  await expect(page.getByText('Order Request Sent Successfully! Total: $4.50')).toBeVisible();
});
