import { getConfig } from '@larder/shared/account/config.calls';
import { cents } from '@larder/shared/basics/money';
import { describePlace, listNearbyPlaces, suggestPlaces } from '@larder/shared/stores/places.calls';
import type { ShelfItem, Store } from '@larder/shared/stores/storeParts.model';
import {
  changeStore,
  closeStore,
  createStores,
  itemHistory,
  listClosedStores,
  listVendorStores,
  importInventory,
  removeItems,
  updateShelves,
  viewClosing,
} from '@larder/shared/stores/stores.calls';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { cornerShop, onShelf } from '#testing/catalogue.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { VendorStoresPage } from './VendorStoresPage.tsx';

const server = mockServer();
const vendor = someone({ role: 'vendor' });
const newark = { label: 'Newark, NJ 07102', lat: 40.73, lng: -74.17 };

beforeEach(() => {
  browserIsAt(40.7411, -74.0013);
  server.answers(listClosedStores, { value: [] });
  server.answers(getConfig, { demo: true, google_maps_api_key: null, social_links: [] });
  server.answers(describePlace, { label: 'near New York, NY 10011' });
  server.answers(suggestPlaces, { value: [newark] });
  server.answers(listNearbyPlaces, { value: [{ name: 'Hoboken', lat: 40.74, lng: -74.03 }] });
});
afterEach(() => vi.restoreAllMocks());

function browserIsAt(latitude: number, longitude: number): void {
  stubGeolocation((found) => found({ coords: { latitude, longitude } }));
}

function stubGeolocation(
  getCurrentPosition: (found: (at: object) => void, failed: () => void) => void,
): void {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
}

function item(n: number, more: Partial<ShelfItem> = {}): ShelfItem {
  return { ...onShelf(n, `Ingredient ${n}`), ...more };
}

const IMPORTED = {
  message: 'Inventory imported!',
  added: 0,
  price_changed: 0,
  stock_changed: 0,
  unchanged: 0,
};

const corner: Store = {
  ...cornerShop,
  items: [item(1), item(2, { name: 'Basil', quantity: 0 })],
};
const empty: Store = {
  ...corner,
  store_id: '01890000-0000-7000-8000-00000000000b',
  name: 'Empty Shop',
  address: '',
  items: [],
};

function open(stores: Store[] = [corner, empty], at = '/vendor/store') {
  server.answers(listVendorStores, { value: stores });
  return openPage(<VendorStoresPage />, { at, as: vendor });
}

/** What the owner sets of the first store. */
const SETTINGS = '/vendor/store?view=settings';

const texts = (elements: readonly HTMLElement[]) => elements.map((one) => one.textContent);

test('shows a tab per store with its details and its shelf', async () => {
  const { user } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Manage Stores' })).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Corner Shop (2 items)' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const details = () => within(screen.getByRole('region', { name: 'Store details' }));
  expect(texts(details().getAllByRole('term'))).toEqual([
    'Name',
    'Type',
    'Items',
    'Location',
    'Address',
  ]);
  expect(texts(details().getAllByRole('definition'))).toEqual([
    'Corner Shop',
    'Pickup',
    '2',
    '(40.5, -73.25)',
    '1 Main St',
  ]);
  const shelf = within(screen.getByRole('table', { name: 'Inventory of Corner Shop' }));
  expect(texts(shelf.getAllByRole('columnheader'))).toEqual([
    'Select all items of the list',
    'Name',
    'Unit Quantity',
    'Quantity',
    'Price',
    'Actions',
  ]);
  const cells = within(screen.getByRole('row', { name: /Ingredient 1/ })).getAllByRole('cell');
  expect(texts(cells)).toEqual([
    'Select Ingredient 1',
    'Ingredient 1',
    '500 gm',
    '12',
    '$3.49',
    'EditRemoveHistory',
  ]);
  expect(screen.getByRole('row', { name: /Basil/ })).toHaveTextContent('Out of stock');

  await user.click(screen.getByRole('tab', { name: 'Empty Shop (0 items)' }));
  expect(details().getByText('Address').nextSibling).toHaveTextContent('Not specified');
  expect(screen.getByText('No ingredients assigned yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add Products' })).toHaveAttribute(
    'href',
    `/vendor/add-inventory?store=${empty.store_id}`,
  );
});

test('a store has two views: links, which the address keeps, also from store to store', async () => {
  const { user, router } = open();
  const views = within(await screen.findByRole('navigation', { name: 'Views of Corner Shop' }));
  expect(views.getByRole('link', { name: 'Shelf', current: 'page' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit Store' })).toBeNull();

  await user.click(views.getByRole('link', { name: 'Settings' }));
  expect(views.getByRole('link', { name: 'Settings', current: 'page' })).toHaveFocus();
  expect(router.state.location.search).toBe(`?store=${corner.store_id}&view=settings`);
  const details = within(screen.getByRole('region', { name: 'Store details' }));
  for (const name of ['Edit Store', 'Change hours', 'Pause Store'])
    expect(details.getByRole('button', { name })).toBeVisible();
  expect(details.getByText('1 Main St')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close Store' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Inventory' })).toBeNull();

  await user.click(screen.getByRole('tab', { name: /Empty Shop/ }));
  expect(router.state.location.search).toBe(`?store=${empty.store_id}&view=settings`);
  expect(screen.queryByText('No ingredients assigned yet')).toBeNull();

  await act(() => router.navigate(-1));
  expect(screen.getByRole('region', { name: 'Inventory' })).toBeVisible();
});

test('opens the store of the address', async () => {
  open([corner, empty], `/vendor/store?store=${empty.store_id}`);
  expect(await screen.findByRole('tab', { name: /Empty Shop/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('without a store it offers to create one', async () => {
  open([]);
  expect(await screen.findByText('No stores available')).toBeVisible();
});

test('a failed request can be retried', async () => {
  server.refuses(listVendorStores, 'unavailable');
  const { user } = openPage(<VendorStoresPage />, { at: '/vendor/store', as: vendor });
  expect(await screen.findByText('Failed to load stores. Please try again.')).toBeVisible();
  server.answers(listVendorStores, { value: [corner] });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('tab', { name: /Corner Shop/ })).toBeVisible();
});

test('Enter saves a changed quantity with the one that was shown', async () => {
  const { user } = open();
  const seen = server.answers(updateShelves, { message: 'Item updated!', value: [] });
  await user.click(await screen.findByRole('button', { name: 'Edit Ingredient 1' }));
  const box = screen.getByLabelText('Quantity of Ingredient 1');
  expect(box).toHaveFocus();
  await user.clear(box);
  await user.type(box, '20{Enter}');
  expect(await screen.findByText('Item updated!')).toBeVisible();
  expect(seen[0]?.body).toEqual({
    stores: [
      {
        store_id: corner.store_id,
        items: [
          {
            ingredient_id: item(1).ingredient_id,
            name: 'Ingredient 1',
            unit_quantity: 500,
            unit: 'gm',
            quantity: 20,
            expected_quantity: 12,
          },
        ],
      },
    ],
  });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Edit Ingredient 1' })).toHaveFocus(),
  );
});

test('an item of a weight can be sold by it, and says what a kilo costs', async () => {
  const eggs = item(3, { name: 'Eggs', unit: 'piece' });
  const ham = item(4, { name: 'Ham', by_weight: true });
  const { user } = open([{ ...corner, items: [item(1), eggs, ham] }]);
  const seen = server.answers(updateShelves, { message: 'Item updated!', value: [] });
  expect(await screen.findByRole('row', { name: /Ham/ })).toHaveTextContent(
    '$3.49by weight, $6.98 per kg',
  );
  await user.click(screen.getByRole('button', { name: 'Edit Eggs' }));
  expect(screen.queryByRole('checkbox', { name: /by weight/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Edit Ingredient 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sold by weight, in steps of 500 g' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toMatchObject({ stores: [{ items: [{ by_weight: true }] }] });
  expect(seen[0]?.body).not.toHaveProperty('stores.0.items.0.price');
});

test('a changed price leaves the stock, and is sent with the one that was shown', async () => {
  const { user } = open();
  const seen = server.answers(updateShelves, { message: 'Item updated!', value: [] });
  await user.click(await screen.findByRole('button', { name: 'Edit Ingredient 1' }));
  const box = screen.getByLabelText('Price of Ingredient 1');
  await user.clear(box);
  await user.type(box, '4,25');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toHaveProperty('stores.0.items.0.price', 4.25);
  expect(seen[0]?.body).toHaveProperty('stores.0.items.0.expected_price', 3.49);
  expect(seen[0]?.body).not.toHaveProperty('stores.0.items.0.quantity');
  expect(seen[0]?.body).not.toHaveProperty('stores.0.items.0.expected_quantity');
});

test('after a concurrent order it shows the stock, and saving again replaces it', async () => {
  const { user } = open();
  server.refuses(updateShelves, 'stock_changed', { details: { current_quantity: 7 } });
  await user.click(await screen.findByRole('button', { name: 'Edit Ingredient 1' }));
  await user.clear(screen.getByLabelText('Quantity of Ingredient 1'));
  await user.type(screen.getByLabelText('Quantity of Ingredient 1'), '20{Enter}');
  expect(await screen.findByText(/it is 7 now/)).toBeVisible();
  const seen = server.answers(updateShelves, { message: 'Item updated!', value: [] });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toHaveProperty('stores.0.items.0.expected_quantity', 7);
});

test('after a concurrent price change it shows the price, and saving again replaces it', async () => {
  const { user } = open();
  server.refuses(updateShelves, 'price_changed', { details: { current_price: 3.99 } });
  await user.click(await screen.findByRole('button', { name: 'Edit Ingredient 1' }));
  const box = screen.getByLabelText('Price of Ingredient 1');
  await user.clear(box);
  await user.type(box, '3.59{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The price has changed in the meantime: it is $3.99 now. Save again to replace it.',
  );
  const seen = server.answers(updateShelves, { message: 'Item updated!', value: [] });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toMatchObject({
    stores: [{ items: [{ price: 3.59, expected_price: 3.99 }] }],
  });
});

test('a price change of more than half is confirmed once', async () => {
  const { user } = open();
  const seen = server.answers(updateShelves, { message: 'Item updated!', value: [] });
  await user.click(await screen.findByRole('button', { name: 'Edit Ingredient 1' }));
  const box = screen.getByLabelText('Price of Ingredient 1');
  await user.clear(box);
  await user.type(box, '34900{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This changes the price from $3.49 to $34,900.00. Press Save again if that is right.',
  );
  await user.clear(box);
  await user.type(box, '1.74{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('to $1.74');
  expect(seen).toHaveLength(0);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toHaveProperty('stores.0.items.0.price', 1.74);
});

test('an item leaves the shelf, and Undo puts it back as it was', async () => {
  const { user } = open();
  const taken = { ingredient_id: item(1).ingredient_id, price: cents(349), quantity: 11 };
  const gone = server.answers(removeItems, { removed: [taken] });
  const back = server.answers(importInventory, IMPORTED);
  const remove = await screen.findByRole('button', { name: 'Remove Ingredient 1' });
  server.answers(listVendorStores, { value: [{ ...corner, items: corner.items.slice(1) }] });
  await user.click(remove);
  expect(await screen.findByText('Ingredient 1 removed')).toBeVisible();
  expect(gone[0]).toMatchObject({
    params: { storeId: corner.store_id },
    body: { ingredient_ids: [item(1).ingredient_id] },
  });
  expect(screen.queryByRole('row', { name: /Ingredient 1/ })).toBeNull();
  server.answers(listVendorStores, { value: [corner] });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('row', { name: /Ingredient 1/ })).toBeVisible();
  expect(back[0]?.body).toMatchObject({
    items: [{ price: 3.49, quantity: 11, expected_price: 0, expected_quantity: 0 }],
  });
});

test('an item’s history: its stock, its prices, and from when on it is low', async () => {
  const { user } = open();
  const at = new Date('2020-05-01T12:00:00Z');
  const order_id = 'ab12cd34-1111-7000-8000-000000000001';
  server.answers(itemHistory, {
    stock: [
      { at, reason: 'order_placed', delta: -3, quantity: 9, order_id },
      { at, reason: 'vendor_set', delta: 12, quantity: 12, order_id: null },
    ],
    prices: [{ at, old_price: cents(299), new_price: cents(349) }],
  });
  const seen = server.answers(updateShelves, { message: 'Item updated!', value: [] });
  await user.click(await screen.findByRole('button', { name: 'History of Ingredient 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ingredient 1' }));
  const rows = (name: string) =>
    texts(within(dialog.getByRole('list', { name })).getAllByRole('listitem'));
  expect(await dialog.findByRole('list', { name: 'Stock' })).toBeVisible();
  expect(rows('Stock').map((text) => text?.replace(/^.*[AP]M/, ''))).toEqual([
    'Order ab12cd34−3 9',
    'Set by you+12 12',
  ]);
  expect(rows('Price')[0]).toMatch(/From \$2\.99\$3\.49$/);
  const low = dialog.getByLabelText('Low from');
  await user.type(low, 'x{Enter}');
  expect(await dialog.findByText('Enter a whole number, 0 or more')).toBeVisible();
  await user.clear(low);
  await user.type(low, '12{Enter}');
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toEqual({
    stores: [
      {
        store_id: corner.store_id,
        items: [{ ingredient_id: item(1).ingredient_id, low_at: 12 }],
      },
    ],
  });
});

test('an item’s cost and tax class are set for the reports, and emptied', async () => {
  const { user } = open();
  server.answers(itemHistory, { stock: [], prices: [] });
  const seen = server.answers(updateShelves, { message: 'Item updated!', value: [] });
  await user.click(await screen.findByRole('button', { name: 'History of Ingredient 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ingredient 1' }));
  const cost = dialog.getByLabelText('Cost of a pack');
  await user.type(cost, 'x{Enter}');
  expect(await dialog.findByText('Enter a price like 3.49')).toBeVisible();
  await user.clear(cost);
  await user.type(cost, '2.10');
  await user.type(dialog.getByLabelText('Tax class'), ' reduced {Enter}');
  await waitFor(() => expect(seen).toHaveLength(1));
  const { ingredient_id } = item(1);
  const { store_id } = corner;
  expect(seen[0]?.body).toEqual({
    stores: [{ store_id, items: [{ ingredient_id, cost: 2.1, tax_class: 'reduced' }] }],
  });
  await user.clear(dialog.getByLabelText('Tax class'));
  await user.clear(cost);
  await user.type(cost, '{Enter}');
  await waitFor(() => expect(seen).toHaveLength(2));
  expect(seen[1]?.body).toEqual({
    stores: [{ store_id, items: [{ ingredient_id, cost: null, tax_class: null }] }],
  });
});

test('an item that cannot be removed stays, with the reason', async () => {
  const { user } = open();
  server.refuses(removeItems, 'unavailable');
  await user.click(await screen.findByRole('button', { name: 'Remove Ingredient 1' }));
  expect(await screen.findByText(/^Ingredient 1 could not be removed\./)).toBeVisible();
  expect(screen.getByRole('row', { name: /Ingredient 1/ })).toBeVisible();
});

test('saving without changes sends nothing', async () => {
  const { user } = open();
  const seen = server.answers(updateShelves, { message: 'Item updated!', value: [] });
  await user.click(await screen.findByRole('button', { name: 'Edit Ingredient 1' }));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Edit Ingredient 1' })).toBeVisible();
  expect(seen).toHaveLength(0);
});

test('other failures keep the values', async () => {
  const { user } = open();
  server.refuses(updateShelves, 'unavailable');
  await user.click(await screen.findByRole('button', { name: 'Edit Ingredient 1' }));
  await user.clear(screen.getByLabelText('Quantity of Ingredient 1'));
  await user.type(screen.getByLabelText('Quantity of Ingredient 1'), '20{Enter}');
  expect(await screen.findByText('Failed to update item.')).toBeVisible();
  expect(screen.getByLabelText('Quantity of Ingredient 1')).toHaveValue('20');
});

test('a save that fails after Escape shows an error', async () => {
  const answer = Promise.withResolvers<Response>();
  const { user } = open();
  server.sends(updateShelves, () => answer.promise);
  await user.click(await screen.findByRole('button', { name: 'Edit Ingredient 1' }));
  await user.keyboard('5{Enter}{Escape}');
  answer.resolve(HttpResponse.error());
  expect(await screen.findByText('Failed to update item.')).toBeVisible();
});

test.for([
  ['Quantity', '-1', 'Enter a whole number, 0 or more'],
  ['Quantity', '1.000', '“1.000” may mean 1 or 1000. Write one of these.'],
  ['Price', '', 'Enter a price like 3.49'],
  ['Price', '1e3', '“1e3” has an exponent. Write all its digits.'],
] as const)('rejects %s "%s"', async ([field, text, words]) => {
  const { user } = open();
  const seen = server.answers(updateShelves, { message: '', value: [] });
  await user.click(await screen.findByRole('button', { name: 'Edit Ingredient 1' }));
  const box = screen.getByLabelText(`${field} of Ingredient 1`);
  await user.clear(box);
  if (text !== '') await user.type(box, text);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(box).toHaveAccessibleDescription(words);
  expect(seen).toHaveLength(0);
});

test('Escape cancels and focuses Edit', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Ingredient 1' }));
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Edit Ingredient 1' })).toHaveFocus(),
  );
});

test.for([
  ['among others', 'Basil'],
  ['among none', 'Nothing of the kind'],
] as const)('a row hidden by a search %s is no longer edited when it returns', async ([, text]) => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Ingredient 1' }));
  const box = screen.getByLabelText('Search inventory');
  await user.type(box, text);
  await waitFor(() => expect(screen.queryByLabelText('Quantity of Ingredient 1')).toBeNull());
  await user.clear(box);
  expect(await screen.findByRole('button', { name: 'Edit Ingredient 1' })).toBeVisible();
  expect(box).toHaveFocus();
});

async function openForm(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Create Store' }));
  await screen.findByLabelText('Store Name');
}

test('the form starts at the current place, and saving creates the store', async () => {
  const { user } = open();
  await openForm(user);
  expect(await screen.findByDisplayValue('New York, NY 10011')).toBe(
    screen.getByLabelText('Store Address'),
  );
  expect(screen.getByLabelText('Latitude')).toHaveValue('40.7411');
  expect(screen.getByLabelText('Latitude')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Longitude')).toHaveAttribute('readonly');
  const type = screen.getByLabelText('Store Type');
  expect(type).toHaveValue('Delivery');
  expect(texts(within(type).getAllByRole('option'))).toEqual(['Delivery', 'Pickup']);
  expect(screen.getByRole('button', { name: 'Use My Current Location' })).toBeVisible();
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toHaveAttribute('aria-disabled', 'true');

  await user.type(screen.getByLabelText('Store Name'), 'Empty Shop');
  expect(save).toHaveAttribute('aria-disabled', 'false');
  const fee = screen.getByLabelText('Delivery fee');
  await user.type(fee, '101');
  await user.click(save);
  expect(screen.getByText('Enter up to $100.00, like 3.99')).toBeVisible();
  await user.selectOptions(type, 'Pickup');
  expect(screen.queryByLabelText('Delivery fee')).toBeNull();
  await user.selectOptions(type, 'Delivery');
  await user.clear(screen.getByLabelText('Delivery fee'));
  await user.type(screen.getByLabelText('Delivery fee'), '3,99');
  const seen = server.answers(createStores, {
    message: 'Store created successfully!',
    value: [empty],
  });
  await user.click(save);
  expect(await screen.findByText('Store created successfully!')).toBeVisible();
  expect(seen[0]?.body).toEqual({
    stores: [
      {
        name: 'Empty Shop',
        store_type: 'Delivery',
        address: 'New York, NY 10011',
        location: { type: 'Point', coordinates: [-74.0013, 40.7411] },
        delivery_fee: 3.99,
        minimum_order: 0,
        items: [],
      },
    ],
  });
  expect(screen.queryByRole('form')).toBeNull();
  expect(await screen.findByRole('tab', { name: /Empty Shop/, selected: true })).toBeVisible();
});

test('fee and minimum are changed in a dialog, only what was edited, with what was seen', async () => {
  const delivers: Store = { ...corner, store_type: 'Delivery', delivery_fee: cents(399) };
  const { user } = open([delivers], SETTINGS);
  const details = within(await screen.findByRole('region', { name: 'Store details' }));
  expect(details.getByText('$3.99')).toBeVisible();
  await user.click(details.getByRole('button', { name: 'Change fee and minimum' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fee and minimum' }));
  expect(dialog.getByLabelText('Delivery fee')).toHaveValue('3.99');
  const minimum = dialog.getByLabelText('Minimum order');
  await user.type(minimum, '1001');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Enter up to $1,000.00, like 3.99')).toBeVisible();
  await user.clear(minimum);
  await user.type(minimum, '10');

  const late = server.refuses(changeStore, 'conflict', {
    details: { current_delivery_fee: 4.99, current_minimum_order: 5 },
  });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await dialog.findByText(/the delivery fee is \$4.99 now, the minimum order \$5.00/),
  ).toBeVisible();
  expect(late[0]?.body).toEqual({ minimum_order: 10, expected_minimum_order: 0 });
  const seen = server.answers(changeStore, {
    message: 'Store updated!',
    delivery_fee: cents(399),
    minimum_order: cents(1_000),
  });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Store updated!')).toBeVisible();
  expect(seen[0]?.body).toEqual({
    delivery_fee: 3.99,
    expected_delivery_fee: 4.99,
    minimum_order: 10,
    expected_minimum_order: 5,
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a store where people pick up has a minimum and no fee', async () => {
  const { user } = open([corner], SETTINGS);
  await user.click(await screen.findByRole('button', { name: 'Change minimum' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Minimum order' }));
  expect(dialog.queryByLabelText('Delivery fee')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Save lists what is missing', async () => {
  stubGeolocation((_, failed) => failed());
  server.answers(suggestPlaces, { value: [] });
  const { user } = open();
  const seen = server.answers(createStores, { message: '', value: [] });
  await openForm(user);
  expect(
    await screen.findByText(
      'Could not get current location. Permission denied or unavailable. Please enter address manually or check browser settings.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Store name is required.')).toBeVisible();
  expect(screen.getByText('Address is required.')).toBeVisible();
  expect(
    screen.getByText(
      'Location (Latitude and Longitude) is required. Use current location or enter an address to auto-fill.',
    ),
  ).toBeVisible();
  expect(screen.getByLabelText('Store Name')).toHaveFocus();
  expect(seen).toHaveLength(0);
});

test('a typed address sets the place, a picked one too', async () => {
  stubGeolocation((_, failed) => failed());
  const { user } = open();
  await openForm(user);
  await user.type(screen.getByLabelText('Store Address'), 'Newark');
  await waitFor(() => expect(screen.getByLabelText('Latitude')).toHaveValue('40.73'));
  await user.click(await screen.findByRole('option', { name: 'Newark, NJ 07102' }));
  expect(screen.getByLabelText('Store Address')).toHaveValue('Newark, NJ 07102');
  expect(screen.getByLabelText('Longitude')).toHaveValue('-74.17');
});

test.for([
  ['nobody knows the place', 'No address found for your current location.'],
  ['the map fails', 'Geocoder failed due to: unavailable. Try entering address manually.'],
] as const)('when %s, it shows an error and keeps the place', async ([why, words]) => {
  if (why === 'the map fails') server.refuses(describePlace, 'unavailable');
  else server.answers(describePlace, { label: null });
  const { user } = open();
  await openForm(user);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText('Latitude')).toHaveValue('40.7411');
});

test('a late place does not overwrite what was typed', async () => {
  let answer: (at: object) => void = () => undefined;
  stubGeolocation((found) => {
    answer = found;
  });
  const { user } = open();
  await openForm(user);
  await user.type(screen.getByLabelText('Store Address'), 'Newark');
  answer({ coords: { latitude: 1, longitude: 1 } });
  await waitFor(() => expect(screen.getByLabelText('Latitude')).toHaveValue('40.73'));
  expect(screen.getByLabelText('Store Address')).toHaveValue('Newark');
});

test.for([
  ['with the words of the server', 'The request is not valid'],
  ['without an answer', 'Failed to create store.'],
] as const)('a failed creation shows an error %s', async ([how, words]) => {
  const { user } = open();
  if (how === 'without an answer') server.breaks(createStores);
  else server.refuses(createStores, 'invalid_request');
  await openForm(user);
  await screen.findByDisplayValue('New York, NY 10011');
  await user.type(screen.getByLabelText('Store Name'), 'Empty Shop{Enter}');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText('Store Name')).toHaveValue('Empty Shop');
});

test('a retry after a lost answer creates the same store', async () => {
  const { user } = open();
  const first = server.breaks(createStores);
  await openForm(user);
  await screen.findByDisplayValue('New York, NY 10011');
  await user.type(screen.getByLabelText('Store Name'), 'Empty Shop{Enter}');
  await screen.findByText('Failed to create store.');
  const second = server.answers(createStores, { message: '', value: [empty] });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(second).toHaveLength(1));
  expect(second[0]?.headers.get('idempotency-key')).toBe(first[0]?.headers.get('idempotency-key'));
});

test('a store created after Cancel is reported', async () => {
  const answer = Promise.withResolvers<Response>();
  const { user } = open();
  server.sends(createStores, () => answer.promise);
  await openForm(user);
  await screen.findByDisplayValue('New York, NY 10011');
  await user.type(screen.getByLabelText('Store Name'), 'Empty Shop{Enter}');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  answer.resolve(HttpResponse.json({ message: '', value: [] }, { status: createStores.status }));
  expect(await screen.findByText('Store created successfully!')).toBeVisible();
});

test('Cancel empties the form', async () => {
  const { user } = open();
  await openForm(user);
  await user.type(screen.getByLabelText('Store Name'), 'Half');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Create Store' }));
  expect(screen.getByLabelText('Store Name')).toHaveValue('');
});

test('the pin starts at the address, moves with the arrow keys, and sets the store’s place', async () => {
  const { user } = open();
  const seen = server.answers(createStores, { message: '', value: [empty] });
  await openForm(user);
  await screen.findByDisplayValue('New York, NY 10011');
  await user.type(screen.getByLabelText('Store Name'), 'Empty Shop');
  const pin = await screen.findByRole('button', { name: 'Pin of the store' });
  expect(pin).toHaveAccessibleDescription(/^The pin is at the address\./);
  await user.click(screen.getByRole('button', { name: 'Closer' }));
  pin.focus();
  await user.keyboard('{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
  expect(pin).toHaveAccessibleDescription(/^The pin is 0\.5 miles east of the address\./);
  expect(
    screen.getByText(/^The pin is 0\.5 miles east of the address: 40\.\d+, -73\.\d+$/),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Latitude')).toHaveValue('40.742909');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toMatchObject({
    stores: [{ location: { coordinates: [-73.991749, 40.742909] } }],
  });
});

test('a new address moves the pin, and the pin can be reset', async () => {
  const { user } = open();
  await openForm(user);
  await screen.findByDisplayValue('New York, NY 10011');
  (await screen.findByRole('button', { name: 'Pin of the store' })).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByLabelText('Latitude')).not.toHaveValue('40.7411');
  await user.click(screen.getByRole('button', { name: 'Back to the address' }));
  expect(screen.getByLabelText('Latitude')).toHaveValue('40.7411');
  screen.getByRole('button', { name: 'Pin of the store' }).focus();
  await user.keyboard('{ArrowDown}');
  const address = screen.getByLabelText('Store Address');
  await user.clear(address);
  await user.type(address, 'Newark');
  await waitFor(() => expect(screen.getByLabelText('Latitude')).toHaveValue('40.73'));
});

test('closing a store shows the consequences for its orders first', async () => {
  const { user } = open([corner, empty], SETTINGS);
  const asked = server.answers(viewClosing, { pending_orders: 2, accepted_orders: 1 });
  const seen = server.answers(closeStore, { message: '', rejected_orders: 2, accepted_orders: 1 });
  await user.click(await screen.findByRole('button', { name: 'Close Store' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Close Corner Shop?' });
  expect(
    await within(dialog).findByText(
      '2 pending orders will be rejected, and their stock goes back.',
    ),
  ).toBeVisible();
  expect(within(dialog).getByText('1 accepted order stays to be delivered.')).toBeVisible();
  expect(seen).toHaveLength(0);
  server.answers(listVendorStores, { value: [empty] });
  await user.click(within(dialog).getByRole('button', { name: 'Close Store' }));
  expect(
    await screen.findByText('Corner Shop is closed. 2 pending orders were rejected.'),
  ).toBeVisible();
  expect(seen[0]?.body).toEqual({ pending_orders: 2 });
  expect(seen[0]?.params).toEqual({ storeId: corner.store_id });
  await waitFor(() => expect(screen.queryByRole('tab', { name: /Corner Shop/ })).toBeNull());
  // A closed store has no consequences: asking again is a 404.
  expect(asked).toHaveLength(1);
});

test('an import that is not finished is said on its store, also on an empty one', async () => {
  localStorage.setItem(
    `@${vendor.id}/shelfDrafts`,
    JSON.stringify([
      { store_id: empty.store_id, fileName: 'till.xlsx', rows: 9, at: Date.now(), left: 1 },
    ]),
  );
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Empty Shop (0 items)' }));
  expect(screen.getByRole('region', { name: 'Unfinished import' })).toHaveTextContent(
    /^1 row to look at · till\.xlsx/,
  );
  expect(screen.getByRole('link', { name: 'Go on with the import' })).toHaveAttribute(
    'href',
    `/vendor/inventory/import?store=${empty.store_id}&step=rows`,
  );
  await user.click(screen.getByRole('tab', { name: 'Corner Shop (2 items)' }));
  expect(screen.queryByRole('region', { name: 'Unfinished import' })).toBeNull();
});

test('an order that arrives meanwhile is shown before closing', async () => {
  const { user } = open([corner, empty], SETTINGS);
  server.answers(viewClosing, { pending_orders: 0, accepted_orders: 0 });
  server.refuses(closeStore, 'conflict');
  await user.click(await screen.findByRole('button', { name: 'Close Store' }));
  const dialog = await screen.findByRole('alertdialog');
  await within(dialog).findByText('No order is pending.');
  server.answers(viewClosing, { pending_orders: 1, accepted_orders: 0 });
  await user.click(within(dialog).getByRole('button', { name: 'Close Store' }));
  expect(
    await within(dialog).findByText('1 pending order will be rejected, and its stock goes back.'),
  ).toBeVisible();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Please look again.');
});

test('the shelf is sorted and filtered, with the number of items in each filter', async () => {
  const items = [
    item(1, { price: cents(500), quantity: 3 }),
    item(2, { price: cents(100), quantity: 0, changed_at: new Date() }),
    item(3, { price: cents(300), quantity: 9, changed_at: new Date('2020-01-01T00:00:00Z') }),
  ];
  const { user } = open([{ ...corner, items }]);
  const names = () =>
    within(screen.getByRole('table', { name: 'Inventory of Corner Shop' }))
      .getAllByRole('button', { name: /^Edit Ingredient/ })
      .map((button) => button.getAttribute('aria-label')?.at(-1));
  const show = within(await screen.findByRole('group', { name: 'Show' }));
  expect(texts(show.getAllByRole('button'))).toEqual([
    'All3',
    'Low1',
    'Out of stock1',
    'Changed today1',
  ]);
  expect(names()).toEqual(['1', '2', '3']);
  await user.selectOptions(screen.getByLabelText('Sort'), 'Lowest price');
  expect(names()).toEqual(['2', '3', '1']);
  await user.selectOptions(screen.getByLabelText('Sort'), 'Last changed');
  expect(names()).toEqual(['2', '3', '1']);
  await user.click(show.getByRole('button', { name: /^Low/ }));
  expect(names()).toEqual(['1']);
  await user.click(show.getByRole('button', { name: /^Changed today/ }));
  expect(names()).toEqual(['2']);
  await user.type(screen.getByLabelText('Search inventory'), 'zz');
  expect(await screen.findByText('No ingredients found')).toBeVisible();
});

test('the address keeps how the shelf is shown', async () => {
  const items = [
    item(1, { name: 'Rye flour', quantity: 0 }),
    item(2, { name: 'Rice', quantity: 1 }),
    item(3, { name: 'Red rice', quantity: 2 }),
  ];
  const address = `/vendor/store?store=${corner.store_id}`;
  const { user, router } = open([{ ...corner, items }], `${address}&q=rice&sort=stock&show=low`);
  await screen.findByRole('tab', { name: 'Corner Shop (3 items)' });
  expect(screen.getByLabelText('Search inventory')).toHaveValue('rice');
  const shown = () =>
    screen.getAllByRole('button', { name: /^Edit R/ }).map((one) => one.getAttribute('aria-label'));
  expect(shown()).toEqual(['Edit Rice', 'Edit Red rice']);
  await user.click(screen.getByRole('button', { name: /^All/ }));
  await user.clear(screen.getByLabelText('Search inventory'));
  await waitFor(() => expect(shown()).toEqual(['Edit Rye flour', 'Edit Rice', 'Edit Red rice']));
  // The address follows when typing pauses.
  await waitFor(() =>
    expect(router.state.location.search).toBe(`?store=${corner.store_id}&sort=stock`),
  );
});

test('pages through a long shelf by 50', async () => {
  const many = Array.from({ length: 60 }, (_, n) => item(n, { name: `Ingredient ${100 + n}` }));
  const { user } = open([{ ...corner, items: many }]);
  await screen.findByRole('tab', { name: 'Corner Shop (60 items)' });
  expect(screen.getAllByRole('button', { name: /^Edit Ingredient/ })).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  expect(screen.getAllByRole('button', { name: /^Edit Ingredient/ })).toHaveLength(60);
  await waitFor(() => expect(screen.getByRole('row', { name: /Ingredient 150/ })).toHaveFocus());
});

/** Sets a key for Google Maps; `then` decides whether its script loads. */
function googleScript(then: (script: HTMLScriptElement) => void): void {
  // The script loads once per page; every test here simulates a new page.
  vi.resetModules();
  server.answers(getConfig, { demo: true, google_maps_api_key: 'k', social_links: [] });
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) then(node);
  });
}

test('when Google Maps fails to load it says so, and our own server is used', async () => {
  googleScript((script) => script.dispatchEvent(new Event('error')));
  const { user } = open();
  await openForm(user);
  expect(
    await screen.findByText('Failed to load Google Maps. Address features may not work.'),
  ).toBeVisible();
  expect(await screen.findByDisplayValue('New York, NY 10011')).toBeVisible();
});

test('the current location waits for Google Maps', async () => {
  googleScript(() => undefined);
  const { user } = open();
  await openForm(user);
  await user.click(screen.getByRole('button', { name: 'Use My Current Location' }));
  expect(screen.getByText('Maps API not loaded yet. Please wait or try refreshing.')).toBeVisible();
});

test('failed suggestions show an error', async () => {
  server.refuses(suggestPlaces, 'unavailable');
  const { user } = open();
  await openForm(user);
  await user.type(screen.getByLabelText('Store Address'), 'Newark');
  expect(
    await screen.findByText('Could not initialize address autocomplete. Please try refreshing.'),
  ).toBeVisible();
});

test('a place that arrives between two keys is kept', async () => {
  let arrive: (at: object) => void = () => undefined;
  stubGeolocation((found) => (arrive = found));
  const { user } = open();
  await openForm(user);
  const name = screen.getByLabelText('Store Name');
  const seen = server.answers(describePlace, { label: 'near New York, NY 10011' });
  // act renders at its end: the key reaches the form as it was before the place came.
  await act(async () => {
    arrive({ coords: { latitude: 40.7411, longitude: -74.0013 } });
    await waitFor(() => expect(seen).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    fireEvent.change(name, { target: { value: 'Corner' } });
  });
  expect(name).toHaveValue('Corner');
  expect(screen.getByLabelText('Store Address')).toHaveValue('New York, NY 10011');
});

test('a manager sees to the shelf, and not to what the store is', async () => {
  server.answers(listVendorStores, { value: [{ ...corner, back_on: '2099-12-27' }] });
  openPage(<VendorStoresPage />, {
    at: '/vendor/store',
    as: { ...vendor, staff_role: 'manager' },
  });
  expect(await screen.findByText(/Paused: back on .*The owner changes the store/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add Products' })).toBeVisible();
  const owners = /(Create|Edit|Close) Store|Change (fee|hours|Pause)|End Pause|slots/;
  expect(screen.queryByRole('button', { name: owners })).toBeNull();
});
