import {
  type AdminVendor,
  deleteVendor,
  listVendors,
  viewVendorDeletion,
} from '@larder/shared/account/admin.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { AdminVendorsPage } from './AdminVendorsPage.tsx';

const server = mockServer();
const admin = someone({ role: 'admin' });
const id = (n: number) => `01890000-0000-7000-8000-0000000${10_000 + n}`;

const vera: AdminVendor = {
  user_id: id(1),
  name: 'Vera',
  address: '1 Main St',
  email: 'vera@larder.test',
  is_suspended: false,
  awaits_approval: false,
  stores: [
    { store_id: id(11), name: 'Corner Shop' },
    { store_id: id(12), name: 'Market' },
  ],
};
const blank: AdminVendor = {
  ...vera,
  user_id: id(2),
  name: 'Blank',
  address: '',
  email: '',
  stores: [],
};

function has(vendors: AdminVendor[]) {
  return server.answers(listVendors, {
    vendors,
    total: vendors.length,
    total_capped: false,
    truncated: false,
    first: 1,
  });
}
function tells(open_stores: number, [pending_orders, accepted_orders] = [0, 0]) {
  return server.answers(viewVendorDeletion, {
    pending_orders,
    accepted_orders,
    open_stores,
    recipes: 0,
  });
}
function open() {
  return openPage(<AdminVendorsPage />, { at: '/admin/vendors', as: admin });
}

test('lists vendors with their first store, with N/A for missing values', async () => {
  has([vera, blank]);
  open();
  const table = await screen.findByRole('table', { name: 'Vendors' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Vendor Name', 'Store Name', 'Address', 'Email', 'Remove']);
  const cellsOf = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .slice(1, 4)
      .map((cell) => cell.textContent);
  expect(cellsOf(/Vera/)).toEqual(['Corner Shop and 1 more', '1 Main St', 'vera@larder.test']);
  expect(cellsOf(/Blank/)).toEqual(['N/A', 'N/A', 'N/A']);
});

test('removes after a confirmation with the consequences, and shows the result', async () => {
  has([vera, blank]);
  tells(2, [3, 1]);
  const { user } = open();
  const seen = server.answers(deleteVendor, { message: '', rejected_orders: 3, frozen_orders: 1 });
  await user.click(await screen.findByRole('button', { name: 'Remove Vera' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove this vendor?' });
  await within(dialog).findByRole('list', { name: 'What will happen' });
  expect(dialog).toHaveTextContent('Vera can no longer log in.');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    '2 stores will close.',
    '3 pending orders will be rejected.',
    '1 accepted order will stay as it is.',
    'Shoppers will keep their order history.',
  ]);
  has([blank]);
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(
    await screen.findByText(
      'Vendor removed. Pending orders rejected: 3. Accepted orders left as they are: 1.',
    ),
  ).toBeVisible();
  expect(seen[0]?.params.id).toBe(vera.user_id);
  expect(seen[0]?.query).toEqual({ pending_orders: '3' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Blank' })).toHaveFocus());
});

test('a failed removal shows an error', async () => {
  has([vera]);
  tells(0);
  const { user } = open();
  server.refuses(deleteVendor, 'unavailable');
  await user.click(await screen.findByRole('button', { name: 'Remove Vera' }));
  await screen.findByText('No store will close.');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Failed to delete vendor')).toBeVisible();
  expect(screen.getByRole('row', { name: /Vera/ })).toBeVisible();
});

test('a vendor’s other stores are on the vendor’s page', async () => {
  has([vera]);
  const { user, router } = open();
  await user.click(await screen.findByRole('link', { name: 'and 1 more stores of Vera' }));
  expect(router.state.location.pathname).toBe(`/admin/vendors/${vera.user_id}`);
});

test('the server searches store names too', async () => {
  const seen = has([vera]);
  const { user } = open();
  await screen.findByRole('row', { name: /Vera/ });
  await user.type(screen.getByRole('searchbox', { name: 'Search vendors' }), 'market');
  expect(await screen.findByText('1 vendor found')).toBeVisible();
  expect(seen.at(-1)?.query).toEqual({ sort: 'newest', limit: '50', q: 'market' });
});

test('a failed request can be retried', async () => {
  server.refuses(listVendors, 'unavailable');
  const { user } = open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load vendors.');
  expect(alert).toHaveTextContent('Unauthorized or failed to fetch vendors');
  has([vera]);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('row', { name: /Vera/ })).toBeVisible();
});
