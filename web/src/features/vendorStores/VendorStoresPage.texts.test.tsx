import { getConfig } from '@larder/shared/contract/config';
import { describePlace } from '@larder/shared/contract/places';
import { listVendorStores, type Store } from '@larder/shared/contract/stores';
import { cents } from '@larder/shared/domain/money';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { openPage, someone } from '#testing/page';
import { standInServer } from '#testing/server';

import { VendorStoresPage } from './VendorStoresPage.tsx';

const server = standInServer();
beforeEach(() => {
  server.answers(getConfig, { demo: true, google_maps_api_key: null, social_links: [] });
  server.answers(describePlace, { label: null });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
});

const rice = {
  ingredient_id: '01890000-0000-7000-8000-0000000000b1',
  name: 'Rice',
  unit_quantity: 500,
  unit: 'gm',
  price: cents(349),
  quantity: 12,
  category: 'Pantry' as const,
  image: null,
};
const corner: Store = {
  store_id: '01890000-0000-7000-8000-00000000000a',
  name: 'Corner Shop',
  store_type: 'Pickup',
  address: '',
  location: { lat: 40.5, lng: -73.25 },
  items: [rice],
};

function open() {
  server.answers(listVendorStores, { value: [corner] });
  const as = someone({ role: 'vendor' });
  return openPage(<VendorStoresPage />, { at: '/vendor/store', as });
}
const texts = (elements: readonly HTMLElement[]) => elements.map((one) => one.textContent);

test('the details name what is known of a store, and say what is not', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Manage Stores' })).toBeVisible();
  const details = within(await screen.findByRole('region', { name: 'Store details' }));
  expect(texts(details.getAllByRole('term'))).toEqual([
    'Name',
    'Type',
    'Items',
    'Location',
    'Address',
  ]);
  expect(texts(details.getAllByRole('definition'))).toEqual([
    'Corner Shop',
    'Pickup',
    '1',
    '(40.5, -73.25)',
    'Not specified',
  ]);
});

test('the shelf has the columns that are specified; a row is edited in place', async () => {
  const { user } = open();
  const shelf = within(await screen.findByRole('table', { name: 'Inventory of Corner Shop' }));
  expect(texts(shelf.getAllByRole('columnheader'))).toEqual([
    'Name',
    'Unit Quantity',
    'Quantity',
    'Price',
    'Actions',
  ]);
  await user.click(shelf.getByRole('button', { name: 'Edit Rice' }));
  expect(shelf.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(shelf.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('the form asks for what is specified, for delivery at first', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Create Store' }));
  const form = within(screen.getByRole('form', { name: 'Create Store' }));
  for (const label of ['Store Name', 'Store Type', 'Store Address', 'Latitude', 'Longitude']) {
    expect(form.getByLabelText(label)).toBeVisible();
  }
  expect(form.getByLabelText('Store Type')).toHaveValue('Delivery');
  expect(texts(form.getAllByRole('option'))).toEqual(['Delivery', 'Pickup']);
  expect(form.getByRole('button', { name: 'Use My Current Location' })).toBeVisible();
  expect(form.getByLabelText('Latitude')).toHaveAttribute('readonly');
  expect(form.getByLabelText('Longitude')).toHaveAttribute('readonly');
});
