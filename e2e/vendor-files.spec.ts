import type { Page } from '@playwright/test';

import { ask, expect, test } from './fixtures.ts';
import { choose, kept, MESSY, openImport, shelfOf } from './importing.ts';

const previewOf = (page: Page) => page.getByRole('table', { name: 'What becomes of each row' });

test('a mixed file: valid rows are imported, the others are exported with reasons, corrected and imported @full', async ({
  page,
  shop,
  request,
}) => {
  await openImport(page, shop);
  await choose(page, MESSY);

  const reading = page.getByRole('region', { name: 'How the file was read' });
  await expect(reading).toContainText('Columns between semicolons');
  await expect(reading).toContainText('Numbers have a decimal comma, like 3,49.');
  await expect(reading).toContainText('“SKU”, “qantity”');
  const table = previewOf(page);
  for (const words of [
    'Row 2, price: The price has changed since the export: it was $1.75, it is $2.00 now.',
    'Row 6, quantity: “1.000” may mean 1 or 1000. Write one of these.',
    'Row 7, name: No ingredient is called “Garlik”. Did you mean Garlic',
    'Row 8, price: “1e3” has an exponent. Write all its digits.',
  ])
    await expect(table).toContainText(words);
  await expect(table.getByRole('row', { name: /Garlic.*from \$2\.00.*to \$2\.25/ })).toBeVisible();
  await reading.getByRole('button', { name: 'As 1.234,50' }).click();
  await expect(table).not.toContainText('Row 6');

  await page.getByRole('button', { name: 'All rows 8' }).click();
  await expect(table).toContainText('The price has changed since the export and stays $2.00.');
  await page.getByRole('checkbox', { name: '1 price changes by more than half' }).check();
  const { name, text } = await kept(page, 'Download 3 rows with reasons');
  await page.getByRole('button', { name: 'Import good rows (4 changes)' }).click();
  await expect(
    page.getByText('Inventory imported! 0 items added, 2 prices and 2 stocks changed.'),
  ).toBeVisible();
  await expect(page.getByText(/^3 rows have errors\./)).toBeVisible();

  const named = async (item: string) =>
    (await shelfOf(request, shop)).find((one) => one.name === item);
  expect(await named('Yellow onion')).toMatchObject({ price: 2, quantity: 40 });
  expect(await named('Whole milk')).toMatchObject({ price: 2.49, quantity: 10 });
  expect(await named('Basmati rice')).toMatchObject({ price: 349, quantity: 10 });
  expect(await named('Rice vinegar')).toMatchObject({ price: 2, quantity: 1000 });
  expect(await named('Rice noodles')).toMatchObject({ price: 2, quantity: 10 });
  expect(await named('Garlic')).toMatchObject({ price: 2, quantity: 10 });

  expect(name).toBe('shelf to correct.csv');
  expect(text.trimEnd().split('\r\n')).toHaveLength(4);
  const corrected = text
    .replace(/^"?price: The price has changed.*;"1,75"/m, ';1;Garlic;150;gm;2,25;10;2')
    .replace(';1e3;', ';2,10;')
    .replace(/^"?name: .*Garlik.*\r\n/m, '');
  await choose(page, corrected);
  await page.getByRole('button', { name: 'Import 2 changes' }).click();
  await expect(page.getByText('0 items added, 2 prices and 0 stocks changed.')).toBeVisible();
  expect(await named('Garlic')).toMatchObject({ price: 2.25, quantity: 10 });
  expect(await named('Saffron')).toMatchObject({ price: 2.1 });
});

const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const lines = (...rows: string[]): string => rows.join('\r\n');

test('ten kinds of files are read as meant, or refused with advice @full', async ({
  page,
  shop,
  admin,
  request,
}, { testId, retry }) => {
  test.slow();
  const creme = `Crème fraîche ${testId} ${retry}`;
  await ask(request, admin, {
    method: 'POST',
    path: '/admin/ingredients',
    data: { ingredients: [{ name: creme, unit_quantity: 200, unit: 'gm' }] },
  });
  await openImport(page, shop);

  const full = 'name,unit_quantity,unit,price,quantity,expected_price,expected_quantity';
  const files: {
    dialect: string;
    file: string | Buffer;
    says: string;
    /** The errors in the preview. */
    refused?: readonly string[];
    button: string;
    shelf: Readonly<Record<string, { price?: number; quantity?: number }>>;
  }[] = [
    {
      dialect: 'Excel, English',
      file: `\uFEFF${lines(full, 'Garlic,150,gm,2.5,12,2.00,10', '"Red onion",454,gm,"$1,234.50 ",10,2.00,10')}`,
      says: 'Columns between commas, text in UTF-8. Numbers have a decimal point, like 3.49.',
      button: 'Import 2 changes',
      shelf: { Garlic: { price: 2.5, quantity: 12 }, 'Red onion': { price: 1234.5 } },
    },
    {
      dialect: 'Excel, German',
      file: lines(
        full.replaceAll(',', ';'),
        'Whole milk;1893;ml;2,49;10;2,00;10',
        'Saffron;0,5;gm;1,99;10;2,00;10',
      ),
      says: 'Columns between semicolons, text in UTF-8. Numbers have a decimal comma, like 3,49.',
      button: 'Import 2 changes',
      shelf: { 'Whole milk': { price: 2.49 }, Saffron: { price: 1.99 } },
    },
    {
      dialect: 'Google Sheets',
      file: lines(
        'name,unit_quantity,unit,price,quantity',
        'Basmati rice,907,gm,$2.75,',
        'Garlic powder,88,gm,.99,"1,000,000"',
      ).replaceAll('\r', ''),
      says: 'Columns between commas',
      button: 'Import 2 changes',
      shelf: {
        'Basmati rice': { price: 2.75, quantity: 10 },
        'Garlic powder': { price: 0.99, quantity: 1_000_000 },
      },
    },
    {
      dialect: 'Latin-1',
      file: latin1(lines('name;price;quantity', `${creme};3,00;4`)),
      says: 'text in Windows-1252 (Latin-1)',
      button: 'Import 1 change',
      shelf: { [creme]: { price: 3, quantity: 4 } },
    },
    {
      dialect: 'UTF-16 with tabs',
      file: utf16(lines('name\tprice\tquantity', `${creme}\t3,10\t`)),
      says: 'Columns between tabs, text in UTF-16.',
      button: 'Import 1 change',
      shelf: { [creme]: { price: 3.1, quantity: 4 } },
    },
    {
      dialect: 'sep=',
      file: lines('sep=|', 'name|price', 'Rice noodles|2.2500'),
      says: 'Columns between bars',
      button: 'Import 1 change',
      shelf: { 'Rice noodles': { price: 2.25, quantity: 10 } },
    },
    {
      dialect: 'prices alone',
      file: lines('name;price', 'Butternut squash;2,35', 'Buttermilk;2,15'),
      says: 'Columns between semicolons',
      button: 'Import 2 changes',
      shelf: { 'Butternut squash': { price: 2.35, quantity: 10 }, Buttermilk: { price: 2.15 } },
    },
    {
      dialect: 'own columns',
      file: lines('SKU,Name,Supplier,Price,Old price', '0-1,Buttermilk,Farm,2.20,1.90'),
      says: 'Columns that are not read: “SKU”, “Supplier”, “Old price”.',
      button: 'Import 1 change',
      shelf: { Buttermilk: { price: 2.2 } },
    },
    {
      dialect: 'thousands separators',
      file: lines(
        'name;price;quantity',
        'Garlic;2,50;1.000',
        'Whole milk;2.500;10',
        'Saffron;1.999,00;12',
      ),
      says: '2 numbers like “1.000” can be read in two ways. They are not read until you choose.',
      refused: [
        'Row 2, quantity: “1.000” may mean 1 or 1000.',
        'Row 3, price: “2.500” may mean 2.5 or 2500.',
      ],
      button: 'Import good rows (1 change)',
      shelf: {
        Garlic: { quantity: 12 },
        'Whole milk': { price: 2.49 },
        Saffron: { price: 1999, quantity: 12 },
      },
    },
    {
      dialect: 'bad rows among good',
      file: lines(
        full,
        'Garlic,150,gm,2.60,12,2.50,12',
        'Garlik,150,gm,1,1,,',
        'Buttermilk,946,ml,2.40,9,2.15,10',
        'Rice vinegar,355,ml,1e3,10,2.00,10',
      ),
      says: 'Columns between commas',
      refused: [
        'Row 3, name: No ingredient is called “Garlik”.',
        'Row 4, price: The price has changed since the export: it was $2.15, it is $2.20 now.',
        'Row 5, price: “1e3” has an exponent.',
      ],
      button: 'Import good rows (1 change)',
      shelf: {
        Garlic: { price: 2.6 },
        Buttermilk: { price: 2.2, quantity: 10 },
        'Rice vinegar': { price: 2 },
      },
    },
  ];
  for (const { dialect, file, says, refused = [], button, shelf } of files)
    await test.step(dialect, async () => {
      await choose(page, file);
      await expect(page.getByRole('region', { name: 'How the file was read' })).toContainText(says);
      for (const words of refused) await expect(previewOf(page)).toContainText(words);
      await expect(page.getByText(/^\d+ rows? ha(s|ve) (an )?errors?\./)).toHaveCount(
        refused.length > 0 ? 1 : 0,
      );
      const steep = page.getByRole('checkbox', { name: /more than half/ });
      if (await steep.isVisible()) await steep.check();
      await page.getByRole('button', { name: button }).click();
      for (const [name, item] of Object.entries(shelf))
        await expect
          .poll(async () => (await shelfOf(request, shop)).find((one) => one.name === name))
          .toMatchObject(item);
      if (refused.length === 0) await page.getByRole('button', { name: 'Import CSV' }).click();
    });
});
