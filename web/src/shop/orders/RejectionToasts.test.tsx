import { listMyOrders, type Order, orderEvents } from '@larder/shared/orders/orders.calls';
import { cleanup, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { rememberOrders, setPlacedOrders } from '#shop/carts/state/placedOrders.ts';
import { atStore, myOrders, ordered } from '#testing/carts.ts';
import { id } from '#testing/comparison.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { RejectionToasts } from './RejectionToasts.tsx';

const server = mockServer();
const pending = ordered({ order_id: id(71), store_name: 'Near Market' });

function has(orders: Order[]) {
  return server.answers(listMyOrders, myOrders(orders));
}

/** An event stream: `isOpen` once it is read, `send` sends an event. */
function stream() {
  let out: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = () => new ReadableStream<Uint8Array>({ start: (opened) => void (out = opened) });
  server.sends(
    orderEvents,
    () => new HttpResponse(body(), { headers: { 'content-type': 'text/event-stream' } }),
  );
  return {
    isOpen: () => out !== undefined,
    send: () => {
      const data = JSON.stringify({ order_id: pending.order_id, order_status: 'Rejected' });
      out?.enqueue(new TextEncoder().encode(`event: order\ndata: ${data}\n\n`));
    },
  };
}

const cart = { ...atStore(1), items: [], totalPrice: pending.total_price };
const place = (): void => rememberOrders([cart], [{ ...cart, order_id: pending.order_id }]);
const open = (at = '/help') => openPage(<RejectionToasts />, { at, as: someone() });

test('a rejection is told on any page, with the way to its order', async () => {
  const news = stream();
  has([pending]);
  place();
  const { user, router } = open();
  await expect.poll(news.isOpen).toBe(true);
  expect(screen.queryByText(/rejected/)).toBeNull();
  has([{ ...pending, order_status: 'Rejected', rejected_by: 'vendor' }]);
  news.send();
  expect(
    await screen.findByText('Near Market rejected your order.', undefined, { timeout: 4000 }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See order' }));
  expect(router.state.location).toMatchObject({
    pathname: '/orders',
    search: `?order=${pending.order_id}`,
  });
});

test('what a store changes is told once; the own answer is not', async () => {
  const news = stream();
  const accepted: Order = { ...pending, order_status: 'Accepted' };
  has([accepted]);
  place();
  open();
  await expect.poll(news.isOpen).toBe(true);
  const change = {
    change_id: id(40),
    ingredient_id: id(5),
    name: 'Rice',
    unit_quantity: 500,
    unit: 'gm',
    price: pending.total_price,
    packs: 2,
    reason: null,
    at: pending.created_at,
    replacement: null,
  };
  has([{ ...accepted, changes: [{ ...change, state: 'short' }] }]);
  news.send();
  expect(
    await screen.findByText('Near Market: 2 × Rice: short.', undefined, { timeout: 4000 }),
  ).toBeVisible();
  const again = has([
    {
      ...accepted,
      changes: [
        { ...change, state: 'short' },
        { ...change, change_id: id(41), state: 'refused' },
      ],
    },
  ]);
  news.send();
  await expect.poll(() => again.length, { timeout: 4000 }).toBeGreaterThan(0);
  expect(screen.getAllByRole('button', { name: 'See order' })).toHaveLength(1);
});

test('what the shopper cancelled elsewhere is not told as rejected', async () => {
  const news = stream();
  const other = ordered({ order_id: id(72), store_name: 'Far Market' });
  has([pending, other]);
  place();
  open();
  await expect.poll(news.isOpen).toBe(true);
  has([
    { ...pending, order_status: 'Rejected', rejected_by: 'shopper' },
    { ...other, order_status: 'Rejected', rejected_by: 'vendor' },
  ]);
  news.send();
  expect(
    await screen.findByText('Far Market rejected your order.', undefined, { timeout: 4000 }),
  ).toBeVisible();
  expect(screen.queryByText('Near Market rejected your order.')).toBeNull();
});

test('one known from before is not told again', async () => {
  const rejected = { ...pending, order_status: 'Rejected', rejected_by: 'vendor' } as const;
  const other = ordered({ order_id: id(72), store_name: 'Far Market' });
  const news = stream();
  has([other, rejected]);
  place();
  open();
  await expect.poll(news.isOpen).toBe(true);
  const again = has([{ ...other, order_status: 'Accepted' }, rejected]);
  news.send();
  await expect.poll(() => again.length, { timeout: 4000 }).toBe(1);
  expect(screen.queryByText(/rejected/)).toBeNull();
});

test('nothing is asked before an order of one’s own, or on the page of the orders', async () => {
  const seen = has([pending]);
  open();
  cleanup();
  const order = { ...cart, order_id: pending.order_id, at: Date.now(), by: 'another member' };
  setPlacedOrders([order]);
  open();
  cleanup();
  place();
  open('/orders');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(seen).toHaveLength(0);
});
