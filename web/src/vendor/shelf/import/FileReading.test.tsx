import { cents } from '@larder/shared/basics/money';
import { listVendorIngredients } from '@larder/shared/food/ingredients.calls';
import {
  matchShelf,
  putShelf,
  readShelfMemory,
  writeShelfMemory,
} from '@larder/shared/stores/shelfFile.calls';
import { importInventory, listVendorStores } from '@larder/shared/stores/stores.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';

import { workbook } from '#parts/tables/testing/workbook.ts';
import { keepPart, readPart } from '#platform/stored/drafts.ts';
import { cornerShop, onShelf } from '#testing/catalogue.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';
import { guess, known, queued } from '#vendor/shelf/testing/fileRows.ts';

import { ShelfImportPage } from './ShelfImportPage.tsx';

const server = mockServer();
const vendor = someone({ role: 'vendor' });
const IMPORT = `/vendor/inventory/import?store=${cornerShop.store_id}`;

beforeEach(() => {
  vi.stubGlobal('Worker', undefined);
  globalThis.indexedDB = new IDBFactory();
});

/** The page with a file chosen; every row of it is to be looked at. */
async function choosing(...parts: BlobPart[]) {
  server.answers(listVendorStores, { value: [cornerShop] });
  server.answers(listVendorIngredients, { message: [] });
  server.answers(readShelfMemory, { mappings: [], decisions: 0 });
  server.answers(writeShelfMemory, { message: 'ok' });
  server.answers(matchShelf, ({ body }) => ({
    rows: matchShelf.body.parse(body).rows.map(({ row }) => ({
      row,
      is: queued([guess(11, 'Whole milk', 0.8)]),
      price: null,
      quantity: null,
      gtin: null,
      sku: null,
      change: 'new' as const,
      before: null,
    })),
  }));
  const page = openPage(<ShelfImportPage />, { at: IMPORT, as: vendor });
  await page.user.upload(
    await screen.findByLabelText('Choose a file'),
    new File(parts, 'till.xlsx'),
  );
  await screen.findByRole('list', { name: 'Columns' });
  return page;
}

/** What the browser keeps of a file's bytes. */
const SOURCE = `${cornerShop.store_id} source`;
const isKept = () =>
  waitFor(async () => {
    expect(await readPart(vendor.id, SOURCE)).toBeDefined();
    expect(localStorage.getItem(`@${vendor.id}/shelfDrafts`)).toContain('till.xlsx');
  });

/** The columns again, on a page that is opened anew. */
async function comingBack({ router }: Awaited<ReturnType<typeof choosing>>) {
  await router.navigate('/elsewhere');
  await screen.findByText('another page');
  await router.navigate(`${IMPORT}&step=columns`);
  await screen.findByRole('list', { name: 'Columns' });
}

const choice = (name: string) =>
  within(screen.getByRole('region', { name: 'How the file is read' })).getByRole('combobox', {
    name,
  });
const columns = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

const rowOf = (...cells: readonly string[]) =>
  `<row>${cells.map((cell) => `<c t="str"><v>${cell}</v></c>`).join('')}</row>`;
const twoSheets = (...notes: readonly string[]) =>
  workbook({
    rows: rowOf('Product', 'Price') + rowOf('Milk', '1.09'),
    notesRows: notes.join(''),
  });

test('of a workbook the sheet that looks like a shelf is read, and another one can be chosen', async () => {
  const { user } = await choosing(twoSheets(rowOf('Remark'), rowOf('Call Ada')));
  expect(choice('Sheet')).toHaveDisplayValue('Items');
  expect(screen.getByText(/sheet “Items” of 2/)).toBeVisible();
  await user.selectOptions(choice('Sheet'), 'Notes');
  await screen.findByRole('heading', { name: 'Remark' });
  expect(choice('Sheet')).toHaveDisplayValue('Notes');
  expect(screen.queryByRole('heading', { name: 'Product' })).toBeNull();
});

test('a sheet without rows says so, and the one before stays', async () => {
  const { user } = await choosing(twoSheets());
  await user.selectOptions(choice('Sheet'), 'Notes');
  expect(await screen.findByText('This file is empty.')).toBeVisible();
  expect(choice('Sheet')).toHaveDisplayValue('Items');
  expect(columns()).toContain('Product');
});

test('answers to rows stay when another sheet is read', async () => {
  const { user } = await choosing(twoSheets(rowOf('Product', 'Note'), rowOf('Milk', 'blue cap')));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Price is' }), 'Stock');
  await user.click(screen.getByRole('button', { name: 'Look at the rows' }));
  await screen.findByText('0 of 1 done');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await screen.findByText('1 of 1 done');
  await user.click(screen.getByRole('button', { name: 'Change the columns' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sheet' }), 'Notes');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Note is' }), 'Stock');
  await user.click(screen.getByRole('button', { name: 'Look at the rows' }));
  expect(await screen.findByText('1 of 1 done')).toBeVisible();
});

test('an encoding that is only likely can be another one', async () => {
  const mac = Uint8Array.from(
    'Product,Price\nCr\u008Fme c\u00CFur,2.50',
    (one) => one.codePointAt(0) ?? 0,
  );
  const windows = Uint8Array.from(
    'Product,Price\nCaf\u008E,2.50',
    (one) => one.codePointAt(0) ?? 0,
  );
  const { user } = await choosing(windows);
  expect(choice('Encoding')).toHaveDisplayValue('Windows-1252 (Latin-1)');
  expect(screen.getByTitle('CafŽ')).toBeVisible();
  await user.selectOptions(choice('Encoding'), 'Mac Roman');
  expect(await screen.findByTitle('Café')).toBeVisible();
  expect(choice('Encoding')).toHaveDisplayValue('Mac Roman');
  await user.selectOptions(choice('Encoding'), 'UTF-8');
  expect(await screen.findByTitle('Caf\uFFFD')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose another file' }));
  await user.upload(await screen.findByLabelText('Choose a file'), new File([mac], 'mac.csv'));
  expect(await screen.findByTitle('Crème cœur')).toBeVisible();
});

test('nothing is asked of a text in UTF-8 that no program is known for', async () => {
  await choosing('Artikel;Preis\nCrème;2,50');
  expect(screen.queryByRole('region', { name: 'How the file is read' })).toBeNull();
});

test('the program that a file is of can be none, or another one', async () => {
  const headings = 'Clover ID,Name,Price,Product Code,Category';
  const { user } = await choosing(`${headings}\nC1,Milk,1.09,742365264504,Dairy`);
  expect(screen.getByText('This is a Clover export.')).toBeVisible();
  expect(choice('Export of')).toHaveDisplayValue('Clover');
  expect(screen.getByRole('combobox', { name: 'Product Code is' })).toHaveDisplayValue('GTIN');

  await user.selectOptions(choice('Export of'), 'None: guess');
  expect(screen.getByText('This file was read by its headings.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Product Code is' })).toHaveDisplayValue('SKU');

  await user.selectOptions(choice('Export of'), 'Loyverse');
  expect(screen.getByText('This is a Loyverse export.')).toBeVisible();
  // Loyverse has its price under another heading.
  expect(screen.getByText(/Choose the column of the price\./)).toBeVisible();
});

test('what was chosen is there again when the import goes on, and can be changed without the file', async () => {
  const { user, router } = await choosing(
    twoSheets(rowOf('Name', 'Price', 'Qty'), rowOf('Salt', '2.09', '4')),
  );
  // Both have headings of a shelf: the one with more is read.
  expect(choice('Sheet')).toHaveDisplayValue('Notes');
  await user.selectOptions(choice('Sheet'), 'Items');
  await screen.findByRole('heading', { name: 'Product' });
  await user.selectOptions(choice('Sheet'), 'Notes');
  await screen.findByRole('heading', { name: 'Qty' });
  await user.selectOptions(choice('Export of'), 'Larder');
  await waitFor(() =>
    expect(localStorage.getItem(`@${vendor.id}/shelfDrafts`)).toContain('till.xlsx'),
  );

  await router.navigate('/elsewhere');
  await screen.findByText('another page');
  await router.navigate(`${IMPORT}&step=columns`);
  await screen.findByRole('list', { name: 'Columns' });
  expect(choice('Sheet')).toHaveDisplayValue('Notes');
  expect(choice('Export of')).toHaveDisplayValue('Larder');
  await user.selectOptions(choice('Sheet'), 'Items');
  expect(await screen.findByRole('heading', { name: 'Product' })).toBeVisible();
});

test('after Undo of an import another sheet can still be read', async () => {
  const page = await choosing(twoSheets(rowOf('Remark'), rowOf('Call Ada')));
  const { user } = page;
  const { ingredient_id } = onShelf(1, 'Rice');
  const before = { price: cents(349), quantity: 12 };
  server.answers(matchShelf, ({ body }) => ({
    rows: matchShelf.body.parse(body).rows.map(({ row }) => ({
      row,
      is: known(1, 'Rice'),
      price: cents(379),
      quantity: 20,
      gtin: null,
      sku: null,
      change: 'price_up' as const,
      before,
    })),
  }));
  server.answers(putShelf, {
    message: 'ok',
    created: 0,
    added: 0,
    price_changed: 1,
    stock_changed: 0,
    unchanged: 0,
    left_out: [],
    undo: {
      changed: [{ ingredient_id, before, now: { price: cents(379), quantity: 20 } }],
      added: [],
    },
  });
  const undone = server.answers(importInventory, {
    message: 'ok',
    added: 0,
    price_changed: 1,
    stock_changed: 0,
    unchanged: 0,
  });
  await isKept();
  await comingBack(page);
  await user.click(screen.getByRole('button', { name: 'Look at the rows' }));
  await screen.findByRole('group', { name: 'Show rows' });
  await user.click(screen.getByRole('button', { name: 'What will change' }));
  await user.click(await screen.findByRole('button', { name: 'Save 1 change' }));
  await screen.findByRole('heading', { name: 'Imported' });
  await waitFor(async () => expect(await readPart(vendor.id, SOURCE)).toBeUndefined());
  await user.click(screen.getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('The import is taken back.')).toBeVisible();
  expect(undone).toHaveLength(1);

  await isKept();
  await comingBack(page);
  await user.selectOptions(choice('Sheet'), 'Notes');
  expect(await screen.findByRole('heading', { name: 'Remark' })).toBeVisible();
});

test('a file whose bytes are gone must be chosen again to be read another way', async () => {
  const page = await choosing(twoSheets(rowOf('Remark'), rowOf('Call Ada')));
  await isKept();
  await keepPart(vendor.id, SOURCE, undefined);
  await comingBack(page);
  await page.user.selectOptions(choice('Sheet'), 'Notes');
  expect(
    await screen.findByText(
      'The file itself is no longer here. Choose it again to read it another way.',
    ),
  ).toBeVisible();
  expect(choice('Sheet')).toHaveDisplayValue('Items');
});
