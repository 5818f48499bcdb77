import { listVendorIngredients } from '@larder/shared/food/ingredients.calls';
import { archiveProduct, changeProduct, createProduct } from '@larder/shared/stores/products.calls';
import type { ShelfItem, Store } from '@larder/shared/stores/storeParts.model';
import {
  listClosedStores,
  listVendorStores,
  updateShelves,
} from '@larder/shared/stores/stores.calls';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { basil, cornerShop, onShelf, rice } from '#testing/catalogue.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';
import { VendorStoresPage } from '#vendor/VendorStoresPage.tsx';

import { AddInventoryPage } from './AddInventoryPage.tsx';
import { OwnProductForm } from './OwnProductForm.tsx';

const server = mockServer();
const vendor = someone({ role: 'vendor' });
const OWN_ID = '01890000-0000-7000-8000-0000000000f1';

const saved = {
  message: 'Product added!',
  product: {
    ingredient_id: OWN_ID,
    name: 'Jasmine',
    brand: 'Lotus',
    unit_quantity: 2,
    unit: 'lb',
    category: 'Pantry' as const,
    image: null,
    food: { ingredient_id: rice.ingredient_id, name: 'Rice' },
    sku: null,
    gtins: [],
  },
};

function answerShelf(items: ShelfItem[] = []): void {
  const store: Store = { ...cornerShop, items };
  server.answers(listVendorStores, { value: [store] });
  server.answers(listVendorIngredients, { message: [rice, basil] });
}

async function openForm() {
  answerShelf();
  const { user } = openPage(<AddInventoryPage />, { at: '/vendor/add-inventory', as: vendor });
  await user.click(await screen.findByRole('button', { name: 'Your own product' }));
  const form = await screen.findByRole('form', { name: 'Your own product' });
  return { user, form };
}

async function fill(user: UserEvent, boxes: Readonly<Record<string, string>>): Promise<void> {
  const form = within(screen.getByRole('form', { name: 'Your own product' }));
  for (const [label, text] of Object.entries(boxes)) {
    const box = form.getByLabelText(label);
    await user.clear(box);
    await user.type(box, text);
  }
}

const JASMINE = {
  Name: 'Jasmine',
  'Brand (optional)': 'Lotus',
  'Unit Quantity': '2',
  Unit: 'lb',
  Food: 'rice',
  'GTIN (optional)': '036000291452, 4011',
  Price: '3.99',
  Quantity: '7',
};

function without(...labels: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(JASMINE).filter(([label]) => !labels.includes(label)));
}

test('an own product is added with its food and numbers, and put on the shelf', async () => {
  const { user } = await openForm();
  const made = server.answers(createProduct, saved);
  const shelved = server.answers(updateShelves, { message: 'Item updated!', value: [] });
  await fill(user, JASMINE);
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  expect(await screen.findByText('Jasmine added to Corner Shop')).toBeVisible();
  expect(made[0]?.body).toEqual({
    name: 'Jasmine',
    brand: 'Lotus',
    unit_quantity: 2,
    unit: 'lb',
    food_id: rice.ingredient_id,
    gtins: ['00036000291452', '4011'],
    sku: null,
  });
  expect(shelved[0]?.body).toEqual({
    stores: [
      {
        store_id: cornerShop.store_id,
        items: [
          {
            ingredient_id: OWN_ID,
            name: 'Jasmine',
            price: 3.99,
            expected_price: 0,
            quantity: 7,
            expected_quantity: 0,
          },
        ],
      },
    ],
  });
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('it is put on the shelf also when the form is closed while it is added', async () => {
  const { user } = await openForm();
  const answer = Promise.withResolvers<Response>();
  server.sends(createProduct, () => answer.promise);
  const shelved = server.answers(updateShelves, { message: 'Item updated!', value: [] });
  await fill(user, JASMINE);
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  await user.click(screen.getByRole('button', { name: 'Your own product' }));
  expect(screen.queryByRole('form', { name: 'Your own product' })).toBeNull();
  answer.resolve(HttpResponse.json(saved, { status: 201 }));
  expect(await screen.findByText('Jasmine added to Corner Shop')).toBeVisible();
  expect(shelved).toHaveLength(1);
});

test('what is no food needs none', async () => {
  const { user } = await openForm();
  const made = server.answers(createProduct, saved);
  server.answers(updateShelves, { message: 'Item updated!', value: [] });
  await fill(user, without('Food', 'GTIN (optional)'));
  await user.click(screen.getByLabelText('Not a food'));
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  expect(await screen.findByText('Jasmine added to Corner Shop')).toBeVisible();
  expect(made[0]?.body).toMatchObject({ food_id: null, gtins: [] });
});

test.for([
  ['Food', 'soap', 'Choose a food of the list, or “Not a food”'],
  ['GTIN (optional)', '036000291453', '036000291453 has a wrong check digit'],
  ['GTIN (optional)', '7.36E+12', '7.36E+12 was rounded by a spreadsheet'],
  ['Name', ' ', 'Name is required'],
  ['Unit Quantity', '0', 'Please enter a number above 0'],
  ['Price', '', 'Enter a price like 3.49'],
] as const)('%s “%s” says at its box: %s', async ([label, text, words]) => {
  const { user, form } = await openForm();
  const made = server.answers(createProduct, saved);
  await fill(user, without(label));
  if (text !== '') await user.type(within(form).getByLabelText(label), text);
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  expect(await within(form).findByText(words, { exact: false })).toBeVisible();
  expect(made).toEqual([]);
});

test('what another product has is said at the box', async () => {
  const { user, form } = await openForm();
  const message = 'has a number of another product of yours';
  server.refuses(createProduct, 'invalid_request', {
    details: { fields: [{ field: 'gtins', message }] },
  });
  await fill(user, JASMINE);
  await user.click(screen.getByRole('button', { name: 'Add product' }));
  expect(await within(form).findByText(message)).toBeVisible();
  expect(within(form).getByLabelText('GTIN (optional)')).toHaveFocus();
});

const own: ShelfItem = {
  ...onShelf(1, 'Jasmine', { brand: 'Lotus', food: 'Rice', unit_quantity: 2, unit: 'lb' }),
  ingredient_id: OWN_ID,
  sku: 'J-1',
  gtins: ['00036000291452'],
};

async function openProduct() {
  answerShelf([own, onShelf(2, 'Basil')]);
  server.answers(listClosedStores, { value: [] });
  const { user } = openPage(<VendorStoresPage />, { at: '/vendor/store', as: vendor });
  expect(await screen.findByText('Lotus')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'What Basil is' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'What Lotus Jasmine is' }));
  await screen.findByRole('form', { name: 'Your own product' });
  return user;
}

test('the shelf shows its brand, and changes what it is', async () => {
  const user = await openProduct();
  expect(screen.getByLabelText('Food')).toHaveValue('Rice');
  expect(screen.getByLabelText('GTIN (optional)')).toHaveValue('00036000291452');
  const changed = server.answers(changeProduct, saved);
  await fill(user, { 'SKU (optional)': 'J-2' });
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  expect(await screen.findByText('Jasmine changed')).toBeVisible();
  expect(changed[0]).toMatchObject({ params: { productId: OWN_ID }, body: { sku: 'J-2' } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it is deleted by a second press', async () => {
  const user = await openProduct();
  const gone = server.answers(archiveProduct, undefined);
  await user.click(screen.getByRole('button', { name: 'Delete product' }));
  expect(gone).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Yes, delete it' }));
  expect(await screen.findByText('Jasmine deleted')).toBeVisible();
  expect(gone).toHaveLength(1);
});

/** The form of a product of which somebody orders seven packs while it is open. */
function OrderedMeanwhile() {
  const [quantity, setQuantity] = useState(own.quantity);
  return (
    <>
      <button type="button" onClick={() => setQuantity(5)}>
        Order
      </button>
      <OwnProductForm catalogue={[rice]} store={cornerShop} item={{ ...own, quantity }} />
    </>
  );
}

async function openOrdered() {
  server.answers(changeProduct, saved);
  const { user } = openPage(<OrderedMeanwhile />, { at: '/vendor/store', as: vendor });
  await user.click(await screen.findByRole('button', { name: 'Order' }));
  return user;
}

test('a new brand leaves the stock alone that an order took meanwhile', async () => {
  const user = await openOrdered();
  const shelved = server.answers(updateShelves, { message: 'Item updated!', value: [] });
  await fill(user, { 'Brand (optional)': 'Lily' });
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  expect(await screen.findByText('Jasmine changed')).toBeVisible();
  expect(shelved).toEqual([]);
});

test('a stock that replaces another than was seen is refused once', async () => {
  const user = await openOrdered();
  const refused = server.refuses(updateShelves, 'stock_changed', {
    details: { current_quantity: 5 },
  });
  await fill(user, { Quantity: '20' });
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  expect(await screen.findByText(/stock has changed/i)).toBeVisible();
  expect(refused[0]?.body).toHaveProperty('stores.0.items.0.expected_quantity', 12);
  const shelved = server.answers(updateShelves, { message: 'Item updated!', value: [] });
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  await waitFor(() => expect(shelved).toHaveLength(1));
  expect(shelved[0]?.body).toHaveProperty('stores.0.items.0.expected_quantity', 5);
  expect(shelved[0]?.body).not.toHaveProperty('stores.0.items.0.price');
});
