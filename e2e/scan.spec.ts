import { inspectThemes } from './axe.ts';
import { ask, expect, test } from './fixtures.ts';
import { printedBars } from './printedBars.ts';

/** Real numbers: an EAN-13, a UPC-A. */
const [SPREAD, TISSUES] = ['3017620422003', '036000291452'];

test('a vendor scans a pack from a picture and a number from the hand, and edits what it is @full', async ({
  page,
  context,
  browser,
  request,
  baseURL,
  shop,
}) => {
  test.setTimeout(120_000);
  const asked: string[] = [];
  const complaints: string[] = [];
  context.on('request', (one) => asked.push(one.url()));
  context.on('console', (message) => {
    if (/Content Security Policy|Permissions policy|WebAssembly/i.test(message.text()))
      complaints.push(message.text());
  });
  const { product } = await ask(request, shop.vendor, {
    method: 'POST',
    path: '/vendor/products',
    data: { name: 'Zzq spread', unit_quantity: 400, unit: 'gm', food_id: null, gtins: [SPREAD] },
  });
  const items = [{ ingredient_id: product.ingredient_id, price: 4.5, quantity: 3 }];
  await ask(request, shop.vendor, {
    method: 'PUT',
    path: '/vendor/stores',
    data: { stores: [{ store_id: shop.store_id, items }] },
  });

  await page.goto(`/vendor/inventory?store=${shop.store_id}`);
  await page.getByRole('button', { name: 'Scan' }).click();
  const sheet = page.getByRole('dialog', { name: 'Scan the shelf' });
  await expect(sheet.getByText(/Type the number, or choose a picture|Hold the bars/)).toBeVisible();
  await inspectThemes(page, 'scanning');
  expect(asked.filter((url) => url.includes('barcodeWorker'))).toEqual([]);
  await sheet.getByLabel('Choose a picture').setInputFiles({
    name: 'pack.png',
    mimeType: 'image/png',
    buffer: await printedBars(browser, SPREAD),
  });
  const quantity = page.getByLabel('Quantity of Zzq spread');
  await expect(quantity).toBeFocused({ timeout: 60_000 });
  await expect(sheet).toBeHidden();
  await inspectThemes(page, 'a scanned item');
  await quantity.fill('9');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search inventory' })).toBeVisible();
  expect(asked.filter((url) => url.includes('barcodeWorker'))).toHaveLength(1);
  expect(asked.filter((url) => !url.startsWith(baseURL ?? '') && /^https?:/.test(url))).toEqual([]);
  expect(complaints).toEqual([]);

  await page.getByRole('button', { name: 'Scan' }).click();
  await sheet.getByLabel('Type the number').fill(TISSUES);
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('alert')).toHaveText('Nobody knows this number');
  await inspectThemes(page, 'a number that nobody knows');
  await sheet.getByRole('link', { name: 'Add as a product' }).click();
  const form = page.getByRole('form', { name: 'Your own product' });
  await expect(form.getByLabel('GTIN (optional)')).toHaveValue(TISSUES.padStart(14, '0'));
});
