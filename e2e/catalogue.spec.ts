import { expect, standAt, test } from './fixtures.ts';

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
  await page.getByLabel('Ingredient Name').fill(name);
  await page.getByLabel('Unit Quantity').first().fill('250');
  await page.getByLabel('Unit', { exact: true }).first().fill('gm');
  await page.getByRole('button', { name: /^Add/ }).first().click();
  await expect(page.getByText(name).first()).toBeVisible();

  const [near] = market.stores;
  if (!near) throw new Error('the market has a store');
  await signIn(near.vendor);
  await page.goto('/vendor/add-inventory');
  await page
    .getByLabel(/store/i)
    .first()
    .selectOption({ label: 'Near Market' })
    .catch(() => undefined);
  await page.getByRole('searchbox').fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByLabel(/price/i).fill('4.5');
  await row
    .getByLabel(/quantity/i)
    .last()
    .fill('6');
  await row.getByRole('button', { name: /^Add/ }).click();
  await expect(page.getByText(/added/i).first()).toBeVisible();

  const shopper = await account('user');
  await signIn(shopper);
  await standAt(page, market.place);
  await page.goto('/shopping-list');
  await page
    .getByRole('textbox', { name: /item|ingredient|name/i })
    .first()
    .fill(name);
  await page.getByRole('button', { name: /^Add/ }).click();
  await page.getByRole('button', { name: 'Shop Now' }).click();
  const card = page.getByRole('article', { name: 'Near Market', exact: true });
  await expect(card.getByText(name)).toBeVisible();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('button', { name: 'Checkout at Near Market' }).click();
  await expect(page.getByText('Order Request Sent Successfully! Total: $4.50')).toBeVisible();
});
