import { expect, standAt, test } from './fixtures.ts';
import { checkOutAt, fillCartAt, listAndShop, openStore, shopNow } from './shopping.ts';

test('a paused store is found by nobody and says so in a cart; back again, an order goes through @full', async ({
  page,
  market,
  customer,
  signIn,
}) => {
  test.setTimeout(120_000);
  const [near, far] = market.stores;
  await standAt(page, market.place);
  await signIn(customer);
  await listAndShop(page, 'garlic');
  await fillCartAt(page, near.name);
  const shopper = await page.context().storageState();

  await signIn(near.vendor);
  await page.goto('/vendor/store');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Pause Store' }).click();
  const week = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const dialog = page.getByRole('dialog', { name: `Pause ${near.name}` });
  await dialog.getByLabel('Back on').fill(week);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Paused: back on /)).toBeVisible();

  const other = await page
    .context()
    .browser()
    ?.newContext({
      storageState: shopper,
      geolocation: market.place,
      permissions: ['geolocation'],
    });
  const shop = await other?.newPage();
  if (!shop) throw new Error('no browser');
  await shop.goto('/shopping-list');
  await shopNow(shop);
  await expect(shop.getByRole('button', { name: `Details of ${far.name}` })).toBeVisible();
  await expect(shop.getByRole('button', { name: `Details of ${near.name}` })).toHaveCount(0);
  await shop.getByRole('link', { name: `Checkout at ${near.name}` }).click();
  await expect(
    shop.getByText(/ is paused\. It takes orders again on .*Nothing is ordered here\.$/),
  ).toBeVisible();

  await page.getByRole('button', { name: 'End Pause' }).click();
  await expect(page.getByText(`${near.name} takes orders again.`)).toBeVisible();
  await shop.goto('/shopping-list');
  await shopNow(shop);
  await openStore(shop, near.name);
  await checkOutAt(shop, near.name);
  await expect(shop.getByRole('heading', { name: '1 order placed' })).toBeVisible();
  await page.goto('/vendor/orders');
  await expect(page.getByText('Sam Shopper').first()).toBeVisible();
  await other?.close();
});
