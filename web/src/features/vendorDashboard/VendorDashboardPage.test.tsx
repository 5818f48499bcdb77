import { changeOrderStatus, listVendorOrders, type Order } from '@larder/shared/contract/orders';
import { listVendorStores, type Store } from '@larder/shared/contract/stores';
import {
  type VendorDashboard,
  vendorDashboard,
  vendorOverview,
} from '@larder/shared/contract/vendorOrders';
import { cents } from '@larder/shared/domain/money';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { cornerShop } from '#testing/catalogue';
import { openPage, someone } from '#testing/page';
import { mockServer } from '#testing/server';

import { VendorDashboardPage } from './VendorDashboardPage.tsx';

const server = mockServer();
// jsdom has no canvas; the journeys check the chart in a browser.
vi.mock('uplot', () => ({
  default: class {
    static paths = {};
    setSize = () => undefined;
    destroy = () => undefined;
  },
}));
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
    delivery_fee: cents(0),
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

const AS_OF = new Date('2026-05-07T12:00:00Z');
const COUNTS = { pending: 1, Accepted: 0, Rejected: 0, Delivered: 0 };
const nothing: VendorDashboard = {
  total: 0,
  pending: 0,
  revenue: cents(0),
  popular: null,
  days: Array.from({ length: 90 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 1, 7 + index)).toISOString().slice(0, 10),
    orders: 0,
    revenue: cents(0),
  })),
};
const some: VendorDashboard = {
  ...nothing,
  total: 12_345,
  pending: 1,
  revenue: cents(2000),
  popular: { name: 'Rice', orders: 3, image: null },
  days: nothing.days.map((day, index) => ({
    ...day,
    orders: index === 88 ? 2 : index === 10 ? 1 : 0,
    revenue: cents(index === 88 ? 1500 : index === 10 ? 500 : 0),
  })),
};

function open(orders: Order[], stores: Store[] = [cornerShop], figures = some) {
  server.answers(vendorDashboard, figures);
  server.answers(vendorOverview, { counts: COUNTS, newest_at: AS_OF, stores: [] });
  has(orders);
  server.answers(listVendorStores, { value: stores });
  return openPage(<VendorDashboardPage />, { at: '/vendor/dashboard', as: vendor });
}

/** A server with these newest orders. */
function has(orders: Order[]) {
  return server.answers(listVendorOrders, ({ query }) => {
    const until = new Date(query['until'] ?? AS_OF);
    const value = orders.filter((one) => one.created_at <= until);
    return {
      value,
      total: orders.length,
      total_capped: false,
      first: 1,
      truncated: false,
      as_of: until,
      newer: orders.length - value.length,
    };
  });
}

test('greets the person of the token and shows totals of all orders', async () => {
  open([order(1)]);
  expect(screen.getByRole('heading', { name: 'Welcome, Rosa Alvarez' })).toBeVisible();
  expect(screen.getByText('rosa@larder.test · 214 Mission Street')).toBeVisible();
  const total = await screen.findByText('Total Orders');
  expect(total.parentElement).toHaveTextContent('12,345All time');
  const pending = screen.getByRole('link', { name: /^Pending Orders/ });
  expect(pending).toHaveTextContent('1Needs attention');
  expect(screen.getByText('Total Revenue').parentElement).toHaveTextContent('$20.00All time');
  expect(screen.getByText('Popular Item').parentElement).toHaveTextContent(
    'RiceMost ordered, in 3 orders',
  );
  expect(screen.getAllByText('All time')).toHaveLength(2);
  expect(screen.getByText('Needs attention')).toBeVisible();
  expect(screen.getByText('Most ordered, in 3 orders')).toBeVisible();
  expect(document.title).toBe('(1) Dashboard · Larder');
  const quick = within(screen.getByRole('region', { name: 'Quick actions' }));
  for (const [name, to] of [
    ['Add Inventory', '/vendor/add-inventory'],
    ['Manage Orders', '/vendor/orders'],
    ['Manage Stores', '/vendor/store'],
  ] as const) {
    expect(quick.getByRole('link', { name })).toHaveAttribute('href', to);
  }
});

test('shows sales of 7, 30 or 90 days as text and as a table', async () => {
  const { user } = open([order(1)]);
  const sales = await screen.findByRole('region', { name: 'Sales over time' });
  const words = within(sales).getByRole('status');
  expect(words).toHaveTextContent(
    'Revenue of the last 30 days: $15.00 in all, most on Wed, May 6 with $15.00.',
  );
  await user.click(within(sales).getByRole('button', { name: '90 days' }));
  await user.click(within(sales).getByRole('button', { name: 'Orders' }));
  expect(words).toHaveTextContent(
    'Orders of the last 90 days: 3 orders in all, most on Wed, May 6 with 2 orders.',
  );
  await user.click(within(sales).getByText('Show as a table'));
  const table = within(sales).getByRole('table', {
    name: 'Orders and revenue of the last 90 days',
  });
  const rows = within(table).getAllByRole('row');
  expect(rows).toHaveLength(91);
  expect(rows[1]).toHaveTextContent('Thu, May 70$0.00');
  expect(rows[2]).toHaveTextContent('Wed, May 62$15.00');
});

test('without recent sales the text says so', async () => {
  const { user } = open([order(1)], [cornerShop], { ...nothing, total: 1 });
  const sales = await screen.findByRole('region', { name: 'Sales over time' });
  await user.click(within(sales).getByRole('button', { name: '7 days' }));
  expect(within(sales).getByText('No orders in the last 7 days.')).toBeVisible();
});

test('shows the five newest orders with short ids, and the stores', async () => {
  open([6, 5, 4, 3, 2].map((n) => order(n)));
  const list = await screen.findByRole('list', { name: 'Newest orders' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([6, 5, 4, 3, 2].map((n) => `Order #${String(n).repeat(8)}`));
  expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/vendor/orders');
  expect(screen.getByRole('heading', { name: 'Recent Orders' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your Stores' })).toBeVisible();
  expect(screen.getByText('Pickup · 0 items')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage Corner Shop' })).toBeVisible();
});

test('a pending order can be accepted in place', async () => {
  const { user } = open([order(1, { order_status: 'pending' })]);
  const seen = server.answers(changeOrderStatus, order(1, { order_status: 'Accepted' }));
  await screen.findByRole('list', { name: 'Newest orders' });
  has([order(1, { order_status: 'Accepted' })]);
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

test('a failed rejection keeps the reason', async () => {
  const { user } = open([order(1, { order_status: 'pending' })]);
  server.breaks(changeOrderStatus);
  await user.click(await screen.findByRole('button', { name: 'Reject order 11111111-111' }));
  await user.type(screen.getByLabelText('Reason (optional)'), 'Closed today{Enter}');
  expect(await screen.findByText(/^Error updating order status/)).toBeVisible();
  expect(screen.getByLabelText('Reason (optional)')).toHaveValue('Closed today');
  server.refuses(changeOrderStatus, 'invalid_transition');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('accepting another order keeps a typed reason', async () => {
  const answer = Promise.withResolvers<Response>();
  const accepted = z.encode(changeOrderStatus.response, order(1, { order_status: 'Accepted' }));
  const { user } = open([1, 2].map((n) => order(n, { order_status: 'pending' })));
  server.sends(changeOrderStatus, () => answer.promise);
  await user.click(await screen.findByRole('button', { name: 'Accept order 11111111-111' }));
  await user.click(screen.getByRole('button', { name: 'Reject order 22222222-111' }));
  await user.type(screen.getByLabelText('Reason (optional)'), 'Closed today');
  answer.resolve(HttpResponse.json(accepted));
  expect(await screen.findByText('Order 11111111... has been marked as Accepted.')).toBeVisible();
  expect(screen.getByLabelText('Reason (optional)')).toHaveValue('Closed today');
});

test('without data it shows what to do', async () => {
  open([], [], nothing);
  expect(await screen.findByText('No stores found. Create a store to get started.')).toBeVisible();
  expect(
    screen.getByText('No orders yet. They will appear here when customers place orders.'),
  ).toBeVisible();
  expect(screen.getByText('Popular Item').parentElement).toHaveTextContent('None yet');
  expect(screen.queryByRole('region', { name: 'Sales over time' })).toBeNull();
});

test('when one request fails, Try Again repeats it', async () => {
  const { user } = open([]);
  server.refuses(listVendorStores, 'unavailable');
  expect(await screen.findByText('Failed to load dashboard data. Please try again.')).toBeVisible();
  server.answers(listVendorStores, { value: [cornerShop] });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Manage Corner Shop' })).toBeVisible();
});
