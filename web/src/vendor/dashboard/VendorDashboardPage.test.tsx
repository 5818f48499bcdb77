import { listStaff } from '@larder/shared/account/staff.calls';
import { cents } from '@larder/shared/basics/money';
import { type Order } from '@larder/shared/orders/orders.calls';
import { vendorReportLines } from '@larder/shared/orders/report.calls';
import {
  changeOrderStatus,
  listVendorOrders,
  type VendorDashboard,
  vendorDashboard,
  vendorOverview,
  vendorReport,
} from '@larder/shared/orders/vendorOrders.calls';
import { listDemand } from '@larder/shared/stores/demand.calls';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { listVendorStores } from '@larder/shared/stores/stores.calls';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { toasts } from '#platform/page/toast.ts';
import { cornerShop, onShelf } from '#testing/catalogue.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { VendorDashboardPage } from './VendorDashboardPage.tsx';

const Moments = z.object({ before_from: z.string(), placed_from: z.string() });
const server = mockServer();
beforeEach(() => {
  server.answers(listDemand, { weeks: WEEKS, value: [] });
  // Who has no order yet is asked to invite somebody.
  server.answers(listStaff, { members: [], invitations: [] });
});
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
    changes: [],
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

const WEEKS = ['2026-05-04', '2026-04-27', '2026-04-20', '2026-04-13'];

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
    'RiceMost ordered, in 3 of the newest 5,000 orders, counted every 10 minutes',
  );
  expect(screen.getAllByText('All time')).toHaveLength(2);
  expect(screen.getByText('Needs attention')).toBeVisible();
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

test('a large figure never breaks', async () => {
  open([order(1)], [cornerShop], { ...some, revenue: cents(211_303_957) });
  const figure = await screen.findByText('$2,113,039.57');
  expect(figure).toHaveClass('whitespace-nowrap');
});

test('the newest orders stand above the chart', async () => {
  open([order(1)]);
  const recent = await screen.findByRole('region', { name: 'Recent Orders' });
  const chart = screen.getByRole('region', { name: 'Sales over time' });
  expect(recent.compareDocumentPosition(chart)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('what is low or out of stock is told, the fewest packs first', async () => {
  const items = [
    onShelf(1, 'Rice', { quantity: 12 }),
    { ...onShelf(2, 'Salt', { quantity: 12 }), low_at: 12 },
    onShelf(3, 'Basil', { quantity: 0 }),
  ];
  open([order(1)], [{ ...cornerShop, items }]);
  const low = within(await screen.findByRole('region', { name: 'Low Stock' }));
  expect(low.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'BasilCorner ShopOut of stock',
    'SaltCorner Shop12 left',
  ]);
  expect(low.getByRole('link', { name: 'Salt' })).toHaveAttribute(
    'href',
    `/vendor/store?store=${cornerShop.store_id}&q=Salt`,
  );
});

test('of many low items six are shown, the others are one press away', async () => {
  const items = Array.from({ length: 8 }, (_, n) => onShelf(n, `Thing ${n}`, { quantity: 1 }));
  open([order(1)], [{ ...cornerShop, items }]);
  const rest = await screen.findByText(/^2 more\./);
  expect(within(rest).getByRole('link', { name: 'Corner Shop' })).toHaveAttribute(
    'href',
    `/vendor/store?store=${cornerShop.store_id}&sort=stock`,
  );
});

test('what was wanted nearby: by how many, when, and the way to the shelf', async () => {
  const foods = ['Cilantro', 'Naan', 'Tahini', 'Lime', 'Leek'].map((name, n) => {
    const { ingredient_id, unit_quantity, unit, category, image } = onShelf(n, name);
    const pack = { ingredient_id, name, unit_quantity, unit, category, image };
    return { ...pack, store_id: cornerShop.store_id, shoppers: [0, 14 - n, 5, 0] };
  });
  server.answers(listDemand, { weeks: WEEKS, value: foods });
  open([order(1)]);
  const card = within(await screen.findByRole('region', { name: 'Wanted Nearby' }));
  expect(card.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Cilantro14 shoppers, week of Apr 27 · Corner ShopAdd',
    'Naan13 shoppers, week of Apr 27 · Corner ShopAdd',
    'Tahini12 shoppers, week of Apr 27 · Corner ShopAdd',
    'Lime11 shoppers, week of Apr 27 · Corner ShopAdd',
  ]);
  expect(card.getByRole('link', { name: 'Add Cilantro to Corner Shop' })).toHaveAttribute(
    'href',
    `/vendor/add-inventory?store=${cornerShop.store_id}&q=Cilantro`,
  );
  expect(card.getByRole('link', { name: 'See all 5, week by week' })).toHaveAttribute(
    'href',
    '/vendor/demand',
  );
});

test('a pending order can be accepted in place', async () => {
  const { user } = open([order(1, { order_status: 'pending' })]);
  const seen = server.answers(changeOrderStatus, order(1, { order_status: 'Accepted' }));
  await screen.findByRole('list', { name: 'Newest orders' });
  has([order(1, { order_status: 'Accepted' })]);
  await user.click(await screen.findByRole('button', { name: 'Accept order 11111111-111' }));
  expect(await screen.findByText('Order 11111111... has been marked as Accepted.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  expect(seen).toHaveLength(0);
  act(toasts.dismissUndo);
  await waitFor(() => expect(seen).toHaveLength(1));
});

test('a pending order can be rejected with a reason', async () => {
  const { user } = open([order(1, { order_status: 'pending' })]);
  const seen = server.answers(changeOrderStatus, order(1, { order_status: 'Rejected' }));
  await user.click(await screen.findByRole('button', { name: 'Reject order 11111111-111' }));
  await user.type(await screen.findByLabelText('Reason (optional)'), 'Closed today{Enter}');
  expect(await screen.findByText('Order 11111111... has been marked as Rejected.')).toBeVisible();
  expect(seen[0]?.body).toMatchObject({ order_status: 'Rejected', reject_reason: 'Closed today' });
});

test('a failed rejection keeps the reason', async () => {
  const { user } = open([order(1, { order_status: 'pending' })]);
  server.breaks(changeOrderStatus);
  await user.click(await screen.findByRole('button', { name: 'Reject order 11111111-111' }));
  await user.type(await screen.findByLabelText('Reason (optional)'), 'Closed today{Enter}');
  expect(await screen.findByText(/^Error updating order status/)).toBeVisible();
  expect(screen.getByLabelText('Reason (optional)')).toHaveValue('Closed today');
  server.refuses(changeOrderStatus, 'invalid_transition');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('accepting another order keeps a typed reason', async () => {
  const { user } = open([1, 2].map((n) => order(n, { order_status: 'pending' })));
  const seen = server.answers(changeOrderStatus, order(1, { order_status: 'Accepted' }));
  await user.click(await screen.findByRole('button', { name: 'Accept order 11111111-111' }));
  await user.click(screen.getByRole('button', { name: 'Reject order 22222222-111' }));
  await user.type(await screen.findByLabelText('Reason (optional)'), 'Closed today');
  act(toasts.dismissUndo);
  await waitFor(() => expect(seen).toHaveLength(1));
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

test('a report of the last week is one press', async () => {
  const { user, router } = open([order(1)]);
  const asked = server.answers(vendorReport, { days: [], stores: [], items: [] });
  const report = within(await screen.findByRole('region', { name: 'Report' }));
  await user.click(report.getByRole('button', { name: 'Last 7 days' }));
  expect(await report.findByText('Nothing was sold on these days.')).toBeVisible();
  const day = new Date();
  day.setHours(0, 0, 0, 0);
  const [first, next] = [new Date(day), new Date(day)];
  first.setDate(day.getDate() - 6);
  next.setDate(day.getDate() + 1);
  expect(asked[0]?.query).toMatchObject({
    placed_from: first.toISOString(),
    placed_before: next.toISOString(),
  });
  expect(report.getByLabelText('From')).toHaveValue(
    new URLSearchParams(router.state.location.search).get('first'),
  );
});

test('a report of some days has sums by day, store and item, and can be had as a file', async () => {
  const { user, router } = open([order(1)]);
  const sums = { orders: 2, packs: 5, revenue: cents(1250) };
  const asked = server.answers(vendorReport, {
    days: [{ day: '2026-05-01', orders: 2, revenue: cents(1250) }],
    stores: [{ store_id: order(1).store_id, name: '=Corner Shop', ...sums }],
    items: [{ name: 'Rice', size: '500 gm', ...sums }],
  });
  const report = within(await screen.findByRole('region', { name: 'Report' }));
  expect(report.getByText('Choose the first and the last day, or')).toBeVisible();
  fireEvent.change(report.getByLabelText('From'), { target: { value: '2026-05-01' } });
  fireEvent.change(report.getByLabelText('To'), { target: { value: '2026-05-01' } });
  expect(await report.findByRole('row', { name: '2026-05-01 2 $12.50' })).toBeVisible();
  expect(asked[0]?.query).toMatchObject({
    placed_from: new Date(2026, 4, 1).toISOString(),
    placed_before: new Date(2026, 4, 2).toISOString(),
  });
  expect(router.state.location.search).toBe('?first=2026-05-01&last=2026-05-01');
  await user.click(report.getByRole('button', { name: 'By store' }));
  expect(report.getByRole('row', { name: '=Corner Shop 2 5 $12.50' })).toBeVisible();
  await user.click(report.getByRole('button', { name: 'By item' }));
  expect(report.getByRole('row', { name: 'Rice, 500 gm 2 5 $12.50' })).toBeVisible();
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(report.getByRole('button', { name: 'Download CSV' }));
  expect(create).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('a week stands beside the one before, with what is earned and what sold best', async () => {
  const { user, router } = open([order(1)]);
  const store = { store_id: order(1).store_id, name: 'Corner Shop' };
  const books = { packs: 5, revenue: cents(1250), refunds: cents(50) };
  const asked = server.answers(vendorReport, {
    days: [{ day: '2026-05-01', orders: 2, revenue: cents(1250), refunds: cents(50) }],
    stores: [{ ...store, orders: 2, ...books }],
    before: [{ ...store, orders: 1, packs: 1, revenue: cents(1000), refunds: cents(0) }],
    items: [
      { name: 'Rice', size: '500 gm', orders: 2, ...books, known: cents(1200), cost: cents(900) },
    ],
    taxes: [{ tax_class: 'reduced', ...books }],
    goods: { ...books, known: cents(1200), cost: cents(900) },
  });
  const report = within(await screen.findByRole('region', { name: 'Report' }));
  await user.click(report.getByRole('button', { name: 'Week' }));
  expect(await report.findByText('+100 % · 1')).toBeVisible();
  expect(report.getByText('+20 % · $10.00')).toBeVisible();
  expect(report.getByText('−40 % · $10.00')).toBeVisible();
  expect(
    report.getByText('Margin of 100 % of sales, where the cost is known: $3.00 (25 %)'),
  ).toBeVisible();
  expect(report.getByRole('list', { name: 'Best products' })).toHaveTextContent(
    '5 × Rice, 500 gm$12.50',
  );
  const [first] = asked;
  const query = z.parse(Moments, first?.query);
  expect(new Date(query.placed_from).getDay()).toBe(1);
  expect(new Date(query.before_from).getDay()).toBe(1);

  await user.click(report.getByRole('button', { name: 'By tax class' }));
  expect(report.getByRole('row', { name: 'reduced 5 $12.00 $0.50' })).toBeVisible();
  expect(report.getByText(/No tax is computed/)).toBeVisible();
  expect(report.getByRole('button', { name: 'The week after' })).toBeDisabled();
  await user.click(report.getByRole('button', { name: 'The week before' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(router.state.location.search).toMatch(/^\?period=week&first=\d{4}-\d\d-\d\d$/);
  expect(report.getByRole('button', { name: 'The week after' })).toBeEnabled();
});

test('without orders before it says so; without costs how to set them', async () => {
  const { user } = open([order(1)]);
  const sums = { orders: 2, packs: 5, revenue: cents(1250) };
  server.answers(vendorReport, {
    days: [],
    stores: [{ store_id: order(1).store_id, name: 'Corner Shop', ...sums }],
    before: [],
    items: [],
    goods: { packs: 5, revenue: cents(1250) },
  });
  const report = within(await screen.findByRole('region', { name: 'Report' }));
  await user.click(report.getByRole('button', { name: 'Month' }));
  expect(await report.findByText(/: no orders before$/)).toBeVisible();
  expect(report.getByRole('link', { name: 'inventory' })).toHaveAttribute(
    'href',
    '/vendor/inventory',
  );
  expect(report.queryByRole('button', { name: 'By tax class' })).toBeNull();
});

test('all products can be had as a file; a failure is told', async () => {
  const { user } = open([order(1)]);
  server.answers(vendorReport, { days: [], stores: [], items: [] });
  const asked = server.answers(vendorReportLines, { value: [], truncated: false });
  const report = within(await screen.findByRole('region', { name: 'Report' }));
  await user.click(report.getByRole('button', { name: 'Last 7 days' }));
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const button = await report.findByRole('button', { name: 'All products as CSV' });
  await user.click(button);
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(asked).toHaveLength(1);
  vi.restoreAllMocks();
  server.refuses(vendorReportLines, 'unavailable');
  await user.click(button);
  await waitFor(() =>
    expect(toasts.get().map(({ text }) => text)).toContainEqual(
      expect.stringContaining('The file could not be made'),
    ),
  );
});
