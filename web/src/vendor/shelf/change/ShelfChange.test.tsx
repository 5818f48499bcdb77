import { cents } from '@larder/shared/basics/money';
import type { ShelfItem, Store } from '@larder/shared/stores/storeParts.model';
import {
  importInventory,
  listClosedStores,
  listVendorStores,
  removeItems,
} from '@larder/shared/stores/stores.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { cornerShop, onShelf } from '#testing/catalogue.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';
import { VendorStoresPage } from '#vendor/VendorStoresPage.tsx';

const server = mockServer();
const vendor = someone({ role: 'vendor' });

beforeEach(() => server.answers(listClosedStores, { value: [] }));

function item(n: number, name: string, more: Partial<ShelfItem> = {}): ShelfItem {
  return { ...onShelf(n, name), ...more };
}

/** Five items; two of produce, one of them sold out. */
const items = [
  item(1, 'Apples', { category: 'Produce', price: cents(199) }),
  item(2, 'Basil', { category: 'Produce', price: cents(100), quantity: 0 }),
  item(3, 'Flour'),
  item(4, 'Rice'),
  item(5, 'Salt', { price: cents(50) }),
];
const shop: Store = { ...cornerShop, items };
const IMPORTED = {
  message: 'Inventory imported!',
  added: 0,
  price_changed: 2,
  stock_changed: 0,
  unchanged: 0,
};

function open(at = '/vendor/store') {
  server.answers(listVendorStores, { value: [shop] });
  return openPage(<VendorStoresPage />, { at, as: vendor });
}

const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const bar = () => within(screen.getByRole('region', { name: 'Selected items' }));
const idOf = (n: number) => items[n - 1]?.ingredient_id;
const preview = () =>
  within(screen.getByRole('table', { name: 'What becomes of each row' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('items are selected one by one, as a range with Shift, and all of a filter', async () => {
  const { user } = open();
  await user.click(await box('Apples'));
  expect(bar().getByText('1 selected')).toBeVisible();
  await user.keyboard('{Shift>}');
  await user.click(await box('Flour'));
  await user.keyboard('{/Shift}');
  expect(bar().getByText('3 selected')).toBeVisible();
  await user.click(bar().getByRole('button', { name: 'Select all 5' }));
  expect(bar().getByText('5 selected')).toBeVisible();
  await user.click(bar().getByRole('button', { name: 'Clear the selection' }));
  expect(screen.queryByRole('region', { name: 'Selected items' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Out of stock/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Select all items of the list' }));
  expect(bar().getByText('1 selected')).toBeVisible();
});

test('and with the keyboard: J and K go, X selects, with Shift a range, Escape clears', async () => {
  const { user } = open();
  await box('Apples');
  await user.keyboard('jxjj{Shift>}x{/Shift}');
  expect(bar().getByText('3 selected')).toBeVisible();
  await user.keyboard('k{Escape}');
  expect(screen.queryByRole('region', { name: 'Selected items' })).toBeNull();
  expect(screen.getByRole('row', { name: /Basil/ })).toHaveFocus();
});

test('a rule changes the selected prices, after both values are shown', async () => {
  const { user } = open();
  const sent = server.answers(importInventory, IMPORTED);
  await user.click(await box('Apples'));
  await user.click(await box('Rice'));
  await user.click(bar().getByRole('button', { name: 'Prices' }));
  expect(await screen.findByRole('combobox', { name: 'Which items' })).toHaveDisplayValue(
    'The selected ones (2)',
  );
  await user.keyboard('5');
  expect(preview()).toEqual([
    'Applesfrom $1.99→to $2.0912Price changed',
    'Ricefrom $3.49→to $3.6612Price changed',
  ]);
  await user.selectOptions(screen.getByLabelText('Round'), 'ends in .99');
  expect(preview()).toEqual(['Apples$1.9912Unchanged', 'Ricefrom $3.49→to $3.9912Price changed']);
  expect(sent).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Change 1 item' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    items: [{ ingredient_id: idOf(4), price: 3.99, expected_price: 3.49 }],
  });
  expect(await box('Apples')).not.toBeChecked();
});

test('a price that is not above the sale says that it ends it', async () => {
  const sale = { price: cents(349), from: new Date('2020-01-01T05:00:00Z'), until: null };
  const dearer = { ...item(4, 'Rice'), price: cents(399), sale };
  server.answers(listVendorStores, { value: [{ ...shop, items: [dearer] }] });
  const { user } = openPage(<VendorStoresPage />, { at: '/vendor/store', as: vendor });
  await user.click(await screen.findByRole('button', { name: 'Change prices' }));
  await user.selectOptions(await screen.findByLabelText('Change'), 'Set to $');
  await user.type(screen.getByLabelText('By or to'), '3.49');
  expect(preview()).toEqual(['Ricefrom $3.99→to $3.4912Price changedThis ends the sale at $3.49.']);
  await user.clear(screen.getByLabelText('By or to'));
  await user.type(screen.getByLabelText('By or to'), '3.50');
  expect(preview()).toEqual(['Ricefrom $3.99→to $3.5012Price changed']);
});

test('of a category; a change by more than half is asked about once', async () => {
  const { user } = open();
  const sent = server.answers(importInventory, IMPORTED);
  await user.click(await screen.findByRole('button', { name: 'Change prices' }));
  await user.selectOptions(await screen.findByLabelText('Which items'), 'Produce (2)');
  await user.selectOptions(screen.getByLabelText('Change'), 'Set to $');
  await user.type(screen.getByLabelText('By or to'), '1.99');
  const button = screen.getByRole('button', { name: 'Change 1 item' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(sent).toHaveLength(0);
  await user.click(
    screen.getByRole('checkbox', { name: '1 price changes by more than half, and that is right.' }),
  );
  await user.click(button);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    items: [{ ingredient_id: idOf(2), price: 1.99, expected_price: 1 }],
  });
});

test('what was changed meanwhile is shown and left out, until the shelf is taken as it is', async () => {
  const { user } = open();
  const sent = server.refuses(importInventory, 'price_changed');
  await user.click(await screen.findByRole('button', { name: 'Change prices' }));
  await user.type(await screen.findByLabelText('By or to'), '10');
  const dearer = items.map((one) => (one.name === 'Rice' ? { ...one, price: cents(399) } : one));
  server.answers(listVendorStores, { value: [{ ...shop, items: dearer }] });
  await user.click(screen.getByRole('button', { name: 'Change 5 items' }));
  expect(await screen.findByText(/The price was changed meanwhile: it was \$3\.49/)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Change 4 items' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take the shelf as it is now' }));
  await user.click(screen.getByRole('button', { name: /^All items/ }));
  expect(preview()).toContain('Ricefrom $3.99→to $4.3912Price changed');
});

test.for([
  ['abc', 'Enter a percentage like 5 or 12.5'],
  ['2000', 'Enter at most 1000'],
] as const)('“%s” is refused at its box, and nothing is shown to change', async ([text, words]) => {
  const { user } = open('/vendor/store?change=price');
  await user.type(await screen.findByLabelText('By or to'), text);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
});

test('stock is set through the same preview', async () => {
  const { user } = open();
  const sent = server.answers(importInventory, IMPORTED);
  await user.click(await box('Basil'));
  await user.click(bar().getByRole('button', { name: 'Stock' }));
  await user.type(await screen.findByLabelText('Packs of each'), '20');
  expect(preview()).toEqual(['Basil$1.00from 0→to 20Stock changed']);
  await user.click(screen.getByRole('button', { name: 'Change 1 item' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    items: [{ ingredient_id: idOf(2), quantity: 20, expected_quantity: 0 }],
  });
});

test('from when on items are low is set for all of them', async () => {
  const { user } = open();
  const sent = server.answers(importInventory, IMPORTED);
  await user.click(await box('Flour'));
  await user.click(await box('Rice'));
  await user.click(bar().getByRole('button', { name: 'Low from' }));
  await user.type(await screen.findByLabelText('Low from'), '8{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    items: [
      { ingredient_id: idOf(3), low_at: 8 },
      { ingredient_id: idOf(4), low_at: 8 },
    ],
  });
});

test('many leave the shelf at once, and Undo puts them back as the server had them', async () => {
  const { user } = open();
  const removed = [3, 4].map((n) => ({
    ingredient_id: idOf(n) ?? '',
    price: cents(349),
    quantity: 7,
  }));
  const gone = server.answers(removeItems, { removed });
  const back = server.answers(importInventory, IMPORTED);
  await user.click(await box('Flour'));
  await user.click(await box('Rice'));
  await user.click(bar().getByRole('button', { name: 'Remove 2' }));
  expect(await screen.findByText('2 items removed')).toBeVisible();
  expect(gone[0]?.body).toEqual({ ingredient_ids: [idOf(3), idOf(4)] });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(back).toHaveLength(1));
  expect(back[0]?.body).toEqual({
    items: [3, 4].map((n) => ({
      ingredient_id: idOf(n),
      price: 3.49,
      quantity: 7,
      expected_price: 0,
      expected_quantity: 0,
    })),
  });
});

test('Back to the shelf keeps the selection', async () => {
  const { user } = open();
  await user.click(await box('Flour'));
  await user.click(bar().getByRole('button', { name: 'Prices' }));
  await user.click(await screen.findByRole('button', { name: 'Back to the shelf' }));
  expect(await box('Flour')).toBeChecked();
});
