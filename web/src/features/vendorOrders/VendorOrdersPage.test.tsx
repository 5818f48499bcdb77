import {
  changeOrderStatus,
  listVendorOrders,
  type Order,
  orderEvents,
} from '@larder/shared/contract/orders';
import { cents } from '@larder/shared/domain/money';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { openPage, someone } from '#testing/page';
import { standInServer } from '#testing/server';

import { VendorOrdersPage } from './VendorOrdersPage.tsx';

const server = standInServer();
// No news unless a test has some.
beforeEach(() => {
  server.refuses(orderEvents, 'unavailable');
});
afterEach(() => vi.unstubAllGlobals());

const vendor = someone({ role: 'vendor', name: 'Vera' });
const PEND = 'aaaaaaaa-1111-7000-8000-000000000001';
const ACC = 'bbbbbbbb-2222-7000-8000-000000000002';
const DEL = 'cccccccc-3333-7000-8000-000000000003';

function order(order_id: string, more: Partial<Order> = {}): Order {
  return {
    order_id,
    user_id: vendor.id,
    store_id: '01890000-0000-7000-8000-00000000000a',
    vendor_id: vendor.id,
    store_name: 'Corner Shop',
    delivery_method: 'Deliver',
    order_status: 'pending',
    payment_status: 'success',
    total_price: cents(1000),
    created_at: new Date('2026-05-01T10:00:00Z'),
    updated_at: new Date('2026-05-01T10:00:00Z'),
    rejected_by: null,
    reject_reason: null,
    customer_name: 'Sam Rivera',
    delivery_address: '348 W 22nd St',
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
  };
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

function has(value: Order[]) {
  return server.answers(listVendorOrders, { value, total: value.length, truncated: false });
}

async function open(value: Order[] = three, at = '/vendor/orders') {
  has(value);
  const page = openPage(<VendorOrdersPage />, { at, as: vendor });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return page;
}

const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].map((row) => row.dataset.row);
const row = (id: string) => screen.getByRole('row', { name: `Order ${id.slice(0, 12)}` });

test('the table shows what the specification lists', async () => {
  await open();
  const cells = within(row(ACC))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells.slice(0, 6)).toEqual([
    'bbbbbbbb-222',
    expect.stringContaining('May 2'),
    '1 item',
    '$30.00',
    'Not specified',
    'Accepted',
  ]);
});

test('items open below their row', async () => {
  const { user } = await open();
  await user.click(within(row(PEND)).getByRole('button', { name: '1 item' }));
  expect(screen.getByRole('list', { name: 'Items' })).toHaveTextContent('Basmati Rice500 gm × 2');
});

test.for([
  ['newest', [PEND, ACC, DEL], 'the first choice'],
  ['oldest', [DEL, ACC, PEND], 'the other way round'],
  ['priceHigh', [ACC, DEL, PEND], 'dearest first'],
  ['priceLow', [PEND, DEL, ACC], 'cheapest first'],
] as const)('sorts by %s', async ([sort, expected]) => {
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('Sort'), sort);
  expect(ids()).toEqual(expected);
});

test('filters by status with counts, and says when a status has none', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Delivered 1' }));
  expect(ids()).toEqual([DEL]);
  await user.click(screen.getByRole('button', { name: 'Rejected 0' }));
  expect(screen.getByRole('heading', { name: 'No orders found' })).toBeVisible();
  expect(screen.getByText('No Rejected orders available.')).toBeVisible();
});

test.for([
  ['BBBB', [ACC], 'part of the id, any case'],
  ['kim', [DEL], 'the customer'],
  ['basmati', [PEND, ACC, DEL], 'an item'],
  ['zzz', [], 'nothing'],
] as const)('searching %s', async ([text, expected]) => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), text);
  await waitFor(() => expect(ids()).toEqual(expected));
});

test('without any order it says when they will come', async () => {
  await open([]);
  expect(
    screen.getByText(
      "You don't have any orders yet. They will appear here when customers place them.",
    ),
  ).toBeVisible();
});

test('accepting tells so, changes the row and keeps the focus in it', async () => {
  const { user } = await open();
  const seen = server.answers(changeOrderStatus, order(PEND, { order_status: 'Accepted' }));
  await user.click(within(row(PEND)).getByRole('button', { name: 'Accept order aaaaaaaa-111' }));
  expect(await screen.findByText('Order aaaaaaaa... has been marked as Accepted.')).toBeVisible();
  expect(seen[0]?.body).toEqual({ order_id: PEND, order_status: 'Accepted' });
  expect(within(row(PEND)).getByText('Accepted')).toBeVisible();
  await waitFor(() => expect(row(PEND)).toContainElement(document.activeElement as HTMLElement));
});

test('a second press right after accepting does not deliver', async () => {
  const { user } = await open();
  const seen = server.answers(changeOrderStatus, order(PEND, { order_status: 'Accepted' }));
  await user.click(within(row(PEND)).getByRole('button', { name: 'Accept order aaaaaaaa-111' }));
  await user.click(await within(row(PEND)).findByRole('button', { name: /^Deliver/ }));
  expect(seen).toHaveLength(1);
});

test('rejecting asks for a reason that may stay empty', async () => {
  const { user } = await open();
  const seen = server.answers(
    changeOrderStatus,
    order(PEND, { order_status: 'Rejected', rejected_by: 'vendor', reject_reason: 'Sold out' }),
  );
  await user.click(within(row(PEND)).getByRole('button', { name: 'Reject order aaaaaaaa-111' }));
  await user.type(screen.getByLabelText('Reason (optional)'), ' Sold out ');
  await user.click(screen.getByRole('button', { name: 'Reject order' }));
  expect(await screen.findByText('Order aaaaaaaa... has been marked as Rejected.')).toBeVisible();
  expect(seen[0]?.body).toEqual({
    order_id: PEND,
    order_status: 'Rejected',
    reject_reason: 'Sold out',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refusal is told with the words of the server, and the row is read again', async () => {
  const { user } = await open();
  server.refuses(changeOrderStatus, 'invalid_transition', {
    message: 'The order is already Rejected',
  });
  has([order(PEND, { order_status: 'Rejected', rejected_by: 'shopper' })]);
  await user.click(within(row(PEND)).getByRole('button', { name: 'Accept order aaaaaaaa-111' }));
  expect(
    await screen.findByText('Error updating order status: The order is already Rejected'),
  ).toBeVisible();
  expect(await within(row(PEND)).findByText('Rejected')).toBeVisible();
});

test('the details name customer and address, and deliver', async () => {
  const { user } = await open();
  const seen = server.answers(changeOrderStatus, order(ACC, { order_status: 'Delivered' }));
  await user.click(screen.getByRole('button', { name: 'View details of order bbbbbbbb-222' }));
  const details = screen.getByRole('dialog', { name: 'Order bbbbbbbb' });
  expect(details).toHaveTextContent(`Order ID${ACC}`);
  expect(details).toHaveTextContent('CustomerSam Rivera');
  expect(details).toHaveTextContent('Delivery Address348 W 22nd St');
  expect(details).toHaveTextContent('Delivery MethodNot specified');
  await user.click(within(details).getByRole('button', { name: /^Mark as Delivered/ }));
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toEqual({ order_id: ACC, order_status: 'Delivered' });
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
    `/vendor/orders?order=${PEND}`,
  );
  const details = screen.getByRole('dialog');
  expect(details).toHaveTextContent('Customer IDAnonymous');
  expect(details).toHaveTextContent('ReasonSold out');
  expect(within(details).queryByRole('button', { name: /Accept|Reject|Deliver/ })).toBeNull();
});

test('J and K walk the rows, Enter opens, A accepts, ? helps', async () => {
  const { user } = await open();
  await user.keyboard('jj');
  expect(row(ACC)).toHaveFocus();
  await user.keyboard('k');
  expect(row(PEND)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Order aaaaaaaa' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(row(PEND)).toHaveFocus());
  const seen = server.answers(changeOrderStatus, order(PEND, { order_status: 'Accepted' }));
  await user.keyboard('a');
  await waitFor(() => expect(seen).toHaveLength(1));
  await user.keyboard('?');
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('/ goes to the search, where letters are letters again', async () => {
  const { user } = await open();
  await user.keyboard('/jay');
  expect(screen.getByRole('searchbox')).toHaveValue('jay');
});

test('the keys can be switched off', async () => {
  const { user } = await open();
  await user.keyboard('?');
  await user.click(screen.getByRole('checkbox', { name: 'Use single-key shortcuts' }));
  await user.keyboard('{Escape}');
  await user.keyboard('j');
  expect(row(PEND)).not.toHaveFocus();
});

test('orders that come while one looks wait behind a button', async () => {
  const { user } = await open([three[1] as Order]);
  has(three);
  // A change makes the list read again, as the poll would.
  server.refuses(changeOrderStatus, 'busy');
  await user.click(within(row(ACC)).getByRole('button', { name: /^Deliver/ }));
  const news = await screen.findByRole('button', { name: '2 new orders' });
  expect(ids()).toEqual([ACC]);
  await user.click(news);
  expect(ids()).toEqual([PEND, ACC, DEL]);
  expect(row(PEND)).toHaveTextContent('New');
});

test('when the orders do not come, Try Again does', async () => {
  server.refuses(listVendorOrders, 'unavailable');
  const { user } = openPage(<VendorOrdersPage />, { at: '/vendor/orders', as: vendor });
  expect(await screen.findByText('Failed to load orders. Please try again.')).toBeVisible();
  has(three);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(ids()).toHaveLength(3));
});

test('a phone gets cards with the same actions', async () => {
  const narrow = { matches: false, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', () => narrow);
  await open();
  expect(screen.queryByRole('table')).toBeNull();
  const list = screen.getByRole('list', { name: 'Orders' });
  expect(within(list).getByRole('button', { name: 'Accept order aaaaaaaa-111' })).toBeVisible();
  expect(
    within(list).getByRole('button', { name: 'Mark as Delivered, order bbbbbbbb-222' }),
  ).toBeVisible();
});
