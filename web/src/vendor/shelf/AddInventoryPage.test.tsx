import { listVendorIngredients } from '@larder/shared/food/ingredients.calls';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { listVendorStores, updateShelves } from '@larder/shared/stores/stores.calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { basil, free, onShelf, rice } from '#testing/catalogue.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { AddInventoryPage } from './AddInventoryPage.tsx';

const server = mockServer();
const vendor = someone({ role: 'vendor' });

function store(id: string, name: string): Store {
  return {
    store_id: `01890000-0000-7000-8000-00000000000${id}`,
    name,
    store_type: 'Pickup',
    address: '1 Main St',
    location: { lat: 40.5, lng: -73.25 },
    ...free,
    items: [],
  };
}
const corner = store('a', 'Corner Shop');
const market = store('b', 'Market');

function open(stores: Store[] = [corner, market]) {
  server.answers(listVendorStores, { value: stores });
  server.answers(listVendorIngredients, { message: [rice, basil] });
  return openPage(<AddInventoryPage />, { at: '/vendor/add-inventory', as: vendor });
}

test('adds an ingredient to the chosen store’s shelf; Enter moves to the next', async () => {
  const { user } = open();
  const seen = server.answers(updateShelves, { message: 'Item updated!', value: [] });
  await screen.findByRole('option', { name: 'Market' });
  await user.selectOptions(screen.getByLabelText('Select Store'), 'Market');
  await user.type(await screen.findByLabelText('Price of Rice'), '3.49');
  await user.type(screen.getByLabelText('Quantity of Rice'), '12.7{Enter}');
  expect(await screen.findByText('Rice added to Market')).toBeVisible();
  expect(seen[0]?.body).toEqual({
    stores: [
      {
        store_id: market.store_id,
        items: [
          {
            ingredient_id: rice.ingredient_id,
            name: 'Rice',
            unit_quantity: 500,
            unit: 'gm',
            price: 3.49,
            quantity: 12,
            expected_price: 0,
            expected_quantity: 0,
          },
        ],
      },
    ],
  });
  expect(screen.getByLabelText('Price of Rice')).toHaveValue('3.49');
  await waitFor(() => expect(screen.getByLabelText('Price of Basil')).toHaveFocus());
});

test('asks for a store first', async () => {
  const { user } = open();
  const seen = server.answers(updateShelves, { message: '', value: [] });
  await user.click(await screen.findByRole('button', { name: 'Add Rice' }));
  expect(screen.getByLabelText('Select Store')).toHaveAccessibleDescription(
    'Please select a store first',
  );
  expect(screen.getByLabelText('Select Store')).toHaveFocus();
  expect(seen).toHaveLength(0);
});

test.for([
  ['', '5', 'Please fill in both price and quantity', 'no price'],
  ['3', '', 'Please fill in both price and quantity', 'no quantity'],
  ['-1', '5', 'Enter a price like 3.49', 'below 0'],
  ['3.4951', '5', 'Enter a price like 3.49', 'part of a cent'],
  ['1e3', '5', '“1e3” has an exponent. Write all its digits.', 'an exponent'],
  ['1,000', '5', '“1,000” may mean 1 or 1000. Write one of these.', 'an ambiguous separator'],
  ['3', '-1', 'Enter a whole number, 0 or more', 'below 0'],
  ['3', '1.000', '“1.000” may mean 1 or 1000. Write one of these.', 'an ambiguous separator'],
] as const)('price "%s", quantity "%s": %s', async ([price, quantity, words]) => {
  const { user } = open([corner]);
  const seen = server.answers(updateShelves, { message: '', value: [] });
  await screen.findByLabelText('Price of Rice');
  if (price !== '') await user.type(screen.getByLabelText('Price of Rice'), price);
  if (quantity !== '') await user.type(screen.getByLabelText('Quantity of Rice'), quantity);
  await user.click(screen.getByRole('button', { name: 'Add Rice' }));
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(seen).toHaveLength(0);
});

test('the boxes of an existing item have its values; a new price alone is enough', async () => {
  const { user } = open([{ ...corner, items: [onShelf(1, 'Rice')] }]);
  const seen = server.answers(updateShelves, { message: 'Item updated!', value: [] });
  const price = await screen.findByLabelText('Price of Rice');
  expect(price).toHaveValue('3.49');
  expect(screen.getByLabelText('Quantity of Rice')).toHaveValue('12');
  await user.clear(price);
  await user.type(price, '3.29{Enter}');
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toHaveProperty('stores.0.items.0.price', 3.29);
  expect(seen[0]?.body).toHaveProperty('stores.0.items.0.expected_price', 3.49);
  expect(seen[0]?.body).not.toHaveProperty('stores.0.items.0.quantity');
});

test('an unchanged item sends nothing, an emptied box asks for both', async () => {
  const { user } = open([{ ...corner, items: [onShelf(1, 'Rice')] }]);
  const seen = server.answers(updateShelves, { message: 'Item updated!', value: [] });
  await user.click(await screen.findByRole('button', { name: 'Update Rice' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing has changed.');
  await user.clear(screen.getByLabelText('Quantity of Rice'));
  await user.click(screen.getByRole('button', { name: 'Update Rice' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in both price and quantity');
  expect(seen).toHaveLength(0);
});

test('updates an existing item if the page shows its current values', async () => {
  const { user } = open([{ ...corner, items: [onShelf(1, 'Rice')] }]);
  expect(await screen.findByText('12 in store at $3.49')).toBeVisible();
  const refused = server.refuses(updateShelves, 'stock_changed', {
    details: { current_quantity: 7 },
  });
  await user.clear(screen.getByLabelText('Price of Rice'));
  await user.type(screen.getByLabelText('Price of Rice'), '3,29');
  await user.clear(screen.getByLabelText('Quantity of Rice'));
  await user.type(screen.getByLabelText('Quantity of Rice'), '20');
  await user.click(screen.getByRole('button', { name: 'Update Rice' }));
  expect(
    await screen.findByText(
      'The stock has changed in the meantime: it is 7 now. Press Update again to replace it.',
    ),
  ).toBeVisible();
  expect(refused[0]?.body).toMatchObject({
    stores: [
      { items: [{ price: 3.29, expected_price: 3.49, quantity: 20, expected_quantity: 12 }] },
    ],
  });
});

test('a price change of more than half is confirmed once', async () => {
  const { user } = open([{ ...corner, items: [onShelf(1, 'Rice')] }]);
  const seen = server.answers(updateShelves, { message: 'Item updated!', value: [] });
  await user.clear(await screen.findByLabelText('Price of Rice'));
  await user.type(screen.getByLabelText('Price of Rice'), '349');
  await user.click(screen.getByRole('button', { name: 'Update Rice' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This changes the price from $3.49 to $349.00. Press Update again if that is right.',
  );
  expect(seen).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Update Rice' }));
  await waitFor(() => expect(seen[0]?.body).toHaveProperty('stores.0.items.0.price', 349));
});

test('a concurrent change in another tab is not overwritten unseen', async () => {
  const { user } = open([corner]);
  const refused = server.refuses(updateShelves, 'stock_changed', {
    details: { current_quantity: 7 },
  });
  await user.type(await screen.findByLabelText('Price of Rice'), '3');
  await user.type(screen.getByLabelText('Quantity of Rice'), '20');
  await user.click(screen.getByRole('button', { name: 'Add Rice' }));
  expect(await screen.findByText(/stock has changed in the meantime/)).toBeVisible();
  expect(refused[0]?.body).toHaveProperty('stores.0.items.0.expected_quantity', 0);
});

test('a failure shows beside the row and keeps the values', async () => {
  const { user } = open([corner]);
  server.refuses(updateShelves, 'unavailable');
  await user.type(await screen.findByLabelText('Price of Rice'), '3');
  await user.type(screen.getByLabelText('Quantity of Rice'), '20');
  await user.click(screen.getByRole('button', { name: 'Add Rice' }));
  expect(await screen.findByText('Failed to add ingredient. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('Quantity of Rice')).toHaveValue('20');
});

test('a larger pack of a food has fields of its own name', async () => {
  server.answers(listVendorStores, { value: [corner] });
  const large = { ...rice, ingredient_id: basil.ingredient_id, unit_quantity: 2268 };
  server.answers(listVendorIngredients, { message: [large, rice] });
  const { user } = openPage(<AddInventoryPage />, { at: '/vendor/add-inventory', as: vendor });
  const seen = server.answers(updateShelves, { message: 'Item updated!', value: [] });
  expect(await screen.findAllByLabelText('Price of Rice')).toHaveLength(1);
  await user.type(screen.getByLabelText('Price of Rice, 2268 gm'), '7.99');
  await user.type(screen.getByLabelText('Quantity of Rice, 2268 gm'), '3');
  await user.click(screen.getByRole('button', { name: 'Add Rice, 2268 gm' }));
  expect(await screen.findByText('Rice, 2268 gm added to Corner Shop')).toBeVisible();
  expect(seen[0]?.body).toMatchObject({
    stores: [{ items: [{ name: 'Rice', unit_quantity: 2268 }] }],
  });
});

test('searches by name, and the search can be cleared', async () => {
  const { user } = open();
  await screen.findByLabelText('Price of Rice');
  await user.type(screen.getByRole('searchbox', { name: 'Search ingredients' }), 'bas');
  await waitFor(() => expect(screen.queryByLabelText('Price of Rice')).toBeNull());
  await user.type(screen.getByRole('searchbox'), 'zz');
  expect(await screen.findByText('No ingredients found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(await screen.findByLabelText('Price of Rice')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
});

test('shows the columns and the dollar sign; Back leads to the inventory', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Ingredients' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Name',
    'Unit Quantity',
    'Unit',
    'Price',
    'Quantity',
    'Add',
  ]);
  const price = table.getByLabelText('Price of Rice');
  expect(price.previousSibling).toHaveTextContent('$');
  expect(screen.getByRole('link', { name: 'Back to Inventory' })).toHaveAttribute(
    'href',
    '/vendor/inventory',
  );
});

test.for([
  [listVendorStores, 'Failed to load stores. Please try again.'],
  [listVendorIngredients, 'Failed to load ingredients. Please try again.'],
] as const)('%#: a failed request shows an error', async ([call, words]) => {
  const { user } = open();
  server.refuses(call, 'unavailable');
  const failed = await screen.findByRole('alert');
  expect(failed).toHaveTextContent(words);
  server.answers(listVendorStores, { value: [corner] });
  server.answers(listVendorIngredients, { message: [rice] });
  await user.click(within(failed).getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

test('a failure after leaving shows on the next page', async () => {
  const answer = Promise.withResolvers<Response>();
  const { user, router } = open([market]);
  server.sends(updateShelves, () => answer.promise);
  await user.type(await screen.findByLabelText('Price of Rice'), '3.49');
  await user.type(screen.getByLabelText('Quantity of Rice'), '12{Enter}');
  await act(() => router.navigate('/vendor'));
  answer.resolve(HttpResponse.error());
  expect(await screen.findByText('Rice could not be added to Market')).toBeVisible();
});
