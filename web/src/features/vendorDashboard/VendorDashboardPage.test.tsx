import {
  changeOrderStatus,
  listVendorOrders,
  type Order,
  orderEvents,
} from '@larder/shared/contract/orders';
import { listVendorStores, type Store } from '@larder/shared/contract/stores';
import { cents } from '@larder/shared/domain/money';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { openPage, someone } from '#testing/page';
import { standInServer } from '#testing/server';

import { VendorDashboardPage } from './VendorDashboardPage.tsx';

const server = standInServer();
// No news unless a test has some.
beforeEach(() => {
  server.refuses(orderEvents, 'unavailable');
});
const vendor = someone({
  role: 'vendor',
  name: 'Rosa Alvarez',
  email: 'rosa@larder.test',
  address: '214 Mission Street',
});

function order(n: number, more: Partial<Order> = {}): Order {
  const moment = new Date(Date.UTC(2026, 4, n));
  return {
    order_id: `${n}${n}${n}${n}${n}${n}${n}${n}-1111-7000-8000-000000000001`,
    user_id: null,
    store_id: '01890000-0000-7000-8000-00000000000a',
    vendor_id: vendor.id,
    store_name: 'Corner Shop',
    delivery_method: 'Deliver',
    order_status: 'Delivered',
    payment_status: 'success',
    total_price: cents(1000),
    created_at: moment,
    updated_at: moment,
    rejected_by: null,
    reject_reason: null,
    customer_name: null,
    delivery_address: null,
    items: [line('Rice', 'b1')],
    ...more,
  };
}

function line(name: string, id: string): Order['items'][number] {
  return {
    ingredient_id: `01890000-0000-7000-8000-0000000000${id}`,
    name,
    unit_quantity: 500,
    unit: 'gm',
    price: cents(500),
    quantity: 2,
    image: null,
  };
}

const store: Store = {
  store_id: '01890000-0000-7000-8000-00000000000a',
  name: 'Corner Shop',
  store_type: 'Pickup',
  address: '1 Main St',
  location: { lat: 40, lng: -73 },
  items: [],
};

function open(orders: Order[], stores: Store[] = [store]) {
  server.answers(listVendorOrders, { value: orders, total: orders.length, truncated: false });
  server.answers(listVendorStores, { value: stores });
  return openPage(<VendorDashboardPage />, { at: '/vendor/dashboard', as: vendor });
}

test('welcomes the person of the token and counts all orders', async () => {
  open([
    order(1),
    order(2, { order_status: 'pending', items: [line('Rice', 'b1'), line('Basil', 'b2')] }),
    order(3, { order_status: 'Rejected', total_price: cents(9900) }),
  ]);
  expect(screen.getByRole('heading', { name: 'Welcome, Rosa Alvarez' })).toBeVisible();
  expect(screen.getByText('rosa@larder.test · 214 Mission Street')).toBeVisible();
  expect((await screen.findByText('Total Orders')).parentElement).toHaveTextContent('3All time');
  expect(screen.getByRole('link', { name: /Pending Orders/ })).toHaveTextContent(
    '1Needs attention',
  );
  expect(screen.getByText('Total Revenue').parentElement).toHaveTextContent('$20.00All time');
  expect(screen.getByText('Popular Item').parentElement).toHaveTextContent(
    'RiceMost ordered, in 3 orders',
  );
});

test('shows the five newest orders with short ids, and the stores', async () => {
  open([1, 2, 3, 4, 5, 6].map((n) => order(n)));
  const list = await screen.findByRole('list', { name: 'Newest orders' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([6, 5, 4, 3, 2].map((n) => `Order #${String(n).repeat(8)}`));
  expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/vendor/orders');
  expect(screen.getByText('Pickup · 0 items')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage Corner Shop' })).toBeVisible();
});

test('a pending order can be accepted in place', async () => {
  const { user } = open([order(1, { order_status: 'pending' })]);
  const seen = server.answers(changeOrderStatus, order(1, { order_status: 'Accepted' }));
  await user.click(await screen.findByRole('button', { name: 'Accept order 11111111-111' }));
  expect(await screen.findByText('Order 11111111... has been marked as Accepted.')).toBeVisible();
  expect(seen).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
});

test('a pending order can be rejected with a reason', async () => {
  const { user } = open([order(1, { order_status: 'pending' })]);
  const seen = server.answers(changeOrderStatus, order(1, { order_status: 'Rejected' }));
  await user.click(await screen.findByRole('button', { name: 'Reject order 11111111-111' }));
  await user.type(screen.getByLabelText('Reason (optional)'), 'Closed today{Enter}');
  expect(await screen.findByText('Order 11111111... has been marked as Rejected.')).toBeVisible();
  expect(seen[0]?.body).toMatchObject({ order_status: 'Rejected', reject_reason: 'Closed today' });
});

test('says what to do when there is nothing yet', async () => {
  open([], []);
  expect(await screen.findByText('No stores found. Create a store to get started.')).toBeVisible();
  expect(
    screen.getByText('No orders yet. They will appear here when customers place orders.'),
  ).toBeVisible();
});

test('when half of the data does not come, Try Again asks for it', async () => {
  const { user } = open([]);
  server.refuses(listVendorStores, 'unavailable');
  expect(await screen.findByText('Failed to load dashboard data. Please try again.')).toBeVisible();
  server.answers(listVendorStores, { value: [store] });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Manage Corner Shop' })).toBeVisible();
});
