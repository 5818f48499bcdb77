import {
  type CatalogueIngredient,
  listVendorIngredients,
} from '@larder/shared/contract/ingredients';
import { importInventory, listVendorStores, type Store } from '@larder/shared/contract/stores';
import { MOST_INVENTORY_ROWS } from '@larder/shared/domain/inventory';
import { cents } from '@larder/shared/domain/money';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';

import { openPage, someone } from '#testing/page';
import { standInServer } from '#testing/server';

import { VendorInventoryPage } from './VendorInventoryPage.tsx';

const server = standInServer();

function ingredient(n: number, name: string): CatalogueIngredient {
  return {
    ingredient_id: `01890000-0000-7000-8000-0000000${10_000 + n}`,
    name,
    unit_quantity: 500,
    unit: 'gm',
    category: 'Pantry',
    image: null,
    kcal_per_100g: null,
    density_g_per_ml: null,
    grams_per_piece: null,
  };
}
const rice = ingredient(1, 'Rice');
const basil = ingredient(2, 'Basil');
const store: Store = {
  store_id: '01890000-0000-7000-8000-00000000000a',
  name: 'Corner Shop',
  store_type: 'Pickup',
  address: '1 Main St',
  location: { lat: 40.5, lng: -73.25 },
  items: [onShelf(9)],
};
function onShelf(quantity: number): Store['items'][number] {
  const { ingredient_id, name, unit_quantity, unit, category, image } = rice;
  return { ingredient_id, name, unit_quantity, unit, category, image, price: cents(349), quantity };
}
const HEADINGS = 'name,unit_quantity,unit,price,quantity,expected_quantity';

async function choosing(file: File) {
  server.answers(listVendorStores, { value: [store] });
  server.answers(listVendorIngredients, { message: [rice, basil] });
  const page = openPage(<VendorInventoryPage />, {
    at: `/vendor/inventory?store=${store.store_id}&import=csv`,
    as: someone({ role: 'vendor' }),
  });
  await page.user.upload(await screen.findByLabelText('Choose a CSV file'), file);
  return page;
}
function importing(text: string | Uint8Array<ArrayBuffer>) {
  return choosing(csv(text));
}
function csv(text: string | Uint8Array<ArrayBuffer>): File {
  return new File([text], 'shelf.csv', { type: 'text/csv' });
}
async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

const done = {
  message: 'Inventory imported!',
  added: 1,
  price_changed: 1,
  stock_changed: 0,
  unchanged: 0,
};

test('shows what each row does, and only then does it', async () => {
  const seen = server.answers(importInventory, done);
  const { user, router } = await importing(
    `${HEADINGS}\r\nRice,500,gm,3.99,9,9\r\nBasil,500,gm,1.50,4,\r\n`,
  );
  const table = await screen.findByRole('table', { name: 'What becomes of each row' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/^2Rice.*\$3.49.*\$3.99.*9.*Price changed$/);
  expect(second).toHaveTextContent(/^3Basil.*\$1.50.*4.*New$/);
  expect(seen).toHaveLength(0);

  await user.click(screen.getByRole('button', { name: 'Import 2 changes' }));
  expect(
    await screen.findByText('Inventory imported! 1 item added, 1 price and 0 stocks changed.'),
  ).toBeVisible();
  expect(seen[0]?.body).toEqual({
    items: [
      { ingredient_id: rice.ingredient_id, price: 3.99 },
      { ingredient_id: basil.ingredient_id, price: 1.5, quantity: 4, expected_quantity: 0 },
    ],
  });
  expect(seen[0]?.headers.get('idempotency-key')).toMatch(/^\S+$/);
  expect(router.state.location.search).not.toContain('import');
});

test('with one error nothing is imported; the errors are shown first', async () => {
  const seen = server.answers(importInventory, done);
  const { user } = await importing(
    `${HEADINGS}\nRice,500,gm,3.99,9,9\nBassil,500,gm,-1,4,\nBasil,500,gm,,4,`,
  );
  const table = await screen.findByRole('table', { name: 'What becomes of each row' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(table).toHaveTextContent('Row 3, price: “-1” is below 0.');
  expect(table).toHaveTextContent(
    'Row 3, name: No ingredient is called “Bassil”. Did you mean Basil?',
  );
  expect(table).toHaveTextContent('Row 4, price: This is new on your shelf and needs a price.');
  expect(screen.getByText(/^2 rows have errors\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await user.click(screen.getByRole('button', { name: 'All rows 3' }));
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  expect(seen).toHaveLength(0);
});

test.for([
  ['', 'This file is empty.'],
  [HEADINGS, 'This file has headings, but no rows below them.'],
  ['name,unit_quantity,unit,quantity\nRice,500,gm,1', 'The column “price” is missing.'],
  [`${HEADINGS},qantity\nRice`, 'The column “qantity” is not known. Did you mean “quantity”?'],
  [`${HEADINGS},price\nRice`, 'The column “price” is there twice.'],
  [
    `${HEADINGS}\n"Rice,500`,
    'Row 2: a quotation mark is not closed, or stands in the middle of a cell.',
  ],
  [
    Uint8Array.of(0xe8, 0x41),
    'This file is not UTF-8 text. Save it as “CSV UTF-8” and choose it again.',
  ],
  [
    `${HEADINGS}${'\nRice,500,gm,1,1,'.repeat(MOST_INVENTORY_ROWS + 1)}`,
    'This file has 5,001 rows. At most 5,000 can be imported at once.',
  ],
] as const)('%#: says why a file cannot be used', async ([text, words]) => {
  await importing(text);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});

test('a shelf that moved meanwhile: nothing is imported, and the rows are compared again', async () => {
  server.refuses(importInventory, 'stock_changed', { details: { current_quantity: 7, items: [] } });
  const { user } = await importing(`${HEADINGS}\nRice,500,gm,3.49,20,9`);
  const button = await screen.findByRole('button', { name: 'Import 1 change' });
  server.answers(listVendorStores, { value: [{ ...store, items: [onShelf(7)] }] });
  await user.click(button);
  expect(await screen.findByText(/^The shelf has changed while you looked\./)).toBeVisible();
  expect(
    await screen.findByText('The stock has changed since the export: it was 9, it is 7 now.'),
  ).toBeVisible();
});

test('reading that takes long is shown, and takes the focus along at its end', async () => {
  const bytes = Promise.withResolvers<ArrayBuffer>();
  const file = csv('');
  vi.spyOn(file, 'arrayBuffer').mockReturnValue(bytes.promise);
  const { user } = await choosing(file);
  const picker = screen.getByLabelText('Choose a CSV file');
  expect(picker).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Reading the file…')).toBeVisible();
  await user.upload(picker, csv(HEADINGS));
  await frames(40);
  expect(picker).toHaveFocus();
  bytes.resolve(await csv(`${HEADINGS}\nRice,500,gm,3.99,9,9`).arrayBuffer());
  expect(await screen.findByRole('button', { name: 'Import 1 change' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Choose another file' })).toHaveFocus(),
  );
});

test('a file that cannot be read says so, and can be chosen again', async () => {
  const file = csv(`${HEADINGS}\nRice,500,gm,3.99,9,9`);
  vi.spyOn(file, 'arrayBuffer').mockRejectedValueOnce(new Error('not readable'));
  const { user } = await choosing(file);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to read the file. Please choose it again.',
  );
  const picker = screen.getByLabelText('Choose a CSV file');
  expect(picker).not.toHaveAttribute('aria-busy');
  await user.upload(picker, file);
  expect(await screen.findByRole('button', { name: 'Import 1 change' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a file that says what is there already', async () => {
  const { user } = await importing(`${HEADINGS}\nRice,500,gm,3.49,12,12`);
  expect(
    await screen.findByText('There is nothing to import: the shelf already is what the file says.'),
  ).toBeVisible();
  expect(screen.getByText('The stock has changed since the export and stays 9.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose another file' }));
  await waitFor(() => expect(screen.getByLabelText('Choose a CSV file')).toHaveFocus());
});

test('a plan of 5,000 rows shows 50 of them', async () => {
  const rows = Array.from({ length: MOST_INVENTORY_ROWS }, (_, n) => `Unknown ${n},500,gm,1,1,`);
  await importing(`${HEADINGS}\n${rows.join('\n')}`);
  const table = await screen.findByRole('table', { name: 'What becomes of each row' });
  expect(within(table).getAllByRole('row')).toHaveLength(51);
  expect(screen.getByText(/^5,000 rows have errors\./)).toBeVisible();
});

test('what fails after leaving is told on the next page', async () => {
  const answer = Promise.withResolvers<Response>();
  const { user, router } = await importing(`${HEADINGS}\nRice,500,gm,4.00,12,12`);
  server.sends(importInventory, () => answer.promise);
  await user.click(await screen.findByRole('button', { name: /^Import/ }));
  await act(() => router.navigate('/vendor'));
  answer.resolve(HttpResponse.error());
  expect(await screen.findByText('Failed to import the inventory.')).toBeVisible();
});
