import {
  type FoundOrder,
  searchOrders,
  viewOrder,
  type ViewedOrder,
} from '@larder/shared/account/adminSupport.calls';
import { cents } from '@larder/shared/basics/money';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { AdminOrderPage } from './AdminOrderPage.tsx';
import { AdminOrdersPage } from './AdminOrdersPage.tsx';

const server = mockServer();
const admin = someone({ role: 'admin' });
const id = (n: number) => `01890000-0000-7000-8000-0000000${10_000 + n}`;

const found: FoundOrder = {
  order_id: id(1),
  order_status: 'pending',
  store_name: 'Corner Shop',
  total_price: cents(1250),
  created_at: new Date(2025, 4, 7, 15, 4),
  customer_name: 'Maya',
};
function has(orders: FoundOrder[], more: { next_cursor?: string; people_capped?: boolean } = {}) {
  return server.answers(searchOrders, {
    orders,
    first: 1,
    truncated: false,
    people_capped: false,
    ...more,
  });
}
function open(query = '') {
  return openPage(<AdminOrdersPage />, { at: `/admin/orders${query}`, as: admin });
}

test('the unanswered ones need no search; a search replaces them', async () => {
  const seen = has([found]);
  const { user, router } = open('?state=unanswered');
  expect(await screen.findByRole('row', { name: /Maya/ })).toBeVisible();
  expect(seen[0]?.query).toEqual({ state: 'unanswered', limit: '50' });
  await user.click(screen.getByRole('button', { name: 'Search instead' }));
  expect(router.state.location.search).toBe('');
  expect(screen.getByText('Search for an order')).toBeVisible();
});

test('asks nothing before there is a search, then lists what it finds', async () => {
  const seen = has([found, { ...found, order_id: id(2), customer_name: null }]);
  const { user, router } = open();
  expect(screen.getByText('Search for an order')).toBeVisible();
  expect(seen).toEqual([]);
  await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'maya');
  const row = await screen.findByRole('row', { name: /Maya/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .slice(1)
      .map((cell) => cell.textContent),
  ).toEqual(['Maya', 'Corner Shop', 'May 7, 2025, 3:04 PM', 'Pending', '$12.50']);
  expect(screen.getByRole('row', { name: /A deleted account/ })).toBeVisible();
  expect(seen.at(-1)?.query).toEqual({ q: 'maya', limit: '50' });
  await user.click(within(row).getByRole('link'));
  expect(router.state.location.pathname).toBe(`/admin/orders/${id(1)}`);
});

test('reports no matches and too many people', async () => {
  has([], { people_capped: true });
  const { user } = open('?q=a');
  expect(await screen.findByText('No orders found')).toBeVisible();
  expect(screen.getByText(/More than 100 people/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(await screen.findByText('Search for an order')).toBeVisible();
});

test('pages, and a failed request can be retried', async () => {
  server.refuses(searchOrders, 'unavailable');
  const { user, router } = open('?q=maya');
  expect(await screen.findByText('Failed to search orders.')).toBeVisible();
  has([found], { next_cursor: 'next' });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=maya&from=next'));
});

const viewed: ViewedOrder = {
  order: {
    order_id: id(1),
    user_id: id(2),
    store_id: id(3),
    vendor_id: id(4),
    store_name: 'Corner Shop',
    delivery_method: 'Deliver',
    order_status: 'Rejected',
    payment_status: 'success',
    delivery_fee: cents(250),
    total_price: cents(1250),
    created_at: new Date(2025, 4, 7, 15, 4),
    updated_at: new Date(2025, 4, 7, 16),
    rejected_by: 'vendor',
    reject_reason: 'Sold out',
    customer_name: 'Maya',
    delivery_address: '1 Main St',
    changes: [],
    items: [
      {
        ingredient_id: id(5),
        name: 'Rice',
        unit_quantity: 500,
        unit: 'gm',
        image: null,
        price: cents(500),
        quantity: 2,
      },
    ],
  },
  events: [
    { to_status: 'pending', actor_role: 'user', at: new Date(2025, 4, 7, 15, 4) },
    { to_status: 'Rejected', actor_role: 'vendor', at: new Date(2025, 4, 7, 16) },
  ],
};
function openOrder() {
  return openPage(<AdminOrderPage />, {
    at: `/admin/orders/${id(1)}`,
    path: '/admin/orders/:id',
    as: admin,
  });
}

test('shows an order with people, lines and history, and nothing to press', async () => {
  server.answers(viewOrder, viewed);
  openOrder();
  const who = await screen.findByRole('region', { name: 'Who' });
  expect(who).toHaveTextContent('Placed by Maya at Corner Shop (vendor)');
  expect(who).toHaveTextContent('Deliver: 1 Main St');
  expect(who).toHaveTextContent('Rejected by the vendor: Sold out');
  expect(
    within(who)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([`/admin/users/${id(2)}`, `/admin/stores/${id(3)}`, `/admin/vendors/${id(4)}`]);
  expect(screen.getByText('2 × Rice (500 gm)')).toBeVisible();
  expect(screen.getByText('$12.50')).toBeVisible();
  const history = screen.getByRole('region', { name: 'History' });
  expect(
    within(history)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Pending May 7, 2025, 3:04 PM, by user', 'Rejected May 7, 2025, 4:00 PM, by vendor']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an order that cannot be shown offers another try', async () => {
  server.refuses(viewOrder, 'order_not_found');
  const { user } = openOrder();
  expect(await screen.findByText('Failed to load this order.')).toBeVisible();
  server.answers(viewOrder, viewed);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('region', { name: 'Items' })).toBeVisible();
});
