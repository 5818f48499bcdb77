import { ERRORS } from '@larder/shared/basics/errors.model';
import { cents } from '@larder/shared/basics/money';
import { listVendorIngredients, suggestIngredients } from '@larder/shared/food/ingredients.calls';
import { MAX_INVENTORY_ROWS } from '@larder/shared/stores/inventory';
import { headingsKey } from '@larder/shared/stores/shelfColumns';
import {
  matchShelf,
  putShelf,
  readShelfMemory,
  type RowIs,
  type RowMatch,
  type ShelfCells,
  type ShelfMapping,
  writeShelfMemory,
} from '@larder/shared/stores/shelfFile.calls';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { importInventory, listVendorStores, removeItems } from '@larder/shared/stores/stores.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import type { AnswerOf } from '#platform/http/api.ts';
import { cornerShop, ingredient, knownCarrot, onShelf } from '#testing/catalogue.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';
import { guess, known, PACK, queued } from '#vendor/shelf/testing/fileRows.ts';

import { ShelfImportPage } from './ShelfImportPage.tsx';

const server = mockServer();
const vendor = someone({ role: 'vendor' });
const store: Store = {
  ...cornerShop,
  items: [onShelf(1, 'Rice', { price: cents(349) }), onShelf(9, 'Old soap', { quantity: 3 })],
};

const HEADINGS = 'Token,Item Name,Variation Name,GTIN,Price,Current Quantity Corner Shop,SEO Title';
const ROWS = [
  'A,ORG WHL MLK,Half gallon,,5.49,14,x',
  'B,RICE 500,,742365264504,3.79,20,x',
  'C,XFER BAG,,,0.10,0,x',
  'D,DICED TOM,28 oz can,,2.19,36,x',
  'E,FREE THING,,,abc,1,x',
];
const csv = (rows: readonly string[] = ROWS, headings = HEADINGS) =>
  new File([[headings, ...rows].join('\n')], 'square.csv', { type: 'text/csv' });

const milk = guess(11, 'Whole milk', 0.86);
const skimmed = guess(12, 'Reduced-fat milk', 0.09);
const tomatoes = guess(13, 'Canned diced tomatoes', 0.97);

/** What the server says of a row, by its name in the file. */
const SAID: Readonly<Record<string, { is: RowIs } & Partial<RowMatch>>> = {
  'ORG WHL MLK, Half gallon': { is: queued([milk, skimmed]) },
  'RICE 500': {
    is: known(1, 'Rice'),
    price: cents(379),
    quantity: 20,
    gtin: '00742365264504',
    change: 'price_up',
    before: { price: cents(349), quantity: 12 },
  },
  'XFER BAG': { is: queued([], { pack: null, words: 'transfer bag' }), price: cents(10) },
  'DICED TOM, 28 oz can': {
    is: queued([tomatoes], { pack: { unit_quantity: 794, unit: 'gm' } }),
    price: cents(219),
  },
  'FREE THING': {
    is: { kind: 'left_out', faults: [{ field: 'price', reason: 'not_a_number' }] },
    price: null,
    change: 'unchanged',
  },
};
function matchOf({ row, name }: ShelfCells): RowMatch {
  const said = SAID[name] ?? { is: queued([milk]) };
  return {
    row,
    price: cents(549),
    quantity: 14,
    gtin: null,
    sku: null,
    change: 'new',
    before: null,
    ...said,
  };
}

type Put = AnswerOf<typeof putShelf>;
const nothing: Put['undo'] = { changed: [], added: [] };
const SAVED = {
  message: 'ok',
  created: 1,
  added: 1,
  price_changed: 1,
  stock_changed: 1,
  unchanged: 0,
  left_out: [],
  undo: nothing,
};

beforeEach(() => {
  vi.stubGlobal('Worker', undefined);
  globalThis.indexedDB = new IDBFactory();
});

function open({
  at = `/vendor/inventory/import?store=${store.store_id}`,
  stores = [store],
  mappings = [],
}: { at?: string; stores?: Store[]; mappings?: ShelfMapping[] } = {}) {
  server.answers(listVendorStores, { value: stores });
  server.answers(listVendorIngredients, { message: [ingredient(1, 'Rice')] });
  server.answers(readShelfMemory, { mappings, decisions: 0 });
  const remembered = server.answers(writeShelfMemory, { message: 'ok' });
  const matched = server.answers(matchShelf, ({ body }) => ({
    rows: matchShelf.body.parse(body).rows.map(matchOf),
  }));
  return { ...openPage(<ShelfImportPage />, { at, as: vendor }), remembered, matched };
}

async function choosing(file: File = csv(), options: Parameters<typeof open>[0] = {}) {
  const page = open(options);
  await page.user.upload(await screen.findByLabelText('Choose a file'), file);
  return page;
}
/** At the rows of the file. */
async function looking(file?: File, options?: Parameters<typeof open>[0]) {
  const page = await choosing(file, options);
  await page.user.click(await screen.findByRole('button', { name: 'Look at the rows' }));
  await screen.findByRole('group', { name: 'Show rows' });
  return page;
}
/** Where everything is answered, at what will change. */
async function changing(options?: Parameters<typeof open>[0]) {
  const page = await looking(undefined, options);
  await screen.findByText('ORG WHL MLK, Half gallon');
  await page.user.keyboard('{Enter}nn');
  await page.user.click(screen.getByRole('button', { name: 'What will change' }));
  await screen.findByRole('region', { name: 'What will change' });
  return page;
}
/** Two parts are saved of them, the last of one row. */
const TWO_PARTS = Array.from({ length: MAX_INVENTORY_ROWS + 1 }, () => 'B,RICE 500,,,3.79,20,x');
const busy = () => {
  const { status, message } = ERRORS.busy;
  return HttpResponse.json({ error: 'busy', message }, { status });
};
/** Where the first part was saved, the second was refused, and the shelf is another one by now. */
async function halfSaved(undo: Put['undo'] = nothing) {
  const sent = server.sends(putShelf, ({ body }) =>
    putShelf.body.parse(body).rows.length === 1
      ? busy()
      : HttpResponse.json(z.encode(putShelf.response, { ...SAVED, undo })),
  );
  const { user } = await looking(csv(TWO_PARTS));
  await screen.findByText('5,001 products ready');
  await user.click(screen.getByRole('button', { name: 'What will change' }));
  const save = await screen.findByRole('button', { name: 'Save 5,001 changes' });
  const items = [onShelf(1, 'Rice', { price: cents(379) }), onShelf(9, 'Old soap')];
  server.answers(listVendorStores, { value: [{ ...store, items }] });
  await user.click(save);
  await screen.findByText(/^Not everything was saved\./);
  return { user, sent };
}
const chip = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Show rows' })).getByRole('button', { name });
const rows = () => within(screen.getByRole('list', { name: 'Rows' })).getAllByRole('listitem');

test('a known export shows its columns and how the first row reads; they are remembered', async () => {
  const { user, remembered } = await choosing();
  expect(await screen.findByText('This is a Square export.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Item Name is' })).toHaveDisplayValue('Name');
  expect(
    screen.getByRole('combobox', { name: 'Current Quantity Corner Shop is' }),
  ).toHaveDisplayValue('Stock');
  expect(screen.getByRole('button', { name: /^2 columns ignored/ })).toBeVisible();
  const first = screen.getByRole('region', { name: 'How row 2 reads' });
  expect(await within(first).findByText('Whole milk')).toBeVisible();
  expect(first).toHaveTextContent('$5.49 · 14 in stock');
  await user.click(screen.getByRole('button', { name: 'Look at the rows' }));
  await waitFor(() => expect(remembered).toHaveLength(1));
  expect(remembered[0]?.body).toMatchObject({
    mapping: { headings: `${headingsKey(HEADINGS.split(','))}-${store.store_id}`, place: null },
  });
});

test('a field that another column has is swapped, and the name cannot be missing', async () => {
  const { user } = await choosing();
  const name = await screen.findByRole('combobox', { name: 'Item Name is' });
  await user.selectOptions(name, 'Price (now “Price”)');
  expect(screen.getByRole('combobox', { name: 'Price is' })).toHaveDisplayValue('Name');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Price is' }), 'Ignore');
  await user.click(screen.getByRole('button', { name: 'Look at the rows' }));
  expect(screen.getByText(/Choose the column of the name\./)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Show rows' })).toBeNull();
});

test('stocks of several stores are asked about first', async () => {
  const headings =
    'Token,Item Name,Variation Name,Price,Current Quantity West,Current Quantity East';
  const { user } = await choosing(csv(['A,MILK,,5.49,14,6'], headings));
  const columns = await screen.findByRole('list', { name: 'Columns' });
  const [first, second] = within(columns).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Current Quantity WestStock of this store\?/);
  expect(second).toHaveTextContent(/^Current Quantity East/);
  expect(screen.getByText(/2 need your answer\./)).toBeVisible();
  if (second) await user.click(within(second).getByRole('button', { name: 'Yes, Stock' }));
  expect(screen.getByRole('combobox', { name: 'Current Quantity East is' })).toHaveDisplayValue(
    'Stock',
  );
  expect(screen.queryByText(/need your answer/)).toBeNull();
});

test('columns that were mapped before are not asked again', async () => {
  const headings = HEADINGS.split(',');
  const fields = [null, 'name', 'variant', 'gtin', 'price', 'stock', null] as const;
  const mapping: ShelfMapping = {
    headings: `${headingsKey(headings)}-${store.store_id}`,
    columns: headings.map((heading, at) => ({ heading, field: fields[at] ?? null })),
    place: null,
  };
  const { user } = await choosing(csv(), { mappings: [mapping] });
  expect(await screen.findByRole('heading', { name: 'What each row is' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Change the columns' }));
  expect(await screen.findByText('This is a Square export.')).toBeVisible();
});

test('counts the rows by what they are, and each group can be seen', async () => {
  const { user } = await looking();
  await screen.findByText('ORG WHL MLK, Half gallon');
  expect(chip(/^1\s*Known products/)).toBeVisible();
  expect(chip(/^0\s*Understood as a food/)).toBeVisible();
  expect(chip(/^3\s*To look at/)).toHaveAttribute('aria-pressed', 'true');
  await user.click(chip(/^1\s*Left out/));
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent('Price “abc” is not a number.');
  await user.click(chip(/Known products/));
  expect(rows()[0]).toHaveTextContent(/Rice.*by barcode.*500 g/);
});

test('keys answer: a number and Enter, N, S, J and K, Z', async () => {
  const { user } = await looking();
  await screen.findByText('ORG WHL MLK, Half gallon');
  const [first] = rows();
  expect(first).toHaveAttribute('aria-current', 'true');
  expect(
    within(first ?? document.body).getByRole('button', { name: /^Whole milk/ }),
  ).toHaveAttribute('aria-pressed', 'true');

  await user.keyboard('2');
  expect(screen.getByRole('button', { name: /^Reduced-fat milk/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.keyboard('{Enter}');
  expect(await screen.findByText('ORG WHL MLK, Half gallon: Reduced-fat milk')).toBeVisible();
  expect(chip(/^2\s*To look at/)).toBeVisible();
  expect(screen.getByText('1 of 3 done')).toBeVisible();

  await user.keyboard('z');
  expect(chip(/^3\s*To look at/)).toBeVisible();

  await user.keyboard('s');
  expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual(['true', null, null]);
  expect(rows()[0]).toHaveTextContent(/^XFER BAG/);
  await user.keyboard('n');
  expect(chip(/^1\s*Not a food/)).toBeVisible();

  await user.keyboard('j');
  expect(rows()[1]).toHaveFocus();
  await user.keyboard('k');
  expect(rows()[0]).toHaveFocus();
});

test('keys are only letters while a box has the focus', async () => {
  const { user } = await looking();
  await screen.findByText('ORG WHL MLK, Half gallon');
  await user.keyboard('c');
  const box = screen.getByRole('combobox', { name: 'Search foods' });
  expect(box).toHaveFocus();
  expect(box).toHaveValue('whole milk');
  server.answers(suggestIngredients, { value: [knownCarrot] });
  await user.clear(box);
  await user.keyboard('snack carrot');
  await user.click(await screen.findByRole('option', { name: /Carrot/ }));
  expect(screen.getByText(/^Chosen:/)).toHaveTextContent('Chosen: Carrot');
  await user.click(within(rows()[0] ?? document.body).getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('ORG WHL MLK, Half gallon: Carrot')).toBeVisible();
});

test('an answer settles rows of the same text, and Undo takes all back', async () => {
  const { user } = await looking(csv(['A,MLK,,,5.49,1,x', 'B,MLK,,,5.79,2,x', 'C,mlk,,,5.99,2,x']));
  await screen.findAllByText('MLK');
  await user.click(screen.getAllByRole('button', { name: 'Accept' })[0] ?? document.body);
  expect(
    await screen.findByText('MLK: Whole milk, as 2 other rows of the same text'),
  ).toBeVisible();
  expect(screen.getByText('Nothing to look at')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(chip(/^3\s*To look at/)).toBeVisible();
});

test('what is likely is accepted at one press', async () => {
  const { user } = await looking();
  await user.click(await screen.findByRole('button', { name: /^Accept all above 90 %/ }));
  expect(await screen.findByText('1 text accepted, 2 rows left')).toBeVisible();
  expect(chip(/^1\s*Understood as a food/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Accept all above/ })).toBeNull();
});

test('a row without a pack asks for it', async () => {
  const { user } = await choosing(csv(['A,THIGHS,,,8.99,1,x']));
  server.answers(matchShelf, ({ body }) => ({
    rows: matchShelf.body
      .parse(body)
      .rows.map((cells) => ({ ...matchOf(cells), is: queued([milk], { pack: null }) })),
  }));
  await user.click(await screen.findByRole('button', { name: 'Look at the rows' }));
  await screen.findByText('THIGHS');
  const accept = screen.getByRole('button', { name: 'Accept' });
  expect(accept).toHaveAttribute('aria-disabled', 'true');
  await user.type(await screen.findByLabelText('Pack amount'), '1');
  await user.type(screen.getByLabelText('Pack unit'), 'lb');
  await user.click(screen.getByRole('button', { name: 'Set pack' }));
  await user.click(accept);
  expect(await screen.findByText('THIGHS: Whole milk')).toBeVisible();
});
test('a phone has the four buttons, and no keys', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await looking();
  const [first] = await screen.findAllByRole('listitem', { current: true });
  const open = within(first ?? document.body);
  for (const name of ['Accept', 'Change', 'Not a food', 'Skip'])
    expect(open.getByRole('button', { name })).toBeVisible();
  expect(screen.queryByText('undo')).toBeNull();
});

test('a failure keeps what is answered, and Retry goes on', async () => {
  const page = await choosing();
  await screen.findByText('This is a Square export.');
  server.refuses(matchShelf, 'busy');
  await page.user.click(screen.getByRole('button', { name: 'Look at the rows' }));
  expect(await screen.findByText(/5 of 5 rows are not read yet\./)).toBeVisible();
  server.answers(matchShelf, ({ body }) => ({
    rows: matchShelf.body.parse(body).rows.map(matchOf),
  }));
  await page.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('ORG WHL MLK, Half gallon')).toBeVisible();
});

test('what will change is told once all parts of the file are read', async () => {
  const { user } = await choosing(csv(TWO_PARTS));
  await screen.findByText('This is a Square export.');
  let isBusy = true;
  server.sends(matchShelf, ({ body }) => {
    const asked = matchShelf.body.parse(body).rows;
    if (isBusy && asked[0]?.row === MAX_INVENTORY_ROWS + 2) return busy();
    return HttpResponse.json(z.encode(matchShelf.response, { rows: asked.map(matchOf) }));
  });
  await user.click(screen.getByRole('button', { name: 'Look at the rows' }));
  const unread = /^1 of 5,001 rows are not read yet\./;
  await screen.findByText(unread);
  await user.click(screen.getByRole('button', { name: 'What will change' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Show rows' })).toBeNull());
  expect(screen.getByText(unread)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Not in the file' })).toBeNull();
  isBusy = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Not in the file' })).toHaveTextContent(
    '1 item not in the file',
  );
});

test('saves at one press what was answered, and says what is in', async () => {
  const put = server.answers(putShelf, SAVED);
  const { user, remembered } = await changing();
  expect(screen.getByRole('button', { name: /^New 3$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Price up 1$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save 4 changes' }));
  expect(await screen.findByRole('heading', { name: 'Imported' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '4 of 5 rows are in' })).toBeVisible();
  expect(localStorage.getItem(`@${vendor.id}/shelfDrafts`)).toBe('[]');
  expect(put[0]?.body).toMatchObject({
    missing_stock: 0,
    rows: [
      {
        row: 2,
        price: 5.49,
        quantity: 14,
        product: {
          kind: 'new',
          name: 'ORG WHL MLK, Half gallon',
          food_id: milk.ingredient_id,
          ...PACK,
        },
      },
      {
        row: 3,
        price: 3.79,
        gtin: '00742365264504',
        expected_price: 3.49,
        expected_quantity: 12,
        product: { kind: 'known' },
      },
      { row: 4, product: { kind: 'new', name: 'XFER BAG', food_id: null, unit: 'piece' } },
      { row: 5, product: { kind: 'new', food_id: null } },
    ],
  });
  expect(remembered.at(-1)?.body).toMatchObject({
    decisions: [{ kind: 'food' }, { kind: 'nonfood' }, { kind: 'nonfood' }],
  });
});

test('what the file does not have is kept, set to 0 or taken off, and Undo brings it back', async () => {
  const item = { ingredient_id: onShelf(1, 'Rice').ingredient_id };
  const undo = {
    changed: [
      {
        ...item,
        before: { price: cents(349), quantity: 12 },
        now: { price: cents(379), quantity: 20 },
      },
    ],
    added: [onShelf(11, 'Milk').ingredient_id],
  };
  server.answers(putShelf, { ...SAVED, undo });
  const imported = server.answers(importInventory, {
    message: 'ok',
    added: 0,
    price_changed: 1,
    stock_changed: 1,
    unchanged: 0,
  });
  const removed = server.answers(removeItems, { removed: [] });
  const { user } = await changing();
  const vanished = screen.getByRole('region', { name: 'Not in the file' });
  expect(vanished).toHaveTextContent('1 item not in the file');
  await user.selectOptions(
    within(vanished).getByRole('combobox', { name: 'What becomes of Old soap' }),
    'Set to 0',
  );
  await user.click(screen.getByRole('button', { name: 'Save 5 changes' }));
  await screen.findByRole('heading', { name: 'Imported' });
  const soap = onShelf(9, 'Old soap').ingredient_id;
  expect(imported[0]?.body).toEqual({
    items: [{ ingredient_id: soap, quantity: 0, expected_quantity: 3 }],
  });
  await user.click(screen.getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('The import is taken back.')).toBeVisible();
  expect(imported[1]?.body).toEqual({
    items: [
      { ...item, price: 3.49, quantity: 12, expected_price: 3.79, expected_quantity: 20 },
      { ingredient_id: soap, price: 3.49, quantity: 3, expected_price: 3.49, expected_quantity: 0 },
    ],
  });
  expect(removed[0]?.body).toEqual({ ingredient_ids: undo.added });
});

test('a save that fails goes on where it stopped', async () => {
  const refused = server.refuses(putShelf, 'busy');
  const { user, remembered } = await changing();
  const before = remembered.length;
  await user.click(screen.getByRole('button', { name: 'Save 4 changes' }));
  expect(await screen.findByText(/^Not everything was saved\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo what was saved' })).toBeNull();
  const put = server.answers(putShelf, SAVED);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Imported' })).toBeVisible();
  expect(remembered.length).toBe(before + 1);
  const keys = [refused, put].map(([one]) => one?.headers.get('idempotency-key'));
  expect(keys[0]).toMatch(/^\S+-0$/);
  expect(keys[1]).toBe(keys[0]);
});

test('a retry goes on with the part that failed, though the shelf has changed by then', async () => {
  const { user, sent } = await halfSaved();
  expect(sent).toHaveLength(2);
  const put = server.answers(putShelf, SAVED);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Imported' })).toBeVisible();
  expect(put).toHaveLength(1);
  expect(putShelf.body.parse(put[0]?.body).rows).toHaveLength(1);
});

test('what was saved before a failure can be taken back', async () => {
  const { ingredient_id } = onShelf(1, 'Rice');
  const before = { price: cents(349), quantity: 12 };
  const now = { price: cents(379), quantity: 20 };
  const { user } = await halfSaved({ changed: [{ ingredient_id, before, now }], added: [] });
  const imported = server.answers(importInventory, {
    message: 'ok',
    added: 0,
    price_changed: 1,
    stock_changed: 1,
    unchanged: 0,
  });
  await user.click(screen.getByRole('button', { name: 'Undo what was saved' }));
  expect(await screen.findByText('The import is taken back.')).toBeVisible();
  expect(imported[0]?.body).toMatchObject({
    items: [{ ingredient_id, price: 3.49, quantity: 12 }],
  });
  expect(await screen.findByRole('heading', { name: 'What each row is' })).toBeVisible();
});

test('the last step without a save leads back to the rows', async () => {
  const { router } = await looking();
  await router.navigate(`/vendor/inventory/import?store=${store.store_id}&step=done`);
  await waitFor(() => expect(router.state.location.search).toContain('step=rows'));
});

test('a price that changes by more than half is confirmed', async () => {
  const put = server.answers(putShelf, SAVED);
  const page = await choosing();
  server.answers(matchShelf, ({ body }) => ({
    rows: matchShelf.body.parse(body).rows.map((cells) => ({
      ...matchOf(cells),
      ...(cells.name === 'RICE 500' && { price: cents(999) }),
    })),
  }));
  await page.user.click(await screen.findByRole('button', { name: 'Look at the rows' }));
  await screen.findByText('ORG WHL MLK, Half gallon');
  await page.user.click(screen.getByRole('button', { name: 'What will change' }));
  const save = await screen.findByRole('button', { name: 'Save 1 change' });
  await page.user.click(save);
  expect(put).toHaveLength(0);
  await page.user.click(
    screen.getByRole('checkbox', { name: '1 price changes by more than half, and that is right.' }),
  );
  await page.user.click(save);
  await waitFor(() => expect(put).toHaveLength(1));
});

test('a regular price that is not above the sale says that it ends it', async () => {
  const sale = { price: cents(379), from: new Date('2020-01-01T05:00:00Z'), until: null };
  const before = { price: cents(399), quantity: 12, sale };
  const page = await choosing();
  server.answers(matchShelf, ({ body }) => ({
    rows: matchShelf.body.parse(body).rows.map((cells) => ({
      ...matchOf(cells),
      ...(cells.name === 'RICE 500' && { change: 'price_down' as const, before }),
    })),
  }));
  await page.user.click(await screen.findByRole('button', { name: 'Look at the rows' }));
  await screen.findByText('ORG WHL MLK, Half gallon');
  await page.user.click(screen.getByRole('button', { name: 'What will change' }));
  expect(await screen.findByText('ends the sale at $3.79')).toBeVisible();
});

test('cost, tax class and weighing that change are shown beside what was, and saved', async () => {
  const before = { price: cents(399), quantity: 12, cost: cents(200), tax_class: 'Full' };
  const said = { cost: cents(210), tax_class: 'Reduced', by_weight: true };
  const sent = server.answers(putShelf, SAVED);
  const page = await choosing();
  server.answers(matchShelf, ({ body }) => ({
    rows: matchShelf.body.parse(body).rows.map((cells) => ({
      ...matchOf(cells),
      ...(cells.name === 'RICE 500' && { change: 'details' as const, before, ...said }),
    })),
  }));
  await page.user.click(await screen.findByRole('button', { name: 'Look at the rows' }));
  await screen.findByText('ORG WHL MLK, Half gallon');
  await page.user.click(screen.getByRole('button', { name: 'What will change' }));
  await page.user.click(await screen.findByRole('button', { name: /^Cost, tax, weight/ }));
  for (const words of ['cost $2.10, was $2.00', 'tax Reduced, was Full', 'by weight'])
    expect(await screen.findByText(words)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: /^Save \d+ change/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(putShelf.body.parse(sent[0]?.body).rows).toContainEqual(expect.objectContaining(said));
});

test('rows that are left out can be kept in the file’s own columns with the reason', async () => {
  const kept: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      kept.push(blob);
      return '#kept';
    },
    revokeObjectURL: () => undefined,
  });
  const { user } = await changing();
  await user.click(screen.getByRole('button', { name: 'Download 1 row with reasons' }));
  expect(await kept[0]?.text()).toBe(
    `\uFEFFreason,${HEADINGS}\r\nPrice “abc” is not a number.,E,FREE THING,,,abc,1,x\r\n`,
  );
});

test('an import that was left goes on where it was, for the same person and store', async () => {
  const first = await looking();
  await screen.findByText('ORG WHL MLK, Half gallon');
  await first.user.keyboard('{Enter}');
  await screen.findByText('1 of 3 done');
  await waitFor(() =>
    expect(localStorage.getItem(`@${vendor.id}/shelfDrafts`)).toMatch(/"square\.csv".*"left":2/),
  );
  await first.router.navigate('/elsewhere');
  await screen.findByText('another page');
  await first.router.navigate(`/vendor/inventory/import?store=${store.store_id}`);
  const unfinished = await screen.findByRole('region', { name: 'Unfinished import' });
  expect(unfinished).toHaveTextContent(/^square\.csv · 5 rows/);
  await first.user.click(within(unfinished).getByRole('button', { name: 'Go on' }));
  await first.user.click(await screen.findByRole('button', { name: 'Look at the rows' }));
  expect(await screen.findByText('1 of 3 done')).toBeVisible();
});

test('an import that was left can be discarded', async () => {
  const { user, router } = await looking();
  await router.navigate(`/vendor/inventory/import?store=${store.store_id}`);
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('region', { name: 'Unfinished import' })).toBeNull();
  expect(localStorage.getItem(`@${vendor.id}/shelfDrafts`)).toBe('[]');
});

test('a file that cannot be used says why, and another can be chosen', async () => {
  const { user } = await choosing(csv([]));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This file has headings, but no rows below them.',
  );
  await user.upload(screen.getByLabelText('Choose a file'), csv());
  expect(await screen.findByText('This is a Square export.')).toBeVisible();
});

test('another store is chosen before the file', async () => {
  const other = { ...store, store_id: '01890000-0000-7000-8000-00000000000b', name: 'Other Shop' };
  const { user, router } = open({ stores: [store, other] });
  await user.selectOptions(await screen.findByLabelText('Store'), 'Other Shop');
  expect(router.state.location.search).toContain(other.store_id);
});

test('without a store it links to creating one', async () => {
  open({ stores: [] });
  expect(await screen.findByRole('link', { name: 'Create Store' })).toHaveAttribute(
    'href',
    '/vendor/store',
  );
});
