import { cents } from '@larder/shared/basics/money';
import { isInGroup } from '@larder/shared/orders/orders';
import type { Order } from '@larder/shared/orders/orders.calls';
import { pickList } from '@larder/shared/orders/picking.calls';
import {
  changeOrderStatus,
  findVendorOrder,
  listVendorOrders,
  vendorOverview,
} from '@larder/shared/orders/vendorOrders.calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { keptText } from '#testing/kept.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';
import { vendorOrder } from '#vendor/orders/testing/vendorOrder.ts';

import { VendorOrdersPage } from './VendorOrdersPage.tsx';

const server = mockServer();
const vendor = someone({ role: 'vendor', name: 'Vera' });
const STORE = '01890000-0000-7000-8000-00000000000a';
const ONE = 'aaaaaaaa-1111-7000-8000-000000000001';
const TWO = 'bbbbbbbb-2222-7000-8000-000000000002';
const ACC = 'cccccccc-3333-7000-8000-000000000003';
const DEL = 'dddddddd-4444-7000-8000-000000000004';
const HOUR = 3_600_000;

/** Units: hours from now. */
const slotIn = (hours: number) => ({
  starts_at: new Date(Date.now() + hours * HOUR),
  ends_at: new Date(Date.now() + (hours + 2) * HOUR),
  time_zone: 'UTC',
});

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
        price: cents(250),
        quantity: 4,
        image: null,
      },
    ],
    ...more,
  });
}

const four = () => [
  order(ONE, { slot: slotIn(5), customer_name: 'Jonas Weber' }),
  order(TWO, { slot: slotIn(0.5), customer_name: 'Malik Johnson', delivery_method: 'Pickup' }),
  order(ACC, { order_status: 'Accepted', slot: slotIn(-3), customer_name: 'Hana Suzuki' }),
  order(DEL, { order_status: 'Delivered' }),
];

/** Whether the screen has room for the details beside the list. */
function setRoom(hasRoom: boolean): void {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: hasRoom }));
}
beforeEach(() => setRoom(true));

async function open(orders: Order[] = four(), at = '/vendor/orders') {
  const count = (status: string) => orders.filter((one) => one.order_status === status).length;
  server.answers(vendorOverview, {
    counts: {
      pending: count('pending'),
      Accepted: count('Accepted'),
      Rejected: count('Rejected'),
      Delivered: count('Delivered'),
    },
    newest_at: null,
    stores: [],
  });
  server.answers(findVendorOrder, ({ params }) => {
    const found = orders.find((one) => one.order_id === params['id']);
    if (!found) throw new Error('no such order');
    return found;
  });
  const asked = server.answers(listVendorOrders, ({ query }) => {
    const { group } = query;
    return {
      value: orders.filter(
        ({ order_status }) =>
          (group !== 'todo' && group !== 'done') || isInGroup(order_status, group),
      ),
      first: 1,
      total: orders.length,
      total_capped: false,
      truncated: false,
      as_of: new Date(),
      newer: 0,
    };
  });
  const page = openPage(<VendorOrdersPage />, { at, as: vendor });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return { ...page, asked };
}

const row = (id: string) => screen.getByRole('row', { name: `Order ${id.slice(0, 12)}` });
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset['row']);
const details = (id: string) =>
  screen.findByRole('complementary', { name: `Order ${id.slice(0, 8)}` });

test('the page opens on what is to do: to answer, then accepted, each by slot', async () => {
  const { asked } = await open();
  expect(asked[0]?.query).toEqual({ group: 'todo', sort: 'newest', limit: '50' });
  expect(ids()).toEqual([TWO, ONE, ACC]);
  expect(screen.getByText('2 to answer')).toBeVisible();
  expect(screen.getByText('1 accepted, next slot first')).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Select all orders of this page',
    'Customer',
    'Slot',
    'Items',
    'Total',
    'Order',
    'Actions',
    '2 to answer',
    '1 accepted, next slot first',
  ]);
  for (const text of ['Malik Johnson', 'Pickup', 'Starts in 30 min', '4', '$10.00', 'bbbbbbbb'])
    expect(row(TWO)).toHaveTextContent(text);
  expect(row(TWO)).not.toHaveTextContent('348 W 22nd St');
  expect(row(ONE)).toHaveTextContent('348 W 22nd St');
  expect(row(ACC)).toHaveTextContent('Late');
});

test('the other lists are one press away, with their numbers', async () => {
  const { user, asked, router } = await open();
  await user.click(await screen.findByRole('button', { name: 'Done 1' }));
  await waitFor(() => expect(ids()).toEqual([DEL]));
  expect(asked.at(-1)?.query).toMatchObject({ group: 'done' });
  expect(router.state.location.search).toBe('?status=done');
  await user.click(screen.getByRole('button', { name: 'All 4' }));
  await waitFor(() => expect(ids()).toHaveLength(4));
  expect(screen.getByRole('group', { name: 'Filter by status' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'To do 3' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await waitFor(() => expect(ids()).toEqual([TWO, ONE, ACC]));
});

test('without anything to do it says so; without any order, when they come', async () => {
  await open([order(DEL, { order_status: 'Delivered' })]);
  expect(await screen.findByRole('heading', { name: 'All done' })).toBeVisible();
});

test('a press on a row shows the order beside the list, which stays usable', async () => {
  const { user, router } = await open();
  await user.click(within(row(ONE)).getByRole('button', { name: /Jonas Weber/ }));
  const sheet = within(await details(ONE));
  expect(sheet.getByRole('heading', { name: 'Jonas Weber' })).toBeVisible();
  expect(sheet.getByRole('list', { name: 'Items' })).toHaveTextContent('Basmati Rice');
  expect(router.state.location.search).toBe(`?order=${ONE}`);
  // The row's buttons are those of the details.
  expect(within(row(TWO)).queryByRole('button', { name: /^Accept/ })).toBeNull();
  await user.keyboard('k');
  await details(TWO);
  expect(row(TWO)).toHaveFocus();
  await user.keyboard('jj');
  await details(ACC);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(row(ACC)).toHaveFocus();
  expect(router.state.location.search).toBe('');
  await user.keyboard('o');
  await details(ACC);
});

test('a press beside the controls of a row shows the order too, unless it selected text', async () => {
  const { user, router } = await open();
  const total = within(row(ONE)).getByText('$10.00');
  window.getSelection()?.selectAllChildren(total);
  fireEvent.click(total);
  expect(router.state.location.search).toBe('');
  window.getSelection()?.removeAllRanges();
  await user.click(screen.getByRole('checkbox', { name: 'Select order bbbbbbbb-222' }));
  expect(router.state.location.search).toBe('');
  fireEvent.click(total);
  await details(ONE);
});

test('after Accept the details show the next order to answer, and the last one stays', async () => {
  const { user } = await open(four(), `/vendor/orders?order=${TWO}`);
  server.answers(changeOrderStatus, order(TWO, { order_status: 'Accepted' }));
  const sheet = within(await details(TWO));
  await user.click(sheet.getByRole('button', { name: /^Accept/ }));
  await details(ONE);
  expect(ids()).toEqual([ONE, ACC, TWO]);
  expect(keptText('waitingOrderChanges')).toContain(TWO);
  await user.keyboard('j');
  await details(ACC);
});

test('A on a row with its details takes the focus on with them', async () => {
  const { user } = await open();
  server.answers(changeOrderStatus, order(TWO, { order_status: 'Accepted' }));
  await user.keyboard('j{Enter}');
  await details(TWO);
  await user.keyboard('a');
  await details(ONE);
  await waitFor(() => expect(row(ONE)).toHaveFocus());
});

test('A on a row without its details goes on to the next order to answer', async () => {
  const { user } = await open();
  server.answers(changeOrderStatus, order(TWO, { order_status: 'Accepted' }));
  await user.keyboard('ja');
  await waitFor(() => expect(ids()).toEqual([ONE, ACC, TWO]));
  expect(row(ONE)).toHaveFocus();
});

test('ticked rows take the place of the details, which a press shows all the same', async () => {
  const { user, router } = await open(four(), `/vendor/orders?order=${TWO}`);
  await details(TWO);
  await user.click(screen.getByRole('checkbox', { name: 'Select order aaaaaaaa-111' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(screen.getByRole('region', { name: 'Selected orders' })).toBeVisible();
  expect(router.state.location.search).toBe('');
  await user.click(within(row(TWO)).getByRole('button', { name: /Malik Johnson/ }));
  await details(TWO);
});

test('X with Shift ticks what lies between as it is shown', async () => {
  const { user } = await open();
  // The answer has the first row between these two.
  await user.keyboard('jjxj{Shift>}X{/Shift}');
  expect(screen.getByText('2 selected')).toBeVisible();
});

test('an accepted order’s slip is one press away', async () => {
  server.answers(pickList, { value: [], truncated: false });
  const { user, router } = await open(four(), `/vendor/orders?order=${ACC}`);
  const sheet = within(await details(ACC));
  await user.click(sheet.getByRole('button', { name: 'Packing slip' }));
  expect(await screen.findByText('Nothing to pick')).toBeVisible();
  expect(router.state.location.search).toBe(`?pick=${ACC}&show=slips`);
});

test('a phone has cards under their headings, and the details fill it', async () => {
  setRoom(false);
  const { user } = await open();
  expect(screen.queryByRole('table')).toBeNull();
  const cards = within(screen.getByRole('list', { name: '2 to answer' })).getAllByRole('listitem');
  expect(cards[0]).toHaveTextContent(/Malik Johnson.*Starts in 30 min.*\$10\.00.*4 items.*Pickup/);
  await user.click(within(cards[0] as HTMLElement).getByRole('button', { name: /Malik Johnson/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Malik Johnson' });
  expect(within(sheet).getByRole('button', { name: /^Accept/ })).toBeVisible();
});
