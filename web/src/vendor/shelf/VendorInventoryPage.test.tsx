import { listVendorIngredients } from '@larder/shared/food/ingredients.calls';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { listVendorStores } from '@larder/shared/stores/stores.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { cornerShop, onShelf } from '#testing/catalogue.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';
import { SHELF_SORTS } from '#vendor/shelf/rules/shelfView.ts';

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

describe('an import that is not finished', () => {
  const AT = Date.now() - 60_000;
  const keep = (more: object) =>
    localStorage.setItem(
      `@${vendor.id}/shelfDrafts`,
      JSON.stringify([
        { store_id: corner.store_id, fileName: 'square.csv', rows: 90, at: AT, ...more },
      ]),
    );
  const shown = () => screen.queryByRole('region', { name: 'Unfinished import' });
  const link = () => screen.getByRole('link', { name: 'Go on with the import' });

  test('says how many rows are to be looked at, and goes on with them', async () => {
    keep({ left: 47 });
    const { user } = open([corner, empty]);
    await screen.findByRole('table', { name: 'Inventory of Corner Shop' });
    expect(shown()).toHaveTextContent(/^47 rows to look at · square\.csv, left /);
    expect(link()).toHaveAttribute(
      'href',
      `/vendor/inventory/import?store=${corner.store_id}&step=rows`,
    );
    await user.click(screen.getByRole('tab', { name: 'Empty Shop' }));
    expect(shown()).toBeNull();
  });

  test.for([
    [{}, 'columns'],
    [{ left: 0 }, 'rows'],
  ] as const)('with %o it goes on with the %s', async ([more, step]) => {
    keep(more);
    open([corner]);
    expect(await screen.findByText('An import is not finished')).toBeVisible();
    expect(link()).toHaveAttribute('href', expect.stringContaining(`&step=${step}`));
  });

  test('is over after seven days', async () => {
    keep({ left: 47, at: Date.now() - 7 * 24 * 60 * 60 * 1000 });
    open([corner]);
    await screen.findByRole('table', { name: 'Inventory of Corner Shop' });
    expect(shown()).toBeNull();
  });
});

test('a picker reads prices and stock, what is short first, and changes nothing', async () => {
  const many = { ...onShelf(1, 'Apples'), quantity: 90 };
  const few = { ...onShelf(2, 'Rice'), quantity: 2 };
  server.answers(listVendorStores, { value: [{ ...corner, items: [many, few] }] });
  openPage(<VendorInventoryPage />, {
    at: '/vendor/inventory?import=csv',
    as: { ...vendor, staff_role: 'picker' },
  });
  const table = await screen.findByRole('table', { name: 'Inventory of Corner Shop' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/Rice.*Low2$/);
  expect(second).toHaveTextContent(/Apples.*90$/);
  expect(screen.queryByRole('link', { name: 'Add Inventory' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Import|Export/ })).toBeNull();
});

test('the inventory is sorted and filtered as the shelf is', async () => {
  const [rice, salt] = [
    { ...onShelf(1, 'Rice'), quantity: 90 },
    { ...onShelf(2, 'Salt'), quantity: 0 },
  ];
  const { user } = open([{ ...corner, items: [rice, salt] }]);
  const table = await screen.findByRole('table', { name: 'Inventory of Corner Shop' });
  const names = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => /Rice|Salt/.exec(row.textContent)?.[0]);
  expect(names()).toEqual(['Rice', 'Salt']);
  await user.selectOptions(screen.getByLabelText(/^Sort/), SHELF_SORTS.stock);
  expect(names()).toEqual(['Salt', 'Rice']);
  await user.click(screen.getByRole('button', { name: /^Out of stock/ }));
  expect(names()).toEqual(['Salt']);
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
