import { listVendorIngredients } from '@larder/shared/food/ingredients.calls';
import { findKnownProduct, findSoldProduct } from '@larder/shared/stores/gtins.calls';
import type { Store } from '@larder/shared/stores/storeParts.model';
import {
  listClosedStores,
  listVendorStores,
  updateShelves,
} from '@larder/shared/stores/stores.calls';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { basil, cornerShop, onShelf, rice } from '#testing/catalogue.ts';
import { openRoutes, someone } from '#testing/page.tsx';
import { fakeScanner } from '#testing/scanner.ts';
import { mockServer } from '#testing/server.ts';
import { VendorStoresPage } from '#vendor/VendorStoresPage.tsx';

import { AddInventoryPage } from './AddInventoryPage.tsx';
import { VendorInventoryPage } from './VendorInventoryPage.tsx';

const server = mockServer();
const vendor = someone({ role: 'vendor' });
const SPREAD = '3017620422003';
const milk = {
  name: 'Organic Whole Milk',
  brand: 'Horizon',
  unit_quantity: 500,
  unit: 'ml',
  food: { ingredient_id: basil.ingredient_id, name: 'Basil' },
};

function sold({ ingredient_id, name, unit_quantity, unit }: typeof rice) {
  return { product: { ingredient_id, name, unit_quantity, unit, brand: null }, known: null };
}

/** The pages of a shop that has apples and rice. */
function open(at = '/vendor/store') {
  fakeScanner({ refuse: 'NotFoundError' });
  const shop: Store = { ...cornerShop, items: [onShelf(3, 'Apples'), onShelf(1, 'Rice')] };
  server.answers(listVendorStores, { value: [shop] });
  server.answers(listClosedStores, { value: [] });
  server.answers(listVendorIngredients, { message: [rice, basil] });
  return openRoutes(
    [
      { path: '/vendor/store', element: <VendorStoresPage /> },
      { path: '/vendor/inventory', element: <VendorInventoryPage /> },
      { path: '/vendor/add-inventory', element: <AddInventoryPage /> },
    ],
    { at, as: vendor },
  );
}

async function scan({ user }: ReturnType<typeof open>, number = SPREAD): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Scan' }));
  await user.type(await screen.findByLabelText('Type the number'), `${number}{Enter}`);
}

test.for(['/vendor/store', '/vendor/inventory'])(
  'on %s a scanned item opens for its price and stock, then the shelf is there again',
  async (at) => {
    const page = open(at);
    const asked = server.answers(findSoldProduct, sold(rice));
    const sent = server.answers(updateShelves, { message: 'Item updated!', value: [] });
    await scan(page);
    const quantity = await screen.findByLabelText('Quantity of Rice');
    await waitFor(() => expect(quantity).toHaveFocus());
    expect(screen.queryByText('Apples')).toBeNull();
    expect(asked[0]?.params).toEqual({ gtin: `0${SPREAD}` });
    await page.user.clear(quantity);
    await page.user.type(quantity, '7{Enter}');
    expect(await screen.findByText('Apples')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({
      stores: [{ items: [{ name: 'Rice', quantity: 7, expected_quantity: 12 }] }],
    });
  },
);

test('the whole shelf is one press away', async () => {
  const page = open();
  server.answers(findSoldProduct, sold(rice));
  await scan(page);
  await page.user.click(await screen.findByRole('button', { name: 'Show all items' }));
  expect(await screen.findByText('Apples')).toBeVisible();
});

test('a product that is not on the shelf leads to where it is put there', async () => {
  const page = open();
  server.answers(findSoldProduct, sold(basil));
  await scan(page);
  expect(await screen.findByText('Basil, not on this shelf')).toBeVisible();
  await page.user.click(screen.getByRole('link', { name: 'Put it on the shelf' }));
  expect(await screen.findByLabelText('Price of Basil')).toBeVisible();
  expect(screen.queryByLabelText('Price of Rice')).toBeNull();
});

test('a known product of nobody fills the form of an own one', async () => {
  const page = open();
  server.answers(findSoldProduct, { product: null, known: milk });
  server.answers(findKnownProduct, { known: milk });
  await scan(page);
  expect(await screen.findByText('Horizon Organic Whole Milk, not on this shelf')).toBeVisible();
  await page.user.click(screen.getByRole('link', { name: 'Add as a product' }));
  expect(await screen.findByRole('form', { name: 'Your own product' })).toHaveFormValues({
    name: 'Organic Whole Milk',
    brand: 'Horizon',
    unit_quantity: '500',
    unit: 'ml',
    food: 'Basil',
    gtins: SPREAD.padStart(14, '0'),
  });
});

test('a number that nobody knows is in the form all the same', async () => {
  const page = open();
  server.answers(findSoldProduct, { product: null, known: null });
  server.refuses(findKnownProduct, 'unavailable');
  await scan(page);
  expect(await screen.findByText('Nobody knows this number')).toBeVisible();
  await page.user.click(screen.getByRole('link', { name: 'Add as a product' }));
  expect(await screen.findByRole('form', { name: 'Your own product' })).toHaveFormValues({
    name: '',
    gtins: SPREAD.padStart(14, '0'),
  });
});
