import { addDays } from '@larder/shared/basics/calendar';

import { inspectThemes } from './axe.ts';
import { expect, standAt, test } from './fixtures.ts';
import { checkOutAt, fillCartAt, listAndShop, openStore } from './shopping.ts';

test('a vendor puts an item on sale; a shopper sees it struck through and pays it @full', async ({
  page,
  market,
  customer,
  signIn,
}) => {
  test.setTimeout(120_000);
  const [near] = market.stores;
  const today = new Date().toISOString().slice(0, 10);
  await signIn(near.vendor);
  await page.goto(`/vendor/store?store=${near.store_id}`);
  await page.getByRole('searchbox', { name: 'Search inventory' }).fill('garlic');
  await page.getByRole('button', { name: 'Edit Garlic', exact: true }).click();
  const sale = page.getByRole('group', { name: 'Sale' });
  await sale.getByLabel('Sale price').fill('2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(sale.getByText('Enter less than the regular price')).toBeVisible();
  await sale.getByLabel('Sale price').fill('1.25');
  // Yesterday everywhere, and a week on: the clock of the store is not known here.
  await sale.getByLabel('First day').fill(addDays(today, -1));
  await sale.getByLabel('Last day').fill(addDays(today, 7));
  await inspectThemes(page, 'sale of an item');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Sale \$1\.25 until /)).toBeVisible();
  await inspectThemes(page, 'item on sale');

  await standAt(page, market.place);
  await signIn(customer);
  await listAndShop(page, 'garlic');
  const card = await openStore(page, near.name);
  const line = card.getByRole('listitem').filter({ hasText: 'Garlic' });
  await expect(line).toContainText('was $2.00');
  await expect(line).toContainText('$1.25');
  await inspectThemes(page, 'store with a sale');
  await fillCartAt(page, near.name);
  await checkOutAt(page, near.name);
  await expect(page.getByRole('heading', { name: '1 order placed' })).toBeVisible();
  await expect(page.getByText('Total: $1.25')).toBeVisible();
});
