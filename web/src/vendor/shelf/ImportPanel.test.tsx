import { cents } from '@larder/shared/basics/money';
import { listVendorIngredients } from '@larder/shared/food/ingredients.calls';
import { MAX_INVENTORY_ROWS } from '@larder/shared/stores/inventory';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { importInventory, listVendorStores } from '@larder/shared/stores/stores.calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';

import { basil, cornerShop, rice } from '#testing/catalogue.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { downloadInventory } from './exportInventory.ts';
import { VendorInventoryPage } from './VendorInventoryPage.tsx';

const server = mockServer();

const store: Store = { ...cornerShop, items: [onShelf(9)] };
function onShelf(quantity: number): Store['items'][number] {
  const { ingredient_id, name, unit_quantity, unit, category, image } = rice;
  return { ingredient_id, name, unit_quantity, unit, category, image, price: cents(349), quantity };
}
const HEADINGS = 'name,unit_quantity,unit,price,quantity,expected_price,expected_quantity';

async function choosing(file: File, items = store.items) {
  server.answers(listVendorStores, { value: [{ ...store, items }] });
  server.answers(listVendorIngredients, { message: [rice, basil] });
  const page = openPage(<VendorInventoryPage />, {
    at: `/vendor/inventory?store=${store.store_id}&import=csv`,
    as: someone({ role: 'vendor' }),
  });
  await page.user.upload(await screen.findByLabelText('Choose a CSV file'), file);
  return page;
}
function importing(text: string | Uint8Array<ArrayBuffer>, items = store.items) {
  return choosing(csv(text), items);
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

test('previews each row before importing', async () => {
  const seen = server.answers(importInventory, done);
  const { user, router } = await importing(
    `${HEADINGS}\r\nRice,500,gm,3.99,9,3.49,9\r\nBasil,500,gm,1.50,4,,\r\n`,
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
      { ingredient_id: rice.ingredient_id, price: 3.99, expected_price: 3.49 },
      {
        ingredient_id: basil.ingredient_id,
        price: 1.5,
        expected_price: 0,
        quantity: 4,
        expected_quantity: 0,
      },
    ],
  });
  expect(seen[0]?.headers.get('idempotency-key')).toMatch(/^\S+$/);
  expect(router.state.location.search).not.toContain('import');
});

/** Captures the downloaded file. */
function downloads(): Blob[] {
  const kept: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      kept.push(blob);
      return '#kept';
    },
    revokeObjectURL: () => undefined,
  });
  return kept;
}

test('with errors alone nothing is imported', async () => {
  const seen = server.answers(importInventory, done);
  const { user } = await importing(
    `${HEADINGS}\nBassil,500,gm,-1,4,,\nBasil,500,gm,,4,,\nRice,500,gm,,,,`,
  );
  const table = await screen.findByRole('table', { name: 'What becomes of each row' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(table).toHaveTextContent('Row 2, price: “-1” is below 0.');
  expect(table).toHaveTextContent(
    'Row 2, name: No ingredient is called “Bassil”. Did you mean Basil?',
  );
  expect(table).toHaveTextContent('Row 3, price: This is new on your shelf and needs a price.');
  expect(screen.getByText(/^2 rows have errors\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await user.click(screen.getByRole('button', { name: 'All rows 3' }));
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  expect(seen).toHaveLength(0);
});

test('good rows are imported alone; the others stay, and can be kept with their reasons', async () => {
  const kept = downloads();
  const seen = server.answers(importInventory, done);
  const { user, router } = await importing(
    'sep=;\nSKU;name;price;quantity;reason\n1;Rice;3,99;;old\n2;Bassil;x;4;old\n3;=Basil;1;1;;more',
  );
  await user.click(await screen.findByRole('button', { name: 'Download 2 rows with reasons' }));
  await user.click(screen.getByRole('button', { name: 'Import good rows (1 change)' }));
  expect(await screen.findByText(/^Inventory imported!/)).toBeVisible();
  expect(seen[0]?.body).toEqual({
    items: [{ ingredient_id: rice.ingredient_id, price: 3.99, expected_price: 3.49 }],
  });
  expect(router.state.location.search).toContain('import');
  expect(screen.getByRole('button', { name: 'Download 2 rows with reasons' })).toBeVisible();
  expect(await kept[0]?.text()).toBe(
    [
      '\uFEFFreason;SKU;name;price;quantity',
      'name: No ingredient is called “Bassil”. Did you mean Basil? price: “x” is not a number. Write it like 3.49.;2;Bassil;x;4',
      "name: No ingredient is called “=Basil”. Did you mean Basil? There are more cells than headings. Put a text with commas in quotation marks.;3;'=Basil;1;1;more",
      '',
    ].join('\r\n'),
  );
});

test('keeps values nobody edited since the export; a conflict shows both values', async () => {
  const seen = server.answers(importInventory, done);
  const { user } = await importing(
    `${HEADINGS}\nRice,500,gm,3.29,20,3.29,9\nBasil,500,gm,2.59,7,2.49,7`,
    [onShelf(9), { ...onShelf(9), ...basil, price: cents(299) }],
  );
  const table = await screen.findByRole('table', { name: 'What becomes of each row' });
  expect(table).toHaveTextContent(/\$2\.99.*\$2\.59/);
  expect(table).toHaveTextContent(
    'Row 3, price: The price has changed since the export: it was $2.49, it is $2.99 now. To replace it, write 2.99 into expected_price.',
  );
  await user.click(screen.getByRole('button', { name: 'All rows 2' }));
  expect(table).toHaveTextContent('The price has changed since the export and stays $3.49.');
  await user.click(screen.getByRole('button', { name: 'Import good rows (1 change)' }));
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toEqual({
    items: [{ ingredient_id: rice.ingredient_id, quantity: 20, expected_quantity: 9 }],
  });
});

test('an ambiguous thousands separator must be resolved before the import', async () => {
  const seen = server.answers(importInventory, done);
  const { user } = await importing('name;price;quantity\nRice;3,99;1.000');
  const table = await screen.findByRole('table', { name: 'What becomes of each row' });
  expect(table).toHaveTextContent(
    'Row 2, quantity: “1.000” may mean 1 or 1000. Write one of these. Or choose how numbers are read.',
  );
  const reading = screen.getByRole('region', { name: 'How the file was read' });
  expect(reading).toHaveTextContent(
    'Columns between semicolons, text in UTF-8. Numbers have a decimal comma, like 3,49.',
  );
  expect(within(reading).getByRole('button', { name: 'Not yet' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(within(reading).getByRole('button', { name: 'As 1,234.50' }));
  expect(reading).toHaveTextContent('“1.000” is read as 1.');
  expect(table).toHaveTextContent(/9.*→.*1Price and stock changed/);
  await user.click(within(reading).getByRole('button', { name: 'As 1.234,50' }));
  expect(reading).toHaveTextContent('“1.000” is read as 1000.');
  await user.click(screen.getByRole('button', { name: 'Import 1 change' }));
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toMatchObject({ items: [{ price: 3.99, quantity: 1000 }] });
});

test('a price change of more than half is confirmed once', async () => {
  const seen = server.answers(importInventory, done);
  const { user } = await importing('name,price\nRice,$349.00');
  const table = await screen.findByRole('table', { name: 'What becomes of each row' });
  expect(table).toHaveTextContent('The price changes by more than half.');
  await user.click(screen.getByRole('button', { name: 'Import 1 change' }));
  expect(seen).toHaveLength(0);
  await user.click(
    screen.getByRole('checkbox', {
      name: '1 price changes by more than half, and that is right.',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Import 1 change' }));
  await waitFor(() => expect(seen[0]?.body).toMatchObject({ items: [{ price: 349 }] }));
});

test('lists ignored columns', async () => {
  await importing('SKU,name,price,qantity\n1,Rice,3.99,5');
  expect(
    await screen.findByText(
      'Columns that are not read: “SKU”, “qantity” (did you mean “quantity”?).',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 1 change' })).toBeVisible();
});

test.for([
  ['', 'This file is empty.'],
  [HEADINGS, 'This file has headings, but no rows below them.'],
  ['price,quantity\n1,1', 'The column “name” is missing.'],
  ['name,unit\nRice,gm', 'There is neither a column “price” nor a column “quantity”.'],
  [`${HEADINGS},price\nRice`, 'The column “price” appears twice.'],
  [
    `${HEADINGS}\n"Rice,500`,
    'Row 2: a quotation mark is not closed, or stands in the middle of a cell.',
  ],
  [
    Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x00),
    'This file is not text. Save it as “CSV UTF-8” and choose it again.',
  ],
  [
    `${HEADINGS}${'\nRice,500,gm,1,1,,'.repeat(MAX_INVENTORY_ROWS + 1)}`,
    'This file has 5,001 rows. At most 5,000 can be imported at once.',
  ],
] as const)('%#: says why a file cannot be used', async ([text, words]) => {
  await importing(text);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});

test('a concurrent stock change: nothing is imported, and the rows are compared again', async () => {
  server.refuses(importInventory, 'stock_changed', { details: { current_quantity: 7, items: [] } });
  const { user } = await importing(`${HEADINGS}\nRice,500,gm,3.49,20,3.49,9`);
  const button = await screen.findByRole('button', { name: 'Import 1 change' });
  server.answers(listVendorStores, { value: [{ ...store, items: [onShelf(7)] }] });
  await user.click(button);
  expect(await screen.findByText(/^The shelf has changed while you looked\./)).toBeVisible();
  expect(
    await screen.findByText(/^The stock has changed since the export: it was 9, it is 7 now\./),
  ).toBeVisible();
});

test('a concurrent price change: nothing is imported', async () => {
  server.refuses(importInventory, 'price_changed', { details: { current_price: 3.79, items: [] } });
  const { user } = await importing('name,price\nRice,3.99');
  await user.click(await screen.findByRole('button', { name: 'Import 1 change' }));
  expect(await screen.findByText(/^The shelf has changed while you looked\./)).toBeVisible();
});

test('a slow read shows progress and passes the focus on', async () => {
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
  bytes.resolve(await csv(`${HEADINGS}\nRice,500,gm,3.99,9,3.49,9`).arrayBuffer());
  expect(await screen.findByRole('button', { name: 'Import 1 change' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Choose another file' })).toHaveFocus(),
  );
});

test('an unreadable file shows an error, and another can be chosen', async () => {
  const file = csv(`${HEADINGS}\nRice,500,gm,3.99,9,3.49,9`);
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

test('a file without changes says so', async () => {
  const { user } = await importing(`${HEADINGS}\nRice,500,gm,3.49,12,3.49,12`);
  expect(
    await screen.findByText('There is nothing to import: the shelf already is what the file says.'),
  ).toBeVisible();
  expect(screen.getByText('The stock has changed since the export and stays 9.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose another file' }));
  await waitFor(() => expect(screen.getByLabelText('Choose a CSV file')).toHaveFocus());
});

test('an exported shelf with two brands of one name changes nothing', async () => {
  const kept = downloads();
  const own = ['Lotus', 'Lily'].map((brand, n) => ({
    ...onShelf(n),
    ingredient_id: `01890000-0000-7000-8000-0000000000f${n}`,
    brand,
    food: 'Rice',
  }));
  const items = [...store.items, ...own];
  downloadInventory({ ...store, items });
  await importing((await kept[0]?.text()) ?? '', items);
  expect(
    await screen.findByText('There is nothing to import: the shelf already is what the file says.'),
  ).toBeVisible();
});

test('a plan of 5,000 rows renders 50 of them', async () => {
  const rows = Array.from({ length: MAX_INVENTORY_ROWS }, (_, n) => `Unknown ${n},500,gm,1,1,,`);
  await importing(`${HEADINGS}\n${rows.join('\n')}`);
  const table = await screen.findByRole('table', { name: 'What becomes of each row' });
  expect(within(table).getAllByRole('row')).toHaveLength(51);
  expect(screen.getByText(/^5,000 rows have errors\./)).toBeVisible();
});

test('a failure after leaving shows on the next page', async () => {
  const answer = Promise.withResolvers<Response>();
  const { user, router } = await importing(`${HEADINGS}\nRice,500,gm,4.00,12,3.49,12`);
  server.sends(importInventory, () => answer.promise);
  await user.click(await screen.findByRole('button', { name: /^Import/ }));
  await act(() => router.navigate('/vendor'));
  answer.resolve(HttpResponse.error());
  expect(await screen.findByText('Failed to import the inventory.')).toBeVisible();
});
