import { listAdminIngredients } from '@larder/shared/food/adminIngredients.calls';
import {
  listOwnProducts,
  type OwnEntry,
  type OwnProduct,
  shareProduct,
  viewOwnProduct,
} from '@larder/shared/stores/adminProducts.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { AdminOwnProductsPage } from './AdminOwnProductsPage.tsx';

const server = mockServer();
const id = (n: number) => `01890000-0000-7000-8000-0000000000c${n}`;
const GTIN = '00036632018250';
const WHOLE = { ingredient_id: id(9), name: 'Whole milk' };

function own(n: number, vendor_name: string, more: Partial<OwnProduct> = {}): OwnProduct {
  return {
    ingredient_id: id(n),
    name: `Milk ${n}`,
    unit_quantity: 1893,
    unit: 'ml',
    brand: null,
    category: 'Dairy',
    image: null,
    food: null,
    sku: null,
    gtins: [GTIN],
    vendor_id: id(n + 4),
    vendor_name,
    stores: n,
    ...more,
  };
}
const anna = own(1, 'Anna', { brand: 'Horizon', food: WHOLE });
const ben = own(2, 'Ben', { unit_quantity: 946 });
const milk: OwnEntry = { gtin: GTIN, vendors: 7, is_shared: false, products: [anna, ben] };

function open(entries: OwnEntry[] = [milk], view: object = {}) {
  server.answers(listAdminIngredients, {
    first: 1,
    truncated: false,
    total: 1,
    ingredients: [
      {
        ingredient_id: id(8),
        name: 'Oat drink',
        unit_quantity: 1000,
        unit: 'ml',
        category: 'Dairy',
        image: null,
        kcal_per_100g: null,
        density_g_per_ml: null,
        grams_per_piece: null,
        measures: [],
        aliases: [],
        archived_at: null,
        merged_into: null,
      },
    ],
  });
  const asked = server.answers(listOwnProducts, () => ({ entries, first: 1, truncated: false }));
  server.answers(viewOwnProduct, {
    product: anna,
    gtins: [GTIN],
    alike: [ben],
    truncated: false,
    shared: [],
    ...view,
  });
  const page = openPage(<AdminOwnProductsPage />, {
    at: '/admin/own-products',
    as: someone({ role: 'admin' }),
  });
  return { ...page, asked };
}

async function openDialog({ user }: Pick<ReturnType<typeof open>, 'user'>, name = 'Milk 1') {
  await user.click(await screen.findByRole('button', { name: `Make it shared: ${name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make it shared' }));
  await dialog.findByLabelText('Name');
  return dialog;
}
const SOAP = { name: 'Soap', brand: null, unit_quantity: 250, unit: 'ml', food: null };
const SHARED = { message: 'Product shared!', products: 1, changed: 1, other_packs: 1 };

test('a number has the vendors who sell it, what each calls it, and in how many stores', async () => {
  open([milk, { ...milk, gtin: '03017620422003', vendors: 1, is_shared: true, products: [ben] }]);
  const sellers = await screen.findByRole('list', { name: 'Who sells Milk 1' });
  expect(
    within(sellers)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Anna: Milk 1, Horizon, 1893 ml · Whole milk · in 1 store',
    'Ben: Milk 2, no brand, 946 ml · Not a food · in 2 stores',
    'and 5 vendors more',
  ]);
  expect(within(sellers).getByRole('link', { name: 'Anna' })).toHaveAttribute(
    'href',
    `/admin/vendors/${id(5)}`,
  );
  expect(screen.getByText('7 vendors')).toBeVisible();
  expect(screen.getByText('Shared')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share again: Milk 2' })).toBeVisible();
});

test('the dialog says what will happen, and shares the product as it is edited', async () => {
  const page = open();
  const dialog = await openDialog(page);
  const sent = server.answers(shareProduct, SHARED);
  expect(dialog.getByLabelText('Food')).toHaveValue('Whole milk');
  const told = dialog.getByRole('list', { name: 'What will happen' });
  expect(told).toHaveTextContent('What Anna sells is Whole milk.');
  expect(told).toHaveTextContent('What Ben sells is in another pack, and stays as it is.');
  expect(told).toHaveTextContent(`Other shops’ files with ${GTIN} find it.`);
  await page.user.clear(dialog.getByLabelText('Name'));
  await page.user.type(dialog.getByLabelText('Name'), 'Organic whole milk');
  await page.user.click(dialog.getByRole('button', { name: 'Share' }));
  expect(
    await screen.findByText('Organic whole milk is shared. 1 product of vendors changed.'),
  ).toBeVisible();
  expect(sent.map(({ params, body }) => [params, body])).toEqual([
    [
      { id: id(1) },
      {
        name: 'Organic whole milk',
        brand: 'Horizon',
        unit_quantity: 1893,
        unit: 'ml',
        gtins: [GTIN],
        food: { kind: 'food', food_id: id(9) },
      },
    ],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(page.asked.length).toBeGreaterThan(1));
});

test('another food is picked of the catalogue; without one nothing is sent', async () => {
  const page = open();
  const sent = server.answers(shareProduct, SHARED);
  const dialog = await openDialog(page);
  await page.user.clear(dialog.getByLabelText('Food'));
  await page.user.click(dialog.getByRole('button', { name: 'Share' }));
  expect(await dialog.findByText('Choose a food of the list')).toBeVisible();
  expect(sent).toEqual([]);
  await page.user.type(dialog.getByLabelText('Food'), 'oat');
  await dialog.findByRole('option', { name: /Oat drink/ });
  await page.user.keyboard('{ArrowDown}{Enter}');
  expect(dialog.getByText(/^What Anna sells is Oat drink\./)).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: 'Share' }));
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({ food: { kind: 'food', food_id: id(8) } }),
  );
});

test('without a number it can only become a new food; a refusal is told at its box', async () => {
  const bare = { ...anna, gtins: [], food: null };
  const page = open([{ gtin: null, vendors: 1, is_shared: false, products: [bare] }], {
    product: bare,
    gtins: [],
    alike: [],
  });
  const dialog = await openDialog(page);
  expect(screen.getByText('No number of a maker')).toBeVisible();
  expect(within(dialog.getByLabelText('What it is')).getAllByRole('option')).toHaveLength(1);
  const box = dialog.getByLabelText('Name of the food');
  await page.user.clear(box);
  await page.user.click(dialog.getByRole('button', { name: 'Share' }));
  expect(await dialog.findByText('The name is required')).toBeVisible();
  await page.user.type(box, 'Whole milk');
  expect(dialog.getByText(/^Whole milk, 1893 ml, goes into the catalogue/)).toBeVisible();
  const message = 'is in the catalogue already, in this pack';
  const sent = server.refuses(shareProduct, 'ingredient_exists', {
    details: { fields: [{ field: 'food.food_name', message }] },
  });
  await page.user.click(dialog.getByRole('button', { name: 'Share' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(box).toHaveFocus();
  expect(sent[0]?.body).toMatchObject({
    gtins: [],
    food: { kind: 'new', food_name: 'Whole milk', category: 'Dairy' },
  });
});

test('what is shared already is in the boxes', async () => {
  const page = open([milk], { shared: [{ gtin: GTIN, ...SOAP }] });
  const dialog = await openDialog(page);
  expect(dialog.getByLabelText('Name')).toHaveValue('Soap');
  expect(dialog.getByLabelText('What it is')).toHaveValue('none');
  const sent = server.answers(shareProduct, SHARED);
  await page.user.click(dialog.getByRole('button', { name: 'Share' }));
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({ name: 'Soap', brand: null, food: { kind: 'none' } }),
  );
});

test('of several numbers one that is shared as something else is left out, unless it is ticked', async () => {
  const [second, third] = ['03017620422003', '00012345678905'];
  const gtins = [GTIN, second, third];
  const page = open([milk], {
    gtins,
    shared: [
      { gtin: GTIN, ...SOAP },
      { gtin: second, ...SOAP, name: 'Cream' },
    ],
  });
  const dialog = await openDialog(page);
  const box = (name: string) => dialog.getByRole('checkbox', { name });
  for (const gtin of [GTIN, third]) expect(box(gtin)).toBeChecked();
  expect(box(second)).not.toBeChecked();
  expect(dialog.getByText(`${second} is shared as Cream, 250 ml, and stays so.`)).toBeVisible();
  const sent = server.answers(shareProduct, SHARED);
  for (const gtin of [GTIN, third]) await page.user.click(box(gtin));
  await page.user.click(dialog.getByRole('button', { name: 'Share' }));
  expect(await dialog.findByText('Tick a number, or make it a new food')).toBeVisible();
  expect(sent).toEqual([]);
  await page.user.click(box(second));
  expect(dialog.getByText(`${second} is shared as Cream, 250 ml: that is replaced.`)).toBeVisible();
  await page.user.click(box(third));
  await page.user.click(dialog.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ gtins: [second, third] }));
});

test('the pack is read as its box reads it, with a comma', async () => {
  const page = open();
  const dialog = await openDialog(page);
  const told = dialog.getByRole('list', { name: 'What will happen' });
  await page.user.clear(dialog.getByLabelText('Unit Quantity'));
  await page.user.type(dialog.getByLabelText('Unit Quantity'), '0,95');
  await page.user.clear(dialog.getByLabelText('Unit'));
  await page.user.type(dialog.getByLabelText('Unit'), 'l');
  expect(told).toHaveTextContent('What Anna and Ben sell is Whole milk.');
  await page.user.selectOptions(dialog.getByLabelText('What it is'), 'new');
  await page.user.clear(dialog.getByLabelText('Unit Quantity'));
  await page.user.type(dialog.getByLabelText('Unit Quantity'), '1,9');
  expect(told).toHaveTextContent('Milk 1, 1.9 l, goes into the catalogue');
});

test('a product that is gone by now is told, and can be looked at again', async () => {
  const page = open();
  server.refuses(viewOwnProduct, 'product_not_found');
  await page.user.click(await screen.findByRole('button', { name: 'Make it shared: Milk 1' }));
  expect(await screen.findByText('The product could not be loaded.')).toBeVisible();
});

test('products are searched in the address', async () => {
  const { user, asked, router } = open();
  await user.type(
    await screen.findByRole('searchbox', { name: 'Search vendors’ products' }),
    'oat',
  );
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ limit: '25', q: 'oat' }));
  expect(router.state.location.search).toBe('?q=oat');
});

test('an empty list and a search without a result say so', async () => {
  const { user } = open([]);
  expect(await screen.findByText('No number is sold by two vendors')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'zz');
  expect(await screen.findByText('Nothing matches “zz”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(await screen.findByText('No number is sold by two vendors')).toBeVisible();
});

test('a failed list can be loaded again', async () => {
  server.refuses(listOwnProducts, 'unavailable');
  const { user } = openPage(<AdminOwnProductsPage />, {
    at: '/admin/own-products',
    as: someone({ role: 'admin' }),
  });
  expect(await screen.findByText('Failed to load vendors’ products.')).toBeVisible();
  server.answers(listOwnProducts, { entries: [milk], first: 1, truncated: false });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('7 vendors')).toBeVisible();
});
