import { listMyOrders, orderEvents } from '@larder/shared/contract/orders';
import { cents } from '@larder/shared/domain/money';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { openPage, someone } from '#testing/page';
import { standInServer } from '#testing/server';

import { OrdersPage } from './OrdersPage.tsx';

const server = standInServer();
beforeEach(() => {
  server.refuses(orderEvents, 'unavailable');
});
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

test.for([
  ['pending', 'Pending'],
  ['Accepted', 'Accepted'],
  ['Rejected', 'Rejected'],
  ['Delivered', 'Delivered'],
] as const)('an order that is %s reads "%s"', async ([order_status, word]) => {
  const moment = new Date(2026, 2, 4, 12, 0);
  const order = {
    order_id: id(1),
    user_id: id(80),
    store_id: id(2),
    vendor_id: id(90),
    store_name: 'Corner Shop',
    delivery_method: 'Deliver',
    order_status,
    payment_status: 'success',
    total_price: cents(1250),
    created_at: moment,
    updated_at: moment,
    rejected_by: order_status === 'Rejected' ? ('vendor' as const) : null,
    reject_reason: null,
    customer_name: 'Maya',
    delivery_address: 'Street',
    items: [],
  };
  server.answers(listMyOrders, { value: [order], orders: [order], total: 1, truncated: false });
  openPage(<OrdersPage />, { at: '/orders', as: someone() });
  const card = (await screen.findByText('Corner Shop')).closest('li');
  expect(card).toHaveTextContent('$12.50');
  // The look of a status is named by the word in lower case.
  expect(card?.querySelector(`.status-${word.toLowerCase()}`)).toHaveTextContent(word);
});
