import { refreshSession } from '@larder/shared/account/session.calls';
import { cents } from '@larder/shared/basics/money';
import { listIngredients } from '@larder/shared/food/ingredients.calls';
import {
  cancelOrder,
  listMyOrders,
  type Order,
  orderEvents,
} from '@larder/shared/orders/orders.calls';
import { listStoreItems } from '@larder/shared/stores/storeItems.calls';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { rememberOrders } from '#shop/carts/state/placedOrders.ts';
import { addStops } from '#shop/trip/state/tripSheets.ts';
import { myOrders } from '#testing/carts.ts';
import { free, ingredient } from '#testing/catalogue.ts';
import { keep, keptText } from '#testing/kept.ts';
import { openPage, sessionOf, someone, tokenOf } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { OrdersPage } from './OrdersPage.tsx';

const server = mockServer();
// No events by default.
beforeEach(() => {
  server.refuses(orderEvents, 'unavailable');
});
afterEach(() => void vi.unstubAllGlobals());

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
    delivery_fee: cents(0),
    total_price: cents(698),
    created_at: new Date(2026, 2, n, 12, 0),
    updated_at: new Date(2026, 2, n, 15, 30),
    rejected_by: null,
    reject_reason: null,
    customer_name: 'Maya',
    delivery_address: 'Street',
    changes: [],
    items: [line(5, 'Rice')],
    ...more,
  };
}

const line = (n: number, name: string, quantity = 2): Order['items'][number] => ({
  ingredient_id: id(n),
  name,
  unit_quantity: 500,
  unit: 'gm',
  price: cents(349),
  quantity,
  image: null,
});
const onShelf = (n: number, name: string, more: { price?: number; quantity?: number } = {}) => ({
  ...line(n, name),
  category: 'Pantry',
  quantity: more.quantity ?? 10,
  price: cents(more.price ?? 349),
});
const carts = (): unknown => JSON.parse(keptText('carts') ?? '[]');

function has(orders: Order[]): void {
  server.answers(listMyOrders, myOrders(orders));
}
function show(orders: Order[]) {
  has(orders);
  return openPage(<OrdersPage />, { at: '/orders', as: someone() });
}

test('lists orders newest first with lines and totals', async () => {
  show([order(1), order(3), order(2)]);
  const list = await screen.findByRole('list', { name: 'Your orders' });
  expect(
    within(list)
      .getAllByText(/^Store \d$/)
      .map((name) => name.textContent),
  ).toEqual(['Store 3', 'Store 2', 'Store 1']);
  const [items] = within(list).getAllByRole('list', { name: 'Items' });
  expect(items).toHaveTextContent('Rice');
  expect(items).toHaveTextContent('18 oz (500 g) · 2 × $3.49');
  expect(items).toHaveTextContent('$6.98');
});

test('a delivery fee has a line, also on paper; a free delivery has none', async () => {
  show([order(2, { delivery_fee: cents(399), total_price: cents(1097) }), order(1)]);
  const list = await screen.findByRole('list', { name: 'Your orders' });
  const [fee, ...others] = within(list).getAllByText('Delivery');
  expect(others).toEqual([]);
  expect(fee?.parentElement).toHaveTextContent('Delivery$3.99');
});

test('the store can be called, and the note is shown', async () => {
  show([order(2, { store_phone: '030 123456', note: 'Ring twice' }), order(1)]);
  const list = await screen.findByRole('list', { name: 'Your orders' });
  const [call, ...others] = within(list).getAllByRole('link', { name: /^Call / });
  expect(others).toEqual([]);
  expect(call).toHaveAccessibleName('Call Store 2, 030 123456');
  expect(call).toHaveAttribute('href', 'tel:030123456');
  expect(within(list).getByText('Ring twice')).toBeVisible();
});

test('packs are written by number when the catalogue knows how many are in one', async () => {
  const [item] = order(1).items;
  server.answers(listIngredients, {
    message: [
      {
        ...ingredient(1, 'Rice'),
        ingredient_id: item?.ingredient_id ?? '',
        grams_per_piece: 250,
        measures: { bunch: 500 },
        price: null,
      },
    ],
  });
  show([order(1)]);
  expect(await screen.findByText(/^2 rices \(500 g\)/)).toBeInTheDocument();
});

test.for([
  ['Accepted', 'Accepted', true],
  ['Rejected', 'Rejected', true],
  ['Delivered', 'Delivered', false],
  ['pending', 'Pending', false],
] as const)('status %s shows "%s", with the updated date: %s', async (row) => {
  const [order_status, word, shown] = row;
  const rejected_by = order_status === 'Rejected' ? ('vendor' as const) : null;
  show([order(1, { order_status, rejected_by })]);
  const progress = await screen.findByRole('list', { name: 'Progress' });
  const found = within(progress).queryAllByText(/Mar 1, 3:30 PM/).length > 0;
  expect(found).toBe(shown);
  // A status's style is named by the status in lower case.
  const badge = document.querySelector(`.status-${word.toLowerCase()}`);
  expect(badge).toHaveTextContent(word);
});

test('a rejected order shows the reason', async () => {
  show([
    order(1, { order_status: 'Rejected', rejected_by: 'vendor', reject_reason: 'No rice today' }),
  ]);
  expect(await screen.findByText(/No rice today/)).toBeVisible();
});

test('only pending orders can be cancelled, after a confirmation', async () => {
  const { user } = show([order(1)]);
  const seen = server.answers(
    cancelOrder,
    order(1, { order_status: 'Rejected', rejected_by: 'shopper' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  has([order(1, { order_status: 'Rejected', rejected_by: 'shopper' })]);
  await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByText(/You cancelled it/)).toBeVisible();
  expect(seen[0]?.params).toEqual({ id: id(1) });
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('items of a rejected order no longer count as ordered', async () => {
  const line = {
    ingredient_id: id(1),
    name: 'Rice',
    unit: 'gm',
    unit_quantity: 500,
    price: cents(349),
    quantity: 1,
  };
  const cart = {
    store_id: id(1),
    vendorId: id(90),
    vendorName: 'Vera',
    deliveryFee: cents(0),
    minimumOrder: cents(0),
    storeName: 'Store 1',
    storeType: 'Delivery' as const,
    items: [line],
    totalPrice: line.price,
  };
  for (const n of [1, 2, 3]) rememberOrders([cart], [{ ...cart, order_id: id(n) }]);
  show([order(1, { order_status: 'Rejected' }), order(2)]);
  await screen.findAllByText('Store 1');
  const kept = JSON.parse(keptText('placedOrders') ?? '[]');
  const coming = kept.filter((one: { lost?: object }) => !one.lost);
  expect(coming.map((one: { order_id: string }) => one.order_id)).toEqual([id(2), id(3)]);
});

test('an empty list links to the recipes', async () => {
  show([]);
  expect(await screen.findByText('No orders yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find Recipes' })).toHaveAttribute('href', '/');
});

test('a failed request can be retried', async () => {
  server.refuses(listMyOrders, 'internal');
  const { user } = openPage(<OrdersPage />, { at: '/orders', as: someone() });
  expect(await screen.findByText('Error Loading Orders')).toBeVisible();
  expect(screen.getByText('Failed to fetch orders')).toBeVisible();
  has([order(1)]);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Store 1')).toBeVisible();
});

test('signed out, the page offers the login and returns afterwards', async () => {
  const { user, router } = openPage(<OrdersPage />, { at: '/orders' });
  await user.click(screen.getByRole('link', { name: 'Login' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/orders' } });
});

test('waits for a session that is being renewed', async () => {
  server.answers(refreshSession, sessionOf(someone()));
  has([order(1)]);
  openPage(<OrdersPage />, { at: '/orders', as: someone({ token: tokenOf({ exp: 1 }) }) });
  expect(screen.queryByText('Log in to see your orders')).toBeNull();
  expect(await screen.findByText('Store 1')).toBeVisible();
});

/** Opens the event stream; returns a function that sends an event. */
function newsOf(): (text: string) => void {
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
  return (text) => say(text);
}

test('server events update the page', async () => {
  const say = newsOf();
  show([order(1)]);
  expect(await screen.findByText('Pending')).toBeVisible();
  const accepted = order(1, { order_status: 'Accepted' });
  has([accepted]);
  say(`event: order\ndata: {"order_id":"${id(1)}","order_st`);
  say('atus":"Accepted"}\n\n');
  expect(await screen.findByText('Accepted', { selector: 'span' })).toBeVisible();
});

test('ordering again uses current prices and opens the Shopping page', async () => {
  const seen = server.answers(listStoreItems, {
    ids: [onShelf(5, 'Rice', { price: 399 }), onShelf(6, 'Tea')],
    ...free,
  });
  const { user, router } = show([order(1, { order_status: 'Delivered' })]);
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/shopping'));
  expect(seen[0]?.params).toEqual({ vendorId: id(90), storeId: id(1) });
  expect(carts()).toMatchObject([
    {
      store_id: id(1),
      vendorId: id(90),
      storeName: 'Store 1',
      storeType: 'Delivery',
      totalPrice: 798,
      items: [{ ingredient_id: id(5), name: 'Rice', quantity: 2, price: 399 }],
    },
  ]);
  expect(router.state.location.state).toEqual({
    reordered: {
      store_id: id(1),
      store_name: 'Store 1',
      notes: ['Rice: now $3.99, was $3.49'],
    },
  });
});

test('ordering again names missing items and takes short ones as far as in stock', async () => {
  server.answers(listStoreItems, {
    ids: [
      onShelf(5, 'Rice'),
      onShelf(6, 'Tea', { quantity: 1 }),
      onShelf(7, 'Salt', { quantity: 0 }),
    ],
    ...free,
  });
  const items = [line(5, 'Rice'), line(6, 'Tea', 3), line(7, 'Salt'), line(8, 'Saffron')];
  const { user, router } = show([order(1, { items, delivery_method: 'Pickup' })]);
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  expect(await screen.findByText('Added to your cart at Store 1, with changes')).toBeVisible();
  expect(router.state.location.state).toMatchObject({
    reordered: {
      notes: ['Tea: only 1 left', 'Salt: not available now', 'Saffron: not available now'],
    },
  });
  expect(carts()).toMatchObject([
    {
      storeType: 'Pickup',
      items: [
        { name: 'Rice', quantity: 2 },
        { name: 'Tea', quantity: 1 },
      ],
    },
  ]);
});

test.for([
  ['store_not_found', 'Store 1 is closed.'],
  ['internal', 'Something went wrong'],
] as const)('a store that answers %s shows an error and makes no cart', async ([code, text]) => {
  server.refuses(listStoreItems, code);
  const { user, router } = show([order(1)]);
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(router.state.location.pathname).toBe('/orders');
  expect(carts()).toEqual([]);
});

test('a paused store says until when, and makes no cart', async () => {
  server.sends(listStoreItems, () => Response.json({ ids: '[]', back_on: '2026-12-27' }));
  const { user } = show([order(1)]);
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  expect(await screen.findByText('Store 1 is paused until Dec 27.')).toBeVisible();
  expect(carts()).toEqual([]);
});

test('ordering again reports a store without any of the items', async () => {
  server.answers(listStoreItems, { ids: [onShelf(6, 'Tea')], ...free });
  const { user } = show([order(1)]);
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  expect(await screen.findByText('Store 1 has none of these items now.')).toBeVisible();
  expect(carts()).toEqual([]);
});

test('Print puts one order on a sheet with store, lines, total, date and status', async () => {
  const printed = vi.fn<() => void>();
  vi.stubGlobal('print', printed);
  const { user } = show([order(1, { order_status: 'Accepted' }), order(2)]);
  const buttons = await screen.findAllByRole('button', { name: 'Print', hidden: true });
  await user.click(buttons[1] as HTMLElement);
  expect(printed).toHaveBeenCalledTimes(1);
  const sheet = within(screen.getByRole('main', { name: 'Order to print', hidden: true }));
  expect(sheet.getByText('Store 1')).toBeInTheDocument();
  expect(sheet.getByText('Accepted')).toBeInTheDocument();
  expect(sheet.getByText('Mar 1, 2026, 12:00 PM')).toBeInTheDocument();
  expect(sheet.getByText('Mar 1, 2026, 3:30 PM')).toBeInTheDocument();
  expect(sheet.getByText(id(1))).toBeInTheDocument();
  const [, rice, sum] = sheet.getAllByRole('row', { hidden: true });
  expect(rice).toHaveTextContent('Rice18 oz (500 g)$3.492$6.98');
  expect(sum).toHaveTextContent('Total$6.98');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('main', { name: 'Order to print', hidden: true })).toBeNull();
});

test('the focus stays on an order after it is cancelled', async () => {
  const gone = order(1, { order_status: 'Rejected', rejected_by: 'shopper' });
  const { user } = show([order(1)]);
  server.answers(cancelOrder, gone);
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByRole('button', { name: 'Keep order' })).toHaveFocus();
  has([gone]);
  await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
  await screen.findByText(/You cancelled it/);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Order again' })).toHaveFocus());
});

test('the cancel dialog closes with a reason when the store accepts meanwhile', async () => {
  const say = newsOf();
  const { user } = show([order(1)]);
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByRole('button', { name: 'Keep order' })).toHaveFocus();
  const accepted = order(1, { order_status: 'Accepted' });
  has([accepted]);
  say(`event: order\ndata: {"order_id":"${id(1)}","order_status":"Accepted"}\n\n`);
  expect(await screen.findByText('The order has already moved on')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Order again' })).toHaveFocus());
});

test('an order repeated before leaving fills no cart', async () => {
  const seen = server.answers(listStoreItems, { ids: [onShelf(5, 'Rice')], ...free });
  const { user, router } = show([order(1)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Order again' }));
  await act(() => router.navigate('/help'));
  await waitFor(() => expect(seen).toHaveLength(1));
  // The second answer proves that the first was handled.
  server.refuses(listStoreItems, 'internal');
  await act(() => router.navigate('/orders'));
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(router.state.location.pathname).toBe('/orders');
  expect(carts()).toEqual([]);
});

test('a cancellation whose event precedes its answer is not reported as a conflict', async () => {
  const say = newsOf();
  const answer = Promise.withResolvers<Response>();
  server.sends(cancelOrder, () => answer.promise);
  const { user } = show([order(1)]);
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  const gone = order(1, { order_status: 'Rejected', rejected_by: 'shopper' });
  has([gone]);
  say(`event: order\ndata: {"order_id":"${id(1)}","order_status":"Rejected"}\n\n`);
  await screen.findByText(/You cancelled it/);
  answer.resolve(HttpResponse.json({ error: 'internal', message: 'Lost' }, { status: 500 }));
  await screen.findByText('Lost');
  expect(screen.queryByText('The order has already moved on')).toBeNull();
});

test('without the server the last known orders are shown, to their own person only', async () => {
  show([order(1)]);
  await screen.findByText('Store 1');
  cleanup();
  // A minute later: until then what was read counts as fresh.
  const kept: unknown = JSON.parse(keptText('orders') ?? '');
  keep('orders', JSON.stringify(Object.assign({}, kept, { at: Date.now() - 60_000 })));

  server.refuses(listMyOrders, 'unavailable');
  const { user } = openPage(<OrdersPage />, { at: '/orders', as: someone() });
  expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
  expect(screen.getByText('Store 1')).toBeVisible();
  has([order(2)]);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Store 2')).toBeVisible();
  expect(screen.queryByText(/^The server cannot be reached/)).toBeNull();
  cleanup();

  server.refuses(listMyOrders, 'unavailable');
  openPage(<OrdersPage />, { at: '/orders', as: someone({ id: id(81) }) });
  expect(await screen.findByText('Failed to fetch orders')).toBeVisible();
  expect(screen.queryByText('Store 2')).toBeNull();
});

test('an order with a trip sheet leads to it; one without does not', async () => {
  addStops([{ id: id(1), store_id: id(1), storeName: 'Store 1', items: [] }]);
  has([order(1, { delivery_method: 'Pickup' }), order(2)]);
  openPage(<OrdersPage />, { at: '/orders', as: someone() });
  await screen.findByText('Store 2');
  const links = screen.getAllByRole('link', { name: 'Trip sheet', hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/trip?stop=${id(1)}`]);
});
