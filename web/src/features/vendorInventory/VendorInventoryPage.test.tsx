import { listVendorIngredients } from '@larder/shared/contract/ingredients';
import { listVendorStores, type Store } from '@larder/shared/contract/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { cornerShop, onShelf } from '#testing/catalogue';
import { openPage, someone } from '#testing/page';
import { mockServer } from '#testing/server';

import { VendorInventoryPage } from './VendorInventoryPage.tsx';

const server = mockServer();
const vendor = someone({ role: 'vendor' });
const corner: Store = { ...cornerShop, items: [onShelf(1, 'Rice')] };
const empty: Store = {
  ...corner,
  store_id: '01890000-0000-7000-8000-00000000000b',
  name: 'Empty Shop',
  items: [],
};

function open(stores: Store[]) {
  server.answers(listVendorStores, { value: stores });
  return openPage(<VendorInventoryPage />, { at: '/vendor/inventory', as: vendor });
}

test('shows each store’s items', async () => {
  const { user } = open([corner, empty]);
  const table = await screen.findByRole('table', { name: 'Inventory of Corner Shop' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Name', 'Unit Quantity', 'Unit', 'Price']);
  expect(
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Rice', '500', 'gm', '$3.49']);
  await user.click(screen.getByRole('tab', { name: 'Empty Shop' }));
  expect(screen.getByText('No ingredients assigned yet.')).toBeVisible();
});

test('without a store it links to creating one', async () => {
  open([]);
  expect(await screen.findByRole('link', { name: 'Create Store' })).toHaveAttribute(
    'href',
    '/vendor/store',
  );
});

test('the page gets the focus when Import CSV is opened and left, by Back too', async () => {
  server.answers(listVendorStores, { value: [corner] });
  server.answers(listVendorIngredients, { message: [] });
  const { user, router } = openPage(<VendorInventoryPage />, {
    at: '/vendor/inventory',
    as: vendor,
  });
  const main = screen.getByRole('main');
  const leave = [
    async () => user.click(await screen.findByRole('button', { name: 'Back to Inventory' })),
    () => router.navigate(-1),
  ];
  for (const goBack of leave) {
    await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
    await waitFor(() => expect(main).toHaveFocus());
    (await screen.findByRole('button', { name: 'Back to Inventory' })).focus();
    await goBack();
    expect(await screen.findByRole('button', { name: 'Import CSV' })).toBeVisible();
    await waitFor(() => expect(main).toHaveFocus());
  }
});

test('a failed request shows an error', async () => {
  server.refuses(listVendorStores, 'unavailable');
  openPage(<VendorInventoryPage />, { at: '/vendor/inventory', as: vendor });
  expect(await screen.findByText('Failed to load stores. Please try again.')).toBeVisible();
});
