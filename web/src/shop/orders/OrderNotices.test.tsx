import { getNotices, keepDevice } from '@larder/shared/orders/notices.calls';
import { listMyOrders, type Order, orderEvents } from '@larder/shared/orders/orders.calls';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { myOrders, ordered } from '#testing/carts.ts';
import { openPage, someone } from '#testing/page.tsx';
import { browserWithPush, PUSH_KEY, SUBSCRIBED, thisDevice } from '#testing/push.ts';
import { mockServer } from '#testing/server.ts';

import { OrdersPage } from './OrdersPage.tsx';

const server = mockServer();
const nothing = { push_key: PUSH_KEY, mails: true, devices: [], stores: [] };
beforeEach(() => {
  server.refuses(orderEvents, 'unavailable');
});

async function open(more: Partial<Order> = {}) {
  server.answers(listMyOrders, myOrders([ordered(more)]));
  const page = openPage(<OrdersPage />, { at: '/orders', as: someone() });
  await screen.findByRole('list', { name: 'Your orders' });
  return page;
}

test('one press beside a placed order turns notices on, and the offer goes', async () => {
  browserWithPush();
  server.answers(getNotices, nothing);
  const { user } = await open();
  const sent = server.answers(keepDevice, await thisDevice());
  const button = await screen.findByRole('button', { name: 'Notify me' });
  server.answers(getNotices, { ...nothing, devices: [await thisDevice()] });
  await user.click(button);
  expect(await screen.findByText('Notices are on for this device.')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([SUBSCRIBED]);
  await waitFor(() => expect(screen.queryByText(/Be told on this device/)).toBeNull());
});

test('a browser that blocks notices is told what can be done', async () => {
  browserWithPush({ permission: 'denied' });
  server.answers(getNotices, nothing);
  await open();
  expect(await screen.findByText(/Its settings for this site can allow them/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull();
});

test('nothing is offered, or asked for, when no order is under way', async () => {
  browserWithPush();
  const asked = server.answers(getNotices, nothing);
  await open({ order_status: 'Delivered' });
  expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull();
  expect(asked).toHaveLength(0);
});
