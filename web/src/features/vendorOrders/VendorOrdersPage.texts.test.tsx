import { listVendorOrders, type Order } from '@larder/shared/contract/orders';
import { findVendorOrder, vendorOverview } from '@larder/shared/contract/vendorOrders';
import { cents } from '@larder/shared/domain/money';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openPage, someone } from '#testing/page';
import { standInServer } from '#testing/server';

import { VendorOrdersPage } from './VendorOrdersPage.tsx';

const server = standInServer();
const vendor = someone({ role: 'vendor' });
const ID = 'aaaaaaaa-1111-7000-8000-000000000001';
const AS_OF = new Date('2026-05-03T12:00:00Z');

const order: Order = {
  order_id: ID,
  user_id: null,
  store_id: '01890000-0000-7000-8000-00000000000a',
  vendor_id: vendor.id,
  store_name: 'Corner Shop',
  delivery_method: null,
  order_status: 'pending',
  payment_status: 'success',
  total_price: cents(1000),
  created_at: new Date('2026-05-01T10:00:00Z'),
  updated_at: new Date('2026-05-01T10:00:00Z'),
  rejected_by: null,
  reject_reason: null,
  customer_name: null,
  delivery_address: null,
  items: [],
};

function open(at = '/vendor/orders') {
  server.answers(vendorOverview, {
    counts: { pending: 1, Accepted: 0, Rejected: 0, Delivered: 0 },
    newest_at: AS_OF,
    stores: [],
  });
  server.answers(findVendorOrder, order);
  server.answers(listVendorOrders, {
    value: [order],
    total: 1,
    total_capped: false,
    truncated: false,
    as_of: AS_OF,
    newer: 0,
  });
  return openPage(<VendorOrdersPage />, { at, as: vendor });
}
const texts = (elements: readonly HTMLElement[]) => elements.map((one) => one.textContent);

test('the table has the columns that are specified, and the page its title and Refresh', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Orders' }));
  expect(texts(table.getAllByRole('columnheader'))).toEqual([
    'Order ID',
    'Order Date',
    'Items',
    'Total Price',
    'Delivery Method',
    'Status',
    'Actions',
  ]);
  expect(table.getByText('Pending')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
});

test('the filters and the ways to sort', async () => {
  open();
  await screen.findByRole('table', { name: 'Orders' });
  for (const name of [/^All Orders/, /^Pending/, /^Accepted/, /^Rejected/, /^Delivered/]) {
    const filters = within(screen.getByRole('group', { name: 'Filter by status' }));
    expect(filters.getByRole('button', { name })).toBeVisible();
  }
  expect(texts(within(screen.getByLabelText('Sort')).getAllByRole('option'))).toEqual([
    'Newest First',
    'Oldest First',
    'Price: High to Low',
    'Price: Low to High',
  ]);
});

test('the details name everything, and who is not known is Anonymous', async () => {
  open(`/vendor/orders?order=${ID}`);
  const details = await screen.findByRole('dialog', { name: 'Order aaaaaaaa' });
  expect(texts(within(details).getAllByRole('term'))).toEqual([
    'Order ID',
    'Status',
    'Delivery Method',
    'Customer',
    'Delivery Address',
    'Customer ID',
  ]);
  const value = (name: string) => within(details).getByText(name).nextSibling;
  expect(value('Customer ID')).toHaveTextContent('Anonymous');
  expect(value('Delivery Method')).toHaveTextContent('Not specified');
  for (const name of ['Accept order aaaaaaaa-111', 'Reject order aaaaaaaa-111', 'Close']) {
    const [button] = within(details).getAllByRole('button', { name });
    expect(button).toBeVisible();
  }
});
