import { cents } from '@larder/shared/basics/money';
import { isInGroup } from '@larder/shared/orders/orders';
import { type Order } from '@larder/shared/orders/orders.calls';
import { pickList } from '@larder/shared/orders/picking.calls';
import {
  changeOrderStatus,
  changeOrderStatuses,
  findVendorOrder,
  listVendorOrderIds,
  listVendorOrders,
  vendorOverview,
} from '@larder/shared/orders/vendorOrders.calls';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';

import { toasts } from '#platform/page/toast.ts';
import { keep, keptText } from '#testing/kept.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';
import { useLeftChanges } from '#vendor/orders/queries/orderStatus.ts';
import { vendorOrder } from '#vendor/orders/testing/vendorOrder.ts';

import { VendorOrdersPage } from './VendorOrdersPage.tsx';

const server = mockServer();
afterEach(() => vi.unstubAllGlobals());

const vendor = someone({ role: 'vendor', name: 'Vera' });
const STORE = '01890000-0000-7000-8000-00000000000a';
const PIER = '01890000-0000-7000-8000-00000000000b';
const PEND = 'aaaaaaaa-1111-7000-8000-000000000001';
const ACC = 'bbbbbbbb-2222-7000-8000-000000000002';
const DEL = 'cccccccc-3333-7000-8000-000000000003';

function order(order_id: string, more: Partial<Order> = {}): Order {
  return vendorOrder({
    order_id,
    user_id: vendor.id,
    store_id: STORE,
    vendor_id: vendor.id,
    order_status: 'pending',
    items: [
      {
        ingredient_id: '01890000-0000-7000-8000-0000000000b1',
        name: 'Basmati Rice',
        unit_quantity: 500,
        unit: 'gm',
        price: cents(500),
        quantity: 2,
        image: null,
      },
    ],
    ...more,
  });
}

const three = [
  order(PEND, { created_at: new Date('2026-05-03T10:00:00Z') }),
  order(ACC, {
    created_at: new Date('2026-05-02T10:00:00Z'),
    order_status: 'Accepted',
    total_price: cents(3000),
    delivery_method: null,
  }),
  order(DEL, { order_status: 'Delivered', total_price: cents(2000), customer_name: 'Kim Park' }),
];

const AS_OF = new Date('2026-05-03T12:00:00Z');

/** A server with these orders; it filters and searches as the tests need. */
function has(orders: Order[], { next_cursor }: { next_cursor?: string } = {}) {
  const count = (status: string) => orders.filter((one) => one.order_status === status).length;
  server.answers(vendorOverview, {
    counts: {
      pending: count('pending'),
      Accepted: count('Accepted'),
      Rejected: count('Rejected'),
      Delivered: count('Delivered'),
    },
    newest_at: AS_OF,
    stores: [
      { store_id: STORE, name: 'Corner Shop', closed: false },
      { store_id: PIER, name: 'Pier', closed: true },
    ],
  });
  server.answers(findVendorOrder, ({ params }) => {
    const found = orders.find((one) => one.order_id === params['id']);
    if (!found) throw new Error('no such order');
    return found;
  });
  return server.answers(listVendorOrders, ({ query }) => {
    const { status, group, q = '', until } = query;
    const fits = orders.filter(
      (one) =>
        (status === undefined || one.order_status === status) &&
        (group === undefined || isInGroup(one.order_status, group === 'todo' ? 'todo' : 'done')) &&
        JSON.stringify(one).toLowerCase().includes(q.toLowerCase()),
    );
    const value = fits.filter(
      (one) => until === undefined || one.created_at.toISOString() <= until,
    );
    return {
      value,
      first: query['cursor'] === undefined ? 1 : 101,
      total: 1234,
      total_capped: false,
      truncated: next_cursor !== undefined,
      ...(next_cursor !== undefined && { next_cursor }),
      ...(query['cursor'] !== undefined && { previous_cursor: 'back' }),
      as_of: until === undefined ? AS_OF : new Date(until),
      newer: fits.length - value.length,
    };
  });
}

const ALL = '/vendor/orders?status=all';

async function open(value: Order[] = three, at = ALL) {
  const asked = has(value);
  const page = openPage(<VendorOrdersPage />, { at, as: vendor });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return { ...page, asked };
}

const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].map((row) => row.dataset.row);
const row = (id: string) => screen.getByRole('row', { name: `Order ${id.slice(0, 12)}` });

/** As the vendor's frame has it. */
function LeftChanges(): null {
  useLeftChanges();
  return null;
}

const texts = (elements: readonly HTMLElement[]) => elements.map((one) => one.textContent);

test('shows the specified columns', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Orders' }));
  expect(texts(table.getAllByRole('columnheader'))).toEqual([
    'Select all orders of this page',
    'Order ID',
    'Order Date',
    'Items',
    'Total Price',
    'Delivery Method',
    'Status',
    'Actions',
  ]);
  expect(within(row(PEND)).getByText('Pending')).toBeVisible();
  expect(texts(within(row(ACC)).getAllByRole('cell')).slice(1, 7)).toEqual([
    'bbbbbbbb-222Sam Rivera',
    expect.stringContaining('May 2'),
    '1 item',
    '$30.00',
    'Not specified348 W 22nd St',
    'Accepted',
  ]);
});

test('items open below their row', async () => {
  const { user } = await open();
  await user.click(within(row(PEND)).getByRole('button', { name: '1 item' }));
  expect(screen.getByRole('list', { name: 'Items' })).toHaveTextContent('Basmati Rice500 gm × 2');
});

test('sorts by the choice, and the address keeps it', async () => {
  const { user, asked, router } = await open();
  expect(texts(within(screen.getByLabelText('Sort')).getAllByRole('option'))).toEqual([
    'Newest First',
    'Oldest First',
    'Price: High to Low',
    'Price: Low to High',
    'By Slot',
  ]);
  await user.selectOptions(screen.getByLabelText('Sort'), 'Price: High to Low');
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ sort: 'priceHigh' }));
  expect(router.state.location.search).toBe('?status=all&sort=priceHigh');
});

test('filters by status with counts, and reports an empty status', async () => {
  const { user } = await open();
  const filters = within(await screen.findByRole('group', { name: 'Filter by status' }));
  for (const name of ['All Orders 3', 'Pending 1', 'Accepted 1', 'Rejected 0', 'Delivered 1']) {
    expect(filters.getByRole('button', { name })).toBeVisible();
  }
  await user.click(filters.getByRole('button', { name: 'Delivered 1' }));
  await waitFor(() => expect(ids()).toEqual([DEL]));
  await user.click(filters.getByRole('button', { name: 'Rejected 0' }));
  expect(await screen.findByRole('heading', { name: 'No orders found' })).toBeVisible();
  expect(screen.getByText('No Rejected orders available.')).toBeVisible();
});

test('shows no empty state while another filter loads', async () => {
  const { user } = await open(three, '/vendor/orders?status=Rejected');
  expect(screen.getByText('No Rejected orders available.')).toBeVisible();
  server.sends(listVendorOrders, () => new HttpResponse(new ReadableStream()));
  await user.click(await screen.findByRole('button', { name: 'Delivered 1' }));
  expect(await screen.findByText('Loading orders')).toBeInTheDocument();
  expect(screen.queryByText(/orders available/)).toBeNull();
});

test('filters by store, closed ones too', async () => {
  const { user, asked } = await open();
  await user.selectOptions(await screen.findByLabelText('Store'), 'Pier (closed)');
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ store_id: PIER }));
});

test('shows large counts exactly', async () => {
  has(three);
  const counts = { pending: 17_187, Accepted: 2, Rejected: 0, Delivered: 0 };
  server.answers(vendorOverview, { counts, newest_at: null, stores: [] });
  openPage(<VendorOrdersPage />, { at: ALL, as: vendor });
  expect(await screen.findByRole('button', { name: 'Pending 17,187' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'To do 17,189' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'All Orders 17,189' })).toBeVisible();
});

test('a search sends one request, and can be cleared', async () => {
  const { user, asked, router } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'kim');
  await waitFor(() => expect(ids()).toEqual([DEL]));
  expect(row(DEL)).toHaveTextContent('Kim Park');
  expect(asked.map(({ query }) => query['q'])).toEqual([undefined, 'kim']);
  expect(router.state.location.search).toBe('?status=all&q=kim');
  await user.type(screen.getByRole('searchbox'), 'zzz');
  expect(await screen.findByText('Nothing matches “kimzzz”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  await waitFor(() => expect(ids()).toEqual([PEND, ACC, DEL]));
});

test('the address restores filter, search, sort and page', async () => {
  const asked = has(three, { next_cursor: 'on' });
  const at = '/vendor/orders?status=pending&sort=oldest&q=rice&from=here';
  const { user, router } = openPage(<VendorOrdersPage />, { at, as: vendor });
  await waitFor(() => expect(ids()).toEqual([PEND]));
  expect(asked[0]?.query).toEqual({
    status: 'pending',
    sort: 'oldest',
    q: 'rice',
    cursor: 'here',
    limit: '50',
  });
  expect(screen.getByRole('searchbox')).toHaveValue('rice');
  const pages = screen.getByRole('navigation', { name: 'Pages' });
  expect(pages).toHaveTextContent('101–101 of 1,234 orders');
  await user.click(within(pages).getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ cursor: 'on' }));
  await waitFor(() => expect(row(PEND)).toHaveFocus());
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.search).toContain('from=here'));
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ cursor: 'back' }));
  // Another filter starts at the first page.
  await user.click(screen.getByRole('button', { name: 'All Orders 3' }));
  await waitFor(() => expect(asked.at(-1)?.query['cursor']).toBeUndefined());
  expect(router.state.location.search).toBe('?status=all&sort=oldest&q=rice');
});

test('without orders it says when they will appear', async () => {
  await open([]);
  expect(
    screen.getByText(
      "You don't have any orders yet. They will appear here when customers place them.",
    ),
  ).toBeVisible();
});

test('accepting shows a toast, updates the row and keeps the focus in it', async () => {
  const { user } = await open();
  const seen = server.answers(changeOrderStatus, order(PEND, { order_status: 'Accepted' }));
  has([order(PEND, { order_status: 'Accepted' }), ...three.slice(1)]);
  await user.click(within(row(PEND)).getByRole('button', { name: 'Accept order aaaaaaaa-111' }));
  expect(await screen.findByText('Order aaaaaaaa... has been marked as Accepted.')).toBeVisible();
  expect(within(row(PEND)).getByText('Accepted')).toBeVisible();
  await waitFor(() => expect(row(PEND)).toContainElement(document.activeElement as HTMLElement));
  act(toasts.dismissUndo);
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toEqual({ order_id: PEND, order_status: 'Accepted' });
  expect(within(row(PEND)).getByText('Accepted')).toBeVisible();
});

test('a second press right after accepting does not deliver', async () => {
  const { user } = await open();
  const seen = server.answers(changeOrderStatus, order(PEND, { order_status: 'Accepted' }));
  has([order(PEND, { order_status: 'Accepted' }), ...three.slice(1)]);
  await user.click(within(row(PEND)).getByRole('button', { name: 'Accept order aaaaaaaa-111' }));
  await user.click(await within(row(PEND)).findByRole('button', { name: /^Deliver/ }));
  act(toasts.dismissUndo);
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toEqual({ order_id: PEND, order_status: 'Accepted' });
});

test('the second press of a double click leaves the order alone that moved up', async () => {
  const also = order(ACC, { created_at: new Date('2026-05-02T10:00:00Z') });
  const { user } = await open([order(PEND), also], '/vendor/orders?status=pending');
  const button = within(row(PEND)).getByRole('button', { name: /^Accept/ });
  fireEvent.click(button, { detail: 1 });
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Accept order/ })).toHaveLength(1),
  );
  fireEvent.click(screen.getByRole('button', { name: /^Accept order/ }), { detail: 2 });
  expect(keptText('waitingOrderChanges')).toContain(PEND);
  expect(keptText('waitingOrderChanges')).not.toContain(ACC);
  await user.click(screen.getByRole('button', { name: /^Accept order/ }));
  expect(keptText('waitingOrderChanges')).toContain(ACC);
});

test('Undo takes a change back before anything is sent', async () => {
  const { user } = await open();
  const seen = server.answers(changeOrderStatus, order(ACC, { order_status: 'Delivered' }));
  await user.click(within(row(ACC)).getByRole('button', { name: /^Deliver/ }));
  expect(within(row(ACC)).getByText('Delivered')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(within(row(ACC)).getByText('Accepted')).toBeVisible();
  expect(keptText('waitingOrderChanges')).toBe('[]');
  expect(seen).toHaveLength(0);
  // Soon after the Undo, which does not count as a double press.
  await user.click(within(row(ACC)).getByRole('button', { name: /^Deliver/ }));
  expect(keptText('waitingOrderChanges')).toContain(ACC);
});

test('a change that an earlier page left is shown, and sent once', async () => {
  const waiting = { id: 'w', user_id: vendor.id, order_ids: [ACC], to: 'Delivered', sent: false };
  keep('waitingOrderChanges', JSON.stringify([{ ...waiting, due: Date.now() }]));
  const seen = server.answers(changeOrderStatus, order(ACC, { order_status: 'Delivered' }));
  has(three);
  const page = (
    <>
      <LeftChanges />
      <VendorOrdersPage />
    </>
  );
  openPage(page, { at: ALL, as: vendor });
  await waitFor(() => expect(within(row(ACC)).getByText('Delivered')).toBeVisible());
  await waitFor(() => expect(keptText('waitingOrderChanges')).toBe('[]'));
  expect(seen.map(({ body }) => body)).toEqual([{ order_id: ACC, order_status: 'Delivered' }]);
});

test('leaving the page sends what waits, and coming back settles it', async () => {
  has(three);
  const page = (
    <>
      <LeftChanges />
      <VendorOrdersPage />
    </>
  );
  const { user } = openPage(page, { at: ALL, as: vendor });
  const deliver = await screen.findByRole('button', { name: 'Deliver, order bbbbbbbb-222' });
  const seen = server.answers(changeOrderStatus, order(ACC, { order_status: 'Delivered' }));
  await user.click(deliver);
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(seen).toHaveLength(1));
  // Nothing is sent again by the page that is being left.
  act(toasts.dismissUndo);
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(keptText('waitingOrderChanges')).toBe('[]'));
  expect(seen.length).toBeLessThanOrEqual(2);
});

test('another account’s waiting changes are left alone', async () => {
  const waiting = {
    id: 'w',
    user_id: STORE,
    order_ids: [ACC],
    to: 'Delivered',
    sent: false,
    due: 0,
  };
  keep('waitingOrderChanges', JSON.stringify([waiting]));
  await open();
  expect(within(row(ACC)).getByText('Accepted')).toBeVisible();
});

test('without a connection a change stays, shown and told', async () => {
  const { user } = await open();
  server.sends(changeOrderStatus, () => HttpResponse.error());
  await user.click(within(row(ACC)).getByRole('button', { name: /^Deliver/ }));
  act(toasts.dismissUndo);
  expect(
    await screen.findByText('No connection. The change is sent as soon as there is one.'),
  ).toBeVisible();
  expect(within(row(ACC)).getByText('Delivered')).toBeVisible();
  expect(keptText('waitingOrderChanges')).toContain(ACC);
});

test('rejecting asks for an optional reason', async () => {
  const { user } = await open();
  const seen = server.answers(
    changeOrderStatus,
    order(PEND, { order_status: 'Rejected', rejected_by: 'vendor', reject_reason: 'Sold out' }),
  );
  await user.click(within(row(PEND)).getByRole('button', { name: 'Reject order aaaaaaaa-111' }));
  await user.type(await screen.findByLabelText('Reason (optional)'), ' Sold out ');
  await user.click(screen.getByRole('button', { name: 'Reject order' }));
  expect(await screen.findByText('Order aaaaaaaa... has been marked as Rejected.')).toBeVisible();
  expect(seen[0]?.body).toEqual({
    order_id: PEND,
    order_status: 'Rejected',
    reject_reason: 'Sold out',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a failed rejection keeps the reason', async () => {
  const { user } = await open();
  server.breaks(changeOrderStatus);
  await user.click(within(row(PEND)).getByRole('button', { name: 'Reject order aaaaaaaa-111' }));
  await user.type(await screen.findByLabelText('Reason (optional)'), 'Sold out');
  await user.click(screen.getByRole('button', { name: 'Reject order' }));
  expect(await screen.findByText(/^Error updating order status: An unexpected/)).toBeVisible();
  expect(screen.getByLabelText('Reason (optional)')).toHaveValue('Sold out');
  server.answers(changeOrderStatus, order(PEND, { order_status: 'Rejected' }));
  await user.click(screen.getByRole('button', { name: 'Reject order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the dialog closes when somebody else changed the order', async () => {
  const { user } = await open();
  server.refuses(changeOrderStatus, 'invalid_transition');
  await user.click(within(row(PEND)).getByRole('button', { name: 'Reject order aaaaaaaa-111' }));
  await user.click(await screen.findByRole('button', { name: 'Reject order' }));
  expect(await screen.findByText(/The order has already moved on$/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('accepting another order keeps a typed reason', async () => {
  const { user } = await open([order(PEND), order(ACC)]);
  const seen = server.answers(changeOrderStatus, order(PEND, { order_status: 'Accepted' }));
  await user.click(within(row(PEND)).getByRole('button', { name: 'Accept order aaaaaaaa-111' }));
  await user.click(within(row(ACC)).getByRole('button', { name: 'Reject order bbbbbbbb-222' }));
  await user.type(await screen.findByLabelText('Reason (optional)'), 'Sold out');
  act(toasts.dismissUndo);
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(screen.getByLabelText('Reason (optional)')).toHaveValue('Sold out');
});

test('a usual reason is one press; what was missing goes with it', async () => {
  const { user } = await open();
  const seen = server.answers(changeOrderStatus, order(PEND, { order_status: 'Rejected' }));
  await user.click(within(row(PEND)).getByRole('button', { name: 'Reject order aaaaaaaa-111' }));
  await user.click(await screen.findByRole('button', { name: 'Out of stock' }));
  const missing = screen.getByRole('list', { name: 'Set what was missing to 0' });
  await user.click(within(missing).getByRole('checkbox', { name: 'Basmati Rice, 500 gm' }));
  await user.click(screen.getByRole('button', { name: 'Reject order' }));
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toEqual({
    order_id: PEND,
    order_status: 'Rejected',
    reject_reason: 'Out of stock',
    missing: ['01890000-0000-7000-8000-0000000000b1'],
  });
});

test('a refusal shows the server’s words and refetches the row', async () => {
  const { user } = await open();
  server.refuses(changeOrderStatus, 'invalid_transition', {
    message: 'The order is already Rejected',
  });
  has([order(PEND, { order_status: 'Rejected', rejected_by: 'shopper' })]);
  await user.click(within(row(PEND)).getByRole('button', { name: 'Accept order aaaaaaaa-111' }));
  act(toasts.dismissUndo);
  expect(
    await screen.findByText('Error updating order status: The order is already Rejected'),
  ).toBeVisible();
  expect(await within(row(PEND)).findByText('Rejected')).toBeVisible();
});

test('the details show customer and address, and can deliver', async () => {
  const { user } = await open();
  const seen = server.answers(changeOrderStatus, order(ACC, { order_status: 'Delivered' }));
  await user.click(screen.getByRole('button', { name: 'View details of order bbbbbbbb-222' }));
  const details = await screen.findByRole('dialog', { name: 'Sam Rivera' });
  expect(texts(within(details).getAllByRole('term'))).toEqual([
    'Delivery Method',
    'Delivery Address',
    'Order Date',
    'Order ID',
    'Customer ID',
  ]);
  expect(details).toHaveTextContent(`Order ID${ACC}`);
  expect(within(details).getByText('Accepted')).toBeVisible();
  expect(details).toHaveTextContent('Delivery Address348 W 22nd St');
  expect(details).toHaveTextContent('Delivery MethodNot specified');
  await user.click(within(details).getByRole('button', { name: /^Mark as Delivered/ }));
  act(toasts.dismissUndo);
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toEqual({ order_id: ACC, order_status: 'Delivered' });
});

test('the details have a phone to call and the note, as the shopper wrote it', async () => {
  const { user } = await open([
    order(PEND, { customer_phone: '+1 212 555 0123', note: '<b>Ring</b>\ntwice' }),
  ]);
  await user.click(screen.getByRole('button', { name: 'View details of order aaaaaaaa-111' }));
  const details = await screen.findByRole('dialog', { name: 'Sam Rivera' });
  expect(within(details).getByRole('link', { name: '+1 212 555 0123' })).toHaveAttribute(
    'href',
    'tel:+12125550123',
  );
  expect(details).toHaveTextContent('<b>Ring</b> twice');
});

test('a deleted customer is Anonymous, and a reason is shown', async () => {
  await open(
    [
      order(PEND, {
        user_id: null,
        customer_name: null,
        delivery_address: null,
        order_status: 'Rejected',
        rejected_by: 'vendor',
        reject_reason: 'Sold out',
      }),
    ],
    `${ALL}&order=${PEND}`,
  );
  const details = await screen.findByRole('dialog');
  expect(within(details).getByText('Customer ID').nextSibling).toHaveTextContent('Anonymous');
  expect(details).toHaveTextContent('ReasonSold out');
  expect(within(details).queryByRole('button', { name: /Accept|Reject|Deliver/ })).toBeNull();
});

test('J and K move between rows, Enter opens, A accepts, ? shows help', async () => {
  const { user } = await open();
  await user.keyboard('jj');
  expect(row(ACC)).toHaveFocus();
  await user.keyboard('k');
  expect(row(PEND)).toHaveFocus();
  await user.keyboard('{Enter}');
  const details = await screen.findByRole('dialog', { name: 'Sam Rivera' });
  for (const name of ['Accept order aaaaaaaa-111', 'Reject order aaaaaaaa-111', 'Close']) {
    expect(within(details).getAllByRole('button', { name })[0]).toBeVisible();
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(row(PEND)).toHaveFocus());
  const seen = server.answers(changeOrderStatus, order(PEND, { order_status: 'Accepted' }));
  await user.keyboard('a');
  act(toasts.dismissUndo);
  await waitFor(() => expect(seen).toHaveLength(1));
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('/ focuses the search, where letters type again', async () => {
  const { user } = await open();
  await user.keyboard('/jay');
  expect(screen.getByRole('searchbox')).toHaveValue('jay');
});

test('the shortcuts can be switched off', async () => {
  const { user } = await open();
  await user.keyboard('?');
  await user.click(screen.getByRole('checkbox', { name: 'Use single-key shortcuts' }));
  await user.keyboard('{Escape}');
  await user.keyboard('j');
  expect(row(PEND)).not.toHaveFocus();
});

test('orders that arrive meanwhile wait behind a button', async () => {
  const { user } = await open([three[1] as Order]);
  const late = order(PEND, { created_at: new Date('2026-05-03T12:00:01Z') });
  has([late, ...three.slice(1)]);
  // A change refetches the list, as an event would.
  server.refuses(changeOrderStatus, 'busy');
  await user.click(within(row(ACC)).getByRole('button', { name: /^Deliver/ }));
  act(toasts.dismissUndo);
  const news = await screen.findByRole('button', { name: '1 new order' });
  expect(ids()).toEqual([ACC, DEL]);
  await user.click(news);
  await waitFor(() => expect(row(PEND)).toHaveFocus());
  expect(row(PEND)).toHaveTextContent('New');
  expect(row(ACC)).not.toHaveTextContent('New');
});

test('the page gets the focus after the last order of the list', async () => {
  has([order(PEND)]);
  const { user } = openPage(<VendorOrdersPage />, {
    at: '/vendor/orders?status=pending',
    as: vendor,
  });
  const accept = await screen.findByRole('button', { name: 'Accept order aaaaaaaa-111' });
  server.answers(changeOrderStatus, order(PEND, { order_status: 'Accepted' }));
  has([order(PEND, { order_status: 'Accepted' })]);
  await user.click(accept);
  expect(await screen.findByText('No orders found')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('the focus keeps its position when somebody else’s change removes the order', async () => {
  const [one, two] = [PEND, ACC].map((id) => order(id)) as [Order, Order];
  const { user } = await open([one, two], '/vendor/orders?status=pending');
  await user.keyboard('j');
  expect(row(PEND)).toHaveFocus();
  has([two]);
  // An event leaves the focus alone, and so does this.
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Refresh' }));
  act(() => row(PEND).focus());
  await waitFor(() => expect(ids()).toEqual([ACC]));
  await waitFor(() => expect(row(ACC)).toHaveFocus());
});

test('the details of an order on another page can be opened', async () => {
  const { router, user } = await open([three[0] as Order], `/vendor/orders?q=zzz&order=${PEND}`);
  expect(await screen.findByRole('dialog', { name: 'Sam Rivera' })).toHaveTextContent(PEND);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=zzz'));
});

test('details of an unknown order show an error', async () => {
  has(three);
  server.refuses(findVendorOrder, 'order_not_found', { message: 'Order not found' });
  openPage(<VendorOrdersPage />, { at: `${ALL}&order=${STORE}`, as: vendor });
  const details = await screen.findByRole('dialog', { name: 'Order 01890000' });
  expect(await within(details).findByText('Order not found')).toBeVisible();
});

test('the page gets the focus when the pick list is opened and left, by Back too', async () => {
  server.answers(pickList, { value: [], truncated: false });
  has(three);
  const { user, router } = openPage(<VendorOrdersPage />, { at: '/vendor/orders', as: vendor });
  const main = screen.getByRole('main');
  const leave = [
    async () => user.click(await screen.findByRole('button', { name: 'Back to Orders' })),
    () => router.navigate(-1),
  ];
  for (const goBack of leave) {
    await user.click(await screen.findByRole('button', { name: 'Pick list' }));
    await waitFor(() => expect(main).toHaveFocus());
    (await screen.findByRole('button', { name: 'Back to Orders' })).focus();
    await goBack();
    // The pick list has a button of this name, too.
    await screen.findByRole('heading', { level: 1, name: 'Orders' });
    expect(await screen.findByRole('button', { name: 'Pick list' })).toBeVisible();
    await waitFor(() => expect(main).toHaveFocus());
  }
});

test('P opens the focused order’s pick list', async () => {
  const asked = server.answers(pickList, { value: [], truncated: false });
  const { user } = await open();
  await user.keyboard('jp');
  expect(screen.queryByRole('heading', { name: 'Pick list' })).toBeNull();
  await user.keyboard('jp');
  expect(await screen.findByText('Nothing to pick')).toBeVisible();
  expect(asked[0]?.query).toEqual({ order_ids: ACC });
});

test('a failed request can be retried', async () => {
  has(three);
  server.refuses(listVendorOrders, 'unavailable');
  const { user } = openPage(<VendorOrdersPage />, { at: ALL, as: vendor });
  expect(await screen.findByText('Failed to load orders. Please try again.')).toBeVisible();
  has(three);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(ids()).toHaveLength(3));
});

test('a phone shows cards with the same actions', async () => {
  const narrow = { matches: false, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', () => narrow);
  await open();
  expect(screen.queryByRole('table')).toBeNull();
  const list = screen.getByRole('list', { name: 'Orders' });
  expect(within(list).getByRole('button', { name: 'Accept order aaaaaaaa-111' })).toBeVisible();
  expect(list).toHaveTextContent('Kim Park');
  expect(
    within(list).getByRole('button', { name: 'Mark as Delivered, order bbbbbbbb-222' }),
  ).toBeVisible();
});

const pickup = order(ACC, {
  order_status: 'Accepted',
  delivery_method: 'Pickup',
  delivery_address: null,
});

test('an order that is picked up says so on its buttons, and has no place to go to', async () => {
  const { user } = await open([pickup]);
  const done = 'Picked up, order bbbbbbbb-222';
  expect(within(row(ACC)).getByRole('button', { name: done })).toHaveTextContent('Picked up');
  expect(screen.queryByRole('button', { name: /^(?:Mark as Delivered|Deliver),/ })).toBeNull();
  await user.click(boxOf(ACC));
  expect(bar().getByRole('button', { name: 'Picked up 1' })).toBeVisible();
  await user.click(boxOf(ACC));
  await user.click(screen.getByRole('button', { name: 'View details of order bbbbbbbb-222' }));
  const details = within(screen.getByRole('dialog'));
  expect(details.queryByText('Delivery Address')).toBeNull();
  await user.click(details.getByRole('button', { name: done }));
  expect(await screen.findByText('Order bbbbbbbb... has been marked as Delivered.')).toBeVisible();
});

test('a selection of both is handed over', async () => {
  const { user } = await open([pickup, order(FOUR, { order_status: 'Accepted' })]);
  await user.click(screen.getByRole('checkbox', { name: 'Select all orders of this page' }));
  expect(bar().getByRole('button', { name: 'Hand over 2' })).toBeVisible();
});

const FOUR = 'dddddddd-4444-7000-8000-000000000004';
const four = [
  order(PEND),
  order(FOUR),
  order(ACC, { order_status: 'Accepted' }),
  three[2] as Order,
];
const boxOf = (id: string) =>
  screen.getByRole('checkbox', { name: `Select order ${id.slice(0, 12)}` });
const bar = () => within(screen.getByRole('region', { name: 'Selected orders' }));

test('selected orders: the bar counts what applies, and rows hide their own buttons', async () => {
  const { user } = await open(four);
  expect(screen.queryByRole('region', { name: 'Selected orders' })).toBeNull();
  await user.click(boxOf(PEND));
  await user.keyboard('{Shift>}');
  await user.click(boxOf(ACC));
  await user.keyboard('{/Shift}');
  expect(bar().getByText('3 selected').parentElement).toHaveTextContent('3 selected · $30.00');
  expect(texts(bar().getAllByRole('button'))).toEqual([
    '',
    'Select the newest 500',
    'Accept 2',
    'Deliver 1',
    'Pick list 1',
    'Print 1',
  ]);
  expect(within(row(PEND)).queryByRole('button', { name: /^Accept/ })).toBeNull();
  expect(within(row(PEND)).getByRole('button', { name: /^View details/ })).toBeVisible();
});

test('accepting a selection is one call, and the result is told', async () => {
  const { user } = await open(four);
  const seen = server.answers(changeOrderStatuses, {
    value: [
      { order_id: PEND, order_status: 'Accepted', rejected_by: null, changed: true },
      { order_id: FOUR, order_status: 'Rejected', rejected_by: 'shopper', changed: false },
    ],
  });
  await user.click(screen.getByRole('checkbox', { name: 'Select all orders of this page' }));
  await user.click(bar().getByRole('button', { name: 'Accept 2' }));
  expect(await screen.findByText('2 orders have been marked as Accepted.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Selected orders' })).toBeNull();
  act(toasts.dismissUndo);
  expect(await screen.findByText('1 accepted, 1 was cancelled')).toBeVisible();
  expect(seen.map(({ body }) => body)).toEqual([
    { order_ids: [PEND, FOUR], order_status: 'Accepted' },
  ]);
});

test('all orders of a filter can be selected, on other pages too', async () => {
  const { user } = await open(four, '/vendor/orders?q=rice');
  const asked = server.answers(listVendorOrderIds, {
    value: [
      ...four,
      { order_id: STORE, order_status: 'pending' as const, total_price: cents(500) },
    ],
    truncated: false,
  });
  await user.click(boxOf(PEND));
  await user.click(bar().getByRole('button', { name: /^Select/ }));
  expect(await bar().findByText('5 selected')).toBeVisible();
  expect(asked[0]?.query).toEqual({ q: 'rice' });
  expect(bar().getByRole('button', { name: 'Accept 3' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Pending/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected orders' })).toBeNull());
});

test('X selects the focused order, Escape clears and keeps the focus', async () => {
  const { user } = await open(four);
  await user.keyboard('jx');
  expect(boxOf(PEND)).toBeChecked();
  await user.keyboard('jj{Shift>}X{/Shift}');
  expect(bar().getByText('3 selected')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(boxOf(PEND)).not.toBeChecked();
  expect(row(ACC)).toHaveFocus();
});

test('Print leads to the slips of the accepted ones, and sends first what waits', async () => {
  const { user, router } = await open(four);
  const seen = server.answers(changeOrderStatus, order(PEND, { order_status: 'Accepted' }));
  server.answers(pickList, { value: [], truncated: false });
  await user.click(within(row(PEND)).getByRole('button', { name: /^Accept/ }));
  for (const id of [PEND, ACC]) await user.click(boxOf(id));
  await user.click(bar().getByRole('button', { name: 'Print 2' }));
  await waitFor(() =>
    expect(router.state.location.search).toBe(`?status=all&pick=${PEND}%2C${ACC}&show=slips`),
  );
  expect(seen).toHaveLength(1);
});

test('the days of the list are whole local days, kept in the address', async () => {
  const { asked, router } = await open();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-05-01' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-05-02' } });
  await waitFor(() =>
    expect(asked.at(-1)?.query).toMatchObject({
      placed_from: new Date(2026, 4, 1).toISOString(),
      placed_before: new Date(2026, 4, 3).toISOString(),
    }),
  );
  expect(router.state.location.search).toBe('?status=all&first=2026-05-01&last=2026-05-02');
});

test('the listed orders can be had as a file, of all pages', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, asked } = await open(three, '/vendor/orders?q=kim&first=2026-05-01');
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(asked.at(-1)?.query).toMatchObject({ q: 'kim', limit: '1000' });
  const rows = (await files[0]?.text())?.trim().split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows?.[1]).toContain(`${DEL},2026-05-01T10:00:00.000Z,Corner Shop,Kim Park`);
  vi.restoreAllMocks();
});
