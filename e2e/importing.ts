import { readFileSync } from 'node:fs';

import type { Download, Page } from '@playwright/test';

import { ask, expect, type Shop } from './fixtures.ts';

export const HEADINGS = 'name,unit_quantity,unit,price,quantity,expected_price,expected_quantity';

/** An export edited in a German spreadsheet: valid rows, invalid rows and a conflict. */
export const MESSY = [
  'sep=;',
  'SKU;name;unit_quantity;unit;price;quantity;expected_price;expected_quantity;qantity',
  '1;Garlic;150;gm;2,25;10;1,75;10;',
  '2;Yellow onion;1361;gm;2,00;40;2,00;10;',
  '3;Whole milk;1893;ml;2,49;10;2,00;10;',
  '4;Basmati rice;907;gm;349;10;2,00;10;',
  '5;Rice vinegar;355;ml;2,00;1.000;2,00;10;',
  '6;Garlik;150;gm;2,00;10;2,00;10;',
  '7;Saffron;0,5;gm;1e3;10;2,00;10;',
  '8;Rice noodles;227;gm;1,50;12;1,50;12;',
].join('\r\n');

/** Opens the import of a store's inventory; its vendor is signed in. */
export async function openImport(page: Page, { store_id }: Shop): Promise<void> {
  await page.goto(`/vendor/inventory?store=${store_id}`);
  await page.getByRole('button', { name: 'Import CSV' }).click();
}

/** Chooses a file, also in place of an earlier one. */
export async function choose(page: Page, text: string | Buffer): Promise<void> {
  const another = page.getByRole('button', { name: 'Choose another file' });
  const picker = page.getByLabel('Choose a CSV file');
  await expect(picker.or(another)).toBeVisible();
  if (await another.isVisible()) await another.click();
  await picker.setInputFiles({
    name: 'shelf.csv',
    mimeType: 'text/csv',
    buffer: Buffer.isBuffer(text) ? text : Buffer.from(text),
  });
}

/** Presses a download button. Shape: the file's name and text. */
export async function kept(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [file]: [Download, void] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

export async function exported(page: Page, { store_id }: Shop): Promise<string> {
  await page.goto(`/vendor/inventory?store=${store_id}`);
  const { name, text } = await kept(page, 'Export CSV');
  expect(name).toBe('near market inventory.csv');
  return text;
}

type ShelfItem = {
  ingredient_id: string;
  name: string;
  unit_quantity: number;
  unit: string;
  price: number;
  quantity: number;
};

/** The shelf, read from the server. */
export async function shelfOf(
  request: Parameters<typeof ask>[0],
  { vendor, store_id }: Shop,
): Promise<ShelfItem[]> {
  const { value } = await ask(request, vendor, { path: '/vendor/stores' });
  return value.find((one: { store_id: string }) => one.store_id === store_id).items;
}
