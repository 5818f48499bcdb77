import { cents } from '@larder/shared/basics/money';
import { listVendorIngredients } from '@larder/shared/food/ingredients.calls';
import {
  askForProduct,
  listProductRequests,
  type ProductRequest,
  withdrawProduct,
} from '@larder/shared/food/productRequests.calls';
import { listVendorStores } from '@larder/shared/stores/stores.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { VendorProductsPage } from './VendorProductsPage.tsx';

const server = mockServer();
const STORE = '01890000-0000-7000-8000-00000000000a';
const id = (n: number) => `01890000-0000-7000-8000-0000000000c${n}`;

function request(n: number, more: Partial<ProductRequest> = {}): ProductRequest {
  return {
    request_id: id(n),
    store_id: STORE,
    store_name: 'Corner',
    name: `Herb ${n}`,
    unit_quantity: 250,
    unit: 'gm',
    category: 'Produce',
    image: null,
    price: cents(250),
    quantity: 12,
    created_at: new Date('2026-05-01T10:00:00Z'),
    status: 'open',
    reason: null,
    ingredient: null,
    decided_at: null,
    ...more,
  };
}

function open(value: ProductRequest[] = [], at = '/vendor/products') {
  const stores = [
    {
      store_id: STORE,
      name: 'Corner',
      store_type: 'Pickup' as const,
      address: '1 Main St',
      location: { lat: 40.7, lng: -74 },
      delivery_fee: cents(0),
      minimum_order: cents(0),
      items: [],
    },
  ];
  server.answers(listVendorStores, { value: stores });
  server.answers(listVendorIngredients, { message: [] });
  const asked = server.answers(listProductRequests, () => ({ value }));
  const page = openPage(<VendorProductsPage />, { at, as: someone({ role: 'vendor' }) });
  return { ...page, asked };
}
const form = () => screen.findByRole('form', { name: 'Ask for a product' });

test('a search without a result is in the form, and what is asked for is sent', async () => {
  const { user, asked } = open([], `/vendor/products?name=Dill&store=${STORE}`);
  const sent = server.answers(askForProduct, { message: 'Asked for!', request: request(1) });
  const box = within(await form());
  expect(box.getByLabelText('Name')).toHaveValue('Dill');
  expect(box.getByLabelText('Store')).toHaveValue(STORE);
  expect(box.getByLabelText('Unit Quantity')).toHaveFocus();
  await user.keyboard('250');
  await user.type(box.getByLabelText('Unit'), 'gm');
  await user.selectOptions(box.getByLabelText('Category'), 'Produce');
  await user.type(box.getByLabelText('Price'), '2.50');
  await user.type(box.getByLabelText('Quantity'), '12');
  await user.click(box.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('Dill asked for')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      store_id: STORE,
      name: 'Dill',
      unit_quantity: 250,
      unit: 'gm',
      category: 'Produce',
      image: null,
      price: 2.5,
      quantity: 12,
    },
  ]);
  expect(box.getByLabelText('Name')).toHaveValue('');
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
});

test('what is missing is said at its box; a refusal keeps what was typed', async () => {
  const { user } = open([], '/vendor/products?name=Dill');
  server.refuses(askForProduct, 'already_asked');
  const box = within(await form());
  await user.click(box.getByRole('button', { name: 'Ask' }));
  expect(await box.findByText('Please enter a number above 0')).toBeVisible();
  expect(box.getByLabelText('Unit Quantity')).toHaveFocus();
  await user.keyboard('250');
  await user.type(box.getByLabelText('Unit'), 'gm');
  await user.type(box.getByLabelText('Price'), '2.50');
  await user.type(box.getByLabelText('Quantity'), '12');
  await user.click(box.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('You have asked for this product already')).toBeVisible();
  expect(box.getByLabelText('Name')).toHaveValue('Dill');
});

test('each request has its answer, and an open one can be taken back', async () => {
  const { user } = open([
    request(1),
    request(2, { status: 'accepted', ingredient: { ingredient_id: id(9), name: 'Dill, fresh' } }),
    request(3, { status: 'matched', ingredient: { ingredient_id: id(9), name: 'Dill weed' } }),
    request(4, { status: 'declined', reason: 'No live animals' }),
  ]);
  const list = await screen.findByRole('list', { name: 'Asked for' });
  for (const text of ['Waiting', 'Added as Dill, fresh', 'It is Dill weed', '“No live animals”'])
    expect(list).toHaveTextContent(text);
  const sent = server.answers(withdrawProduct, undefined);
  expect(screen.getAllByRole('button', { name: /^Take back/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Take back Herb 1' }));
  expect(await screen.findByText('Herb 1 taken back')).toBeVisible();
  expect(sent.map(({ params }) => params)).toEqual([{ id: id(1) }]);
});

test('a list that failed can be loaded again', async () => {
  server.refuses(listProductRequests, 'unavailable');
  server.answers(listVendorStores, { value: [] });
  server.answers(listVendorIngredients, { message: [] });
  const { user } = openPage(<VendorProductsPage />, {
    at: '/vendor/products',
    as: someone({ role: 'vendor' }),
  });
  expect(await screen.findByText('Failed to load what you asked for.')).toBeVisible();
  server.answers(listProductRequests, { value: [] });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Nothing asked for')).toBeVisible();
});
