import { cancelOrder, listMyOrders, type Order, orderEvents } from '@larder/shared/contract/orders';
import { cents } from '@larder/shared/domain/money';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';

import { openPage, someone } from '#testing/page';
import { standInServer } from '#testing/server';

import { OrdersPage } from './OrdersPage.tsx';

const server = standInServer();
// No news unless a test has some.
beforeEach(() => {
  server.refuses(orderEvents, 'unavailable');
});

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

function order(n: number, more: Partial<Order> = {}): Order {
  return {
    order_id: id(n),
    user_id: id(80),
    store_id: id(1),
    vendor_id: id(90),
    store_name: `Store ${n}`,
    delivery_method: 'Deliver',
    order_status: 'pending',
    payment_status: 'success',
    total_price: cents(698),
    created_at: new Date(2026, 2, n, 12, 0),
    updated_at: new Date(2026, 2, n, 15, 30),
    rejected_by: null,
    reject_reason: null,
    customer_name: 'Maya',
    delivery_address: 'Street',
    items: [
      {
        ingredient_id: id(5),
        name: 'Rice',
        unit_quantity: 500,
        unit: 'gm',
        price: cents(349),
        quantity: 2,
        image: null,
      },
    ],
    ...more,
  };
}

function show(orders: Order[]) {
  server.answers(listMyOrders, { value: orders, orders, total: orders.length, truncated: false });
  return openPage(<OrdersPage />, { at: '/orders', as: someone() });
}

test('orders come newest first, each with its lines and sums', async () => {
  show([order(1), order(3), order(2)]);
  const list = await screen.findByRole('list', { name: 'Your orders' });
  expect(
    within(list)
      .getAllByText(/^Store \d$/)
      .map((name) => name.textContent),
  ).toEqual(['Store 3', 'Store 2', 'Store 1']);
  const [items] = within(list).getAllByRole('list', { name: 'Items' });
  expect(items).toHaveTextContent('Rice');
  expect(items).toHaveTextContent('500 gm · 2 × $3.49');
  expect(items).toHaveTextContent('$6.98');
});

test.for([
  ['Accepted', 'Mar 1, 3:30 PM', true],
  ['Rejected', 'Mar 1, 3:30 PM', true],
  ['Delivered', 'Mar 1, 3:30 PM', false],
  ['pending', 'Mar 1, 3:30 PM', false],
] as const)('the updated date of an order that is %s', async ([order_status, date, shown]) => {
  const rejected_by = order_status === 'Rejected' ? ('vendor' as const) : null;
  show([order(1, { order_status, rejected_by })]);
  const progress = await screen.findByRole('list', { name: 'Progress' });
  const found = within(progress).queryAllByText(new RegExp(date)).length > 0;
  expect(found).toBe(shown);
});

test('a rejected order says why', async () => {
  show([
    order(1, { order_status: 'Rejected', rejected_by: 'vendor', reject_reason: 'No rice today' }),
  ]);
  expect(await screen.findByText(/No rice today/)).toBeVisible();
});

test('a pending order can be cancelled, after a question; another cannot', async () => {
  const { user } = show([order(1)]);
  const seen = server.answers(
    cancelOrder,
    order(1, { order_status: 'Rejected', rejected_by: 'shopper' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  server.answers(listMyOrders, {
    value: [order(1, { order_status: 'Rejected', rejected_by: 'shopper' })],
    orders: [],
    total: 1,
    truncated: false,
  });
  await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByText(/You cancelled it/)).toBeVisible();
  expect(seen[0]?.params).toEqual({ id: id(1) });
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('no orders yet leads to the recipes', async () => {
  show([]);
  expect(await screen.findByText('No orders yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find Recipes' })).toHaveAttribute('href', '/');
});

test('a failure says so and can be tried again', async () => {
  server.refuses(listMyOrders, 'internal');
  const { user } = openPage(<OrdersPage />, { at: '/orders', as: someone() });
  expect(await screen.findByText('Error Loading Orders')).toBeVisible();
  expect(screen.getByText('Failed to fetch orders')).toBeVisible();
  server.answers(listMyOrders, { value: [order(1)], orders: [], total: 1, truncated: false });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Store 1')).toBeVisible();
});

test('signed out it offers the login, which leads back here', async () => {
  const { user, router } = openPage(<OrdersPage />, { at: '/orders' });
  await user.click(screen.getByRole('link', { name: 'Login' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/orders' } });
});

test('news of the server shows without a reload', async () => {
  let say: (text: string) => void = () => undefined;
  server.sends(
    orderEvents,
    () =>
      new HttpResponse(
        new ReadableStream<Uint8Array>({
          start: (stream) => {
            say = (text) => stream.enqueue(new TextEncoder().encode(text));
          },
        }),
        { headers: { 'content-type': 'text/event-stream' } },
      ),
  );
  show([order(1)]);
  expect(await screen.findByText('Pending')).toBeVisible();
  const accepted = order(1, { order_status: 'Accepted' });
  server.answers(listMyOrders, { value: [accepted], orders: [], total: 1, truncated: false });
  say(`event: order\ndata: {"order_id":"${id(1)}","order_st`);
  say('atus":"Accepted"}\n\n');
  expect(await screen.findByText('Accepted', { selector: 'span' })).toBeVisible();
});
