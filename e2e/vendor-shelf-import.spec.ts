import { workbook } from '@larder/web/src/parts/tables/testing/workbook.ts';
import type { Page } from '@playwright/test';

import { inspectThemes } from './axe.ts';
import { expect, type Shop, test } from './fixtures.ts';
import { kept, shelfOf } from './importing.ts';

const HEADINGS =
  'Token,Item Name,Variation Name,GTIN,SKU,Price,Current Quantity West,Current Quantity East';
/** As tills print names: a certain food, one to be looked at, no food, a fault. */
const SQUARE = [
  HEADINGS,
  'A1,Horizon Organic Whole Milk,1/2 gal,742365264504,10000,5.49,14,6',
  'A2,MYSTERY SPREAD,12 oz,,10001,4.29,5,0',
  'A3,Paper Towels,6 ct,,10002,8.99,20,1',
  'A4,Sea Salt,26 oz,,10003,cheap,9,1',
].join('\n');

async function openFile(page: Page, { store_id }: Shop, text: string): Promise<void> {
  await page.goto(`/vendor/inventory?store=${store_id}`);
  await page.getByRole('link', { name: 'Import from your till' }).click();
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'square.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await expect(page.getByText('This is a Square export.')).toBeVisible();
}

/** Through the columns to the rows. */
async function lookAtRows(page: Page): Promise<void> {
  const west = page.getByRole('listitem').filter({ hasText: 'Current Quantity West' });
  await west.getByRole('button', { name: 'Yes, Stock' }).click();
  await page.getByRole('button', { name: 'Look at the rows' }).click();
  await expect(page.getByRole('group', { name: 'Show rows' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

test('a till’s export comes onto the shelf, what is left out is said, and Undo takes it back', async ({
  page,
  shop,
  request,
}) => {
  test.setTimeout(120_000);
  const before = await shelfOf(request, shop);
  await openFile(page, shop, SQUARE);
  await lookAtRows(page);
  await expect(page.getByRole('button', { name: /^1\s*Left out/ })).toBeVisible();

  await page.getByRole('button', { name: 'What will change' }).click();
  const left = await kept(page, 'Download 2 rows with reasons');
  expect(left.name).toBe('square to correct.csv');
  expect(left.text).toContain('Price “cheap” is not a number.');
  await page.getByRole('button', { name: /^Save 2 changes/ }).click();
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();

  const after = await shelfOf(request, shop);
  expect(after).toHaveLength(before.length + 2);
  const milk = after.find(({ name }) => name.startsWith('Horizon Organic Whole Milk'));
  expect(milk).toMatchObject({ price: 5.49, quantity: 14 });

  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('The import is taken back.')).toBeVisible();
  expect(await shelfOf(request, shop)).toEqual(before);
});

test('rows are answered with keys alone, and the next file asks no more', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  await openFile(page, shop, SQUARE);
  await lookAtRows(page);
  await expect(page.getByRole('list', { name: 'Rows' })).toContainText('MYSTERY SPREAD');
  await page.keyboard.press('n');
  await expect(page.getByText('Nothing to look at')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByRole('list', { name: 'Rows' })).toContainText('MYSTERY SPREAD');
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'What will change' }).click();
  await page.getByRole('button', { name: /^Save 3 changes/ }).click();
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();

  await page.getByRole('button', { name: 'Import another file' }).click();
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'square.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(SQUARE),
  });
  // The columns are known as well.
  await expect(page.getByRole('heading', { name: 'What each row is' })).toBeVisible();
  await expect(page.getByText('Nothing to look at')).toBeVisible();
  await expect(page.getByRole('button', { name: /^3\s*Known products/ })).toBeVisible();
});

test('an import that was left goes on after the browser was closed', async ({ page, shop }) => {
  test.setTimeout(120_000);
  await openFile(page, shop, SQUARE);
  await lookAtRows(page);
  await page.keyboard.press('n');
  await expect(page.getByText('Nothing to look at')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What each row is' })).toBeVisible();
  await expect(page.getByText('Nothing to look at')).toBeVisible();
  await page.goto(`/vendor/inventory/import?store=${shop.store_id}`);
  const unfinished = page.getByRole('region', { name: 'Unfinished import' });
  await expect(unfinished).toContainText('square.csv');
  await unfinished.getByRole('button', { name: 'Discard' }).click();
  await expect(unfinished).toBeHidden();
});

test('of a workbook with two sheets the shelf is read, and the other one can be @full', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  const rowOf = (...cells: readonly string[]) =>
    `<row>${cells.map((cell) => `<c t="str"><v>${cell}</v></c>`).join('')}</row>`;
  const bytes = workbook({
    rows: rowOf('Product', 'Price', 'Stock') + rowOf('Whole Milk 1 gal', '4.49', '8'),
    notesRows: rowOf('Name', 'Price', 'Count') + rowOf('MYSTERY SPREAD 12 oz', '3.99', '7'),
  });
  await page.goto(`/vendor/inventory/import?store=${shop.store_id}`);
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'till.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(bytes),
  });
  const sheet = page.getByLabel('Sheet', { exact: true });
  await expect(sheet).toHaveValue('1');
  await expect(page.getByRole('heading', { name: 'Product' })).toBeVisible();
  await sheet.selectOption('Notes');
  await expect(page.getByRole('heading', { name: 'Product' })).toBeHidden();
  await page.getByRole('button', { name: 'Yes, Stock' }).click();
  await inspectThemes(page, 'sheets');

  // The bytes are kept with the draft: the file need not be chosen again.
  await page.reload();
  await expect(sheet).toHaveValue('0');
  await sheet.selectOption('Items');
  await expect(page.getByRole('heading', { name: 'Product' })).toBeVisible();
  await sheet.selectOption('Notes');
  await page.getByRole('button', { name: 'Yes, Stock' }).click();
  await page.getByRole('button', { name: 'Look at the rows' }).click();
  await expect(page.getByRole('list', { name: 'Rows' })).toContainText('MYSTERY SPREAD');

  await page.goto(`/vendor/inventory?store=${shop.store_id}`);
  const unfinished = page.getByRole('region', { name: 'Unfinished import' });
  await expect(unfinished).toContainText('1 row to look at');
  await unfinished.getByRole('link', { name: 'Go on with the import' }).click();
  await expect(page.getByRole('list', { name: 'Rows' })).toContainText('MYSTERY SPREAD');
});

for (const width of [1440, 390])
  test(`axe finds nothing on the import of a till’s file: ${width} px @full`, async ({
    page,
    shop,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/vendor/inventory/import?store=${shop.store_id}`);
    await expect(page.getByLabel('Choose a file')).toBeVisible();
    await inspectThemes(page, 'file');
    await openFile(page, shop, SQUARE);
    await inspectThemes(page, 'columns');
    await lookAtRows(page);
    await inspectThemes(page, 'rows');
    await page.getByRole('button', { name: 'What will change' }).click();
    await inspectThemes(page, 'changes');
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();
    await inspectThemes(page, 'done');
  });
